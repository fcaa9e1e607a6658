import Foundation

/// How constraints take part in a layout pass.
///
/// All constraints below one topmost view, the *host*, are one system. A reusable view of a list is a
/// host too, so that a list's cells are measured and placed one by one.
extension UIView {
  /// The view whose system the view belongs to.
  var layoutHost: UIView {
    var view = self
    while !view.isConstraintBoundary, let superview = view.superview { view = superview }
    return view
  }

  private var isLayoutHost: Bool { isConstraintBoundary || superview == nil }

  /// Marks the view and those around it, up to its host, as having constraints somewhere inside.
  func markConstraintsInside() {
    var view: UIView? = self
    while let current = view, !current.hasConstraintsInside {
      current.hasConstraintsInside = true
      view = current.isConstraintBoundary ? nil : current.superview
    }
  }

  /// Tells the system that something in it has changed.
  func setNeedsConstraintSolution() {
    let host = layoutHost
    host.markConstraintsInside()
    host.constraintSystem.isStale = true
    if host.isLayingOut {
      host.markConstrainedViews()
    } else {
      host.setNeedsLayout()
    }
  }

  private var constraintSystem: LayoutSystem {
    if let system = layoutState?.system { return system }
    let system = LayoutSystem(host: self)
    madeLayoutState.system = system
    return system
  }

  /// A view that was a host comes into another system, with all that is in it.
  func joinConstraintSystem(of superview: UIView) {
    if !isConstraintBoundary { layoutState?.system = nil }
    guard !isConstraintBoundary else { return }
    superview.markConstraintsInside()
    superview.setNeedsConstraintSolution()
  }

  /// What the frame of a view means for its system: one that a mask places is given, and the host's
  /// size is.
  func constrainedGeometryDidChange(from old: ViewGeometry) {
    guard let layoutState else { return }
    if layoutState.system != nil, isLayoutHost {
      if old.bounds.size != geometry.bounds.size { layoutState.system?.isStale = true }
    } else if layoutState.participates,
      layoutHost.layoutState?.system?.isPlacingViews != true
    {
      setNeedsConstraintSolution()
    }
  }

  /// Before the host is laid out: the views that constraints place are marked when there is something
  /// new.
  func prepareConstraints() {
    guard isLayoutHost else { return }
    let system = constraintSystem
    guard system.isStale, !system.isSolving else { return }
    updateConstraintsIfNeeded()
    if superview == nil, !translatesAutoresizingMaskIntoConstraints {
      let size = system.sizeOfFreeHost()
      if size != bounds.size { bounds.size = size }
    }
    // A cell places its content view first.
    if !isConstraintBoundary { system.solveIfStale() }
    markConstrainedViews()
  }

  private func markConstrainedViews() {
    for subview in subviews {
      if !subview.translatesAutoresizingMaskIntoConstraints, !needsLayout { setNeedsLayout() }
      if subview.hasConstraintsInside, !subview.isConstraintBoundary {
        subview.markConstrainedViews()
      }
    }
  }

  /// Gives the subviews the places that constraints give them.
  func applyConstraints() {
    guard subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return
    }
    let system = layoutHost.constraintSystem
    system.solveIfStale()
    system.place(subviewsOf: self)
  }
}
