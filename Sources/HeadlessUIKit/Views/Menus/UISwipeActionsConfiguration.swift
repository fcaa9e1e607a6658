import Foundation

/// The buttons that a swipe over a row uncovers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, from the edge of the row inwards.
  public let actions: [UIContextualAction]

  /// Whether a long swipe does the first action.
  open var performsFirstActionWithFullSwipe = true

  /// A row's buttons.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// A button that a swipe over a row uncovers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does. It is given the action, the button's view, and a closure to be called with
  /// whether it was done.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  /// What a button means.
  public enum Style: Int, Sendable {
    /// Nothing special.
    case normal
    /// It deletes something.
    case destructive
  }

  /// What the button means.
  public let style: Style
  /// What the button does.
  public let handler: Handler
  /// The text of the button.
  open var title: String?
  /// The colour of the button.
  open var backgroundColor: UIColor?
  /// The image of the button.
  open var image: UIImage?

  /// A button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// A button that a swipe over a row uncovers, in the form before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What a button means.
  public enum Style: Int, Sendable {
    /// It deletes something.
    case destructive
    /// Nothing special.
    case normal

    /// The style that a button has when it states none: it deletes something.
    public static let `default` = Style.destructive
  }

  /// What the button means.
  public let style: Style
  /// The text of the button.
  open var title: String?
  /// The colour of the button.
  open var backgroundColor: UIColor?
  /// The effect behind the button's row. It is stored.
  open var backgroundEffect: UIVisualEffect?
  /// What the button does. It is given the button and its row.
  let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// A button.
  public init(
    style: Style, title: String?,
    handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
