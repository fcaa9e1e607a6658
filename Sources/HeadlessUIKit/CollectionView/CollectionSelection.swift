import Foundation

/// The selected items of a collection view, in the order in which they were selected.
struct CollectionSelection {
  private var order: [IndexPath: Int] = [:]
  private var last = 0

  /// The items, the one selected first in front. O(n log n) in their number.
  var indexPaths: [IndexPath] {
    order.sorted { $0.value < $1.value }.map(\.key)
  }

  var isEmpty: Bool { order.isEmpty }

  func contains(_ indexPath: IndexPath) -> Bool {
    order[indexPath] != nil
  }

  /// Adds an item at the end; one that is selected keeps its place.
  mutating func insert(_ indexPath: IndexPath) {
    guard order[indexPath] == nil else { return }
    last += 1
    order[indexPath] = last
  }

  mutating func remove(_ indexPath: IndexPath) {
    order[indexPath] = nil
  }

  mutating func removeAll(where isGone: (IndexPath) -> Bool) {
    order = order.filter { !isGone($0.key) }
  }

  /// Follows the items; those that are gone or reloaded are selected no more.
  mutating func carry(_ plan: UpdatePlan) {
    let former = order
    order = [:]
    for (indexPath, rank) in former {
      guard let new = plan.newPath(of: RowPath(indexPath)) else { continue }
      order[new.indexPath] = rank
    }
  }
}
