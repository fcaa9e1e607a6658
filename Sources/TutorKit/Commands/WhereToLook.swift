import Foundation

/// Finds the lines of the learner's files that a failure is about, as far as its words tell.
struct WhereToLook {
  /// A line of a file.
  struct Place: Equatable {
    /// The path below the course.
    let file: String
    let line: Int
  }

  /// A name that a message quotes, and where the learner wrote it in quotation marks.
  struct Quote: Equatable {
    let name: String
    let places: [Place]
  }

  private let workspace: Workspace
  private let lines: [(place: Place, text: String)]

  init(_ workspace: Workspace) {
    self.workspace = workspace
    let tree = workspace.tree
    lines = tree.files.flatMap { file in
      let texts = (tree.content(of: file) ?? "").split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return texts.enumerated().map { index, text in
        (Place(file: workspace.path(of: file), line: index + 1), String(text))
      }
    }
  }

  /// The first place that is still marked as one to edit for a task: `// TODO: 2. …`.
  func mark(ofTask number: Int) -> Place? {
    lines.first { $0.text.contains("// TODO: \(number).") }?.place
  }

  /// The names that a failure quotes and the learner wrote, in a nib too.
  func quotes(in issue: TestIssue) -> [Quote] {
    var quotes: [Quote] = []
    for text in [issue.message] + issue.comments {
      for name in Self.names(in: text) where !quotes.contains(where: { $0.name == name }) {
        let places = lines.filter { isWritten(name, in: $0.text) }.map(\.place)
        if !places.isEmpty { quotes.append(Quote(name: name, places: places)) }
      }
    }
    return quotes
  }

  /// What stands in quotation marks in our sentences, and where UIKit's have a name.
  private static func names(in text: String) -> [String] {
    let forms = [
      /“([^”]+)”/, /with name '([^']+)'/, /in nib \(([^)]+)\)/, /register the nib \(([^)]+)\)/,
    ]
    return forms.flatMap { form in text.matches(of: form).map { String($0.1) } }
  }

  private func isWritten(_ name: String, in line: String) -> Bool {
    let isXML = line.drop { $0 == " " }.hasPrefix("<")
    return line.contains(isXML ? "reuseIdentifier=\"\(name)\"" : "\"\(name)\"")
  }
}
