import Foundation

/// A finger on the screen. The headless engine makes none: it is there for the signatures of
/// `touchesBegan(_:with:)` and its kin.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    /// The finger has come down.
    case began = 0
    /// It has moved.
    case moved = 1
    /// It rests.
    case stationary = 2
    /// It has left.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
  }

  /// How far the touch has come.
  open internal(set) var phase = Phase.began
  /// How often the finger came down in a short time.
  open internal(set) var tapCount = 0
  /// The view in which it began.
  open internal(set) weak var view: UIView?
  /// The window in which it began.
  open var window: UIWindow? { view?.window }

  /// Where it is in a view: nowhere.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was before in a view: nowhere.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A button that is pressed, as of a keyboard. The headless engine makes none.
@preconcurrency @MainActor
open class UIPress: NSObject {}

/// What several buttons do. The headless engine makes none.
open class UIPressesEvent: UIEvent {}
