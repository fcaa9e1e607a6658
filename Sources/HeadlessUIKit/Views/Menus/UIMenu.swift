import Foundation

/// A part of a menu: an action, or a menu in the menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What is special about an element.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes' bits.
    public let rawValue: UInt

    /// Attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The mark beside an element.
  public enum State: Int, Sendable {
    /// None.
    case off
    /// It is switched on.
    case on
    /// A part of it is switched on.
    case mixed
  }

  /// What the element is called.
  open var title: String
  /// The image beside the title.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A list of things to do. The engine stores it; nobody opens it.
open class UIMenu: UIMenuElement {
  /// What tells a menu from others.
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

  /// How a menu stands in its menu.
  public struct Options: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements stand in the menu that holds it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It deletes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is chosen.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// What tells the menu from others.
  public let identifier: Identifier
  /// How it stands in its menu.
  public let options: Options
  /// What is in it.
  public let children: [UIMenuElement]

  /// A menu.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: What stands beside the title.
  ///   - identifier: Without one the menu gets one that no other has.
  ///   - options: How it stands in its menu.
  ///   - children: What is in it.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }
}

/// What a long touch on a row or item opens. The engine has no such touch, and does not ask for it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes the controller that is shown as a preview.
  public typealias ContentPreviewProvider = @MainActor () -> UIViewController?
  /// Makes the menu from what the system suggests.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

  /// What tells the configuration from others.
  public let identifier: any NSCopying
  /// Makes the preview.
  let previewProvider: ContentPreviewProvider?
  /// Makes the menu.
  let actionProvider: ActionProvider?

  /// A configuration.
  ///
  /// - Parameters:
  ///   - identifier: Without one the configuration gets one that no other has.
  ///   - previewProvider: Makes the preview.
  ///   - actionProvider: Makes the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
