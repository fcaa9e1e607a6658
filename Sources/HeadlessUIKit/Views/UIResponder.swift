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

  /// What takes the keyboard's place while this object is the first responder. It is never shown.
  open var inputView: UIView? { nil }

  /// What stands above the keyboard while this object is the first responder. It is never shown.
  open var inputAccessoryView: UIView? { nil }

  /// Asks for `inputView` and `inputAccessoryView` again. There is no keyboard.
  open func reloadInputViews() {}

  /// Tells that the traits are others now. They never are here, so nobody calls it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Touches

  // There are none here: see `UserHands`. What a test sends goes on to the next responder, as in UIKit.

  /// Fingers have come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers have left.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system has taken touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Buttons are pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Buttons are let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  // MARK: For screen readers and tests

  // UIKit has these for every `NSObject`.

  private var spoken: SpokenValues?

  private func speak(_ change: (SpokenValues) -> Void) {
    let values = spoken ?? SpokenValues()
    change(values)
    spoken = values
  }

  /// A name by which tests find the view.
  open var accessibilityIdentifier: String? {
    get { spoken?.identifier }
    set { speak { $0.identifier = newValue } }
  }

  /// What a screen reader says of the view.
  open var accessibilityLabel: String? {
    get { spoken?.label }
    set { speak { $0.label = newValue } }
  }

  /// What a screen reader says about the use of the view.
  open var accessibilityHint: String? {
    get { spoken?.hint }
    set { speak { $0.hint = newValue } }
  }

  /// The value that a screen reader says.
  open var accessibilityValue: String? {
    get { spoken?.value }
    set { speak { $0.value = newValue } }
  }

  /// What kind of thing a screen reader takes the view for.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { spoken?.traits ?? .none }
    set { speak { $0.traits = newValue } }
  }

  /// Whether a screen reader speaks of the view as one thing. It is stored; UIKit's labels and controls
  /// begin with yes.
  open var isAccessibilityElement: Bool {
    get { spoken?.isElement ?? false }
    set { speak { $0.isElement = newValue } }
  }

  /// Whether a screen reader passes over what is in the view.
  open var accessibilityElementsHidden: Bool {
    get { spoken?.hidesElements ?? false }
    set { speak { $0.hidesElements = newValue } }
  }

  /// The things in the view, in the order in which a screen reader comes to them.
  open var accessibilityElements: [Any]? {
    get { spoken?.elements }
    set { speak { $0.elements = newValue } }
  }

  /// What a screen reader offers to do.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spoken?.customActions }
    set { speak { $0.customActions = newValue } }
  }

  /// What a user may say to mean the view, the best first.
  open var accessibilityUserInputLabels: [String]! {
    get { spoken?.userInputLabels ?? [] }
    set { speak { $0.userInputLabels = newValue } }
  }

  /// Does what a double tap with a screen reader does, and says whether it did. UIKit's default is no.
  open func accessibilityActivate() -> Bool { false }
}

/// What is kept for screen readers. Few views have any of it.
private final class SpokenValues {
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var isElement: Bool?
  var hidesElements = false
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
}
