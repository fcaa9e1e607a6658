import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A table that is edited")
@MainActor
struct TableEditingTests {
  /// A list that can do nothing but show its rows, and leaves all else open.
  final class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
      cell.showsReorderControl = true
      return cell
    }
  }

  /// A list that can delete, and leaves it open which rows.
  final class Committing: UITableViewController {
    var committed: [IndexPath] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3 - committed.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      committed.append(indexPath)
      tableView.deleteRows(at: [indexPath], with: .none)
    }
  }

  @Test("Row 232: all rows are editable if the data source commits", .tags(.believed))
  func editableByDefault() throws {
    let list = Committing(style: .plain)
    let screen = EditedScreen(list)
    try screen.hands.delete(rowAt: row(1), in: screen.table)
    #expect(list.committed == [row(1)])
    screen.table.setEditing(true, animated: false)
    #expect(screen.table.visibleCells.map(\.editingStyle) == [.delete, .delete])
    try screen.hands.delete(rowAt: row(0), in: screen.table)
    #expect(list.committed == [row(1), row(0)])
  }

  @Test("Row 233: a row that cannot be edited has no style, and others delete")
  func styles() {
    let list = Editable(["a", "b"])
    list.canEdit = { $0.row == 1 }
    let screen = EditedScreen(list)
    screen.table.isEditing = true
    #expect(screen.table.visibleCells.map(\.editingStyle) == [.none, .delete])
    #expect(list.log.take().filter { $0.hasPrefix("editingStyle") } == ["editingStyle 1"])
  }

  @Test("Row 234: without a method to commit nothing can be deleted")
  func noCommit() {
    let reason = "the data source does not implement tableView(_:commit:forRowAt:)"
    let failure = UserHands.Failure.notEditable(row(0), because: reason)
    let controller = EditedScreen(SilentRows(style: .plain))
    #expect(throws: failure) {
      try controller.hands.swipe(rowAt: row(0), in: controller.table)
    }
    // Of an object that leaves the method to the protocol this is known when it is first called.
    let plain = EditedScreen(Plain())
    #expect(throws: failure) { try plain.hands.delete(rowAt: row(0), in: plain.table) }
    #expect(throws: failure) { try plain.hands.swipe(rowAt: row(0), in: plain.table) }
    plain.table.isEditing = true
    #expect(plain.table.visibleCells.map(\.editingStyle) == [.none, .none])
  }

  final class SilentRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
      cell.showsReorderControl = true
      return cell
    }
  }

  @Test("Row 236: asks whether, how and with what indent, then tells the cell, row by row")
  func order() {
    final class Telling: UITableViewCell {
      static var log: CallLog?
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        Telling.log?.add("setEditing \(editing)")
      }
    }
    let list = Editable(["a", "b"])
    let screen = EditedScreen(list, Telling.self)
    Telling.log = list.log
    _ = list.log.take()
    screen.table.setEditing(true, animated: false)
    #expect(
      list.log.take() == [
        "canEdit 0", "editingStyle 0", "shouldIndent 0", "setEditing true",
        "canEdit 1", "editingStyle 1", "shouldIndent 1", "setEditing true",
      ])
    screen.table.setEditing(true, animated: false)
    #expect(list.log.take() == [])
    screen.table.setEditing(false, animated: false)
    #expect(list.log.take() == ["setEditing false", "setEditing false"])
    Telling.log = nil
  }

  @Test("shows rows that come into sight as it shows the others")
  func scrolledIn() {
    let list = Editable((0..<40).map(String.init))
    let screen = EditedScreen(list)
    screen.table.isEditing = true
    screen.table.show(800)
    #expect(screen.table.visibleCells.map(\.isEditing).contains(false) == false)
    #expect(screen.table.visibleCells.first?.editingStyle == .delete)
    screen.table.isEditing = false
    screen.table.show(0)
    #expect(screen.table.visibleCells.map(\.isEditing).contains(true) == false)
  }

  @Test("makes room for its signs, and for an indent without a sign unless the delegate says no")
  func room() {
    let list = Editable(["a"])
    let screen = EditedScreen(list)
    let cell = screen.table.visibleCells[0]
    screen.table.isEditing = true
    screen.table.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 236, height: 44))
    screen.table.isEditing = false
    list.style = .none
    list.canMove = { _ in false }
    screen.table.isEditing = true
    screen.table.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 282, height: 44))
    screen.table.isEditing = false
    list.indents = false
    screen.table.isEditing = true
    screen.table.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test("inserts at a row by the sign for it")
  func inserting() throws {
    let list = Editable(["a", "b"])
    list.style = .insert
    let screen = EditedScreen(list)
    #expect(throws: UserHands.Failure.self) {
      try screen.hands.tapEditControl(ofRowAt: row(0), in: screen.table)
    }
    screen.table.isEditing = true
    try screen.hands.tapEditControl(ofRowAt: row(1), in: screen.table)
    #expect(screen.texts == ["a", "new", "b"])
  }

  @Test("lets rows be selected only if it is said, and asks for no styles where several may be")
  func selection() throws {
    let list = Editable(["a", "b", "c"])
    let screen = EditedScreen(list)
    screen.table.selectRow(at: row(0), animated: false, scrollPosition: .none)
    screen.table.isEditing = true
    #expect(screen.table.indexPathsForSelectedRows == nil)
    try screen.hands.tap(rowAt: row(1), in: screen.table)
    #expect(screen.table.indexPathsForSelectedRows == nil)

    screen.table.isEditing = false
    screen.table.allowsMultipleSelectionDuringEditing = true
    _ = list.log.take()
    screen.table.isEditing = true
    #expect(list.log.calls.contains { $0.hasPrefix("editingStyle") } == false)
    try screen.hands.tap(rowAt: row(1), in: screen.table)
    try screen.hands.tap(rowAt: row(2), in: screen.table)
    #expect(screen.table.indexPathsForSelectedRows == [row(1), row(2)])
    screen.table.isEditing = false
    #expect(screen.table.indexPathsForSelectedRows == nil)
  }

  @Test("tells the delegate of a tap on an information button")
  func accessory() throws {
    let list = Editable(["a", "b"])
    let screen = EditedScreen(list)
    screen.table.visibleCells[1].accessoryType = .detailButton
    _ = list.log.take()
    try screen.hands.tap(accessoryOfRowAt: row(1), in: screen.table)
    #expect(list.log.take() == ["accessory 1"])
    #expect(throws: UserHands.Failure.self) {
      try screen.hands.tap(accessoryOfRowAt: row(0), in: screen.table)
    }
    screen.table.isEditing = true
    #expect(throws: UserHands.Failure.self, "Editing has signs of its own") {
      try screen.hands.tap(accessoryOfRowAt: row(1), in: screen.table)
    }
  }

  @Test("shows another accessory while it is edited")
  func editingAccessory() {
    let cell = UITableViewCell()
    let (usual, edited) = (UIView(), UIView())
    cell.accessoryView = usual
    cell.editingAccessoryView = edited
    #expect(usual.superview === cell)
    #expect(edited.superview == nil)
    cell.isEditing = true
    #expect(usual.superview == nil)
    #expect(edited.superview === cell)
  }
}
