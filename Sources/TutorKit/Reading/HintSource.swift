import Foundation

/// The hints of a stage as they are written, for documents that are Markdown themselves.
struct HintSource {
  let lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
  }

  /// The first hint for a task.
  func first(for title: String) -> String? {
    let task =
      lines
      .drop { !$0.hasPrefix("## ") || String($0.dropFirst(3)).withoutTaskNumber != title }
      .dropFirst()
      .prefix { !$0.hasPrefix("## ") }
    let look = task.drop { $0 != "### \(HintPage.Level.look.rawValue)" }.dropFirst()
      .prefix { !$0.hasPrefix("### ") }
    let text = look.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}
