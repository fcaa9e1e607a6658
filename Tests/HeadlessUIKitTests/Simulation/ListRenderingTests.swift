import HeadlessUIKit
import Testing

@MainActor
struct ListRenderingTests {
  private let controller = ShelfController([
    ("Fiction", (0..<3).map { "Novel \($0)" }), ("시집", (0..<20).map { "Poem \($0)" }),
  ])

  @Test("A table is drawn with headers, rows, separators, selection, scroll bar and ruler")
  func table() throws {
    let window = window(controller)
    try UserHands(on: window).tap(rowAt: IndexPath(row: 1, section: 0), in: controller.table)
    (controller.table.cellForRow(at: IndexPath(row: 2, section: 0)))?.accessoryType = .checkmark
    #expect(
      ScreenRendering(of: window).ruledText == """
        ╭─ Books ──────────────────────────────╮
        │─ Fiction ────────────────────────────┃  header 0
        │  Novel 0                  [ Buy ]    ┃  0-0  #1 made
        │  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
        ▌  Novel 1                  [ Buy ]    │  0-1  #2 made
        ▌  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
        │  Novel 2                  [ Buy ]  ✓ │  0-2  #3 made
        │  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
        │─ 시집 ───────────────────────────────│  header 1
        │  Poem 0                   [ Buy ]    │  1-0  #4 made
        ╰──────────────────────────────────────╯
          made 4, reused 0
          waiting: none

        """)
  }

  @Test("A header that stays is drawn over the rows, and reused rows say so")
  func scrolled() throws {
    let window = window(controller)
    try UserHands(on: window).scroll(controller.table, by: 60)
    try UserHands(on: window).scroll(controller.table, by: 60)
    #expect(
      ScreenRendering(of: window).ruledText == """
        ╭─ Books ──────────────────────────────╮
        │━ Fiction ━━━━━━━━━━━━━━━━━━━━━━━━━━━━│  header 0
        │  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┃  0-2  #3 made
        │─ 시집 ───────────────────────────────┃  header 1
        │  Poem 0                   [ Buy ]    │  1-0  #4 made
        │  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
        │  Poem 1                   [ Buy ]    │  1-1  #5 made
        │  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
        │  Poem 2                   [ Buy ]    │  1-2  #6 made
        │  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
        │  Poem 3                   [ Buy ]    │  1-3  #1 reused
        ╰──────────────────────────────────────╯
          made 6, reused 1
          waiting: 1 × Price

        """)
  }

  @Test("The plain drawing has no signs beyond ASCII but those of the content")
  func plain() throws {
    let window = window(controller)
    try UserHands(on: window).tap(rowAt: IndexPath(row: 0, section: 0), in: controller.table)
    let drawing = ScreenRendering(of: window, style: .plain)
    #expect(
      drawing.lines.prefix(4) == [
        "  - Fiction ----------------------------",
        "*   Novel 0                  [ Buy ]    ",
        "*                                       ",
        "    Novel 1                  [ Buy ]    ",
      ])
    #expect(drawing.ruledText.filter { !$0.isASCII } == "시집")
    #expect(drawing.ruledText.contains("\n  shows points 0 to 220 of 1068\n"))
  }

  @Test("Items of a grid have boxes, the selected one a double box")
  func grid() throws {
    let controller = CoverController(count: 7)
    let window = window(controller, height: 290)
    try UserHands(on: window).tap(itemAt: IndexPath(item: 4, section: 0), in: controller.grid)
    try UserHands(on: window).scroll(controller.grid, to: .greatestFiniteMagnitude)
    #expect(
      ScreenRendering(of: window).ruledText == """
        ╭──────────────────────────────────────╮
        ││ 책 0     │ │ 책 1     │ │ 책 2     ││  0-0  #1 made
        │└──────────┘ └──────────┘ └──────────┘│  0-1  #2 made, 0-2  #3 made
        │                                      ┃
        │┌──────────┐ ╔══════════╗ ┌──────────┐┃  0-3  #4 made
        ││          │ ║          ║ │          │┃  0-4  #5 made
        ││          │ ║          ║ │          │┃  0-5  #6 made
        ││ 책 3     │ ║ 책 4     ║ │ 책 5     │┃
        │└──────────┘ ╚══════════╝ └──────────┘┃
        │                                      ┃
        │┌──────────┐                          ┃  0-6  #7 made
        ││          │                          ┃
        ││          │                          ┃
        ││ 책 6     │                          ┃
        │└──────────┘                          ┃
        ╰──────────────────────────────────────╯
          made 7, reused 0
          waiting: none

        """)
  }

  @Test("A header of a grid is a rule with its words in it")
  func gridHeader() {
    let controller = CoverController(count: 1)
    controller.layout.headerReferenceSize = CGSize(width: 320, height: 30)
    #expect(
      ScreenRendering(of: window(controller, height: 140)).ruledText == """
        ╭──────────────────────────────────────╮
        │─ New ──────────────────────── All › ─│  header 0  #2 made
        │┌──────────┐                          │  0-0  #1 made
        ││          │                          │
        ││          │                          │
        ││ 책 0     │                          │
        │└──────────┘                          │
        ╰──────────────────────────────────────╯
          made 2, reused 0
          waiting: none

        """)
  }

  @Test("A cell that was not dequeued is named so in the ruler")
  func stray() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
    table.reuseLog = ReuseLog()
    table.dataSource = source
    #expect(ScreenRendering(of: table).marks.map(\.instance) == [nil])
    #expect(ScreenRendering(of: table).ruledText.contains("│  0-0  not dequeued\n"))
  }

  @Test("A table that is edited is drawn with its signs for deleting, choosing and moving")
  func editing() {
    let list = Editable(["a", "b"])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    table.dataSource = list
    table.delegate = list
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    func rows() -> [Substring] {
      ScreenRendering(of: window).text.split(separator: "\n").filter { $0.contains(/[ab]/) }
    }
    table.setEditing(true, animated: false)
    #expect(
      rows() == [
        "│ ⊖     a                            ≡ │", "│ ⊖     b                            ≡ │",
      ])
    list.style = .insert
    list.canMove = { $0.row == 0 }
    table.setEditing(false, animated: false)
    table.setEditing(true, animated: false)
    #expect(rows().map { $0.prefix(9) } == ["│ ⊕     a", "│ ⊕     b"])
    #expect(rows().map { $0.contains("≡") } == [true, false])
    table.setEditing(false, animated: false)
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(rows().map { $0.dropFirst().prefix(8) } == [" ○     a", " ●     b"])
    table.setEditing(false, animated: false)
    #expect(rows().map { $0.dropFirst().prefix(3) } == ["  a", "  b"])
  }

  @Test("Of a million rows only those on the screen are drawn")
  func million() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1_000_000
      }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
        cell.textLabel?.text = "Row \(path.row)"
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    table.dataSource = source
    table.layoutIfNeeded()
    table.contentOffset.y = 44 * 999_998
    let drawing = ScreenRendering(of: table)
    #expect(drawing.marks.map(\.place) == ["0-999998", "0-999999"])
    #expect(drawing.lines.map { $0.last } == ["╮", "│", "│", "│", "┃", "╯"])
  }
}
