import Foundation

/// What a navigation bar shows for one controller. The headless screen has no bar: the values are
/// kept.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The text in the middle.
  open var title: String?

  /// A line above the title.
  open var prompt: String?

  /// A view in place of the title.
  open var titleView: UIView?

  /// Whether there is no way back.
  open var hidesBackButton = false

  /// The button that leads back to this item from the next one.
  open var backBarButtonItem: UIBarButtonItem?

  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The buttons at the left, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The buttons at the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The first button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Puts a button at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Puts a button at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before.
    case automatic = 0
    /// Large.
    case always = 1
    /// Small.
    case never = 2
  }
}

/// A button of a bar. `UserHands` taps it; without Objective-C it has an action in place of target and
/// selector.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// The text.
  open var title: String?

  /// The image.
  open var image: UIImage?

  /// How it looks.
  open var style = Style.plain

  /// Whether it can be tapped.
  open var isEnabled = true

  /// A number by which the button can be found.
  open var tag = 0

  /// The colour of the text.
  open var tintColor: UIColor?

  /// The width, or 0 for as much as it needs.
  open var width: CGFloat = 0

  /// A view in place of the button.
  open var customView: UIView?

  /// What a tap does.
  open var primaryAction: UIAction?

  /// A button without a text.
  public override nonisolated init() {
    super.init()
  }

  /// A button that does something. Without a title of its own it has the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// A button with a view of its own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// One of the standard buttons.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.title = systemItem.title
    self.primaryAction = primaryAction
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As ever.
    case plain = 0
    /// As the one that ends what is done.
    case done = 2
  }

  /// The standard buttons that have a name or a sign.
  public enum SystemItem: Int, Sendable {
    /// "Done".
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save".
    case save = 3
    /// A plus.
    case add = 4
    /// Space that takes what is left.
    case flexibleSpace = 5
    /// Space of a width.
    case fixedSpace = 6
    /// A sheet with an arrow.
    case action = 9
    /// Two arrows in a circle.
    case refresh = 13
    /// A bin.
    case trash = 16

    /// The name, of those that have one.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      default: nil
      }
    }
  }
}
