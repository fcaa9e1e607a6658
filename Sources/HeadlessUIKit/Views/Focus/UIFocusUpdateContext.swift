import Foundation

// The focus is what a remote control or a keyboard moves over a screen. There is neither here, so
// nothing is ever focused, and the methods that ask or tell about it are not called.

/// A thing that has views to focus.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {}

/// A thing that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {}

extension UIResponder: UIFocusEnvironment {}
extension UIView: UIFocusItem {}

/// Which way the focus goes.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The headings' bits.
  public let rawValue: UInt

  /// Headings from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next thing.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the thing before.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// What had the focus.
  open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// What gets the focus.
  open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that gets the focus.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  /// Which way it goes.
  open internal(set) var focusHeading: UIFocusHeading = []
}

/// A move of the focus within a table, or into or out of it.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus.
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus.
  open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// A move of the focus within a collection view, or into or out of it.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus.
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus.
  open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// What is shown while the focus moves. Nothing takes time here.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Makes changes at once, and then calls `completion`.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
