import Foundation
import Testing

@testable import HeadlessUIKit

/// A delegate with a header for each section, which writes down what it is told.
@MainActor
private final class Headers: NSObject, UITableViewDelegate {
  var log: [String] = []

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    log.append("view \(section)")
    return tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    log.append("end \(section)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return indexPath
  }
}

@Suite("A table's updates of sections")
@MainActor
struct TableSectionUpdateTests {
  private let list = RowList(1, 2, 1)
  private let headers = Headers()
  private let table: UITableView

  init() {
    table = makeTable(of: list)
    table.sectionHeaderHeight = 30
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Header")
    table.delegate = headers
    table.layoutIfNeeded()
    headers.log = []
  }

  private func cells(_ section: Int) -> [UITableViewCell?] {
    (0..<table.numberOfRows(inSection: section)).map { table.cellForRow(at: row($0, section)) }
  }

  @Test("A section that moves takes its cells and its header along, and nobody is asked for them")
  func move() {
    let moved = cells(0)
    let passed = cells(1)
    let views = (0..<3).map(table.headerView(forSection:))
    list.counts = [2, 1, 1]
    list.log = CallLog()
    table.moveSection(0, toSection: 1)
    #expect(cells(1) == moved && cells(0) == passed)
    #expect((0..<3).map(table.headerView(forSection:)) == [views[1], views[0], views[2]])
    #expect(list.log?.count("cellForRow") == 0 && headers.log.isEmpty)
    #expect(views[0]?.frame.minY == 30 + 2 * 44 && moved[0]?.frame.minY == 2 * 30 + 2 * 44)
  }

  @Test("A section that goes takes its header with it, and those below come up")
  func delete() {
    let below = table.headerView(forSection: 1)
    let cell = cells(1).first
    list.counts = [2, 1]
    table.deleteSections([0], with: .fade)
    #expect(table.headerView(forSection: 0) === below && below?.frame.minY == 0)
    #expect(cells(0).first == cell && headers.log == ["end 0"])
  }

  @Test("A section that comes is asked for its header, and those below go down")
  func insert() {
    let first = table.headerView(forSection: 0)
    list.counts = [3, 1, 2, 1]
    table.insertSections([0], with: .fade)
    #expect(table.headerView(forSection: 1) === first && first?.frame.minY == 30 + 3 * 44)
    #expect(headers.log == ["view 0"])
  }

  @Test("Rows change in a section that moves")
  func moveAndChange() {
    let kept = table.cellForRow(at: row(1, 1))
    list.counts = [1, 1, 3]
    table.performBatchUpdates {
      table.moveSection(1, toSection: 2)
      table.deleteRows(at: [row(0, 1)], with: .none)
      table.insertRows(at: [row(0, 2), row(2, 2)], with: .none)
    }
    #expect(table.cellForRow(at: row(1, 2)) === kept)
    #expect(cells(2).count == 3 && cells(2).allSatisfy { $0 != nil })
  }

  @Test("A row moves from a section to another one that moves, too")
  func moveAcross() {
    let moving = table.cellForRow(at: row(0, 1))
    list.counts = [2, 1, 1]
    table.performBatchUpdates {
      table.moveSection(2, toSection: 0)
      table.moveRow(at: row(0, 1), to: row(1, 0))
    }
    #expect(table.cellForRow(at: row(1, 0)) === moving)
  }

  @Test("Row 148: a section that is reloaded is asked for its header again", .tags(.believed))
  func reload() {
    table.reloadSections([1], with: .none)
    #expect(headers.log == ["view 1", "end 1"])
  }

  @Test("Row 152: there is never anything uncommitted")
  func uncommitted() {
    var inside: Bool?
    table.performBatchUpdates { inside = table.hasUncommittedUpdates }
    #expect(inside == false && !table.hasUncommittedUpdates)
  }

  @Test("Row 153: an index path named twice is named once")
  func twice() {
    list.counts = [1, 1, 1]
    table.deleteRows(at: [row(1, 1), row(1, 1)], with: .none)
    #expect(cells(1).count == 1)
  }

  @Test(
    "E-01: deletions count before and insertions after, in either order", arguments: [true, false])
  func order(insertsFirst: Bool) {
    let kept = table.cellForRow(at: row(1, 1))
    let insert = { table.insertRows(at: [row(1, 1)], with: .none) }
    let delete = { table.deleteRows(at: [row(0, 1)], with: .none) }
    table.performBatchUpdates {
      if insertsFirst { insert() }
      delete()
      if !insertsFirst { insert() }
    }
    #expect(table.cellForRow(at: row(0, 1)) === kept)
  }

  @Test("E-11: a reload of rows drops their selection, one of all drops all, and nobody is told")
  func selection() {
    table.allowsMultipleSelection = true
    for path in [row(0, 1), row(1, 1)] {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    table.reloadRows(at: [row(0, 1)], with: .none)
    #expect(table.indexPathsForSelectedRows == [row(1, 1)])
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(!headers.log.contains { $0.lowercased().contains("deselect") })
  }
}
