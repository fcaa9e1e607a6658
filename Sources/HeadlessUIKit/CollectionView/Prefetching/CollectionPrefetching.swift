import Foundation

/// The items of a collection view that were announced and are not yet on the screen.
struct CollectionPrefetching {
  private(set) var announced: Set<IndexPath> = []
  /// Which way the content went last; nil before it went anywhere.
  private(set) var direction: (x: CGFloat, y: CGFloat)?

  /// Remembers which way the content goes.
  mutating func follow(from old: CGPoint, to new: CGPoint) {
    if old != new { direction = (new.x - old.x, new.y - old.y) }
  }

  /// An item is on the screen: it is no longer to come.
  mutating func displayed(_ indexPath: IndexPath) {
    announced.remove(indexPath)
  }

  /// Forgets all, as of a list with other data.
  mutating func removeAll() {
    self = CollectionPrefetching()
  }

  /// Follows the items of a list whose data changes.
  mutating func carry(_ plan: UpdatePlan) {
    announced = Set(announced.compactMap { plan.newPath(of: RowPath($0))?.indexPath })
  }

  /// Takes the items that will probably be wanted now.
  ///
  /// - Returns: Those that are new in the given order, and those that are not among them any more.
  mutating func announce(_ indexPaths: [IndexPath]) -> (new: [IndexPath], cancelled: [IndexPath]) {
    let cancelled = announced.subtracting(indexPaths).sorted()
    let new = indexPaths.filter { !announced.contains($0) }
    announced = Set(indexPaths)
    return (new, cancelled)
  }
}

extension UICollectionView {
  /// Announces the items that the next screen would show, if the content goes on as it went last.
  ///
  /// UIKit does so when it has time. Before the first scroll nothing is announced.
  func prefetchItems() {
    layoutIfNeeded()
    guard isPrefetchingEnabled, state.activity == .none, let prefetchDataSource,
      let direction = prefetching.direction
    else { return }
    let next = bounds.offsetBy(
      dx: direction.x == 0 ? 0 : direction.x < 0 ? -bounds.width : bounds.width,
      dy: direction.y == 0 ? 0 : direction.y < 0 ? -bounds.height : bounds.height)
    let ahead = (currentLayout.layoutAttributesForElements(in: next) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.overlaps(next)
        && currentCounts.contains($0.indexPath) && visible[$0.element] == nil
    }.map(\.indexPath).sorted()
    let isForward = direction.y > 0 || (direction.y == 0 && direction.x > 0)
    let (new, cancelled) = prefetching.announce(isForward ? ahead : ahead.reversed())
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
