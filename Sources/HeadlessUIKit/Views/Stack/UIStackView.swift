import Foundation

/// A view that puts its views in a row or a column by constraints that it makes itself.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [title, price])
/// stack.axis = .vertical
/// stack.spacing = 4
/// ```
///
/// As in UIKit a hidden view takes no room, and the views' own intrinsic sizes and constraints decide
/// what the stack leaves open.
open class UIStackView: UIView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// They fill it; the one that hugs its content least grows.
    case fill
    /// They fill it in equal parts.
    case fillEqually
    /// They fill it in proportion to their intrinsic sizes.
    case fillProportionally
    /// They keep their sizes, and the gaps are equal.
    case equalSpacing
    /// They keep their sizes, and their middles are equally far apart.
    case equalCentering
  }

  /// Where the views stand across the stack.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill
    /// At the left edge of a column.
    case leading
    /// In a row: with the first lines of text on one line.
    case firstBaseline
    /// In the middle.
    case center
    /// At the right edge of a column.
    case trailing
    /// In a row: with the last lines of text on one line.
    case lastBaseline

    /// At the upper edge of a row.
    public static let top = Alignment.leading
    /// At the lower edge of a row.
    public static let bottom = Alignment.trailing
  }

  /// The custom spacing that means "that of the stack".
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The spacing that means "UIKit's standard", which is 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// A stack at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A stack of views, in a row unless `axis` is set.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    for view in subviews { addArrangedSubview(view) }
    (coder as? NibCoder)?.decode(stackView: self)
  }

  /// The views that are arranged, in their order. They are subviews too; not every subview is among
  /// them.
  open private(set) var arrangedSubviews: [UIView] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Adds a view at a place among those that are arranged. A place that is not there ends the process.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      UIKitException.internalInconsistency.raise(
        "index out of bounds for arranged subview: index = \(stackIndex) "
          + "expected to be less than or equal to \(arrangedSubviews.count)")
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  /// Stops arranging a view. It stays a subview until it is removed from it.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Whether the views stand in a row or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }

  /// How the views share the length of the stack.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }

  /// Where the views stand across the stack.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }

  /// The space between two views, in points; where it is not fixed, the least space.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }

  /// Whether the views keep `layoutMargins` away from the edges.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// Sets the space after one view. `spacingUseDefault` brings the stack's own back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The space after one view, or `spacingUseDefault` when none was set for it.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// A view in the stack was hidden or shown.
  func arrangedViewDidHide(_ view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { arrangementDidChange() }
  }

  private func arrangementDidChange() {
    markConstraintsInside()
    setNeedsConstraintSolution()
  }

  override func collectEquations(into collection: LayoutCollection) {
    StackArrangement(self, collection).collect()
  }

  /// The space after a view, in points.
  func space(after view: UIView) -> Double {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    guard space.isFinite else { return 0 }
    return Double(space == UIStackView.spacingUseSystem ? systemSpacing : space)
  }
}
