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

  /// Makes changes without an animation, as all are here.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
