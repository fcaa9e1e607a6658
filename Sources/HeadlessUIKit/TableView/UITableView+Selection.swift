import Foundation

extension UITableView {
  /// The row that was selected first; nil when none is.
  public var indexPathForSelectedRow: IndexPath? { selection.paths.first?.indexPath }

  /// The selected rows in the order of selection; nil when none is.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths.map(\.indexPath)
  }

  /// Whether several rows may be selected now.
  private var allowsSeveral: Bool {
    editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: From code

  func select(_ path: RowPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else {
      for path in selection.paths { setSelected(false, path, animated: animated) }
      return
    }
    readDataIfNeeded()
    guard content.contains(path) else {
      TableFailure.selectRow(path.indexPath, table: description).raise()
    }
    if !allowsSeveral {
      for other in selection.paths where other != path {
        setSelected(false, other, animated: animated)
      }
    }
    setSelected(true, path, animated: animated)
    if scrollPosition != .none { scroll(to: path, at: scrollPosition, animated: animated) }
    checkInvariants()
  }

  func deselect(_ path: RowPath, animated: Bool) {
    if selection.contains(path) { setSelected(false, path, animated: animated) }
    checkInvariants()
  }

  private func setSelected(_ isSelected: Bool, _ path: RowPath, animated: Bool) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    displayedRow(at: path)?.cell.setSelected(isSelected, animated: animated)
  }

  // MARK: From the user's hand

  /// What a tap on a row does: it lights up and goes out, and then the selection changes, with
  /// everything that the delegate is asked and told on the way.
  func userTapped(rowAt indexPath: IndexPath) {
    let path = RowPath(indexPath)
    checkExists(path)
    // A tap beside what a swipe has opened closes it, and does nothing else.
    guard editing.swiped == nil else { return closeSwipedRow() }
    guard editing.isOn ? allowsSelectionDuringEditing || allowsSeveral : allowsSelection else {
      return
    }
    if let delegate, !delegate.tableView(self, shouldHighlightRowAt: indexPath) { return }
    setHighlighted(true, path)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    setHighlighted(false, path)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    if allowsSeveral, selection.contains(path) {
      userDeselected(path)
    } else {
      userSelected(path)
    }
    checkInvariants()
  }

  private func userSelected(_ tapped: RowPath) {
    guard let path = answer(tapped, { $0.tableView(self, willSelectRowAt: $1) }) else { return }
    if !allowsSeveral {
      for other in selection.paths where other != path { userDeselected(other) }
    }
    setSelected(true, path, animated: false)
    delegate?.tableView(self, didSelectRowAt: path.indexPath)
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
  }

  private func userDeselected(_ old: RowPath) {
    guard let path = answer(old, { $0.tableView(self, willDeselectRowAt: $1) }) else { return }
    setSelected(false, path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path.indexPath)
    if allowsSeveral {
      NotificationCenter.default.post(
        name: UITableView.selectionDidChangeNotification, object: self)
    }
  }

  /// The row that the delegate puts in place of another; nil when it wants none. A row that is not
  /// there stops the app.
  private func answer(
    _ path: RowPath, _ question: (any UITableViewDelegate, IndexPath) -> IndexPath?
  ) -> RowPath? {
    guard let delegate else { return path }
    guard let answer = question(delegate, path.indexPath) else { return nil }
    let answered = RowPath(answer)
    guard content.contains(answered) else {
      TableFailure.selectRow(answer, table: description).raise()
    }
    return answered
  }

  private func setHighlighted(_ isHighlighted: Bool, _ path: RowPath) {
    displayedRow(at: path)?.cell.setHighlighted(isHighlighted, animated: false)
  }
}
