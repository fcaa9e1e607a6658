import Foundation

/// A cell of a list in a collection view: content with accessories before and behind it.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = book.title
/// cell.contentConfiguration = content
/// cell.accessories = [.disclosureIndicator()]
/// ```
///
/// Accessories keep 20 points from the edges and 8 from each other, and the content has the room
/// between them.
open class UICollectionViewListCell: UICollectionViewCell {
  private enum Metric {
    /// The distance of content and accessories from the edges.
    static let margin: CGFloat = 20
    /// The distance of accessories from each other.
    static let gap: CGFloat = 8
  }

  /// A cell at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many steps the content is moved in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }

  /// How wide such a step is.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// Whether accessories before the content are moved in with it.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// What stands before and behind the content, each edge in the order from left to right unless an
  /// accessory says otherwise.
  open var accessories: [UICellAccessory] = [] { didSet { replaceAccessoryViews() } }
  private var leadingViews: [ListAccessoryView] = []
  private var trailingViews: [ListAccessoryView] = []

  /// A guide at whose leading edge the line below the cell begins, once constraints place it.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    madeSeparatorGuide = guide
    return guide
  }()
  private weak var madeSeparatorGuide: UILayoutGuide?

  /// What the cell is to the list around it; nil outside one.
  private(set) var listItem: ListItem?

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    listItem = (layoutAttributes as? CompositionalAttributes)?.listItem
  }

  /// The content that is usual for the cell's place in its list, with nothing in it: that of a row, or of
  /// a header or footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    listItem?.content ?? .cell()
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listItem?.background ?? super.defaultBackgroundConfiguration()
  }

  /// How far the line below keeps from the leading edge; nil for a cell without one.
  var separatorInset: CGFloat? {
    guard let listItem, listItem.hasSeparator else { return nil }
    if let guide = madeSeparatorGuide, guide.layoutFrame.minX > 0 { return guide.layoutFrame.minX }
    return listItem.separatorInset ?? Metric.margin + indentation
  }

  // MARK: Accessories

  override func stateDidChange() {
    super.stateDidChange()
    if !accessories.isEmpty { setNeedsLayout() }
  }

  override func editingDidChange() {
    super.editingDidChange()
    replaceAccessoryViews()
  }

  private func replaceAccessoryViews() {
    for view in leadingViews + trailingViews { view.removeFromSuperview() }
    let shown = accessories.filter { $0.isShown(isEditing: isEditing) }
    leadingViews = UICollectionViewListCell.ordered(shown.filter(\.isLeading))
      .map(ListAccessoryView.init)
    trailingViews = UICollectionViewListCell.ordered(shown.filter { !$0.isLeading })
      .map(ListAccessoryView.init)
    for view in leadingViews + trailingViews { addSubview(view) }
    setNeedsLayout()
  }

  /// Accessories in the order that the app's own views ask for; the system's stand as they were given.
  private static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var ordered: [UICellAccessory] = []
    for accessory in accessories {
      guard case .customView = accessory.accessoryType else {
        ordered.append(accessory)
        continue
      }
      let position =
        switch accessory.placement {
        case .leading(_, let at), .trailing(_, let at): at(ordered)
        }
      ordered.insert(accessory, at: min(max(0, position), ordered.count))
    }
    return ordered
  }

  // MARK: Layout

  private var indentation: CGFloat {
    CGFloat(max(0, indentationLevel)) * indentationWidth
  }

  private static func room(of views: [ListAccessoryView]) -> CGFloat {
    views.isEmpty
      ? 0
      : views.reduce(Metric.margin) { $0 + $1.roomWidth } + CGFloat(views.count - 1) * Metric.gap
  }

  override var contentInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: 0, left: UICollectionViewListCell.room(of: leadingViews) + indentation, bottom: 0,
      right: UICollectionViewListCell.room(of: trailingViews))
  }

  override var listContentMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0, leading: leadingViews.isEmpty ? Metric.margin : 0, bottom: 0,
      trailing: trailingViews.isEmpty ? Metric.margin : 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var x = Metric.margin + (indentsAccessories ? indentation : 0)
    for view in leadingViews {
      view.frame = CGRect(x: x, y: 0, width: view.roomWidth, height: bounds.height)
      x += view.roomWidth + Metric.gap
    }
    x = bounds.width - UICollectionViewListCell.room(of: trailingViews)
    for view in trailingViews {
      view.frame = CGRect(x: x, y: 0, width: view.roomWidth, height: bounds.height)
      x += view.roomWidth + Metric.gap
    }
  }
}
