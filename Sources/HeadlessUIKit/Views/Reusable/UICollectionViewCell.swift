import Foundation

/// One item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  /// A cell at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview == nil { insertSubview(contentView, at: 0) }
  }

  /// The view in which the cell's content stands. That of a `contentConfiguration`, when there is one.
  open internal(set) lazy var contentView = UIView(frame: bounds)

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

  /// The background that is usual for a cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  // MARK: Background

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if backgroundView != nil { backgroundConfiguration = nil }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      oldValue?.removeFromSuperview()
      showSelectedBackground()
    }
  }

  // MARK: State

  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Whether the collection view is edited.
  var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// A hook for the engine's own cells: editing has begun or ended.
  func editingDidChange() {
    setNeedsUpdateConfiguration()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    placeConfiguredBackground()
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
    placeContentView()
  }

  /// A hook for the engine's own cells: the room around the content view.
  var contentInsets: UIEdgeInsets { .zero }

  private func placeContentView() {
    var frame = bounds.inset(by: contentInsets)
    frame.size.width = max(0, frame.width)
    if contentView.frame != frame { contentView.frame = frame }
  }

  override func fittingMask(of subview: UIView) -> AutoresizingMask {
    subview === contentView
      ? [.flexibleWidth, .flexibleHeight] : super.fittingMask(of: subview)
  }

  override func prepareForFitting() {
    placeContentView()
  }

  /// The size by the `contentConfiguration` or by the constraints of the content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let insets = contentInsets.left + contentInsets.right
    if var size = sizeOfConfiguredContent(
      width: max(0, targetSize.width - insets), horizontalFittingPriority, verticalFittingPriority)
    {
      size.width += insets
      return size
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// What a list's content keeps from the edges of the content view.
  var listContentMargins: NSDirectionalEdgeInsets { directionalLayoutMargins }

  func stateDidChange() {
    setNeedsUpdateConfiguration()
    showSelectedBackground()
  }

  private func showSelectedBackground() {
    guard let selectedBackgroundView else { return }
    guard isSelected || isHighlighted else {
      selectedBackgroundView.removeFromSuperview()
      return
    }
    if selectedBackgroundView.superview !== self {
      insertSubview(selectedBackgroundView, belowSubview: contentView)
    }
    selectedBackgroundView.frame = bounds
  }
}
