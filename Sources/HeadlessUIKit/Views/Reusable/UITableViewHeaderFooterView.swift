import Foundation

/// The view above or below a section of a table.
open class UITableViewHeaderFooterView: UIView {
  /// A header or footer. A table makes views of a registered class by this.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview == nil { insertSubview(contentView, at: 0) }
  }

  /// A header or footer at a place, without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// The identifier under which the view is used again.
  open internal(set) var reuseIdentifier: String?

  var listState = ListState()

  /// Readies a used view for another section. A table calls it in the dequeue that hands the view
  /// out.
  open func prepareForReuse() {}

  /// The view in which the content stands. That of a `contentConfiguration`, when there is one.
  open internal(set) lazy var contentView = UIView(frame: bounds)

  /// The main label. Asking for it makes it; a view with a `contentConfiguration` has none.
  open var textLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let madeTextLabel { return madeTextLabel }
    madeTextLabel = addLabel(font: .systemFont(ofSize: 13, weight: .semibold))
    return madeTextLabel
  }
  private var madeTextLabel: UILabel?

  /// The second label. Asking for it makes it; a view with a `contentConfiguration` has none.
  open var detailTextLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let madeDetailTextLabel { return madeDetailTextLabel }
    madeDetailTextLabel = addLabel(font: .systemFont(ofSize: 13))
    return madeDetailTextLabel
  }
  private var madeDetailTextLabel: UILabel?

  // MARK: Configurations

  var configurations = ViewConfigurations()

  /// A closure that is called with the view and its state when the state is another, and before the
  /// view is first shown.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// How the view stands.
  open var configurationState: UIViewConfigurationState { currentState }

  /// Asks for `updateConfiguration(using:)` before the view is next shown.
  open func setNeedsUpdateConfiguration() {
    markForConfigurationUpdate()
  }

  /// Makes configurations for a state. UIKit's own does nothing.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// The content that is usual for a header in a plain table, with nothing in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// The background that is usual for a header or footer.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainHeaderFooter()
  }

  /// A colour that UIKit does not show. Setting it writes UIKit's line to the log.
  open override var backgroundColor: UIColor? {
    didSet {
      StandardError.log(
        "Changing the background color of UITableViewHeaderFooterView is not supported. Use the "
          + "background view configuration instead.")
    }
  }

  // MARK: Background and layout

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

  override var isConstraintBoundary: Bool { true }

  override func fittingMask(of subview: UIView) -> AutoresizingMask {
    subview === contentView
      ? [.flexibleWidth, .flexibleHeight] : super.fittingMask(of: subview)
  }

  override func prepareForFitting() {
    contentView.frame = bounds
  }

  private func addLabel(font: UIFont) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = font
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func contentViewWillBeReplaced() {
    (madeTextLabel, madeDetailTextLabel) = (nil, nil)
  }

  /// The size by the `contentConfiguration` or by the constraints of the content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return sizeOfConfiguredContent(
      width: targetSize.width, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    placeConfiguredBackground()
    contentView.frame = bounds
    let labels = [madeTextLabel, madeDetailTextLabel].compactMap(\.self)
    let room = contentView.bounds.insetBy(dx: min(20, bounds.width / 2), dy: 0)
    let heights = labels.map { $0.sizeThatFits(room.size).height }
    var top = room.midY - heights.reduce(0, +) / 2
    for (label, height) in zip(labels, heights) {
      label.frame = CGRect(x: room.minX, y: top, width: room.width, height: height)
      top += height
    }
  }
}
