import Foundation

/// A view that tells of its use: a button, a switch, a text field.
///
/// Targets and selectors need the Objective-C runtime, which Linux has not: actions are `UIAction`s.
///
/// ```swift
/// button.addAction(UIAction { _ in print("bought") }, for: .touchUpInside)
/// button.sendActions(for: .touchUpInside)  // bought
/// ```
open class UIControl: UIView {
  /// What is done to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events' bits.
    public let rawValue: UInt

    /// Events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touches the control a second time.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger that touched the control is lifted inside it: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that touched the control is lifted outside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes a touch back.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control has a new value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is mainly for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing of a text begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text is being edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing of a text ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states' bits.
    public let rawValue: UInt

    /// States from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// A control at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control at a place, with the action that it is mainly for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(control: self)
  }

  /// Whether the control can be used.
  open var isEnabled = true

  /// Whether the control is chosen.
  open var isSelected = false

  /// Whether a finger is on the control.
  open var isHighlighted = false

  /// How the control stands now.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The actions in the order in which they came.
  private var handlers: [(action: UIAction, events: Event)] = []

  /// Adds an action for some events. An action with the identifier of an earlier one takes its place
  /// for these events, so adding the same action twice does it once.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = handlers.firstIndex(where: { $0.action === action }) {
      handlers[index].events.formUnion(controlEvents)
      removeActions(for: controlEvents) {
        $0.identifier == action.identifier && $0 !== action
      }
      return
    }
    removeActions(for: controlEvents) { $0.identifier == action.identifier }
    handlers.append((action, controlEvents))
  }

  /// Takes an action away from some events. Any action with its identifier counts as the same.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes the action with an identifier away from some events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    removeActions(for: controlEvents) { $0.identifier == identifier }
  }

  /// Calls a closure with each action and its events, until the closure sets `stop`.
  ///
  /// UIKit's closure is also given a target and a selector; the engine has neither.
  open func enumerateEventHandlers(
    _ iterator: (_ action: UIAction, _ events: Event, _ stop: inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop {
      iterator(handler.action, handler.events, &stop)
    }
  }

  /// The events for which there is an action.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Does the actions for some events, in the order in which they were added.
  ///
  /// As in UIKit this asks nobody whether the control is enabled: a user's tap does.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
  }

  /// Does one action on behalf of this control.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  private func removeActions(for events: Event, where matches: (UIAction) -> Bool) {
    for index in handlers.indices where matches(handlers[index].action) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }
}
