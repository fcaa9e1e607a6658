import Foundation

/// Something that makes a view answer to touches. The engine keeps it with its view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it is added to.
  var view: UIView? { get }
  /// Tells that it is about to be in another view, or in none.
  func willMove(to view: UIView?)
  /// Tells that it is in another view, or in none.
  func didMove(to view: UIView?)
}

/// Opens a menu after a long touch on a view. The engine has no such touch, and does not ask for the
/// menu.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that it is added to.
  open private(set) weak var view: UIView?
  /// Who has the menu. It is held weakly.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Opens the delegate's menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Where the touch is in a view: nowhere.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Who has the menu of a view.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// What a long touch at a place opens. It is not called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// What is shown while a menu opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is shown as a preview.
  var previewViewController: UIViewController? { get }
  /// Changes to be shown at the same time.
  func addAnimations(_ animations: @escaping () -> Void)
  /// What is to be done at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What is shown after a tap on the preview above a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}
