import Foundation

/// What a table is given and keeps, and what has no meaning without a screen.
struct StoredTableValues {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  var dragInteractionEnabled = true
  var remembersLastFocusedIndexPath = false
  var selectionFollowsFocus = false
  var allowsFocus = true
  var allowsFocusDuringEditing = true
  var cellLayoutMarginsFollowReadableWidth = false
  var insetsContentViewsToSafeArea = true
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var separatorEffect: UIVisualEffect?
  var fillerRowHeight: CGFloat = 0
  var sectionIndexColor: UIColor?
  var sectionIndexBackgroundColor: UIColor?
  var sectionIndexTrackingBackgroundColor: UIColor?
  var sectionIndexMinimumDisplayRowCount = 0
}

// MARK: Drag and drop

extension UITableView {
  /// Who gives rows to be dragged. It is held weakly, and not called: nobody drags here.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { listValues.dragDelegate }
    set { listValues.dragDelegate = newValue }
  }

  /// Who takes what is dropped. It is held weakly, and not called: nobody drops here.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { listValues.dropDelegate }
    set { listValues.dropDelegate = newValue }
  }

  /// Whether rows can be dragged. It is listValues.
  public var dragInteractionEnabled: Bool {
    get { listValues.dragInteractionEnabled }
    set { listValues.dragInteractionEnabled = newValue }
  }

  /// Whether rows of the table are being dragged. They never are.
  public var hasActiveDrag: Bool { false }

  /// Whether things are being dropped on the table. They never are.
  public var hasActiveDrop: Bool { false }
}

// MARK: Focus

extension UITableView {
  /// Whether the focus comes back to the row that had it last. It is stored: there is no focus.
  public var remembersLastFocusedIndexPath: Bool {
    get { listValues.remembersLastFocusedIndexPath }
    set { listValues.remembersLastFocusedIndexPath = newValue }
  }

  /// Whether the row that gets the focus is selected. It is stored: there is no focus.
  public var selectionFollowsFocus: Bool {
    get { listValues.selectionFollowsFocus }
    set { listValues.selectionFollowsFocus = newValue }
  }

  /// Whether rows can get the focus. It is stored: there is no focus.
  public var allowsFocus: Bool {
    get { listValues.allowsFocus }
    set { listValues.allowsFocus = newValue }
  }

  /// Whether rows can get the focus while the table is edited. It is stored: there is no focus.
  public var allowsFocusDuringEditing: Bool {
    get { listValues.allowsFocusDuringEditing }
    set { listValues.allowsFocusDuringEditing = newValue }
  }
}

// MARK: Looks

extension UITableView {
  /// What `separatorInset` is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// Where the table would put the line by itself.
    case fromAutomaticInsets = 1
  }

  /// What `separatorInset` is measured from. It is listValues.
  public var separatorInsetReference: SeparatorInsetReference {
    get { listValues.separatorInsetReference }
    set { listValues.separatorInsetReference = newValue }
  }

  /// How the line between rows lets through what is behind it. It is listValues.
  public var separatorEffect: UIVisualEffect? {
    get { listValues.separatorEffect }
    set { listValues.separatorEffect = newValue }
  }

  /// Whether wide cells have their text in the middle. It is listValues.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { listValues.cellLayoutMarginsFollowReadableWidth }
    set { listValues.cellLayoutMarginsFollowReadableWidth = newValue }
  }

  /// Whether content keeps clear of the safe area's edges. It is stored: there is no safe area.
  public var insetsContentViewsToSafeArea: Bool {
    get { listValues.insetsContentViewsToSafeArea }
    set { listValues.insetsContentViewsToSafeArea = newValue }
  }

  /// The height of the empty rows that fill up a plain table. It is stored: none are shown.
  public var fillerRowHeight: CGFloat {
    get { listValues.fillerRowHeight }
    set { listValues.fillerRowHeight = newValue }
  }

  /// The colour of the index at the right edge. It is listValues.
  public var sectionIndexColor: UIColor? {
    get { listValues.sectionIndexColor }
    set { listValues.sectionIndexColor = newValue }
  }

  /// The colour behind the index. It is listValues.
  public var sectionIndexBackgroundColor: UIColor? {
    get { listValues.sectionIndexBackgroundColor }
    set { listValues.sectionIndexBackgroundColor = newValue }
  }

  /// The colour behind the index while a finger is on it. It is listValues.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { listValues.sectionIndexTrackingBackgroundColor }
    set { listValues.sectionIndexTrackingBackgroundColor = newValue }
  }

  /// How many rows there have to be for the index to be shown. It is stored: it is always there.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { listValues.sectionIndexMinimumDisplayRowCount }
    set { listValues.sectionIndexMinimumDisplayRowCount = newValue }
  }
}
