import Foundation

/// What of a flow layout is no longer true.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate's sizes, insets and spacings are to be asked for again. UIKit's default is
  /// yes.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the lines are to be broken again. UIKit's default is yes.
  open var invalidateFlowLayoutAttributes = true

  /// The size that an item would rather have.
  var preferredSize: CGSize?

  /// Whether no size that an item has said counts any more.
  var forgetsSizes = false

  override var asksForSizesAgain: Bool { super.asksForSizesAgain || forgetsSizes }

  /// Whether anything that the layout has computed is wrong.
  var invalidatesGeometry: Bool {
    invalidateEverything || invalidateDataSourceCounts || invalidateFlowLayoutDelegateMetrics
      || invalidateFlowLayoutAttributes
  }
}
