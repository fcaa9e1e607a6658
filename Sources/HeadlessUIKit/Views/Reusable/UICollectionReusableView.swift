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
}
