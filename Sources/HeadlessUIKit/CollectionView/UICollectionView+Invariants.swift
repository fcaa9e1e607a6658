import Foundation

extension UICollectionView {
  /// Stops a debug build in which the collection view contradicts itself.
  ///
  /// O(n) in what is visible and selected.
  func checkInvariants() {
    #if DEBUG
      guard !state.needsReload, let counts = state.counts else { return }
      var views: Set<ObjectIdentifier> = []
      for (element, entry) in visible.entries {
        precondition(entry.attributes.element == element, "attributes of another element")
        precondition(views.insert(ObjectIdentifier(entry.view)).inserted, "a view shown twice")
        precondition(!entry.view.listState.isQueued, "a view both shown and waiting")
        precondition(entry.view.superview === self, "a view shown somewhere else")
        precondition(entry.view.listState.indexPath == element.indexPath, "a wrong note on a view")
        if element.category == .cell {
          precondition(counts.contains(element.indexPath), "a cell for an item that is not there")
          precondition(
            (entry.view as? UICollectionViewCell)?.reuseIdentifier != nil, "a cell made by hand")
        }
      }
      precondition(
        selection.indexPaths.allSatisfy(counts.contains), "an item selected that is not there")
      precondition(state.dequeued.first == nil, "a view dequeued and not returned")
      precondition(state.requested == nil && state.activity == .none, "a pass that did not end")
    #endif
  }
}
