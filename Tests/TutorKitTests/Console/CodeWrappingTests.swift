import Testing

@testable import TutorKit

@Suite("Code on a narrow page")
struct CodeWrappingTests {
  @Test(
    "A line is broken between two tokens, and goes on behind a sign",
    arguments: [
      ("let a = 1", ["let a = 1"]),
      (
        "  cell.titleLabel.text = books[indexPath.row].title",
        ["  cell.titleLabel.text =", "    ↪ books[indexPath.row]", "    ↪ .title"]
      ),
      (
        "table.register(BookCell.self, forCellReuseIdentifier: name)",
        ["table.register(BookCell.self,", "  ↪ forCellReuseIdentifier:", "  ↪ name)"]
      ),
    ])
  func tokens(line: String, lines: [String]) {
    #expect(CodeWrapping(width: 30, isPlain: false).wrap(line) == lines)
  }

  @Test("A string is broken between words, and a name only where it must be")
  func words() {
    #expect(
      CodeWrapping(width: 20, isPlain: false).wrap("\"Fog over Ostend and Salt\"")
        == ["\"Fog over Ostend", "  ↪ and Salt\""])
    #expect(
      CodeWrapping(width: 16, isPlain: true).wrap("unregisteredIdentifier")
        == ["unregistered", "    Identifier"])
    #expect(
      CodeWrapping(width: 12, isPlain: true).wrap("한글한글한글한글") == ["한글한글한글", "    한글"])
  }

  @Test("No line is wider than the page, nothing is lost", arguments: [12, 13, 30, 80])
  func widths(width: Int) {
    let code = "        guard let cell = table.cell(at: [0, 1]) as? BookCell else { return \"한글\" }"
    let lines = CodeWrapping(width: width, isPlain: false).wrap(code)
    #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(lines)")
    func letters(_ text: String) -> String { text.filter { $0 != " " && $0 != "↪" } }
    #expect(letters(lines.joined()) == letters(code))
  }
}
