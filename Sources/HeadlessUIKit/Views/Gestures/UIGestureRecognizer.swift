import Foundation

/// What finds out whether touches mean something. There are no touches here: a recogniser keeps its
/// values and recognises nothing.
///
/// Targets and selectors need the Objective-C runtime, which Linux has not.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recogniser has come.
  public enum State: Int, Sendable {
    /// It waits.
    case possible
    /// It has recognised the beginning.
    case began
    /// The touches have moved.
    case changed
    /// The touches have ended.
    case ended
    /// The system took the touches back.
    case cancelled
    /// The touches mean something else.
    case failed

    /// The same as `ended`.
    public static let recognized = State.ended
  }

  /// A recogniser of no view yet.
  public override init() {
    super.init()
  }

  /// The view to which the recogniser was added.
  open internal(set) weak var view: UIView?
  /// How far it has come.
  open var state = State.possible
  /// Whether it looks for anything.
  open var isEnabled = true
  /// Who is asked whether it may begin. It is not kept alive, and not asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether views do not hear of touches that are recognised.
  open var cancelsTouchesInView = true
  /// Whether views hear of touches only when the recogniser has failed.
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of touches only when the recogniser has failed.
  open var delaysTouchesEnded = true
  /// A name.
  open var name: String?

  /// Where the touches are in a view: nowhere.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Lets another recogniser fail first. Neither recognises anything here.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Who is asked what a gesture recogniser may do. All methods are optional, and none is called.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a recogniser may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two recognisers may recognise the same touches.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A recogniser of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of a finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it stays, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move.
  open var allowableMovement: CGFloat = 10
}

/// A recogniser of a finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes at most.
  open var maximumNumberOfTouches = Int.max
  /// How far the finger has moved: not at all.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// How fast the finger moves: it does not.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recogniser of a quick movement in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of the screen.
  public struct Direction: OptionSet, Sendable {
    /// The directions' bits.
    public let rawValue: UInt

    /// Directions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The direction.
  open var direction = Direction.right
}

extension UIView {
  /// Adds a recogniser, which leaves the view it had.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Takes a recogniser away.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// The recognisers of the view; nil when there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for old in recognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }
}
