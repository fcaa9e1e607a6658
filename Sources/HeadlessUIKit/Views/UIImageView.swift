import Foundation

/// A view that shows an image.
open class UIImageView: UIView {
  /// An image view at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// An image view as large as its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    (coder as? NibCoder)?.decode(imageView: self)
  }

  /// The image.
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }

  /// The image that is shown while `isHighlighted`.
  open var highlightedImage: UIImage?

  /// Whether the view stands in a highlighted or selected cell.
  open var isHighlighted = false

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }
}
