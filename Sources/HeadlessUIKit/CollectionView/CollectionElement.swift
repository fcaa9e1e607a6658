import Foundation

/// Names one element of a collection view: what it is, and where in the data it belongs.
struct CollectionElement: Hashable {
  /// The kind under which UIKit's messages and the reuse registry know cells.
  static let cellKind = "UICollectionElementKindCell"

  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; `cellKind` for a cell.
  let kind: String
  let indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: cellKind, indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  /// The kind is left out: few elements share an index path, and strings are slow to hash.
  func hash(into hasher: inout Hasher) {
    hasher.combine(category)
    hasher.combine(indexPath)
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element that the attributes speak of.
  var element: CollectionElement {
    CollectionElement(
      category: representedElementCategory,
      kind: representedElementKind ?? CollectionElement.cellKind,
      indexPath: indexPath)
  }
}

extension UICollectionView {
  /// The kind of a section's header in a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer in a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The three sorts of element that a layout places.
  public enum ElementCategory: UInt, Sendable {
    /// A cell: one item of the data.
    case cell
    /// A supplementary view: more about the data, such as a header or a footer.
    case supplementaryView
    /// A decoration view: the layout's own, such as a shelf behind a line of books.
    case decorationView
  }
}
