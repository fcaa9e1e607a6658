import Foundation
import Testing

@testable import HeadlessUIKit

/// A table of texts with a diffable data source that writes down what the provider is asked for.
@MainActor
final class DiffableTable {
  typealias Source = UITableViewDiffableDataSource<String, String>

  let table: UITableView
  let source: Source
  private final class Log { var asked: [String] = [] }
  private let log = Log()

  init(_ first: String? = nil, _ makeSource: (UITableView, @escaping Source.CellProvider) -> Source)
  {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    source = makeSource(table) { [log] table, indexPath, item in
      log.asked.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
      cell.textLabel?.text = item
      return cell
    }
    guard let first else { return }
    source.apply(snapshot(first))
    table.layoutIfNeeded()
    log.asked = []
  }

  convenience init(_ first: String? = nil) {
    self.init(first) { Source(tableView: $0, cellProvider: $1) }
  }

  /// The items that the provider was asked for since the last time.
  func asked() -> [String] {
    defer { log.asked = [] }
    return log.asked
  }

  /// The texts on the screen.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  func cell(_ item: String) -> UITableViewCell? {
    source.indexPath(for: item).flatMap(table.cellForRow(at:))
  }
}

@Suite("A table's diffable data source")
@MainActor
struct TableDiffableTests {
  @Test("Row 207: makes itself the data source, which the table does not keep alive")
  func selfAssignment() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    var source: DiffableTable.Source? = DiffableTable.Source(tableView: table) { _, _, _ in nil }
    #expect(table.dataSource === source)
    source = nil
    #expect(table.dataSource == nil)
  }

  @Test("Row 208: its snapshot is a copy without marks")
  func copy() {
    let it = DiffableTable("A: a b")
    var marked = it.source.snapshot()
    marked.reloadItems(["a"])
    marked.reconfigureItems(["b"])
    marked.reloadSections(["A"])
    it.source.apply(marked)
    let copy = it.source.snapshot()
    #expect(copy.reloadedItemIdentifiers.isEmpty && copy.reconfiguredItemIdentifiers.isEmpty)
    #expect(copy.reloadedSectionIdentifiers.isEmpty && copy == marked)
  }

  @Test("Row 209: identifiers and index paths that are not there are nil")
  func lookingUp() {
    let it = DiffableTable("A: a b, B: c")
    #expect(it.source.itemIdentifier(for: row(0, 1)) == "c")
    #expect(it.source.itemIdentifier(for: row(1, 1)) == nil)
    #expect(it.source.itemIdentifier(for: row(0, 9)) == nil)
    #expect(it.source.itemIdentifier(for: row(-1, 0)) == nil)
    #expect(it.source.itemIdentifier(for: IndexPath(index: 0)) == nil)
    #expect(it.source.indexPath(for: "b") == row(1) && it.source.indexPath(for: "x") == nil)
    #expect(it.source.sectionIdentifier(for: 1) == "B")
    #expect(it.source.sectionIdentifier(for: 2) == nil)
    #expect(it.source.sectionIdentifier(for: -1) == nil)
    #expect(it.source.index(for: "B") == 1 && it.source.index(for: "X") == nil)
  }

  @Test("Row 210: the first snapshot is a reload, and the completion comes before apply returns")
  func firstApply() {
    let it = DiffableTable()
    var isDone = false
    it.source.apply(snapshot("A: a b")) { isDone = true }
    #expect(isDone && it.table.numberOfRows(inSection: 0) == 2)
    #expect(it.table.visibleCells.isEmpty)
    it.table.layoutIfNeeded()
    #expect(it.texts == ["a", "b"])
  }

  @Test("Rows 210 and 211: rows that stay or move keep their cells, and nobody is asked for them")
  func update() {
    let it = DiffableTable("A: a b c, B: d")
    let cells = ["a", "b", "c", "d"].map(it.cell)
    it.source.apply(snapshot("A: c x a, B: d b"))
    #expect(it.texts == ["c", "x", "a", "d", "b"] && it.asked() == ["x"])
    #expect(zip(cells, ["a", "b", "c", "d"]).allSatisfy { $0 === it.cell($1) })
  }

  @Test("Row 210: marks come in a second batch, so a new row that is marked is asked for twice")
  func marks() {
    let it = DiffableTable("A: a b c")
    let old = ["a", "b", "c"].map(it.cell)
    var next = snapshot("A: x a b c")
    next.reloadItems(["x", "b"])
    next.reconfigureItems(["c"])
    it.source.apply(next)
    #expect(it.asked().sorted() == ["b", "c", "x", "x"])
    #expect(it.cell("a") === old[0] && it.cell("b") !== old[1] && it.cell("c") === old[2])
  }

  @Test("A marked section is shown anew")
  func markedSection() {
    let it = DiffableTable("A: a b, B: c")
    var next = it.source.snapshot()
    next.reloadSections(["A"])
    it.source.apply(next)
    #expect(it.asked() == ["a", "b"] && it.texts == ["a", "b", "c"])
  }

  @Test("Row 212: without animation it finds the differences, too; on demand it reloads")
  func reload() {
    let it = DiffableTable("A: a b")
    let cell = it.cell("a")
    it.source.apply(snapshot("A: a c"), animatingDifferences: false)
    #expect(it.asked() == ["c"] && it.cell("a") === cell)
    var isDone = false
    it.source.applySnapshotUsingReloadData(snapshot("A: a d")) { isDone = true }
    it.table.layoutIfNeeded()
    #expect(isDone && it.asked() == ["a", "d"] && it.texts == ["a", "d"])
  }

  @Test("The same snapshot again does nothing")
  func nothingToDo() {
    let it = DiffableTable("A: a b")
    let delegate = HeightDelegate(log: CallLog())
    it.table.delegate = delegate
    it.table.layoutIfNeeded()
    _ = (delegate.log.take(), it.asked())
    var isDone = false
    it.source.apply(snapshot("A: a b")) { isDone = true }
    #expect(isDone && delegate.log.calls.isEmpty && it.asked().isEmpty)
  }

  @Test(
    "Row 217: a row that outlives its section, or goes into a new one, or two sections that move",
    arguments: [
      ("A: x, B: y", "B: x y", true), ("A: x y", "A: x, B: y", true),
      ("A: a, B: b, C: c", "C: c, B: b, A: a", true),
      ("A: a, B: b, C: c", "C: c, A: a, B: b", false),
    ])
  func fallback(old: String, new: String, reloads: Bool) {
    let it = DiffableTable(old)
    it.source.apply(snapshot(new))
    #expect(it.asked().isEmpty)
    #expect(it.table.visibleCells.isEmpty == reloads)
    it.table.layoutIfNeeded()
    #expect(it.texts == it.source.snapshot().itemIdentifiers)
    #expect(it.asked().count == (reloads ? it.texts.count : 0))
  }

  @Test("Row 218: a subclass answers what the data source does not")
  func subclass() {
    final class Titled: DiffableTable.Source {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { sectionIdentifier(for: section) }

      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath) == "b"
      }
    }
    let plain = DiffableTable("A: a b")
    #expect(plain.table.headerView(forSection: 0) == nil)
    #expect(!plain.source.tableView(plain.table, canEditRowAt: row(1)))
    #expect(!plain.source.tableView(plain.table, canMoveRowAt: row(1)))
    let titled = DiffableTable("A: a b") { Titled(tableView: $0, cellProvider: $1) }
    #expect(titled.table.headerView(forSection: 0)?.textLabel?.text == "A")
    #expect(titled.source.tableView(titled.table, canEditRowAt: row(1)))
  }

  @Test("The selection follows its row")
  func selection() {
    let it = DiffableTable("A: a b c")
    it.table.selectRow(at: row(2), animated: false, scrollPosition: .none)
    it.source.apply(snapshot("A: c a x"))
    #expect(it.table.indexPathForSelectedRow == row(0))
  }

  @Test("A snapshot applied from a completion, and one inside the table's own batch")
  func nested() {
    let it = DiffableTable("A: a")
    it.source.apply(snapshot("A: a b")) { it.source.apply(snapshot("A: b c")) }
    #expect(it.texts == ["b", "c"])
    var marked = snapshot("A: c b")
    marked.reloadItems(["b"])
    it.table.performBatchUpdates { it.source.apply(marked) }
    #expect(it.texts == ["c", "b"])
  }

  @Test("A table that is gone leaves a data source that can still be asked")
  func withoutTable() {
    var table: UITableView? = UITableView(frame: .zero)
    let source = table.map { DiffableTable.Source(tableView: $0) { _, _, _ in nil } }
    table = nil
    source?.apply(snapshot("A: a"))
    #expect(source?.snapshot().itemIdentifiers == ["a"])
  }

  @Test("Row 210: applied with await, it is shown when that returns")
  func asynchronous() async {
    let it = DiffableTable("A: a")
    await it.source.apply(snapshot("A: b"), animatingDifferences: true)
    #expect(it.texts == ["b"])
    await it.source.applySnapshotUsingReloadData(snapshot("A: c"))
    it.table.layoutIfNeeded()
    #expect(it.texts == ["c"])
  }

  @Test(
    "Random snapshots leave every row with its item, and ask for new ones only",
    arguments: seeds(30))
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let it = DiffableTable("")
    var shown: Set<String> = []
    for _ in 0..<40 {
      var next = Snapshot()
      next.appendSections(
        Array(
          ["A", "B", "C", "D"].shuffled(using: &random).prefix(.random(in: 0...4, using: &random))))
      for item in (0..<16).shuffled(using: &random).prefix(.random(in: 0...16, using: &random))
      where next.numberOfSections > 0 {
        next.appendItems(
          ["\(item)"], toSection: next.sectionIdentifiers.randomElement(using: &random))
      }
      let marked = next.itemIdentifiers.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
      let refilled = next.itemIdentifiers.filter {
        !marked.contains($0) && Int.random(in: 0..<6, using: &random) == 0
      }
      next.reloadItems(marked)
      next.reconfigureItems(refilled)
      let isReload = !it.table.canFollow(
        SnapshotDifference(from: it.source.snapshot().content, to: next.content).updates)
      it.source.apply(next)
      it.table.layoutIfNeeded()
      #expect(it.source.snapshot() == next && it.table.numberOfSections == next.numberOfSections)
      let visible = (it.table.indexPathsForVisibleRows ?? []).map {
        it.source.itemIdentifier(for: $0)
      }
      #expect(
        it.texts == visible.compactMap { $0 } && it.texts.count == min(10, next.numberOfItems))
      let asked = Set(it.asked())
      #expect(
        isReload
          || asked.isSubset(
            of: Set(next.itemIdentifiers).subtracting(shown).union(marked).union(refilled))
      )
      shown = Set(it.texts)
    }
  }
}
