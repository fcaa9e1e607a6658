import Foundation

/// What of a layout is no longer true, so that a layout can keep the rest.
///
/// A layout with a cheaper way to follow a small change makes a subclass, names it in
/// `invalidationContextClass`, and reads it in `invalidateLayout(with:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A context that invalidates nothing in particular.
  public override init() {
    super.init()
  }

  /// Whether all that the layout computed is wrong, as after `reloadData()`.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items are to be asked for again.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items that `invalidateItems(at:)` named, or nil.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary views that `invalidateSupplementaryElements(ofKind:at:)` named, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration views that `invalidateDecorationElements(ofKind:at:)` named, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// How far the content moves with the invalidation, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// How much the content grows with the invalidation, in points. The size is asked for anew in any
  /// case, so this changes nothing.
  open var contentSizeAdjustment = CGSize.zero

  /// Whether views are asked again for the sizes that they would rather have.
  var asksForSizesAgain: Bool { invalidateEverything }

  /// Marks the attributes of items as wrong.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Marks the attributes of supplementary views as wrong.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Marks the attributes of decoration views as wrong.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

// A layout names a subclass as its context's class, so a context is made from its class. See
// `UICollectionViewLayoutAttributes` for the way.
extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("HeadlessUIKit_UICollectionViewLayoutInvalidationContext_blank")
  convenience init(blank: Void) {
    self.init()
  }

  @_silgen_name("HeadlessUIKit_UICollectionViewLayoutInvalidationContext_blank")
  class func makeBlank() -> Self
}
