import Foundation
import HeadlessUIKit
import Testing

private final class NoInit: UITableViewCell {
  init(title: String) {
    super.init(style: .default, reuseIdentifier: title)
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("Dequeuing a table's cells", .serialized)
@MainActor
struct TableDequeueTests {
  @Test("Row 14, S1-02: an identifier that is not registered stops the app")
  func unregistered() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UITableView().dequeueReusableCell(withIdentifier: "X", for: row(0))
    }
    expect(
      stop,
      raised: "unable to dequeue a cell with identifier X - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard")
  }

  @Test("Row 15, S1-03: without an index path an unregistered identifier gives nil")
  func unregisteredWithoutIndexPath() {
    #expect(UITableView().dequeueReusableCell(withIdentifier: "X") == nil)
  }

  @Test("S1-03: the trap on the nil is Swift's, and no exception of UIKit's")
  func unwrappedNil() async {
    let stop = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let cell: UITableViewCell! = UITableView().dequeueReusableCell(withIdentifier: "X")
      _ = cell.contentView
    }
    expect(stop, trapped: "Unexpectedly found nil while implicitly unwrapping an Optional value")
  }

  @Test("Rows 16 and 17: a registered class gives a new cell with the identifier")
  func makesCell() throws {
    let table = UITableView()
    table.register(LoggingCell.self, forCellReuseIdentifier: "X")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "X"))
    #expect(cell is LoggingCell)
    #expect(cell.reuseIdentifier == "X")
    #expect(cell.detailTextLabel == nil, "style default has no second label")
  }

  @Test("Row 20: the queue hands out last what was put in first, and identifiers do not share")
  func lastInFirstOut() {
    let list = RowList(20)
    list.makeCell = { table, indexPath in
      table.dequeueReusableCell(
        withIdentifier: indexPath.row.isMultiple(of: 2) ? "Even" : "Odd", for: indexPath)
    }
    let table = makeTable(of: list, height: 88)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Even")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Odd")
    table.layoutIfNeeded()
    let first = table.visibleCells
    table.show(88)  // rows 2 and 3 are new, 0 and 1 go
    #expect(table.visibleCells.allSatisfy { !first.contains($0) })
    let second = table.visibleCells
    table.show(176)
    #expect(table.visibleCells == first, "each identifier had one cell waiting")
    table.show(264)
    #expect(table.visibleCells == second)
    list.counts = [0]
    table.reloadData()
    #expect(table.dequeueReusableCell(withIdentifier: "Even") === second[0])
    #expect(table.dequeueReusableCell(withIdentifier: "Even") === first[0])
  }

  @Test("Row 21: neither scrolling nor reloading trims the queue; a memory warning empties it")
  func memoryWarning() {
    let list = RowList(100)
    let table = makeTable(of: list, height: 440)
    table.reuseLog = ReuseLog()
    table.layoutIfNeeded()
    for y in [440, 880, 0, 2200] { table.show(CGFloat(y)) }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.reuseLog?.count(.made) == 20)
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #expect(table.reuseLog?.count(.discarded) == 10)
    table.show(0)
    #expect(table.reuseLog?.count(.made) == 30)
  }

  @Test("Row 22: a table without a recycled cell has none to hand out")
  func queueIsLazy() {
    let list = RowList(1)
    let table = makeTable(of: list)
    table.layoutIfNeeded()
    table.register(nil as AnyClass?, forCellReuseIdentifier: "Row")
    #expect(table.dequeueReusableCell(withIdentifier: "Row") == nil)
  }

  @Test("Row 23, S2-19: prepareForReuse comes in the dequeue of a used cell, never on a new one")
  func prepareForReuse() {
    let log = CallLog()
    LoggingCell.log = log
    let list = RowList(100, log: log)
    let table = makeTable(of: list, LoggingCell.self, height: 44)
    table.layoutIfNeeded()
    #expect(log.count("prepareForReuse") == 0)
    _ = log.take()
    table.show(44)
    #expect(log.count("prepareForReuse") == 0, "row 1 needed a new cell, and row 0's only left")
    _ = log.take()
    table.show(88)
    #expect(log.take() == ["cellForRow 2", "prepareForReuse", "return 2"])
  }

  @Test("Row 25: a cell that leaves the screen keeps its content until it is dequeued")
  func noPrepareAtEnqueue() throws {
    let list = RowList(100)
    let table = makeTable(of: list, height: 44)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: row(0)))
    cell.isHighlighted = true
    table.show(440)
    #expect(table.cellForRow(at: row(0)) == nil)
    #expect(cell.isHighlighted, "prepareForReuse would have reset it")
  }

  @Test("Rows 24 and 26: a cell without an identifier is shown, never queued, and let go")
  func withoutIdentifier() {
    let list = RowList(100)
    list.makeCell = { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    let table = makeTable(of: list, height: 44)
    table.reuseLog = ReuseLog()
    table.layoutIfNeeded()
    weak let cell = table.visibleCells.first
    #expect(cell != nil)
    table.show(440)
    #expect(cell == nil)
    #expect(table.reuseLog?.events.map(\.kind) == [.discarded])
    #expect(table.reuseLog?.events.map(\.instance) == [0])
  }

  @Test("Row 27: inside cellForRow a cell comes as wide as the table and as high as its row")
  func sizeInsideCellForRow() {
    let list = RowList(1)
    var size: CGSize?
    list.configure = { cell, _ in size = cell.frame.size }
    let table = makeTable(of: list)
    table.frame.size.width = 390
    table.rowHeight = 60
    table.layoutIfNeeded()
    #expect(size == CGSize(width: 390, height: 60))
  }

  @Test("Row 28: outside a layout, and without an index path, a new cell is 320 × 44")
  func sizeOutsideLayout() {
    let list = RowList(1)
    let table = makeTable(of: list)
    table.frame.size.width = 390
    table.rowHeight = 60
    let size = CGSize(width: 320, height: 44)
    #expect(table.dequeueReusableCell(withIdentifier: "Row", for: row(0)).frame.size == size)
    #expect(table.dequeueReusableCell(withIdentifier: "Row")?.frame.size == size)
  }

  @Test("Row 29: the dequeue by index path asks for the row's height; the other does not")
  func dequeueAsksHeight() {
    let log = CallLog()
    let list = RowList(1, log: log)
    let delegate = HeightDelegate(log: log)
    let table = makeTable(of: list)
    table.delegate = delegate
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(log.take().contains(["cellForRow 0", "heightForRow 0", "return 0"]))
    list.makeCell = { table, _ in
      table.dequeueReusableCell(withIdentifier: "Row") ?? UITableViewCell()
    }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(log.take().contains(["cellForRow 0", "return 0"]))
  }

  @Test("Row 30: a second dequeue for the row whose cell is asked for stops the app")
  func dequeueTwice() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(1)
      list.makeCell = { table, indexPath in
        _ = table.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        return table.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
      }
      makeTable(of: list).layoutIfNeeded()
    }
    expect(
      stop,
      raised: "Attempted to dequeue multiple cells for the same index path, which is not allowed. "
        + "If you really need to dequeue more cells than the table view is requesting, use the "
        + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
        + "Row, index path: <NSIndexPath: 0x…> {length = 2, path = 0 - 0}")
  }

  @Test("Row 30: the dequeue without an index path may be called as often as one likes")
  func dequeueMany() {
    let list = RowList(1)
    list.makeCell = { table, indexPath in
      _ = table.dequeueReusableCell(withIdentifier: "Row")
      _ = table.dequeueReusableCell(withIdentifier: "Row")
      return table.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
    let table = makeTable(of: list)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 1)
  }

  @Test("Row 31: an index path that the table does not have stops the app")
  func unknownIndexPath() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "X")
      _ = table.dequeueReusableCell(withIdentifier: "X", for: row(0))
    }
    expect(
      stop,
      raised: "request for rect at invalid index path "
        + "(<NSIndexPath: 0x…> {length = 2, path = 0 - 0})")
  }

  @Test("Row 32: an empty identifier stops the dequeue by index path", .tags(.believed))
  func emptyIdentifier() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UITableView().dequeueReusableCell(withIdentifier: "", for: row(0))
    }
    expect(
      stop,
      raised: "must pass a valid reuse identifier to "
        + "-[UITableView dequeueReusableCellWithIdentifier:forIndexPath:]")
  }

  @Test("Row 33, S1-10: a cast to the wrong class is Swift's trap", .tags(.believed))
  func wrongCast() async {
    let stop = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(1)
      list.makeCell = { table, indexPath in
        table.dequeueReusableCell(withIdentifier: "Row", for: indexPath) as! LoggingCell
      }
      makeTable(of: list).layoutIfNeeded()
    }
    expect(stop, trapped: "Could not cast value of type 'HeadlessUIKit.UITableViewCell' (0x…) to ")
  }

  @Test("Row 34: a class without the initialiser is Swift's trap")
  func missingInitialiser() async {
    let stop = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      makeTable(of: RowList(1), NoInit.self).dequeueReusableCell(withIdentifier: "Row")?.tag = 1
    }
    expect(
      stop, trapped: "Use of unimplemented initializer 'init(style:reuseIdentifier:)' for class")
  }

  @Test("Row 36, S4-01: a table whose data source is gone is empty, and asks nothing")
  func dataSourceGone() {
    var list: RowList? = RowList(3)
    let table = makeTable(of: list ?? RowList())
    #expect(table.numberOfSections == 1)
    list = nil
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 0)
    #expect(table.visibleCells.isEmpty)
  }

  @Test("Row 36: rows that come into sight when the data source is gone stop the app")
  func dataSourceGoneWhileScrolling() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      var list: RowList? = RowList(100)
      let table = makeTable(of: list ?? RowList())
      table.layoutIfNeeded()
      list = nil
      table.show(440)
    }
    expect(stop, raised: "UITableView dataSource is not set")
  }

  @Test("Row 37: one cell for two rows ends up at the later one", .tags(.believed))
  func sameCellTwice() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "Only")
    let list = RowList(2)
    list.makeCell = { _, _ in cell }
    let table = makeTable(of: list)
    table.layoutIfNeeded()
    #expect(cell.frame.minY == 44)
    #expect(table.indexPath(for: cell) == row(1))
    list.counts = [0]
    table.reloadData()
    #expect(table.dequeueReusableCell(withIdentifier: "Only") === cell)
    #expect(table.dequeueReusableCell(withIdentifier: "Only") == nil, "it waits once")
  }

  @Test("A cell that is shown again without a dequeue does not wait meanwhile")
  func shownWithoutDequeue() {
    let cells = (0..<20).map { _ in UITableViewCell(style: .default, reuseIdentifier: "Static") }
    let list = RowList(20)
    list.makeCell = { _, indexPath in cells[indexPath.row] }
    let table = makeTable(of: list, height: 88)
    table.layoutIfNeeded()
    table.show(440)
    table.show(0)
    let waiting = (0..<3).map { _ in table.dequeueReusableCell(withIdentifier: "Static") }
    #expect(waiting.compactMap { $0.flatMap(cells.firstIndex(of:)) }.sorted() == [10, 11])
  }
}
