import Foundation

extension UITableView {
  /// What `setEditing` does. As UIKit has it, a selection that the new state does not allow is lost.
  func changeEditing(to isOn: Bool, animated: Bool) {
    closeSwipedRow()
    guard editing.isOn != isOn else { return }
    let keepsSelection =
      isOn
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : !allowsMultipleSelectionDuringEditing
    if !keepsSelection { select(nil, animated: animated, scrollPosition: .none) }
    editing.isOn = isOn
    for row in displayedRows { prepareForEditing(row.cell, at: row.path, animated: animated) }
  }

  /// Has a cell show what editing does to its row. The questions are in UIKit's order.
  func prepareForEditing(_ cell: UITableViewCell, at path: RowPath, animated: Bool) {
    if editing.isOn {
      let indexPath = path.indexPath
      cell.signs.selectsSeveral = allowsMultipleSelectionDuringEditing
      cell.signs.style = allowsMultipleSelectionDuringEditing ? .none : editingStyle(of: path)
      cell.signs.indents =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
      cell.signs.isMovable = cell.showsReorderControl && isMovable(path)
      cell.setNeedsLayout()
    }
    let isSwiped = editing.swiped.map { $0.path == path } ?? false
    if cell.signs.isSwiped != isSwiped { cell.changeSigns { cell.signs.isSwiped = isSwiped } }
    let isEdited = editing.isOn || isSwiped
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
  }

  // MARK: What can be done with a row

  /// Whether a row can be deleted or inserted at. A data source that cannot do it has no such rows.
  func isEditable(_ path: RowPath) -> Bool {
    guard let dataSource = dataSource(for: .commit) else { return false }
    return dataSource.tableView(self, canEditRowAt: path.indexPath)
  }

  /// What editing does to a row.
  func editingStyle(of path: RowPath) -> UITableViewCell.EditingStyle {
    guard isEditable(path) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path.indexPath) ?? .delete
  }

  /// Whether a row can be moved.
  func isMovable(_ path: RowPath) -> Bool {
    dataSource(for: .moveRow)?.tableView(self, canMoveRowAt: path.indexPath) ?? false
  }

  // MARK: Doing it

  /// Has the data source delete a row, or insert one.
  func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
    dataSource?.tableView(self, commit: style, forRowAt: indexPath)
  }

  /// What a tap on the sign at the left of a row does; for a deletion the button that asks once more
  /// is tapped, too.
  ///
  /// - Returns: Why nothing can be done; nil when it is.
  func userTappedEditControl(at path: RowPath) -> EditingRefusal? {
    checkExists(path)
    guard editing.isOn else { return .notEdited }
    let style = editingStyle(of: path)
    guard style != .none, !allowsMultipleSelectionDuringEditing else { return .noControl }
    commit(style, at: path.indexPath)
    return missingMethods.contains(.commit) ? .noCommit : nil
  }
}

/// Why a user cannot edit a row.
enum EditingRefusal {
  /// The table is not edited.
  case notEdited
  /// The row has no sign at the left.
  case noControl
  /// The data source has no method to commit it.
  case noCommit
  /// A swipe opens nothing.
  case noButtons
  /// No row is open.
  case notOpen
  /// The row cannot be moved.
  case notMovable
  /// The data source has no method to move rows.
  case noMove
  /// The data source has no method to move items.
  case noItemMove

  /// The reason, for a message.
  var reason: String {
    switch self {
    case .notEdited: "the table is not in editing mode"
    case .noControl: "it shows no control for deletion or insertion"
    case .noCommit: "the data source does not implement tableView(_:commit:forRowAt:)"
    case .noButtons: "a swipe on it opens nothing"
    case .notOpen: "no swipe has opened it"
    case .notMovable: "it cannot be moved"
    case .noItemMove:
      "the data source does not implement collectionView(_:moveItemAt:to:)"
    case .noMove: "the data source does not implement tableView(_:moveRowAt:to:)"
    }
  }
}
