import Foundation

/// What can be wrong about a controller and its view, with UIKit's words for it.
enum ControllerFailure {
  /// A nib that leaves the controller without a view.
  case noView(nib: String)
  /// A nib or storyboard whose view is no table.
  case noTable(nib: String)
  /// A nib or storyboard whose view is no collection view.
  case noCollection(nib: String)
  /// A controller that is to be its own descendant.
  case ownAncestor(String, parent: String)
  /// A controller that is in front already.
  case presentedTwice(String, by: String)
  /// A controller that is in the stack already.
  case pushedTwice(String)
  /// A controller to go back to that is not in the stack.
  case notInStack(String)
  /// A stack in which a navigation controller is to stand.
  case pushedNavigationController

  /// Ends the process with UIKit's exception.
  func raise() -> Never {
    exception.raise(reason)
  }

  private var exception: UIKitException {
    switch self {
    case .noView, .noTable, .noCollection: .internalInconsistency
    default: .invalidArgument
    }
  }

  private var reason: String {
    switch self {
    case .noView(let nib):
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib)\" nib but the view "
        + "outlet was not set."
    case .noTable(let nib):
      "-[UITableViewController loadView] loaded the \"\(nib)\" nib but didn't get a UITableView."
    case .noCollection(let nib):
      "-[UICollectionViewController loadView] loaded the \"\(nib)\" nib but didn't get a "
        + "UICollectionView."
    case .ownAncestor(let child, let parent):
      "Attempted to add \(child) as a child of \(parent), which it contains. A view controller "
        + "must not be its own descendant."
    case .presentedTwice(let controller, let presenter):
      "Application tried to present modally a view controller \(controller) that is already being "
        + "presented by \(presenter)."
    case .pushedTwice(let controller):
      "Pushing the same view controller instance more than once is not supported (\(controller))"
    case .notInStack(let controller):
      "Tried to pop to a view controller that doesn't exist: \(controller)."
    case .pushedNavigationController:
      "Pushing a navigation controller is not supported"
    }
  }
}
