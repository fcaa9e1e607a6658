import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A row that is swiped")
@MainActor
struct TableSwipeTests {
  @Test("opens, is deleted by its button, and closes")
  func deleting() throws {
    let list = Editable(["a", "b", "c"])
    let screen = EditedScreen(list)
    let cell = screen.table.visibleCells[1]
    #expect(try screen.hands.swipe(rowAt: row(1), in: screen.table) == ["Delete"])
    #expect(list.log.take() == ["canEdit 1", "editingStyle 1", "willBegin 1, editing: false"])
    #expect(screen.table.isEditing)
    #expect(screen.table.visibleCells.map(\.isEditing) == [false, true, false])
    #expect(cell.showingDeleteConfirmation)
    try screen.hands.tap(swipeButton: "Delete", in: screen.table)
    #expect(list.log.take() == ["commit delete 1", "didEnd nil, editing: false"])
    #expect(screen.texts == ["a", "c"])
    list.texts[0].append("d")
    screen.table.insertRows(at: [row(2)], with: .none)
    #expect(screen.table.visibleCells[2] === cell, "The cell is used again")
    #expect(!cell.showingDeleteConfirmation)
    #expect(!cell.isEditing)
  }

  @Test("is closed by a tap elsewhere, by scrolling, by a reload and by another swipe")
  func closing() throws {
    let list = Editable((0..<30).map(String.init))
    let screen = EditedScreen(list)
    let close: [(EditedScreen) throws -> Void] = [
      { try $0.hands.tap(rowAt: row(0), in: $0.table) },
      { try $0.hands.scroll($0.table, by: 44) },
      { $0.table.reloadData() },
      { $0.table.setEditing(false, animated: true) },
    ]
    for close in close {
      try screen.hands.swipe(rowAt: row(2), in: screen.table)
      _ = list.log.take()
      try close(screen)
      #expect(list.log.take() == ["didEnd 2, editing: false"])
      #expect(!screen.table.isEditing)
    }
    try screen.hands.swipe(rowAt: row(2), in: screen.table)
    try screen.hands.swipe(rowAt: row(3), in: screen.table)
    #expect(list.log.calls.filter { $0.hasPrefix("didEnd") } == ["didEnd 2, editing: false"])
  }

  @Test("stays open while other rows come and go, and follows its row")
  func following() throws {
    let list = Editable(["a", "b", "c"])
    let screen = EditedScreen(list)
    try screen.hands.swipe(rowAt: row(1), in: screen.table)
    list.texts[0].removeFirst()
    screen.table.deleteRows(at: [row(0)], with: .none)
    #expect(screen.table.visibleCells.map(\.showingDeleteConfirmation) == [true, false])
    try screen.hands.tap(swipeButton: "Delete", in: screen.table)
    #expect(screen.texts == ["c"])
  }

  @Test("has the delegate's buttons, and stays open until their work is done")
  func contextualActions() throws {
    let list = Editable(["a", "b"])
    var finish: ((Bool) -> Void)?
    var source: UIView?
    let flag = UIContextualAction(style: .normal, title: "Flag") { action, view, completion in
      list.log.add("\(action.title ?? "")")
      source = view
      finish = completion
    }
    let more = UIContextualAction(style: .destructive, title: "More") { _, _, completion in
      completion(false)
    }
    list.leading = UISwipeActionsConfiguration(actions: [flag, more])
    let screen = EditedScreen(list)
    #expect(
      try screen.hands.swipe(rowAt: row(0), in: screen.table, from: .leading) == ["Flag", "More"])
    #expect(throws: UserHands.Failure.noButton(titled: "Flog", present: ["Flag", "More"])) {
      try screen.hands.tap(swipeButton: "Flog", in: screen.table)
    }
    try screen.hands.tap(swipeButton: "Flag", in: screen.table)
    #expect(list.log.calls.last == "Flag")
    #expect(source === screen.table.visibleCells[0])
    #expect(screen.table.isEditing)
    finish?(true)
    #expect(!screen.table.isEditing)

    try screen.hands.swipe(rowAt: row(1), in: screen.table, from: .leading)
    try screen.hands.tap(swipeButton: "More", in: screen.table)
    #expect(!screen.table.isEditing)
  }

  @Test("does the first thing when it is swiped all the way, unless that is switched off")
  func fullSwipe() throws {
    let list = Editable(["a", "b"])
    let screen = EditedScreen(list)
    try screen.hands.swipeFully(rowAt: row(0), in: screen.table)
    #expect(screen.texts == ["b"])
    let configuration = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
        list.log.add("flagged")
        completion(true)
      }
    ])
    configuration.performsFirstActionWithFullSwipe = false
    list.trailing = configuration
    try screen.hands.swipeFully(rowAt: row(0), in: screen.table)
    #expect(screen.table.isEditing)
    #expect(!list.log.calls.contains("flagged"))
    configuration.performsFirstActionWithFullSwipe = true
    try screen.hands.swipeFully(rowAt: row(0), in: screen.table)
    #expect(list.log.calls.contains("flagged"))
  }

  @Test("opens nothing where the delegate has no buttons, or the row is not editable")
  func nothing() throws {
    let list = Editable(["a", "b"])
    let screen = EditedScreen(list)
    let failure = UserHands.Failure.notEditable(row(0), because: "a swipe on it opens nothing")
    #expect(throws: failure) {
      try screen.hands.swipe(rowAt: row(0), in: screen.table, from: .leading)
    }
    list.trailing = UISwipeActionsConfiguration(actions: [])
    #expect(throws: failure) { try screen.hands.swipe(rowAt: row(0), in: screen.table) }
    list.trailing = nil
    list.canEdit = { _ in false }
    #expect(throws: failure) { try screen.hands.swipe(rowAt: row(0), in: screen.table) }
    list.canEdit = { _ in true }
    list.style = .none
    #expect(throws: failure) { try screen.hands.swipe(rowAt: row(0), in: screen.table) }
    list.style = .delete
    screen.table.isEditing = true
    #expect(throws: failure) { try screen.hands.swipe(rowAt: row(0), in: screen.table) }
    #expect(list.log.calls.filter { $0.hasPrefix("willBegin") } == [])
    #expect(throws: UserHands.Failure.noRow(row(9), in: "table")) {
      try screen.hands.swipe(rowAt: row(9), in: screen.table)
    }
  }

  @Test("has the buttons of a delegate from before iOS 11")
  func rowActions() throws {
    let list = Editable(["a", "b"])
    list.rowActions = [
      UITableViewRowAction(style: .destructive, title: "Remove") { action, indexPath in
        list.log.add("\(action.title ?? "") \(indexPath.row)")
      }
    ]
    let screen = EditedScreen(list)
    #expect(try screen.hands.swipe(rowAt: row(1), in: screen.table) == ["Remove"])
    try screen.hands.tap(swipeButton: "Remove", in: screen.table)
    #expect(list.log.calls.suffix(2) == ["Remove 1", "didEnd 1, editing: false"])
  }
}
