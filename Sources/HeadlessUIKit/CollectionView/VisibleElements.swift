import Foundation

/// The views of a collection view that are on the screen, by the element that each shows.
@MainActor
struct VisibleElements {
  /// A view on the screen.
  struct Entry {
    let view: UICollectionReusableView
    /// A copy of what was applied to the view last.
    var attributes: UICollectionViewLayoutAttributes
    /// The invalidation count at which the attributes were read.
    var generation: Int
    /// The size that the view would rather have; nil for one that is to be asked, or never is.
    var preferredSize: CGSize?
  }

  private(set) var entries: [CollectionElement: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  subscript(element: CollectionElement) -> Entry? { entries[element] }

  /// Puts a view on the screen, and leaves a note of it on the view.
  mutating func insert(_ entry: Entry, for element: CollectionElement) {
    entries[element] = entry
    entry.view.listState.indexPath = element.indexPath
  }

  /// Renews what is known of a view that stays on the screen.
  mutating func update(_ entry: Entry, for element: CollectionElement) {
    entries[element] = entry
  }

  /// Has the views of some elements asked again for the sizes that they would rather have.
  mutating func forgetPreferredSizes(where isStale: (CollectionElement) -> Bool) {
    for element in entries.keys where isStale(element) { entries[element]?.preferredSize = nil }
  }

  mutating func remove(_ element: CollectionElement) {
    entries.removeValue(forKey: element)?.view.listState.indexPath = nil
  }

  /// The element that a view shows, or nil. O(1) for a cell.
  func element(of view: UICollectionReusableView) -> CollectionElement? {
    guard let indexPath = view.listState.indexPath else { return nil }
    let cell = CollectionElement.cell(indexPath)
    if entries[cell]?.view === view { return cell }
    return entries.first { $0.value.view === view }?.key
  }

  /// The cells with their index paths, unordered.
  var cells: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    entries.compactMap { element, entry in
      guard element.category == .cell, let cell = entry.view as? UICollectionViewCell else {
        return nil
      }
      return (element.indexPath, cell)
    }
  }

  /// The supplementary views of a kind with their index paths, unordered.
  func supplementaryElements(ofKind kind: String) -> [(
    indexPath: IndexPath, view: UICollectionReusableView
  )] {
    entries.compactMap { element, entry in
      guard element.category == .supplementaryView, element.kind == kind else { return nil }
      return (element.indexPath, entry.view)
    }
  }
}
