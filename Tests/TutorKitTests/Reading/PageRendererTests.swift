import Testing

@testable import TutorKit

@Suite("Pages on the terminal")
struct PageRendererTests {
  private static let source = """
    # Say it once
    A name that stands in **three** places is wrong in one. 한글로 쓴 문장도 줄을 바꿉니다 📚📚.

    1. Read the message that `dequeue` gives you, all of it
       - then think
    2. Mend it

    ```
    let identifier = "a line of code that is longer than the page"
    ```
    > A rule
    > of the house

    | call | does |
    | --- | --- |
    | `register` | says how |
    """

  @Test("A page at forty columns")
  func forty() {
    let text = PageRenderer(width: 40).render(MarkdownPage(Self.source)).plain
    #expect(
      text == """
        # Say it once

        A name that stands in three places is
        wrong in one. 한글로 쓴 문장도 줄을
        바꿉니다 📚📚.

          1. Read the message that dequeue gives
             you, all of it
            • then think
          2. Mend it

            let identifier = "a line of code that is longer than the page"

        │ A rule of the house

        call      does
        ────────  ────────
        register  says how
        """)
  }

  @Test("A plain page draws nothing")
  func plain() {
    let page = MarkdownPage("- a\n\n> b\n\n| c |\n|---|\n| d |\n\n---")
    #expect(
      PageRenderer(width: 10, isPlain: true).render(page).plain
        == "  - a\n\n> b\n\nc\n-\nd\n\n----------")
  }

  @Test("A table that is too wide becomes a list of its rows")
  func wideTable() {
    let page = MarkdownPage(
      "| API | what it does |\n|---|---|\n| `register` | says how a view is made |")
    #expect(
      PageRenderer(width: 24).render(page).plain
        == "API: register\n  what it does: says how\n    a view is made")
  }

  @Test("Prose never leaves its width", arguments: [8, 17, 40, 88])
  func widths(width: Int) {
    let prose = Self.source.split(separator: "```")[0]
    let lines = PageRenderer(width: width).render(MarkdownPage(String(prose))).lines
    #expect(lines.allSatisfy { $0.plain.displayWidth <= max(width, 8) }, "\(lines.map(\.plain))")
  }
}
