import Foundation

/// How much a constraint counts, from 1 to 1000.
///
/// A constraint of priority 1000 must be met. Of the others, one of a higher priority is never given up
/// for those below it.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// A priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: must be met.
  public static let required = UILayoutPriority(1000)
  /// 750: the priority with which a label resists being cut off.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: the priority with which a label resists being wider than its text.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the priority of the size that `systemLayoutSizeFitting(_:)` is given.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// 510: the priority with which a scene's window keeps its size while the user drags it.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the priority with which a scene's window wants to stay as it is.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: the priority of a drag that cannot change the window's size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// A priority that is higher by some points.
  public static func + (priority: UILayoutPriority, points: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + points)
  }

  /// A priority that is lower by some points.
  public static func - (priority: UILayoutPriority, points: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - points)
  }
}
