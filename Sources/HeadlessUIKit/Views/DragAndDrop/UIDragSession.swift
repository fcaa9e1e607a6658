import Foundation

/// What a drag and the drop at its end have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The things that are dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is in a view.
  func location(in view: UIView) -> CGPoint
  /// Whether things may be moved, and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether things stay in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether some item has an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, from its beginning to the drop.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the app wants to remember.
  var localContext: Any? { get set }
}

/// A drop, from when it comes over a view.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
}

/// What a drop does with the things.
public enum UIDropOperation: UInt, Sendable {
  /// The drop is refused.
  case cancel = 0
  /// The view takes no drops here.
  case forbidden = 1
  /// Things are copied.
  case copy = 2
  /// Things are moved.
  case move = 3
}

/// What would become of things if they were let go now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What the drop would do.
  public let operation: UIDropOperation
  /// Whether the finger should rather point at a place.
  open var isPrecise = false
  /// Whether the preview is shown in full size.
  open var prefersFullSizePreview = false

  /// A proposal to do something.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// How a dropped thing comes to its place.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Changes to be shown at the same time.
  func addAnimations(_ animations: @escaping () -> Void)
  /// What is to be done at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Where an animation stands.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end
  /// At its beginning.
  case start
  /// In between.
  case current
}
