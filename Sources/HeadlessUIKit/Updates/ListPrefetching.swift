import Foundation

/// The rows or items of a list that were announced and are not yet on the screen.
struct ListPrefetching {
  private(set) var announced: Set<IndexPath> = []
  private var offset = CGPoint.zero
  /// Which way the content went last; nil before it went anywhere.
  private(set) var direction: (x: CGFloat, y: CGFloat)?

  /// Remembers which way the content goes.
  mutating func follow(to new: CGPoint) {
    guard new != offset else { return }
    direction = (new.x - offset.x, new.y - offset.y)
    offset = new
  }

  /// A row or item is on the screen: it is no longer to come.
  mutating func displayed(_ indexPath: IndexPath) {
    announced.remove(indexPath)
  }

  /// Forgets all, as of a list with other data. Where the content stands is no part of that.
  mutating func removeAll() {
    announced = []
    direction = nil
  }

  /// Follows the rows of a list whose data changes.
  mutating func carry(_ plan: UpdatePlan) {
    announced = Set(announced.compactMap { plan.newPath(of: RowPath($0))?.indexPath })
  }

  /// The screen that comes next if the content goes on as it went last.
  func nextScreen(after bounds: CGRect) -> CGRect? {
    guard let direction else { return nil }
    return bounds.offsetBy(
      dx: direction.x == 0 ? 0 : direction.x < 0 ? -bounds.width : bounds.width,
      dy: direction.y == 0 ? 0 : direction.y < 0 ? -bounds.height : bounds.height)
  }

  /// Takes what will probably be wanted now.
  ///
  /// - Parameter indexPaths: What the next screen shows, in the order of the data.
  /// - Returns: What is new, the nearest first, and what is not wanted any more.
  mutating func announce(_ indexPaths: [IndexPath]) -> (new: [IndexPath], cancelled: [IndexPath]) {
    let cancelled = announced.subtracting(indexPaths).sorted()
    let new = indexPaths.filter { !announced.contains($0) }
    announced = Set(indexPaths)
    let isForward = direction.map { $0.y > 0 || ($0.y == 0 && $0.x > 0) } ?? true
    return (isForward ? new : new.reversed(), cancelled)
  }
}
