import Foundation

/// A change of one of a layer's values.
open class CAPropertyAnimation: CAAnimation {
  /// The value's name, such as `"transform.rotation"`.
  open var keyPath: String?
  /// Whether the change is on top of the present value.
  open var isAdditive = false
  /// Whether each repetition goes on where the last one ended.
  open var isCumulative = false

  /// A change of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; nil is the present value.
  open var fromValue: Any?
  /// Where it ends; nil is the present value.
  open var toValue: Any?
  /// By how much the value changes.
  open var byValue: Any?
}

/// A change that swings like a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The weight at the spring.
  open var mass: CGFloat = 1
  /// How hard the spring is.
  open var stiffness: CGFloat = 100
  /// How quickly it comes to rest.
  open var damping: CGFloat = 10
  /// How fast it begins.
  open var initialVelocity: CGFloat = 0
}

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// How the speed changes from one to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A change of all that a layer shows.
open class CATransition: CAAnimation {
  /// How the new takes the place of the old.
  open var type = CATransitionType.fade
  /// Where it comes from.
  open var subtype: CATransitionSubtype?
}

/// How the new takes the place of the old.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A type by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one fades into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old slides away from the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where the new comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A subtype by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
