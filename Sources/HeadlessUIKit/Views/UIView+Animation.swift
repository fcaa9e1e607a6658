import Foundation

extension UIView {
  /// How an animation goes. Nothing takes time here, so the options change nothing.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Touches count while it runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where a running one stands.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It begins and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// It begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 1 << 17)
    /// It goes at one speed.
    public static let curveLinear: AnimationOptions = [.curveEaseIn, .curveEaseOut]
    /// Subviews are laid out while it runs.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// It begins again when it ends.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It goes back to where it began.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It has its own duration in another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It has its own curve in another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// It has its own options in another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// One view fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes changes that an app would animate. They are made at once, and then `completion` is called
  /// with true, before this method returns.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes that an app would animate like a spring. They are made at once, and then
  /// `completion` is called with true, before this method returns.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes to a view that an app would show as a transition. They are made at once, and then
  /// `completion` is called with true, before this method returns.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Whether changes are animated. It is stored: none are here.
  public internal(set) static var areAnimationsEnabled = true

  /// Says whether changes are to be animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    areAnimationsEnabled = enabled
  }

  /// Makes changes without an animation, as all are here.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
