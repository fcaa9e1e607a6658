import Foundation

extension UITableView {
  /// What a swipe on a row does: it opens the row, if there are buttons for it.
  ///
  /// - Returns: Why it opens nothing; nil when it does.
  func userSwiped(rowAt path: RowPath, from edge: UserHands.SwipeEdge) -> EditingRefusal? {
    checkExists(path)
    closeSwipedRow()
    let indexPath = path.indexPath
    guard !editing.isOn, let swiped = swipedRow(at: path, from: edge), !swiped.buttons.isEmpty
    else { return missingMethods.contains(.commit) ? .noCommit : .noButtons }
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    editing.swiped = swiped
    if let row = displayedRow(at: path) { prepareForEditing(row.cell, at: path, animated: true) }
    return nil
  }

  /// The buttons of the row that a swipe has opened.
  var swipeButtons: [SwipeButton] { editing.swiped?.buttons ?? [] }

  /// Does what a button does that a swipe has opened, and closes the row when that is done.
  func perform(_ button: SwipeButton) -> EditingRefusal? {
    guard let path = editing.swiped?.path else { return .notOpen }
    let view: UIView = displayedRow(at: path)?.cell ?? self
    button.perform(path.indexPath, view) { [weak self] in self?.closeSwipedRow() }
    return missingMethods.contains(.commit) ? .noCommit : nil
  }

  /// Closes the row that a swipe has opened.
  func closeSwipedRow() {
    guard let swiped = editing.swiped else { return }
    editing.swiped = nil
    if let path = swiped.path, let row = displayedRow(at: path) {
      prepareForEditing(row.cell, at: path, animated: true)
    }
    delegate?.tableView(self, didEndEditingRowAt: swiped.path?.indexPath)
  }

  /// What a swipe would open: what the delegate says, or the button that deletes.
  private func swipedRow(at path: RowPath, from edge: UserHands.SwipeEdge) -> SwipedRow? {
    let indexPath = path.indexPath
    guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else { return nil }
    let configuration =
      edge == .leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    if let configuration {
      return SwipedRow(
        path: path, buttons: configuration.actions.map { SwipeButton($0) },
        performsFirst: configuration.performsFirstActionWithFullSwipe)
    }
    guard edge == .trailing else { return nil }
    if let actions = delegate?.tableView(self, editActionsForRowAt: indexPath) {
      return SwipedRow(
        path: path, buttons: actions.map { SwipeButton($0) }, performsFirst: false)
    }
    guard !missingMethods.contains(.commit),
      delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete == .delete
    else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
    return SwipedRow(
      path: path, buttons: [SwipeButton(title: title, deletingIn: self)], performsFirst: true)
  }
}
