import Foundation

/// Who takes what is dropped on a table. Nobody drops here: no method is called.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes what was let go.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Whether the things may be dropped here at all. Optional.
  func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool

  /// Tells that things have come over the view. Optional.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// What would become of the things if they were let go now. Optional.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Tells that the things have left the view. Optional.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// Tells that the drag has ended. Optional.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// How the row looks that takes the things. Optional.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { true }

  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}

  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .copy, intent: .unspecified)
  }

  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}

  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}

  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What a drop on a table would do, and how the table makes room for it.
open class UITableViewDropProposal: UIDropProposal {
  /// How the table makes room.
  public enum Intent: Int, Sendable {
    /// Not at all.
    case unspecified = 0
    /// A gap opens at the destination.
    case insertAtDestinationIndexPath = 1
    /// The row at the destination takes the things.
    case insertIntoDestinationIndexPath = 2
    /// The one or the other, as the finger stands.
    case automatic = 3
  }

  /// How the table makes room.
  public let intent: Intent

  /// A proposal to do something at a place.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// A proposal to do something at no place in particular.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// A thing that was dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// The row from which it comes, if it is of this table view.
  var sourceIndexPath: IndexPath? { get }
  /// How large its preview is.
  var previewSize: CGSize { get }
}

/// What was dropped on a table, and where it goes.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UITableViewDropItem] { get }
  /// The row over which they were let go.
  var destinationIndexPath: IndexPath? { get }
  /// What was to become of them.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Shows how a thing comes to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Shows how a thing comes into a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
}
