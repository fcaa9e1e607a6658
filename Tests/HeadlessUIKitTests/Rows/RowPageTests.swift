import Foundation
import Testing

@Suite("The page of behaviour rows")
struct RowPageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func page() throws -> RowPage {
    RowPage(text: try String(contentsOf: Self.root.appending(path: RowPage.path), encoding: .utf8))
  }

  private func titles() throws -> RowTitles {
    try RowTitles(folder: Self.root.appending(path: "Tests/HeadlessUIKitTests"))
  }

  @Test("It lists the rows 1 to 246, each once and in order")
  func numbers() throws {
    #expect(try page().rows.map(\.number) == Array(1...246))
  }

  @Test("It says of each row what the tests show")
  func upToDate() throws {
    let page = try page()
    let shown = page.shown(by: try titles())
    for (line, expected) in zip(page.lines, shown.lines) {
      #expect(line == expected, "The page is older than the tests' titles. Run: Scripts/rows")
    }
  }

  @Test("No test names a row that is not there")
  func unknownRows() throws {
    for title in try titles().titles {
      #expect(!title.rows.isEmpty && title.rows.allSatisfy { 1...246 ~= $0 }, "In \(title.suite)")
    }
  }

  @Test("A believed row that is done has a test with the tag .believed")
  func believedRows() throws {
    let titles = try titles().titles
    for row in try page().rows where row.evidence == .believed && row.state != .notDone {
      #expect(
        titles.contains { $0.isBelieved && $0.rows.contains(row.number) },
        "Row \(row.number) is in \(row.suites.joined(separator: ", "))")
    }
  }

  @Test(
    "A title names rows alone, in lists and in ranges",
    arguments: [
      ("Row 14, S1-02: x", [14]), ("Rows 16 and 17: x", [16, 17]), ("Row 48, row 65: x", [48, 65]),
      ("Rows 135 to 138: x", [135, 136, 137, 138]), ("Rows 81 and 82, E-15: x", [81, 82]),
    ])
  func titleForms(title: String, rows: [Int]) {
    let source = "@Test(\n  \"\(title)\", .tags(.believed))\nfunc x() {}"
    #expect(
      RowTitles.titles(in: source, suite: "Here") == [
        RowTitles.Title(rows: rows, isBelieved: true, suite: "Here")
      ])
  }

  @Test("What is no title of a row is passed over")
  func otherTitles() {
    let source = """
      @Test("Rows of no height are not shown") func x() {}
      // Row 7: a comment
      """
    #expect(RowTitles.titles(in: source, suite: "Here").isEmpty)
  }

  @Test("A row without a test is not done, and a difference stays as long as a test shows it")
  func states() throws {
    let line = "| 9 | A name | sourced | differs: it is headless | ATests BTests |"
    let row = try #require(BehaviourRow(line: line))
    #expect(row.line == line)
    #expect(row.shown(by: ["ATests"]).state == .differs("it is headless"))
    #expect(row.shown(by: []).line == "| 9 | A name | sourced | not done |  |")
    #expect(row.shown(by: []).shown(by: ["CTests"]).state == .done)
  }
}
