import Foundation

/// Something to do when a control is used: a closure with a title and an identity.
open class UIAction: UIMenuElement {
  /// What tells an action from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identity as text.
    public let rawValue: String

    /// An identity from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identity from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What an action does; it is given the action itself.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// What tells the action from others.
  public let identifier: Identifier
  /// The control that sends the action, while it does so.
  open internal(set) weak var sender: AnyObject?
  private let handler: Handler
  /// What is special about the action in a menu.
  open var attributes: Attributes
  /// The mark beside the action in a menu.
  open var state: State
  /// A longer title, for where there is room.
  open var discoverabilityTitle: String?

  /// An action.
  ///
  /// - Parameters:
  ///   - title: What a menu or a button shows.
  ///   - image: What it shows beside the title.
  ///   - identifier: Without one the action gets one that no other action has.
  ///   - discoverabilityTitle: A longer title, for where there is room.
  ///   - attributes: What is special about it in a menu.
  ///   - state: The mark beside it in a menu.
  ///   - handler: What is to be done. It gets the action, which knows the control that sent it.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Does it, on behalf of a control.
  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
