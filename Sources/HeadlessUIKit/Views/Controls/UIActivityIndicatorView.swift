import Foundation

/// A wheel that turns while something goes on. It hides itself while it stands still.
open class UIActivityIndicatorView: UIView {
  /// How the wheel looks.
  public enum Style: Int, Sendable {
    /// As ever: 20 × 20 points.
    case medium = 100
    /// Large: 37 × 37 points.
    case large = 101

    /// The spelling before iOS 13.
    @available(*, deprecated, renamed: "medium")
    public static let gray = Style.medium
    /// The spelling before iOS 13.
    @available(*, deprecated, renamed: "medium")
    public static let white = Style.medium
    /// The spelling before iOS 13.
    @available(*, deprecated, renamed: "large")
    public static let whiteLarge = Style.large
  }

  /// How the wheel looks.
  open var style: Style

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Whether the wheel is hidden while it stands still.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// The colour of the wheel.
  open var color: UIColor! = .systemGray

  /// A wheel that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    isHidden = true
  }

  /// A wheel of the usual size, at a place.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// A wheel from a nib.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
  }

  /// Lets the wheel turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the wheel.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
