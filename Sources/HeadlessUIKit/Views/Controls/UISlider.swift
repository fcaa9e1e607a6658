import Foundation

/// A control with which a user chooses a number by moving a thumb.
open class UISlider: UIControl {
  /// A slider at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A slider from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number, between `minimumValue` and `maximumValue`. Setting it tells nobody.
  open var value: Float {
    get { min(max(storedValue, minimumValue), max(minimumValue, maximumValue)) }
    set { storedValue = newValue }
  }
  private var storedValue: Float = 0

  /// The least number.
  open var minimumValue: Float = 0
  /// The greatest number.
  open var maximumValue: Float = 1
  /// Whether a moving thumb tells of every number, and not of the last one only.
  open var isContinuous = true

  /// Sets the number; nothing is animated here.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }
}
