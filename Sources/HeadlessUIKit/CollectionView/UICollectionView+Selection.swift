import Foundation

extension UICollectionView {
  /// Selects or deselects an item and shows it on its cell. Nobody is told.
  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    if isSelected { selection.insert(indexPath) } else { selection.remove(indexPath) }
    cellForItem(at: indexPath)?.isSelected = isSelected
  }

  /// Selects an item, or nothing, and scrolls there. Nobody is told.
  func select(_ indexPath: IndexPath?, scrollPosition: ScrollPosition, animated: Bool) {
    guard let indexPath else { return deselectAllSilently() }
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
    guard currentCounts.contains(indexPath) else { return }
    if !allowsSeveral {
      for other in selection.indexPaths where other != indexPath { setSelected(false, at: other) }
    }
    setSelected(true, at: indexPath)
  }

  /// Where one item can be selected, the one that was selected last stays so.
  func allowsMultipleSelectionDidChange() {
    guard !allowsMultipleSelection else { return }
    for indexPath in selection.indexPaths.dropLast() { setSelected(false, at: indexPath) }
  }

  func deselectAllSilently() {
    for indexPath in selection.indexPaths { setSelected(false, at: indexPath) }
  }

  /// A user's tap on an item: the finger goes down, leaves, and the item is selected or deselected,
  /// with all that the delegate is asked and told.
  ///
  /// Only an item on the screen can be tapped.
  ///
  /// - Returns: Whether there was an item to tap. False also where the user may not select.
  @discardableResult
  func userTapped(itemAt indexPath: IndexPath) -> Bool {
    guard userCanSelect, let cell = cellForItem(at: indexPath) else { return false }
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
      return true
    }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    if allowsSeveral, selection.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else {
        return true
      }
      deselectAndTell(indexPath)
    } else {
      guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else {
        return true
      }
      if !allowsSeveral {
        for other in selection.indexPaths where other != indexPath { deselectAndTell(other) }
      }
      setSelected(true, at: indexPath)
      delegate?.collectionView(self, didSelectItemAt: indexPath)
    }
    return true
  }

  private func deselectAndTell(_ indexPath: IndexPath) {
    setSelected(false, at: indexPath)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }
}
