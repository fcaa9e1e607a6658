import Foundation

/// A rectangle on the screen that holds other views.
///
/// As in UIKit a view's `frame` is where it stands in its superview, and its `bounds` is the space
/// in which its subviews stand. Nothing is drawn: a view is what it holds and where it stands.
///
/// ```swift
/// let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
/// let label = UILabel(frame: box.bounds)
/// box.addSubview(label)
/// label.convert(CGPoint.zero, to: nil)  // (10, 10)
/// ```
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: Making a view

  /// A view at a place in its future superview.
  public init(frame: CGRect) {
    super.init()
    setFrameSilently(frame)
    if type(of: self).requiresConstraintBasedLayout { expectConstraintUpdate() }
  }

  /// A view from a nib.
  ///
  /// The engine gives `coder` only while it reads a .xib file; archives of other kinds are unknown
  /// to it and give nil.
  public required init?(coder: NSCoder) {
    super.init()
    if type(of: self).requiresConstraintBasedLayout { expectConstraintUpdate() }
    (coder as? NibCoder)?.decode(view: self)
  }

  /// A view of size zero.
  public override convenience init() {
    self.init(frame: .zero)
  }

  // MARK: Geometry

  /// Place, size and transform, from which `frame` is computed.
  var geometry = ViewGeometry()

  /// Where the view stands in its superview's bounds. With a `transform` other than the identity it
  /// is the smallest upright rectangle around the view.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      let old = geometry
      geometry.frame = newValue
      geometryDidChange(from: old)
    }
  }

  /// The space in which the subviews stand. Its origin moves them all: that is how a list scrolls.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      let old = geometry
      geometry.bounds = newValue
      geometryDidChange(from: old)
    }
  }

  /// The middle of the view, in its superview's bounds.
  open var center: CGPoint {
    get { geometry.center }
    set {
      let old = geometry
      geometry.center = newValue
      geometryDidChange(from: old)
    }
  }

  /// A change of the view's shape around its centre.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      let old = geometry
      geometry.transform = newValue
      geometryDidChange(from: old)
    }
  }

  // MARK: Layer

  /// The class of the view's layer. Override it for a layer of another kind.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's looks: corners, border and shadow. They are stored; nothing is drawn.
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).makeBlank()
    layer.belong(to: self)
    ownLayer = layer
    return layer
  }
  var ownLayer: CALayer?

  /// Which margins and sizes grow when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether a new size of this view moves its subviews by their `autoresizingMask`.
  open var autoresizesSubviews = true

  /// Whether `frame` and `autoresizingMask` say where the view stands, and not constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue, let superview else { return }
      if superview.hasConstraintsInside { superview.setNeedsConstraintSolution() }
    }
  }

  // MARK: Hierarchy

  /// The view that holds this one.
  open internal(set) weak var superview: UIView?

  /// The views in this one, from back to front.
  open internal(set) var subviews: [UIView] = []

  /// The window in which the view stands.
  open var window: UIWindow? { superview?.window }

  /// The controller whose `view` this is.
  weak var viewController: UIViewController?

  open override var next: UIResponder? { viewController ?? superview }

  /// Adds a view in front of the others. A view has one superview: it leaves the one it had.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Adds a view at a place among the subviews, where 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    detach()
  }

  /// Tells the view that it is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells the view that it has another superview, or none.
  open func didMoveToSuperview() {}

  /// Tells the view that it is about to be in another window, or in none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells the view that it is in another window, or in none.
  open func didMoveToWindow() {}

  /// Tells the view that it has a new subview.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells the view that a subview is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  var needsLayout = true
  var isLayingOut = false
  var subtreeNeedsLayout = true

  /// Marks the view for the next layout pass.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Runs the layout pass now, for this view and all below it that are marked.
  ///
  /// When superviews are marked too, the pass starts at the highest of the unbroken chain.
  open func layoutIfNeeded() {
    performLayoutPass()
  }

  /// Places the subviews. UIKit's own places those that have constraints, and no others.
  open func layoutSubviews() {
    if hasConstraintsInside { applyConstraints() }
  }

  /// The size that suits the view best in the size given. UIKit's own is the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that suits it best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// The size the view would have if only its content counted.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The value of `intrinsicContentSize` that means "I do not care".
  public static let noIntrinsicMetric: CGFloat = -1

  /// Tells constraints that `intrinsicContentSize` is another now.
  open func invalidateIntrinsicContentSize() {
    guard hasConstraintsInside || layoutState?.participates == true else { return }
    setNeedsConstraintSolution()
  }

  // MARK: Constraints

  /// What the view keeps for constraints; nil as long as it has nothing to do with them.
  var layoutState: ViewLayoutState?

  /// Whether constraints are about this view or one in it, up to the next cell of a list.
  var hasConstraintsInside = false

  /// Whether the view and what is in it are a system of constraints of their own.
  var isConstraintBoundary: Bool { false }

  /// Whether the class needs constraints in order to be placed, so that `updateConstraints()` is
  /// called for each new view of it.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Makes or changes the view's constraints. Call `super` at the end.
  ///
  /// It is called at the beginning of a layout pass after `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// Marks the view, so that the next layout pass calls `updateConstraints()`.
  open func setNeedsUpdateConstraints() {
    expectConstraintUpdate()
  }

  /// Tells the view that `layoutMargins` are others now.
  open func layoutMarginsDidChange() {}

  /// Tells the view that its safe area is another. It never is here.
  open func safeAreaInsetsDidChange() {}

  /// Whether the view's margins are at least those of its superview. It is kept and has no effect.
  open var preservesSuperviewLayoutMargins = false

  /// Whether the margins grow by what bars cover. There are no bars.
  open var insetsLayoutMarginsFromSafeArea = true

  /// The size that constraints in the view give it, as near to a size as they allow with a low
  /// priority (50). See `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that constraints in the view give it, as near to a size as they allow with the
  /// priorities given. The view's own frame is not changed.
  ///
  /// ```swift
  /// contentView.systemLayoutSizeFitting(
  ///   CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
  ///   verticalFittingPriority: .fittingSizeLevel)
  /// ```
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      LayoutSystem.Fitting(
        size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
  }

  /// A hook for the engine's own views: the size is about to be asked of the constraints inside.
  func prepareForFitting() {}

  /// A hook for the engine's own views: how a subview follows the size that is asked for.
  func fittingMask(of subview: UIView) -> AutoresizingMask { subview.autoresizingMask }

  /// A hook for the engine's own views: whether the height depends on the width that constraints find.
  var wrapsAtItsWidth: Bool { false }

  /// A hook for such views: the height that text needs in a width. A width of nothing counts as none.
  func textHeight(inWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// A hook for the engine's own views: equations between the subviews.
  func collectEquations(into collection: LayoutCollection) {}

  // MARK: Looks

  /// Whether the view is left out of the screen and of touches.
  open var isHidden = false {
    didSet { if isHidden != oldValue { (superview as? UIStackView)?.arrangedViewDidHide(self) } }
  }

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Whether the view covers what is behind it completely.
  open var isOpaque = true

  /// The colour behind the content; nil is transparent.
  open var backgroundColor: UIColor?

  /// The colour of what can be tapped; a view without one has its superview's.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      spreadTintColor()
    }
  }
  private var ownTintColor: UIColor?
  var hasOwnTintColor: Bool { ownTintColor != nil }

  /// Tells the view that its `tintColor` is another, because it or that of a superview was set.
  open func tintColorDidChange() {}

  /// Whether subviews are cut off at the edge of the bounds.
  open var clipsToBounds = false

  /// How content follows the size of the view.
  open var contentMode: ContentMode = .scaleToFill

  /// Asks for the content to be drawn again. Nothing is drawn here, so nothing happens.
  open func setNeedsDisplay() {}

  /// Draws the content. It is not called: nothing is drawn here.
  open func draw(_ rect: CGRect) {}

  /// How the view is mirrored. It is stored: nothing is mirrored.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// What of the view has no effect here.
  var stored: StoredViewValues?

  // MARK: Touches

  /// Whether the view and all in it can be touched.
  open var isUserInteractionEnabled = true

  /// The frontmost view below this one (or this one) in which a point of its bounds lies, or nil.
  ///
  /// Hidden views, views that take no touches and views with an alpha below 0.01 are passed over.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Whether the view can get the focus. Nobody asks: there is none.
  open var canBecomeFocused: Bool { false }

  /// What looks for a meaning in touches of the view.
  var recognizers: [UIGestureRecognizer] = []

  // MARK: Names

  /// A number by which the view can be found.
  open var tag = 0

  /// The view with this tag: this one or one below it, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The class, the address and the frame: `<UILabel: 0x600003a1c0f0; frame = (0 0; 100 20)>`.
  open override nonisolated var description: String {
    // A view belongs to the main actor; elsewhere only its class and address can be told.
    guard MainActor.isCurrent else { return super.description }
    return MainActor.assumeIsolated {
      let parts = ["\(type(of: self).uiKitName): \(address)"] + descriptionParts
      return "<\(parts.joined(separator: "; "))>"
    }
  }

  /// What a description says after class and address, for the engine's views to add to.
  var descriptionParts: [String] {
    var parts = ["frame = \(frame.uiKitDescription)"]
    if isHidden { parts.append("hidden = YES") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if tag != 0 { parts.append("tag = \(tag)") }
    return parts
  }

  /// A hook for the engine's own views: the bounds are new.
  func boundsDidChange(from old: CGRect) {}
}
