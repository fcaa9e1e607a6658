import HeadlessUIKit
import Testing

@MainActor
struct UserHandsTests {
  private let controller = ShelfController([("Fiction", (0..<40).map { "Novel \($0)" })])

  private func hands(height: CGFloat = 220) -> UserHands {
    let hands = UserHands(on: window(controller, height: height))
    controller.calls = []
    return hands
  }

  @Test("A tap on a row tells the delegate all that a finger's tap tells it")
  func row() throws {
    let hands = hands()
    try hands.tap(rowAt: IndexPath(row: 1, section: 0), in: controller.table)
    try hands.tap(rowAt: IndexPath(row: 2, section: 0), in: controller.table)
    #expect(
      controller.calls == [
        "will select 1", "did select 1", "will select 2", "did deselect 1", "did select 2",
      ])
  }

  @Test("A row out of sight is scrolled into sight before it is tapped")
  func farRow() throws {
    try hands().tap(rowAt: IndexPath(row: 30, section: 0), in: controller.table)
    #expect(controller.calls.first == "begins")
    #expect(controller.calls.suffix(2) == ["will select 30", "did select 30"])
    let visible = try #require(controller.table.indexPathsForVisibleRows)
    #expect(visible.contains(IndexPath(row: 30, section: 0)))
  }

  @Test("A row that is not there is an error that names it")
  func noRow() {
    let path = IndexPath(row: 40, section: 0)
    #expect(throws: UserHands.Failure.noRow(path, in: "table")) {
      try hands().tap(rowAt: path, in: controller.table)
    }
    #expect(
      "\(UserHands.Failure.noRow(path, in: "table"))" == "There is no row 0-40 to tap in the table."
    )
  }

  @Test("A drag tells its beginning, every step and its end, and shows every row on its way")
  func drag() throws {
    var shown: Set<Int> = []
    let hands = hands()
    let table = controller.table
    try hands.scroll(table, by: 30)
    #expect(controller.calls == ["begins", "at 22", "at 30", "ends"])
    controller.calls = []
    try hands.scroll(table, to: 100)
    #expect(controller.calls == ["begins", "at 52", "at 74", "at 96", "at 100", "ends"])
    try hands.scroll(table, to: 0)
    for event in table.reuseLog?.events ?? [] {
      if let row = event.indexPath?[1], event.kind != .pooled { shown.insert(row) }
    }
    #expect(shown == Set(0...6))
  }

  @Test("A drag stops at the ends of the content")
  func ends() throws {
    let hands = hands()
    try hands.scroll(controller.table, by: .greatestFiniteMagnitude)
    #expect(controller.table.contentOffset.y == controller.table.contentSize.height - 220)
    try hands.scroll(controller.table, by: -.greatestFiniteMagnitude)
    #expect(controller.table.contentOffset.y == 0)
  }

  @Test("A list that takes no drags stays where it is")
  func locked() {
    let hands = hands()
    controller.table.isScrollEnabled = false
    #expect(throws: UserHands.Failure.notScrollable("UITableView")) {
      try hands.scroll(controller.table, by: 10)
    }
    #expect(controller.calls.isEmpty)
  }

  @Test("A list that is wider than its view is dragged sideways")
  func sideways() throws {
    let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    strip.contentSize = CGSize(width: 900, height: 100)
    let root = UIView(frame: strip.frame)
    root.addSubview(strip)
    try UserHands(on: root).scroll(strip, by: 1000)
    #expect(strip.contentOffset == CGPoint(x: 580, y: 0))
  }

  @Test("A button is found by its title, the topmost first")
  func title() throws {
    let hands = hands()
    try hands.tap("Buy")
    #expect(controller.calls == ["bought Novel 0"])
  }

  @Test("A title that no button has is an error that names those there are")
  func noTitle() {
    #expect(throws: UserHands.Failure.noButton(titled: "Sell", present: ["Buy", "Buy"])) {
      try hands(height: 110).tap("Sell")
    }
    #expect(
      "\(UserHands.Failure.noButton(titled: "Sell", present: ["Buy"]))"
        == "No button in sight is called “Sell”; there are: “Buy”.")
  }

  @Test("A disabled button does nothing; one that is covered or out of sight cannot be tapped")
  func unreachable() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.setTitle("Buy", for: .normal)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    root.addSubview(button)
    let hands = UserHands(on: root)
    try hands.tap(button)
    button.isEnabled = false
    try hands.tap(button)
    #expect(taps == 1)
    button.isEnabled = true
    root.addSubview(UIView(frame: root.bounds))
    #expect(throws: UserHands.Failure.self) { try hands.tap(button) }
    root.subviews.last?.removeFromSuperview()
    button.frame.origin.y = 200
    #expect(throws: UserHands.Failure.self) { try hands.tap(button) }
    button.removeFromSuperview()
    #expect(throws: UserHands.Failure.self) { try hands.tap(button) }
    #expect(taps == 1)
  }

  @Test("A memory warning empties the reuse queues and leaves the screen alone")
  func memory() throws {
    let hands = hands()
    try hands.scroll(controller.table, by: 200)
    try hands.scroll(controller.table, by: -200)
    let log = try #require(controller.table.reuseLog)
    let shown = controller.table.visibleCells
    #expect(log.pool == ["Price": 2])
    MemoryWarning.send()
    #expect(log.pool.isEmpty)
    #expect(controller.table.visibleCells == shown)
  }
}
