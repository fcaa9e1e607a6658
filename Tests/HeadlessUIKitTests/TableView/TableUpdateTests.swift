import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A table's updates")
@MainActor
struct TableUpdateTests {
  private let log = CallLog()
  private let list = RowList(20)
  private let table: UITableView

  init() {
    table = makeTable(of: list, height: 440)
    table.layoutIfNeeded()
    list.log = log
  }

  private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  @Test("Row 126: an insertion alone is a batch, and asks for the new row only", .tags(.believed))
  func insertion() {
    list.counts = [21]
    table.insertRows(at: [row(1)], with: .none)
    #expect(log.calls.filter { $0.hasPrefix("cellForRow") } == ["cellForRow 1"])
    #expect(texts.prefix(3) == ["0-0", "0-1", "0-1"])
  }

  @Test("Row 126: an update that the data does not follow stops at once", .tags(.believed))
  func unfollowed() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(1)
      let table = makeTable(of: list)
      table.reloadData()
      table.deleteRows(at: [row(0)], with: .fade)
    }
    #expect(standardError(of: stop).contains("before the update (1), plus or minus"))
  }

  @Test("Rows 127, 129: nested batches count when the outermost ends; then completions run")
  func nested() {
    var ended = false
    table.beginUpdates()
    table.performBatchUpdates({ table.deleteRows(at: [row(0)], with: .none) }) { ended = $0 }
    #expect(!ended && table.numberOfRows(inSection: 0) == 20)
    list.counts = [19]
    table.endUpdates()
    #expect(ended && table.numberOfRows(inSection: 0) == 19)
    #expect(texts.first == "0-1")
  }

  @Test("Row 130: an empty batch asks for heights again and keeps the cells", .tags(.believed))
  func emptyBatch() {
    let delegate = HeightDelegate(log: CallLog()) { _ in 44 }
    table.delegate = delegate
    table.layoutIfNeeded()
    let first = table.cellForRow(at: row(0))
    delegate.height = { _ in 110 }
    table.performBatchUpdates(nil)
    #expect(table.cellForRow(at: row(0)) === first)
    #expect(first?.frame.height == 110)
    #expect(table.visibleRows == [0, 1, 2, 3])
  }

  @Test("Rows 78, 116: a reloaded row gets another cell and loses its selection")
  func reload() {
    let old = table.cellForRow(at: row(3))
    table.selectRow(at: row(3), animated: false, scrollPosition: .none)
    table.reloadRows(at: [row(3)], with: .none)
    #expect(table.cellForRow(at: row(3)) !== old)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("Row 79: a reconfigured row keeps its cell")
  func reconfigure() {
    let old = table.cellForRow(at: row(3))
    list.configure = { cell, _ in cell.textLabel?.text = "new" }
    table.reconfigureRows(at: [row(3)])
    #expect(table.cellForRow(at: row(3)) === old)
    #expect(old?.textLabel?.text == "new")
  }

  @Test("Row 116: the selection follows its row", .tags(.believed))
  func selectionFollows() {
    table.selectRow(at: row(3), animated: false, scrollPosition: .none)
    list.counts = [19]
    table.deleteRows(at: [row(0)], with: .none)
    #expect(table.indexPathForSelectedRow == row(2))
    #expect(table.cellForRow(at: row(2))?.isSelected == true)
  }

  @Test("Row 147: a moved row takes its cell along")
  func move() {
    let cell = table.cellForRow(at: row(0))
    table.moveRow(at: row(0), to: row(4))
    #expect(table.cellForRow(at: row(4)) === cell)
    #expect(log.count("cellForRow") == 0)
    #expect(cell?.frame.minY == 176)
  }

  @Test("Row 148: a reloaded section is asked for again", .tags(.believed))
  func reloadSection() {
    table.reloadSections([0], with: .none)
    #expect(log.count("cellForRow") == 10)
    #expect(!table.hasUncommittedUpdates)
  }

  @Test("Random batches leave every cell with its row", arguments: seeds(30))
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var ids = Array(0..<20)
    var next = 20
    list.log = nil
    list.configure = { cell, path in cell.textLabel?.text = "\(ids[path.row])" }
    table.reloadData()
    table.layoutIfNeeded()
    for _ in 0..<40 {
      let gone = Set(ids.indices.filter { _ in Int.random(in: 0..<6, using: &random) == 0 })
      var new = ids.indices.filter { !gone.contains($0) }.map { ids[$0] }
      let count = Int.random(in: 0...5, using: &random)
      let places = Set(
        (0..<count).map { _ in Int.random(in: 0..<new.count + count, using: &random) }
      )
      .sorted().enumerated().map { min($1, new.count + $0) }
      for place in places {
        new.insert(next, at: place)
        next += 1
      }
      ids = new
      list.counts = [ids.count]
      table.performBatchUpdates {
        table.insertRows(at: Set(places).map { row($0) }, with: .none)
        table.deleteRows(at: gone.map { row($0) }, with: .none)
      }
      #expect(texts == table.visibleRows.map { "\(ids[$0])" })
      let bounds = table.bounds
      let inside = ids.indices.filter {
        44 * CGFloat($0 + 1) > bounds.minY && 44 * CGFloat($0) < bounds.maxY
      }
      #expect(table.visibleRows == inside)
      table.show(CGFloat(Int.random(in: 0...400, using: &random)))
    }
  }
}
