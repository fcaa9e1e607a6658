import Foundation

/// What a collection view is given and keeps, and what has no meaning without a screen.
struct StoredCollectionValues {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var dragInteractionEnabled = true
  var reorderingCadence = UICollectionView.ReorderingCadence.immediate
  var remembersLastFocusedIndexPath = false
  var selectionFollowsFocus = false
  var allowsFocus = true
  var allowsFocusDuringEditing = true
}

// MARK: Drag and drop

extension UICollectionView {
  /// How soon items make room for one that is moved.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After a moment.
    case fast = 1
    /// After a longer moment.
    case slow = 2
  }

  /// How soon items make room for one that is moved. It is stored: nothing takes time.
  public var reorderingCadence: ReorderingCadence {
    get { listValues.reorderingCadence }
    set { listValues.reorderingCadence = newValue }
  }

  /// Who gives items to be dragged. It is held weakly, and not called: nobody drags here.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { listValues.dragDelegate }
    set { listValues.dragDelegate = newValue }
  }

  /// Who takes what is dropped. It is held weakly, and not called: nobody drops here.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { listValues.dropDelegate }
    set { listValues.dropDelegate = newValue }
  }

  /// Whether items can be dragged. It is listValues.
  public var dragInteractionEnabled: Bool {
    get { listValues.dragInteractionEnabled }
    set { listValues.dragInteractionEnabled = newValue }
  }

  /// Whether items of the collection view are being dragged. They never are.
  public var hasActiveDrag: Bool { false }

  /// Whether things are being dropped on the collection view. They never are.
  public var hasActiveDrop: Bool { false }

  /// Whether the collection view shows what the data source does not know yet: only while a user's
  /// hands move an item.
  public var hasUncommittedUpdates: Bool { editing.moved != nil }
}

// MARK: Focus

extension UICollectionView {
  /// Whether the focus comes back to the item that had it last. It is stored: there is no focus.
  public var remembersLastFocusedIndexPath: Bool {
    get { listValues.remembersLastFocusedIndexPath }
    set { listValues.remembersLastFocusedIndexPath = newValue }
  }

  /// Whether the item that gets the focus is selected. It is stored: there is no focus.
  public var selectionFollowsFocus: Bool {
    get { listValues.selectionFollowsFocus }
    set { listValues.selectionFollowsFocus = newValue }
  }

  /// Whether items can get the focus. It is stored: there is no focus.
  public var allowsFocus: Bool {
    get { listValues.allowsFocus }
    set { listValues.allowsFocus = newValue }
  }

  /// Whether items can get the focus while the collection view is edited. It is stored: there is no
  /// focus.
  public var allowsFocusDuringEditing: Bool {
    get { listValues.allowsFocusDuringEditing }
    set { listValues.allowsFocusDuringEditing = newValue }
  }
}
