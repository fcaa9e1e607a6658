import Foundation

/// How a layer's values change over time.
///
/// Nothing takes time here: an animation that is added to a layer is at its end at once. Its values
/// are kept and change nothing; its delegate is told that it has begun and ended.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming {
  /// Who is told of beginning and end. As in Core Animation it is kept alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation at its end.
  open var isRemovedOnCompletion = true
  /// How the speed changes; nil is always the same.
  open var timingFunction: CAMediaTimingFunction?

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// An animation of nothing.
  public override init() {
    super.init()
  }
}

/// Who is told of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// It begins. Optional.
  func animationDidStart(_ anim: CAAnimation)
  /// It has ended, or was taken away before its end. Optional.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The values of a thing that takes time.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// When it begins, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time goes.
  var speed: Float { get set }
  /// Where in its time it begins, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is repeated.
  var repeatCount: Float { get set }
  /// How long it is repeated, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it goes back after each time.
  var autoreverses: Bool { get set }
  /// What is shown before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing of it.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning is there before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How the speed of an animation changes.
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  /// The two inner points of the curve, each with x and y from 0 to 1.
  let points: [Float]

  /// A curve by its name.
  public convenience init(name: CAMediaTimingFunctionName) {
    let points = name.points
    self.init(controlPoints: points[0], points[1], points[2], points[3])
  }

  /// A curve from its two inner points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }
}

/// The curves that have names.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// A curve by its name; one that is unknown goes at one speed.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At one speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slowly at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slowly at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slowly at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system has it.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  var points: [Float] {
    switch self {
    case .easeIn: [0.42, 0, 1, 1]
    case .easeOut: [0, 0, 0.58, 1]
    case .easeInEaseOut: [0.42, 0, 0.58, 1]
    case .default: [0.25, 0.1, 0.25, 1]
    default: [0, 0, 1, 1]
    }
  }
}
