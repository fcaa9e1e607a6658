import Foundation

/// A control with which a user makes a number greater or less, step by step.
open class UIStepper: UIControl {
  /// A stepper at a place. Its size is always 94 × 32 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
  }

  /// A stepper from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let size = CGSize(width: 94, height: 32)

  /// The number, between `minimumValue` and `maximumValue`. Setting it tells nobody.
  open var value: Double {
    get { min(max(storedValue, minimumValue), max(minimumValue, maximumValue)) }
    set { storedValue = newValue }
  }
  private var storedValue: Double = 0

  /// The least number.
  open var minimumValue: Double = 0
  /// The greatest number.
  open var maximumValue: Double = 100
  /// How much a step is.
  open var stepValue: Double = 1
  /// Whether a step beyond one end leads to the other.
  open var wraps = false
  /// Whether a long touch goes on stepping.
  open var autorepeat = true
  /// Whether a long touch tells of every step, and not of the last one only.
  open var isContinuous = true

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }
  open override var intrinsicContentSize: CGSize { UIStepper.size }
}
