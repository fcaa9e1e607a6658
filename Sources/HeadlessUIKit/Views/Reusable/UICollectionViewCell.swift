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

  /// The view in which the cell's content stands.
  open internal(set) lazy var contentView = UIView(frame: bounds)

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      stateDidChange()
    }
  }

  /// Whether the item is selected.
  open var isSelected = false { didSet { stateDidChange() } }

  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { stateDidChange() } }

  open override func prepareForReuse() {
    super.prepareForReuse()
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
    contentView.frame = bounds
  }

  override func fittingMask(of subview: UIView) -> AutoresizingMask {
    subview === contentView
      ? [.flexibleWidth, .flexibleHeight] : super.fittingMask(of: subview)
  }

  override func prepareForFitting() {
    contentView.frame = bounds
  }

  private func stateDidChange() {
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
