import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
  /// A switch at a place. Its size is always 51 × 31 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(aSwitch: self)
  }

  private static let size = CGSize(width: 51, height: 31)

  /// Whether the switch is on. Setting it tells nobody: `valueChanged` is for what a user does.
  open var isOn = false

  /// Sets the switch; nothing is animated here.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The colour of the switch while it is on.
  open var onTintColor: UIColor?

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }
  open override var intrinsicContentSize: CGSize { UISwitch.size }
}
