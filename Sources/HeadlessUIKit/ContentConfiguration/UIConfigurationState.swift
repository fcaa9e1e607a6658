import Foundation

/// How a view stands that shows a configuration: selected, highlighted, disabled.
public protocol UIConfigurationState {
  /// A state in which nothing is the case.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// What an app adds to a state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that an app adds to a state.
///
/// ```swift
/// extension UIConfigurationStateCustomKey {
///   static let isLent = UIConfigurationStateCustomKey("shop.isLent")
/// }
/// state[.isLent] = true
/// ```
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A key from its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The state of a view that is no cell: a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// Whether the view takes no touches.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view stays in place while its section scrolls by.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What a drag does to a cell. Nobody drags here, so it is `none` unless an app sets it.
  public enum DragState: Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is about to be dragged.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// What a drop does to a cell. Nobody drops here, so it is `none` unless an app sets it.
  public enum DropState: Sendable {
    /// Nothing is dropped.
    case none
    /// Something may be dropped, but not on this cell.
    case notTargeted
    /// Something may be dropped on this cell.
    case targeted
  }

  public var traitCollection: UITraitCollection
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell stays in place while its section scrolls by.
  public var isPinned = false
  /// Whether the cell shows the signs of editing.
  public var isEditing = false
  /// Whether the rows below the cell, in an outline, are shown.
  public var isExpanded = false
  /// Whether the actions beside the cell are shown.
  public var isSwiped = false
  /// Whether the cell is being moved to another place.
  public var isReordering = false
  /// What a drag does to the cell.
  public var cellDragState = DragState.none
  /// What a drop does to the cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
