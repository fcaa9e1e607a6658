import Foundation

// Dragging between views has no meaning without a screen: nobody drags, so no drag or drop delegate is
// called. The types keep what they are given, so that code with such delegates compiles and its
// methods can be called by a test. A row that a finger moves within its list is another matter: see
// `UserHands`.

/// A thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data of the thing.
  public let itemProvider: NSItemProvider
  /// What the app itself knows the thing by.
  open var localObject: Any?
  /// Makes the view that follows the finger; nil is that of the row.
  open var previewProvider: (() -> UIDragPreview?)?

  /// A thing with its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The colour behind it; nil is the system's.
  open var backgroundColor: UIColor!

  /// The system's looks.
  public override init() {
    super.init()
  }
}

/// How the preview of a drag looks.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// What follows the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// How it looks.
  public let parameters: UIDragPreviewParameters

  /// A preview of a view with the looks given.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A preview of a view with the system's looks.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// A preview that begins or ends at a view.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters

  /// A preview of a view with the looks given.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A preview of a view with the system's looks.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}

/// A preview of a drag that begins or ends at a view.
open class UITargetedDragPreview: UITargetedPreview {}
