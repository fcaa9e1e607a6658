import Foundation

// Editing does to a collection view's cells what they make of it: they know that they are edited.

extension UICollectionView {
  /// Whether a user can select items while the collection view is edited.
  public var allowsSelectionDuringEditing: Bool {
    get { editing.allowsSelection }
    set { editing.allowsSelection = newValue }
  }

  /// Whether several items can be selected while the collection view is edited.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { editing.allowsMultipleSelection }
    set { editing.allowsMultipleSelection = newValue }
  }

  /// Whether a user can select items.
  var userCanSelect: Bool {
    isEditing ? editing.allowsSelection || editing.allowsMultipleSelection : allowsSelection
  }

  /// Whether several items can be selected.
  var allowsSeveral: Bool {
    isEditing ? editing.allowsMultipleSelection : allowsMultipleSelection
  }

  /// A selection that the new state does not allow is lost, as in a table.
  func editingDidChange(from wasEditing: Bool) {
    guard isEditing != wasEditing else { return }
    let keepsSelection = isEditing ? userCanSelect : !editing.allowsMultipleSelection
    if !keepsSelection { deselectAllSilently() }
    for (indexPath, cell) in visible.cells { cell.isEditing = isEdited(itemAt: indexPath) }
  }

  /// Whether an item's cell is edited: the delegate may leave items out.
  func isEdited(itemAt indexPath: IndexPath) -> Bool {
    isEditing && delegate?.collectionView(self, canEditItemAt: indexPath) ?? true
  }
}
