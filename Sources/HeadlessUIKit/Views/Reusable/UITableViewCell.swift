import Foundation

/// One row of a table.
open class UITableViewCell: UIView {
  /// Which labels and images a cell brings along, and where they stand.
  public enum CellStyle: Int, Sendable {
    /// An image, and one label that fills the row.
    case `default` = 0
    /// An image, a label at the left and another at the right.
    case value1 = 1
    /// A small label at the left and another beside it; no image.
    case value2 = 2
    /// An image, and a small label below a larger one.
    case subtitle = 3
  }

  /// What a selected cell looks like.
  public enum SelectionStyle: Int, Sendable {
    /// As ever. The cell can be selected all the same.
    case none = 0
    /// Grey, as `default`.
    case blue = 1
    /// Grey, as `default`.
    case gray = 2
    /// A grey background.
    case `default` = 3
  }

  /// The standard signs at the right of a row.
  public enum AccessoryType: Int, Sendable {
    /// No sign.
    case none = 0
    /// An arrow head: the row leads to another screen.
    case disclosureIndicator = 1
    /// An information button and an arrow head.
    case detailDisclosureButton = 2
    /// A check mark: the row is chosen.
    case checkmark = 3
    /// An information button.
    case detailButton = 4
  }

  /// What editing a row does.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deletes the row.
    case delete = 1
    /// Inserts a row.
    case insert = 2
  }

  /// The style that was chosen when the cell was made.
  let style: CellStyle

  /// A cell of a style. A table makes cells of a registered class by this, with style `default`.
  ///
  /// The cell is 320 × 44 points until a table gives it the size of its row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
    contentView.frame = bounds
  }

  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.cellStyle ?? .default
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(cell: self)
    if contentView.superview == nil { insertSubview(contentView, at: 0) }
  }

  /// A cell of style `default` at a place, without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  // MARK: Reuse

  /// The identifier under which the cell is used again. Without one it is used only once.
  open internal(set) var reuseIdentifier: String?

  var listState = ListState()

  /// Readies a used cell for another row.
  ///
  /// A table calls it in the dequeue that hands out a used cell, and never on a new one.
  open func prepareForReuse() {
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
  }

  // MARK: Content

  /// The view in which the cell's content stands. That of a `contentConfiguration`, when there is one.
  open internal(set) lazy var contentView = UIView(frame: bounds)

  /// The main label. Asking for it makes it; a cell with a `contentConfiguration` has none.
  open var textLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let madeTextLabel { return madeTextLabel }
    madeTextLabel = addLabel(font: .systemFont(ofSize: style == .value2 ? 12 : 17))
    return madeTextLabel
  }
  private(set) var madeTextLabel: UILabel?

  /// The second label; a cell of style `default` has none, nor has one with a `contentConfiguration`.
  /// Asking for it makes it.
  open var detailTextLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let madeDetailTextLabel { return madeDetailTextLabel }
    switch style {
    case .default: return nil
    case .value1:
      madeDetailTextLabel = addLabel(font: .systemFont(ofSize: 17), textColor: .secondaryLabel)
    case .value2, .subtitle: madeDetailTextLabel = addLabel(font: .systemFont(ofSize: 12))
    }
    return madeDetailTextLabel
  }
  private(set) var madeDetailTextLabel: UILabel?

  /// The image view; a cell of style `value2` has none, nor has one with a `contentConfiguration`.
  /// Asking for it makes it.
  open var imageView: UIImageView? {
    guard contentConfiguration == nil else { return nil }
    if let madeImageView { return madeImageView }
    guard style != .value2 else { return nil }
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    setNeedsLayout()
    madeImageView = view
    return view
  }
  private(set) var madeImageView: UIImageView?

  /// Takes the labels and the image view of a nib in place of its own.
  func adoptParts(text: UILabel?, detail: UILabel?, image: UIImageView?) {
    madeTextLabel = text
    madeDetailTextLabel = detail
    madeImageView = image
  }

  private func addLabel(font: UIFont, textColor: UIColor = .label) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = font
    label.textColor = textColor
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  // MARK: Configurations

  var configurations = ViewConfigurations()

  /// A closure that is called with the cell and its state when the state is another, and before the
  /// cell is first shown; `updateConfiguration(using:)` comes before it.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// How the cell stands. An override adds what its class knows to that of `super`.
  open var configurationState: UICellConfigurationState { currentState }

  /// Asks for `updateConfiguration(using:)` before the cell is next shown, however often it is called.
  open func setNeedsUpdateConfiguration() {
    markForConfigurationUpdate()
  }

  /// Makes configurations for a state. A cell calls it once before it is shown, and again when its
  /// state is another; UIKit's own does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// The content that is usual for a cell of the style, with nothing in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The background that is usual for a cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  // MARK: Background and accessories

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue, by: backgroundView)
    }
  }

  /// A view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
    }
  }

  /// A view behind the content while the cell is selected and several may be.
  open var multipleSelectionBackgroundView: UIView?

  /// The sign at the right.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }

  /// A view at the right, in place of the sign.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      placeAccessories()
    }
  }

  /// The sign at the right while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }

  /// How far the separator below the row keeps from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)

  /// How many steps the content is moved to the right.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }

  /// How wide one step of `indentationLevel` is.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  // MARK: State

  /// What the cell looks like when it is selected.
  open var selectionStyle = SelectionStyle.default

  /// Whether the row is selected. Setting it calls `setSelected(_:animated:)`.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false

  /// Whether a finger is on the row. Setting it calls `setHighlighted(_:animated:)`.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false
  private var contentIsHighlighted = false

  /// Shows the row selected or not. A table calls it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    let isNew = selected != self.selected
    self.selected = selected
    stateDidChange(isNew)
  }

  /// Shows the row highlighted or not. A table calls it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let isNew = highlighted != self.highlighted
    self.highlighted = highlighted
    stateDidChange(isNew)
  }

  /// Whether the cell shows the signs of editing. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// Shows the signs of editing or not. A table calls it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    changeSigns { self.editing = editing }
  }

  /// Tells the cell that it is about to show other signs of editing.
  open func willTransition(to state: StateMask) {}

  /// Tells the cell that it shows other signs of editing.
  open func didTransition(to state: StateMask) {}

  /// What editing does to the cell besides `isEditing`.
  var signs = EditingSigns()

  /// Whether the row can be moved while the table is edited.
  open var showsReorderControl = false

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutContent()
  }

  override var isConstraintBoundary: Bool { true }

  override func fittingMask(of subview: UIView) -> AutoresizingMask {
    subview === contentView
      ? [.flexibleWidth, .flexibleHeight] : super.fittingMask(of: subview)
  }

  override func prepareForFitting() {
    placeContentView()
  }

  /// The size of the row by its `contentConfiguration` or by the constraints of the content. Without
  /// either the row has the standard height of 44 points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let standard = CGSize(width: targetSize.width, height: UITableView.Standard.row)
    guard sizesItself else { return standard }
    placeContentView()
    if let content = sizeOfConfiguredContent(
      width: max(0, targetSize.width - editControlRoom - accessoryRoom), horizontalFittingPriority,
      verticalFittingPriority)
    {
      return CGSize(
        width: targetSize.width, height: content.height > 0 ? content.height : standard.height)
    }
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if size.height <= 0 { size.height = standard.height }
    return size
  }

  private func stateDidChange(_ isNew: Bool) {
    if isNew { setNeedsUpdateConfiguration() }
    let looksSelected = (selected || highlighted) && selectionStyle != .none
    if looksSelected != contentIsHighlighted {
      contentIsHighlighted = looksSelected
      contentView.highlightContent(looksSelected)
    }
    if looksSelected, let selectedBackgroundView {
      if selectedBackgroundView.superview !== self {
        insertSubview(selectedBackgroundView, belowSubview: contentView)
      }
      selectedBackgroundView.frame = bounds
    } else {
      selectedBackgroundView?.removeFromSuperview()
    }
  }

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new {
      insertSubview(new, at: 0)
      new.frame = bounds
      setNeedsLayout()
    }
  }
}

extension UIView {
  /// Shows labels and images as those of a selected row, or not.
  fileprivate func highlightContent(_ isHighlighted: Bool) {
    for subview in subviews {
      (subview as? UILabel)?.isHighlighted = isHighlighted
      (subview as? UIImageView)?.isHighlighted = isHighlighted
      subview.highlightContent(isHighlighted)
    }
  }
}
