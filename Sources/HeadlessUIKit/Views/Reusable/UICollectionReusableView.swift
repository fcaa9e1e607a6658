import Foundation

/// A view that a collection view takes from its reuse queue: a cell, or a supplementary view such as
/// a header.
open class UICollectionReusableView: UIView {
  /// A view at a place. A collection view makes views of a registered class by this.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = (coder as? NibCoder)?.reuseIdentifier
  }

  /// The identifier under which the view is used again.
  open internal(set) var reuseIdentifier: String?

  var listState = ListState()

  override var isConstraintBoundary: Bool { true }

  /// Readies a used view for another place. A collection view calls it in the dequeue that hands the
  /// view out, and never on a new one.
  open func prepareForReuse() {}

  /// Takes what a layout's own attributes say beyond place and looks, which the view has already.
  ///
  /// A collection view calls it in the dequeue, and again whenever the attributes change.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view would rather have. A collection view asks before it displays the
  /// view; whether anything comes of it is the layout's decision.
  ///
  /// UIKit's own answer is the size that a `contentConfiguration`, or the constraints in the view,
  /// give it, in the directions in which the layout leaves the size open. An override changes the
  /// attributes that it is given, or those that `super` returns.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.flexibleAxes
    guard !axes.isEmpty, sizesItself else { return layoutAttributes }
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    if axes.contains(.horizontal), size.width > 0, size.width.isFinite {
      layoutAttributes.frame.size.width = size.width
    }
    if axes.contains(.vertical), size.height > 0, size.height.isFinite {
      layoutAttributes.frame.size.height = size.height
    }
    return layoutAttributes
  }
}
