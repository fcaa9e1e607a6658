import Foundation

extension UICollectionView {
  /// Announces the items that the next screen would show, if the content goes on as it went last.
  ///
  /// UIKit does so when it has time. Before the first scroll nothing is announced.
  func prefetchItems() {
    layoutIfNeeded()
    guard isPrefetchingEnabled, state.activity == .none, let prefetchDataSource,
      let next = prefetching.nextScreen(after: bounds)
    else { return }
    let ahead = (currentLayout.layoutAttributesForElements(in: next) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.overlaps(next)
        && currentCounts.contains($0.indexPath) && visible[$0.element] == nil
    }.map(\.indexPath).sorted()
    let (new, cancelled) = prefetching.announce(ahead)
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
