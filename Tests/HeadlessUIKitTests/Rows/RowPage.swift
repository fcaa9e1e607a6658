import Foundation

/// The page of the engine's documentation that lists every row of the behaviour specification.
///
/// Names, sources and differences are written by hand; what is done, and the tests that show it, come
/// from the tests' titles. `Scripts/rows` writes them, and ``RowPageTests`` compares them.
struct RowPage: Equatable {
  enum Line: Equatable {
    case row(BehaviourRow)
    case text(String)
  }

  static let path = "Sources/HeadlessUIKit/HeadlessUIKit.docc/behaviour-rows.md"

  var lines: [Line]

  init(text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      BehaviourRow(line: line).map(Line.row) ?? .text(String(line))
    }
  }

  var rows: [BehaviourRow] {
    lines.compactMap { line in
      if case .row(let row) = line { row } else { nil }
    }
  }

  var text: String {
    lines.map { line in
      switch line {
      case .row(let row): row.line
      case .text(let text): text
      }
    }
    .joined(separator: "\n")
  }

  /// The page as the tests say it.
  func shown(by titles: RowTitles) -> Self {
    var page = self
    page.lines = lines.map { line in
      guard case .row(let row) = line else { return line }
      return .row(row.shown(by: titles.suites(of: row.number)))
    }
    let sum = page.sum
    page.lines = page.lines.map { line in
      if case .text(let text) = line, text.hasPrefix("**") { .text(sum) } else { line }
    }
    return page
  }

  /// The line that counts, the only one of the page that begins in bold.
  private var sum: String {
    let done = rows.filter { $0.state != .notDone }
    let differing = done.count { $0.state != .done }
    let believed = done.count { $0.evidence == .believed }
    return "**Done: \(done.count) of \(rows.count). "
      + "Of these differ: \(differing). Of these are believed: \(believed).**"
  }

  /// Brings the page of a clone up to date with its tests.
  static func write(root: URL) throws {
    let file = root.appending(path: path)
    let titles = try RowTitles(folder: root.appending(path: "Tests/HeadlessUIKitTests"))
    let page = RowPage(text: try String(contentsOf: file, encoding: .utf8)).shown(by: titles)
    try page.text.write(to: file, atomically: true, encoding: .utf8)
    print(page.sum.trimmingCharacters(in: ["*"]))
  }
}
