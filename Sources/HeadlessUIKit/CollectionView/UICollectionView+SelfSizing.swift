import Foundation

extension UICollectionView {
  /// Asks a view for the size that it would rather have, and tells the layout if that is another one.
  ///
  /// - Returns: The size.
  func askSize(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> CGSize {
    let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
    guard preferred.frame != attributes.frame else { return preferred.size }
    guard preferred.frame.isFinite else { CollectionFailure.frameNotFinite(preferred).raise() }
    guard
      currentLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return preferred.size }
    state.sizesDiffer = true
    currentLayout.invalidateLayout(
      with: currentLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return preferred.size
  }
}
