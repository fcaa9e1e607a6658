import Testing

@testable import TutorKit

@Suite("Markdown")
struct MarkdownTests {
  @Test("Blocks are told apart by how their lines begin")
  func blocks() {
    let page = MarkdownPage(
      """
      # Title
      A paragraph
      of two lines.

      <!-- a comment
      of two lines -->
      - one
        goes on
        - nested
      12. twelve

      > said
      > twice

      ```swift
      let a = 1
        # no heading
      ```
      ---
      """)
    #expect(
      page.blocks == [
        .heading(level: 1, "Title"), .paragraph("A paragraph of two lines."),
        .item(depth: 0, mark: "•", "one goes on"), .item(depth: 1, mark: "•", "nested"),
        .item(depth: 0, mark: "12.", "twelve"), .quote("said twice"),
        .code(["let a = 1", "  # no heading"]), .rule,
      ])
  }

  @Test("Code that is never closed is code to the end, and a comment is text")
  func unclosed() {
    #expect(MarkdownPage("```\na\nb").blocks == [.code(["a", "b"])])
    #expect(MarkdownPage("a <!-- b").blocks == [.paragraph("a <!-- b")])
  }

  @Test(
    "What only looks like a mark is text", arguments: ["#nothing", "-5 degrees", "1984 was", "* "])
  func text(line: String) {
    #expect(MarkdownPage("x\(line)").blocks == [.paragraph("x\(line)".trimmingBlanks)])
  }

  @Test("A bar in code or behind a backslash divides no cell")
  func table() {
    let page = MarkdownPage("| a | b |\n|---|:-:|\n| `x|y` | 1\\|2 |\n| z |")
    #expect(page.blocks == [.table(header: ["a", "b"], rows: [["`x|y`", "1|2"], ["z"]])])
  }

  @Test(
    "Marks inside a paragraph are taken away and become styles",
    arguments: [
      ("**bold** and *thin*", "bold and thin", [TextStyle.strong, nil, .emphasis]),
      ("`a *b*` c", "a *b* c", [.code, nil]),
      ("``a`b``", "a`b", [.code]),
      ("**`UITableView`**", "UITableView", [.code]),
      ("snake_case_name", "snake_case_name", [nil]),
      ("2 * 3 * 4", "2 * 3 * 4", [nil]),
      ("\\*no\\*", "*no*", [nil]),
      ("un**closed", "un**closed", [nil]),
      ("[words](page.md)", "words", [nil]),
      ("<doc:next-page>", "next-page", [.code]),
      ("a < b > c", "a < b > c", [nil]),
      ("*한글*은", "한글은", [.emphasis, nil]),
    ] as [(String, String, [TextStyle?])])
  func inline(source: String, plain: String, styles: [TextStyle?]) {
    let text = StyledText(markdown: source)
    #expect(text.plain == plain)
    #expect(text.runs.map(\.style) == styles)
  }

  @Test("A web link is clickable and also written out")
  func link() {
    let text = StyledText(markdown: "See [the docs](https://swift.org/a_b).")
    #expect(text.plain == "See the docs (https://swift.org/a_b).")
    #expect(text.runs.compactMap(\.link) == ["https://swift.org/a_b"])
    #expect(StyledText(markdown: "<https://swift.org>").plain == "https://swift.org")
  }

  @Test("Hints are found by task and level, whatever their heading's number")
  func hints() {
    let page = HintPage(
      """
      # Hints
      ## 1. First
      ### look
      Why?
      ### Tool
      Use it.

      And so on.
      ## Second
      ### shape
      ```
      x
      ```
      ### other
      Not a hint.
      """)
    #expect(page.tasks.map(\.title) == ["First", "Second"])
    #expect(page.hints(for: "First").map(\.level) == [.look, .tool])
    #expect(page.hints(for: "First").last?.page.blocks.count == 2)
    #expect(page.hints(for: "Second").map(\.page.blocks) == [[.code(["x"])]])
    #expect(page.hints(for: "Third").isEmpty)
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
