import Foundation
import HeadlessUIKit
import Testing

@Suite("The rows a table shows")
@MainActor
struct TableWindowTests {
  @Test("Row 74: a row's cell waits once the row is completely outside the bounds")
  func partlyVisibleRowsStay() throws {
    let list = RowList(100)
    let table = makeTable(of: list, height: 440)
    table.layoutIfNeeded()
    let first = try #require(table.cellForRow(at: row(0)))
    table.show(43.5)
    #expect(table.cellForRow(at: row(0)) === first)
    table.show(44)
    #expect(table.cellForRow(at: row(0)) == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "Row") === first)
  }

  @Test("Row 75: slow scrolling needs one cell more than the screen holds rows")
  func slowScrolling() {
    let list = RowList(1000)
    let table = makeTable(of: list, height: 440)
    table.reuseLog = ReuseLog()
    table.layoutIfNeeded()
    for y in stride(from: 0, through: 8800, by: 11) { table.show(CGFloat(y)) }
    #expect(table.reuseLog?.count(.made) == 11)
  }

  @Test("Row 76: a jump of a screen doubles the cells, and further jumps make no more")
  func jump() {
    let list = RowList(1000)
    let table = makeTable(of: list, height: 440)
    table.reuseLog = ReuseLog()
    table.layoutIfNeeded()
    let first = table.visibleCells
    table.show(4400)
    #expect(table.reuseLog?.count(.made) == 20)
    #expect(table.visibleCells.allSatisfy { !first.contains($0) })
    for y in [8800, 0, 4400] { table.show(CGFloat(y)) }
    #expect(table.reuseLog?.count(.made) == 20)
  }

  @Test("Row 77: reloadData makes no cell, and reports the old ones from bottom to top")
  func reload() {
    let log = CallLog()
    let list = RowList(100, log: log)
    let delegate = HeightDelegate(log: log)
    let table = makeTable(of: list, height: 200)
    table.delegate = delegate
    table.layoutIfNeeded()
    let before = Set(table.visibleCells)
    _ = log.take()
    table.reloadData()
    table.layoutIfNeeded()
    #expect(Set(table.visibleCells) == before)
    #expect(
      log.take().filter { $0.hasPrefix("didEnd") }
        == [3, 2, 1, 0].map { "didEndDisplaying \($0)" })
  }

  @Test("Row 80: cellForRow(at:) is nil off screen and out of range, and never stops the app")
  func cellForRow() {
    let list = RowList(100)
    let table = makeTable(of: list, height: 440)
    #expect(table.cellForRow(at: row(0)) == nil, "nothing is laid out")
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: row(9))?.textLabel?.text == "0-9")
    for path in [row(10), row(100), row(-1), row(0, 7), row(0, -1)] {
      #expect(table.cellForRow(at: path) == nil)
    }
  }

  @Test("Rows 81 and 82, E-15: while rows are put on the screen their cells cannot be had")
  func questionsDuringUpdate() async {
    let stop = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(3)
      let table = makeTable(of: list)
      list.configure = { _, indexPath in
        precondition(table.cellForRow(at: indexPath) == nil)
        _ = table.visibleCells
      }
      table.layoutIfNeeded()
      precondition(table.visibleCells.count == 3)
    }
    expect(
      stop,
      wrote: "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the "
        + "process of updating its visible cells, which is not allowed. ")
    expect(
      stop,
      wrote: "Attempted to access the table view's visibleCells while they were in the process of "
        + "being updated, which is not allowed. ")
  }

  @Test("Rows 83 and 84: visible cells and rows come from top to bottom", .tags(.believed))
  func order() {
    let list = RowList(3, 0, 30)
    let table = makeTable(of: list, height: 220)
    table.layoutIfNeeded()
    table.show(440)
    table.show(66)
    let expected = [row(1), row(2), row(0, 2), row(1, 2), row(2, 2), row(3, 2)]
    #expect(table.indexPathsForVisibleRows == expected)
    #expect(table.visibleCells.map(\.textLabel?.text) == expected.map { "\($0.section)-\($0.row)" })
  }

  @Test("Row 84: an empty table has no visible rows")
  func noVisibleRows() {
    let list = RowList(0)
    let table = makeTable(of: list)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows ?? [] == [])
    #expect(table.visibleCells == [])
  }

  @Test("Row 86: indexPath(for:) is nil for a cell that is not on the screen")
  func indexPathForCell() throws {
    let list = RowList(100)
    let table = makeTable(of: list, height: 440)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: row(3)))
    #expect(table.indexPath(for: cell) == row(3))
    table.show(880)
    #expect(table.indexPath(for: cell) == nil)
    #expect(table.indexPath(for: UITableViewCell()) == nil)
    let other = makeTable(of: list)
    other.layoutIfNeeded()
    #expect(table.indexPath(for: try #require(other.cellForRow(at: row(0)))) == nil)
  }

  @Test("Row 87: indexPathForRow(at:) is nil outside of any row")
  func indexPathForPoint() {
    let list = RowList(2)
    let table = makeTable(of: list)
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 0)) == row(0))
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 43.9)) == row(0))
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 44)) == row(1))
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 88)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: -1)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 320, y: 1)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: CGFloat.nan)) == nil)
  }

  @Test("Row 88: a layout outside a window works, and is mentioned once")
  func outsideWindow() async {
    let stop = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(1)
      for _ in 0..<2 {
        let table = makeTable(of: list)
        table.layoutIfNeeded()
        precondition(table.visibleCells.count == 1)
      }
    }
    let text = standardError(of: stop)
    let warning =
      "Warning once only: UITableView was told to layout its visible cells and other contents "
      + "without being in the view hierarchy (the table view or one of its superviews has not been "
      + "added to a window). "
    #expect(text.components(separatedBy: warning).count == 2)
  }

  @Test("Row 88: nothing is mentioned when a window holds the table")
  func insideWindow() async {
    let stop = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(1)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let table = makeTable(of: list)
      window.addSubview(table)
      window.layoutIfNeeded()
      precondition(table.visibleCells.count == 1)
    }
    #expect(standardError(of: stop) == "")
  }

  @Test("Row 89: didEndDisplaying has the index path of the past")
  func didEndDisplaying() {
    let log = CallLog()
    let list = RowList(3, log: log)
    let delegate = HeightDelegate(log: log)
    let table = makeTable(of: list)
    table.delegate = delegate
    table.layoutIfNeeded()
    _ = log.take()
    list.counts = [0]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(
      log.calls.filter { $0.hasPrefix("didEnd") } == [2, 1, 0].map { "didEndDisplaying \($0)" })
  }

  @Test("Row 90: willDisplay comes once each time a row comes into sight")
  func willDisplay() {
    let log = CallLog()
    let list = RowList(100)
    let delegate = HeightDelegate(log: log)
    let table = makeTable(of: list, height: 200)
    table.delegate = delegate
    table.layoutIfNeeded()
    table.show(10)
    table.show(20)
    #expect(log.count("willDisplay 0") == 1)
    table.show(600)
    table.show(0)
    #expect(log.count("willDisplay 0") == 2)
  }

  @Test("Row 92: a table without a delegate shows its rows")
  func noDelegate() {
    let list = RowList(3)
    let table = makeTable(of: list)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
  }

  @Test("S2-10, S2-11, S2-12: what a cell was given stays on it when it is used again")
  func contentLeaks() throws {
    let list = RowList(100)
    list.configure = { cell, indexPath in
      guard indexPath.row == 0 else { return }
      cell.textLabel?.text = "Log out"
      cell.textLabel?.textColor = .red
      cell.accessoryType = .checkmark
    }
    let table = makeTable(of: list, height: 44)
    table.layoutIfNeeded()
    table.show(22)
    table.show(44)
    table.show(66)
    let leaked = try #require(table.cellForRow(at: row(2)))
    #expect(leaked.textLabel?.text == "Log out")
    #expect(leaked.textLabel?.textColor == .red)
    #expect(leaked.accessoryType == .checkmark)
  }

  @Test("E-12: a reloadData from cellForRow is done once, afterwards, and mentioned")
  func reloadDuringUpdate() async {
    let stop = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(3)
      let table = makeTable(of: list)
      var isDone = false
      list.configure = { cell, indexPath in
        cell.textLabel?.text = isDone ? "new" : "old"
        guard indexPath.row == 2, !isDone else { return }
        isDone = true
        table.reloadData()
      }
      table.layoutIfNeeded()
      precondition(table.visibleCells.map { $0.textLabel?.text } == ["new", "new", "new"])
    }
    expect(
      stop,
      wrote:
        "Attempted to call -reloadData on the table view while it was in the process of reading "
        + "or showing its rows, which is not allowed. ")
  }

  @Test("E-12: a reloadData from every cellForRow comes to an end")
  func endlessReload() async {
    let stop = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(3)
      let table = makeTable(of: list)
      var calls = 0
      list.configure = { _, _ in
        calls += 1
        table.reloadData()
        table.layoutIfNeeded()
      }
      table.layoutIfNeeded()
      precondition(calls == 6, "one layout and one repetition, not \(calls) calls")
      precondition(table.visibleCells.count == 3)
    }
    expect(
      stop,
      wrote: "The table view was told to -reloadData again while it showed its rows because of the "
        + "last such call. ")
  }

  @Test(
    "Every combination of small lists and offsets shows exactly the rows that lie in the bounds")
  func exactWindow() {
    for count in 0..<6 {
      let list = RowList(count)
      let table = makeTable(of: list, height: 100)
      for y in stride(from: CGFloat(-120), through: 300, by: 11) {
        table.show(y)
        let expected = (0..<count).filter { row in
          let top = CGFloat(row) * 44
          return top < table.bounds.maxY && top + 44 > table.bounds.minY
        }
        #expect(table.visibleRows == expected, "\(count) rows at \(y)")
      }
    }
  }
}
