import Foundation

/// What of a table is being edited.
struct TableEditing {
  /// Whether the table was set to be edited. A row that a swipe has opened is another matter.
  var isOn = false
  /// The row that a swipe has opened.
  var swiped: SwipedRow?
  /// Whether a row stands elsewhere than the data source has it.
  var isMovingRow = false
  /// The titles of the index at the right edge.
  var indexTitles: [String] = []

  /// Follows an update of the rows.
  mutating func carry(_ plan: UpdatePlan) {
    if let path = swiped?.path { swiped?.path = plan.newPath(of: path) }
  }
}

/// A row that a swipe has opened.
struct SwipedRow {
  /// Where the row is; nil when it is gone.
  var path: RowPath?
  /// The buttons, the one at the edge first.
  let buttons: [SwipeButton]
  /// Whether a swipe across the whole row does what the first button does.
  let performsFirst: Bool
}

/// A button that a swipe has opened, from whatever it was made.
@MainActor
struct SwipeButton {
  let title: String
  /// Does it, and calls the closure when it is done.
  let perform: (_ row: IndexPath, _ view: UIView, _ done: @escaping () -> Void) -> Void

  init(_ action: UIContextualAction) {
    title = action.title ?? ""
    perform = { _, view, done in action.handler(action, view) { _ in done() } }
  }

  init(_ action: UITableViewRowAction) {
    title = action.title ?? ""
    perform = { indexPath, _, done in
      action.handler(action, indexPath)
      done()
    }
  }

  /// The button that deletes the row by its data source.
  init(title: String, deletingIn table: UITableView) {
    self.title = title
    perform = { [weak table] indexPath, _, done in
      table?.commit(.delete, at: indexPath)
      done()
    }
  }
}
