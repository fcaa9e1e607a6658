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

  /// The view in which the content stands.
  open internal(set) lazy var contentView = UIView(frame: bounds)

  /// The main label. Asking for it makes it.
  open private(set) lazy var textLabel: UILabel? = addLabel(
    font: .systemFont(ofSize: 13, weight: .semibold))

  /// The second label. Asking for it makes it.
  open private(set) lazy var detailTextLabel: UILabel? = addLabel(font: .systemFont(ofSize: 13))

  /// Whether `textLabel` has been asked for.
  private var labels: [UILabel] = []

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
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
    labels.append(label)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    let room = contentView.bounds.insetBy(dx: min(20, bounds.width / 2), dy: 0)
    let heights = labels.map { $0.sizeThatFits(room.size).height }
    var top = room.midY - heights.reduce(0, +) / 2
    for (label, height) in zip(labels, heights) {
      label.frame = CGRect(x: room.minX, y: top, width: room.width, height: height)
      top += height
    }
  }
}
