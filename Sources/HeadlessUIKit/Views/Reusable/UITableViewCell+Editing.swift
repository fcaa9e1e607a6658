import Foundation

/// What editing a table does to one of its cells.
struct EditingSigns {
  /// What a tap on the sign at the left does.
  var style = UITableViewCell.EditingStyle.none
  /// Whether the sign at the left is that of selecting several rows.
  var selectsSeveral = false
  /// Whether the content makes room at the left though there is no sign.
  var indents = true
  /// Whether the data source can move the row.
  var isMovable = false
  /// Whether a swipe has opened the row.
  var isSwiped = false
  /// A view at the right while the cell is edited.
  var accessoryView: UIView?
}

extension UITableViewCell {
  /// Which signs of editing a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None.
    public static let defaultMask: StateMask = []
    /// The sign at the left.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The buttons that a swipe opens.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// What editing does to this row, as the delegate has it.
  public internal(set) var editingStyle: EditingStyle {
    get { signs.style }
    set { signs.style = newValue }
  }

  /// Whether the buttons are seen that a swipe opens.
  public var showingDeleteConfirmation: Bool { signs.isSwiped }

  /// Whether the content makes room at the left while the cell is edited and has no sign there.
  public var shouldIndentWhileEditing: Bool {
    get { signs.indents }
    set {
      signs.indents = newValue
      setNeedsLayout()
    }
  }

  /// A view at the right while the table is edited, in place of the sign.
  public var editingAccessoryView: UIView? {
    get { signs.accessoryView }
    set {
      if signs.accessoryView !== newValue { signs.accessoryView?.removeFromSuperview() }
      signs.accessoryView = newValue
      placeAccessories()
    }
  }

  // MARK: For layout and screen

  /// Whether the signs of a table that is edited are seen, and not only the buttons of a swipe.
  var showsEditingSigns: Bool { isEditing && !signs.isSwiped }

  var indentsForEditing: Bool {
    showsEditingSigns && (signs.style != .none || signs.selectsSeveral || signs.indents)
  }

  var showsReorderSign: Bool { showsEditingSigns && showsReorderControl && signs.isMovable }

  var currentAccessoryView: UIView? { showsEditingSigns ? editingAccessoryView : accessoryView }

  var currentAccessoryType: AccessoryType {
    showsEditingSigns ? editingAccessoryType : accessoryType
  }

  // MARK: Changing

  private var stateMask: StateMask {
    var mask: StateMask = []
    if signs.isSwiped { mask.insert(.showingDeleteConfirmation) }
    if showsEditingSigns { mask.insert(.showingEditControl) }
    return mask
  }

  /// Shows other signs, and says so when the state of the cell is another.
  func changeSigns(_ change: () -> Void) {
    let old = stateMask
    change()
    let new = stateMask
    if new != old { willTransition(to: new) }
    placeAccessories()
    setNeedsUpdateConfiguration()
    if new != old { didTransition(to: new) }
  }

  /// Takes the accessory's view that is not for the present state out of the cell.
  func placeAccessories() {
    let current = currentAccessoryView
    for view in [accessoryView, editingAccessoryView] where view !== current {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    if let current, current.superview !== self { addSubview(current) }
    setNeedsLayout()
  }
}
