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

          let identifier =
            ↪ "a line of code that is longer
            ↪ than the page"

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

  @Test("Prose and code never leave their width", arguments: [16, 17, 40, 88])
  func widths(width: Int) {
    let lines = PageRenderer(width: width).render(MarkdownPage(Self.source)).lines
    #expect(lines.allSatisfy { $0.plain.displayWidth <= width }, "\(lines.map(\.plain))")
  }

  private static let picture = """
    ```
    #2 made   ┤ │ Emma  ┃
                │ ┈┈┈┈┈ ┃
    ⋮
                ╰───────╯
    ```
    """

  @Test("A drawing stands as far from the left as it can, and its notes below it where it must")
  func drawing() {
    let page = MarkdownPage(Self.picture)
    func lines(_ width: Int) -> [String] {
      PageRenderer(width: width).render(page).lines.map(\.plain)
    }
    #expect(lines(40)[0] == "    #2 made   ┤ │ Emma  ┃")
    #expect(lines(22)[0] == " #2 made   ┤ │ Emma  ┃")
    #expect(
      lines(18) == ["│ Emma  ┃", "│ ┈┈┈┈┈ ┃", "⋮", "╰───────╯", "From the top: #2", "made."])
  }

  @Test("A plain page has no drawn lines in its drawings: a screen loses them, a diagram is typed")
  func plainDrawings() {
    let screen = PageRenderer(width: 40, isPlain: true).render(MarkdownPage(Self.picture))
    #expect(screen.plain == "    #2 made       Emma\n    ⋮")
    let diagram = "```\ndesk ──▶ drawer\n  ▲        │\n  └────────┘\n```"
    #expect(
      PageRenderer(width: 40, isPlain: true).render(MarkdownPage(diagram)).plain
        == "    desk --> drawer\n      ^        |\n      +--------+")
  }
}
