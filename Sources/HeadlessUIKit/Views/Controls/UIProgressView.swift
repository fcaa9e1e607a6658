import Foundation

/// A bar that shows how much of something is done.
open class UIProgressView: UIView {
  /// How the bar looks.
  public enum Style: Int, Sendable {
    /// As ever.
    case `default`
    /// As in a bar.
    case bar
  }

  /// How the bar looks.
  open var progressViewStyle = Style.default

  /// How much is done, from 0 to 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }

  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is to be done.
  open var trackTintColor: UIColor?

  /// A bar of the usual height.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  /// A bar at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A bar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets how much is done; nothing is animated here.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}
