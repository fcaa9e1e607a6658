import Foundation

extension UIView {
  /// The active constraints that the view holds: those whose views have it as nearest common ancestor,
  /// and those that are about it alone.
  public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  /// Activates a constraint and holds it. Its views must be this one or stand in it, or else the process
  /// ends with UIKit's exception. `isActive` finds the right view by itself.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let item, owningView(of: item)?.isDescendant(of: self) != true else { continue }
      UIKitException.genericException.raise(
        "Unable to install constraint on view.  Does the constraint reference something from "
          + "outside the subtree of the view?  That's illegal. "
          + "constraint:\(constraint.uiKitDescription) view:\(description)")
    }
    constraint.holder?.release(constraint)
    hold(constraint)
  }

  /// Activates constraints and holds them.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { release(constraint) }
  }

  /// Deactivates constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How much the view resists being larger than its intrinsic size: 250 unless it is set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? .defaultLow
  }

  /// Sets how much the view resists being larger than its intrinsic size.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    madeLayoutState.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// How much the view resists being smaller than its intrinsic size: 750 unless it is set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutState?.resistance[axis] ?? .defaultHigh
  }

  /// Sets how much the view resists being smaller than its intrinsic size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    madeLayoutState.resistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Calls `updateConstraints()` for the marked views in this one, those inside first.
  public func updateConstraintsIfNeeded() {
    guard hasConstraintsInside else { return }
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard let layoutState, layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = false
    updateConstraints()
  }

  /// Sees to it that the next layout pass calls `updateConstraints()`.
  func expectConstraintUpdate() {
    madeLayoutState.needsUpdateConstraints = true
    markConstraintsInside()
    setNeedsConstraintSolution()
  }

  /// Whether `updateConstraints()` is due.
  public func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? false }

  /// A size for which `systemLayoutSizeFitting(_:)` gives the smallest one.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// A size for which `systemLayoutSizeFitting(_:)` gives the largest one.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Whether the constraints leave the view more than one place.
  ///
  /// It is never so here: what constraints leave open is zero.
  public var hasAmbiguousLayout: Bool { false }

  // MARK: Holding constraints

  /// The layout state, made if there is none yet.
  var madeLayoutState: ViewLayoutState {
    if let layoutState { return layoutState }
    let state = ViewLayoutState()
    layoutState = state
    return state
  }

  /// Puts a constraint in force.
  func hold(_ constraint: NSLayoutConstraint) {
    constraint.setHolder(self)
    madeLayoutState.constraints.append(constraint)
    for item in [constraint.firstItem, constraint.secondItem] {
      owningView(of: item)?.markConstraintsInside()
    }
    setNeedsConstraintSolution()
  }

  /// Puts a constraint out of force.
  func release(_ constraint: NSLayoutConstraint) {
    guard let layoutState,
      let index = layoutState.constraints.lastIndex(where: { $0 === constraint })
    else { return }
    layoutState.constraints.remove(at: index)
    constraint.setHolder(nil)
    setNeedsConstraintSolution()
  }

  /// Deactivates what ties a subview, and what is in it, to this view and those around it. Called
  /// before the subview leaves.
  func releaseConstraints(into subview: UIView) {
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints where constraint.isAbout(subtreeOf: subview) {
        view.release(constraint)
      }
    }
  }
}
