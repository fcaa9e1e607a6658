import Foundation
import Testing

@testable import HeadlessUIKit

/// A delegate that writes down the selection's callbacks and answers as told.
@MainActor
private final class SelectionDelegate: NSObject, UITableViewDelegate {
  let log = CallLog()
  var highlights = true
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.add("shouldHighlight \(indexPath.row)")
    return highlights
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    let isOn = tableView.cellForRow(at: indexPath)?.isHighlighted ?? false
    log.add("didHighlight \(indexPath.row) \(isOn)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    let isOn = tableView.cellForRow(at: indexPath)?.isHighlighted ?? false
    log.add("didUnhighlight \(indexPath.row) \(isOn)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.add("willSelect \(indexPath.row)")
    return willSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.add("willDeselect \(indexPath.row)")
    return willDeselect(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.add("didDeselect \(indexPath.row)")
  }
}

@Suite("A table's selection")
@MainActor
struct TableSelectionTests {
  private let list = RowList(100)
  private let delegate = SelectionDelegate()
  private let table: UITableView

  init() {
    table = makeTable(of: list, height: 440)
    table.delegate = delegate
    table.layoutIfNeeded()
  }

  private func highlighting(_ row: Int) -> [String] {
    ["shouldHighlight \(row)", "didHighlight \(row) true", "didUnhighlight \(row) false"]
  }

  @Test("Row 105: one row can be selected, none while the table is edited")
  func defaults() {
    let table = UITableView()
    #expect(table.allowsSelection)
    #expect(!table.allowsMultipleSelection)
    #expect(!table.allowsSelectionDuringEditing)
    #expect(!table.allowsMultipleSelectionDuringEditing)
  }

  @Test("Row 106: selecting and deselecting from code is silent")
  func silent() {
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    table.selectRow(at: row(1), animated: true, scrollPosition: .none)
    table.selectRow(at: row(2), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [row(2)])
    #expect(table.cellForRow(at: row(1))?.isSelected == false)
    #expect(table.cellForRow(at: row(2))?.isSelected == true)
    table.deselectRow(at: row(2), animated: true)
    table.deselectRow(at: row(77), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(delegate.log.calls == [])
    #expect(posts == 0)
    table.userTapped(rowAt: row(1))
    #expect(posts == 1)
  }

  @Test("Row 106: selecting nil deselects all")
  func selectNil() {
    table.allowsMultipleSelection = true
    for index in 0..<3 { table.selectRow(at: row(index), animated: false, scrollPosition: .none) }
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("Row 107: a tap lights the row up and selects it, in this order", .tags(.believed))
  func tap() {
    table.userTapped(rowAt: row(3))
    #expect(delegate.log.take() == highlighting(3) + ["willSelect 3", "didSelect 3"])
    #expect(table.indexPathForSelectedRow == row(3))
    #expect(table.cellForRow(at: row(3))?.isSelected == true)
  }

  @Test("Row 107: a row that does not light up is not selected", .tags(.believed))
  func noHighlight() {
    delegate.highlights = false
    table.userTapped(rowAt: row(3))
    #expect(delegate.log.take() == ["shouldHighlight 3"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("Rows 107 and 109: a tap on another row deselects the old one in between", .tags(.believed))
  func otherRow() {
    table.userTapped(rowAt: row(3))
    _ = delegate.log.take()
    table.userTapped(rowAt: row(4))
    #expect(
      delegate.log.take() == highlighting(4) + [
        "willSelect 4", "willDeselect 3", "didDeselect 3", "didSelect 4",
      ])
    #expect(table.indexPathsForSelectedRows == [row(4)])
    #expect(table.cellForRow(at: row(3))?.isSelected == false)
  }

  @Test(
    "Row 108: nil from willSelectRowAt selects nothing; another row is selected instead",
    .tags(.believed))
  func willSelect() {
    delegate.willSelect = { _ in nil }
    table.userTapped(rowAt: row(3))
    #expect(delegate.log.take() == highlighting(3) + ["willSelect 3"])
    #expect(table.indexPathForSelectedRow == nil)
    delegate.willSelect = { _ in row(5) }
    table.userTapped(rowAt: row(3))
    #expect(delegate.log.take() == highlighting(3) + ["willSelect 3", "didSelect 5"])
    #expect(table.indexPathForSelectedRow == row(5))
  }

  @Test("Row 110: a tap on the selected row selects it again", .tags(.believed))
  func tapAgain() {
    table.userTapped(rowAt: row(3))
    _ = delegate.log.take()
    table.userTapped(rowAt: row(3))
    #expect(delegate.log.take() == highlighting(3) + ["willSelect 3", "didSelect 3"])
    #expect(table.indexPathsForSelectedRows == [row(3)])
  }

  @Test(
    "Row 110: where several may be selected, a tap on a selected row deselects it",
    .tags(.believed))
  func tapAgainOfSeveral() {
    table.allowsMultipleSelection = true
    table.userTapped(rowAt: row(3))
    table.userTapped(rowAt: row(1))
    #expect(table.indexPathsForSelectedRows == [row(3), row(1)])
    _ = delegate.log.take()
    table.userTapped(rowAt: row(3))
    #expect(delegate.log.take() == highlighting(3) + ["willDeselect 3", "didDeselect 3"])
    #expect(table.indexPathsForSelectedRows == [row(1)])
  }

  @Test(
    "Row 111: without allowsSelection taps do nothing, and code can select all the same",
    .tags(.believed))
  func noSelection() {
    table.allowsSelection = false
    table.userTapped(rowAt: row(3))
    #expect(delegate.log.take() == [])
    table.selectRow(at: row(3), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == row(3))
  }

  @Test("Row 105: while the table is edited, taps do nothing unless they are allowed to")
  func editing() {
    table.isEditing = true
    table.userTapped(rowAt: row(3))
    #expect(delegate.log.take() == [])
    table.allowsSelectionDuringEditing = true
    table.userTapped(rowAt: row(3))
    #expect(table.indexPathForSelectedRow == row(3))
  }

  @Test("Row 112: a cell of selection style none is selected like any other", .tags(.believed))
  func styleNone() {
    table.cellForRow(at: row(3))?.selectionStyle = .none
    table.userTapped(rowAt: row(3))
    #expect(delegate.log.take() == highlighting(3) + ["willSelect 3", "didSelect 3"])
    #expect(table.cellForRow(at: row(3))?.isSelected == true)
  }

  @Test("Row 113, E-11: reloadData loses the selection, and tells nobody", .tags(.believed))
  func reload() {
    table.selectRow(at: row(3), animated: false, scrollPosition: .none)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    #expect(delegate.log.calls == [])
  }

  @Test(
    "Row 114: a selected row's cell is selected again when the row comes back", .tags(.believed))
  func scrolledAway() {
    table.selectRow(at: row(3), animated: false, scrollPosition: .none)
    table.show(880)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.show(0)
    #expect(table.visibleCells.filter(\.isSelected).compactMap(table.indexPath) == [row(3)])
  }

  @Test("Row 115: selected rows are in the order of selection, or nil")
  func order() {
    table.allowsMultipleSelection = true
    #expect(table.indexPathsForSelectedRows == nil)
    for index in [5, 2, 9, 2] {
      table.selectRow(at: row(index), animated: false, scrollPosition: .none)
    }
    #expect(table.indexPathsForSelectedRows == [row(5), row(2), row(9)])
    #expect(table.indexPathForSelectedRow == row(5))
  }

  @Test("A row that is not there cannot be selected")
  func outOfRange() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(2)
      makeTable(of: list).selectRow(at: row(2), animated: false, scrollPosition: .none)
    }
    #expect(
      standardError(of: stop).contains(
        "'NSRangeException', reason: 'Attempted to select a row at an index path that does not exist "
          + "(<NSIndexPath: 0x…> {length = 2, path = 0 - 2}). Table view: <UITableView: 0x…; "))
  }
}
