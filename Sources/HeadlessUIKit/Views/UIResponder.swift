import Foundation

/// An object that can answer events: every view and every view controller.
///
/// The headless engine has no event queue. A responder here knows the next responder, and whether
/// it is the first responder of its window.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The responder that an event goes to when this one does not answer it.
  open var next: UIResponder? { nil }

  /// Whether this object may become the first responder. UIKit's default is no.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object may stop being the first responder. UIKit's default is yes.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder.
  open var isFirstResponder: Bool { UIResponder.first === self }

  private static weak var first: UIResponder?

  /// Tells an object from a nib that it is complete: all objects are made, and outlets are set.
  ///
  /// The views in a view are told before the view. An object that is no responder is not told:
  /// UIKit tells every `NSObject`.
  open func awakeFromNib() {}

  /// Makes this object the first responder, if it and the present one agree.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, UIResponder.first?.resignFirstResponder() ?? true else {
      return false
    }
    UIResponder.first = self
    return true
  }

  /// Gives up being the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.first = nil
    return true
  }
}
