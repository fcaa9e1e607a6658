import Foundation

extension UIView {
  /// How often one pass lays out a view that asks for it again while it is laid out.
  private static let mostTurnsOfAPass = 8

  /// Marks this view, and the way from the root to it.
  func markNeedsLayout() {
    needsLayout = true
    markSubtreeNeedsLayout()
  }

  /// Marks this view because its subviews are others now. A view that is placing its subviews at the
  /// moment needs no second turn for those that it adds or removes itself.
  func subviewsDidChange() {
    if !isLayingOut { setNeedsLayout() }
  }

  /// Marks the way from the root to this view. A marked view's superviews are marked already.
  func markSubtreeNeedsLayout() {
    var view: UIView? = self
    while let current = view, !current.subtreeNeedsLayout {
      current.subtreeNeedsLayout = true
      view = current.superview
    }
  }

  /// Lays out everything marked below the highest marked superview in an unbroken chain.
  func performLayoutPass() {
    var top = self
    while let superview = top.superview, superview.needsLayout { top = superview }
    for _ in 0..<UIView.mostTurnsOfAPass where top.subtreeNeedsLayout {
      top.layOutSubtree()
    }
  }

  /// Lays out this view if it is marked, then the marked ones below it.
  private func layOutSubtree() {
    guard subtreeNeedsLayout else { return }
    if hasConstraintsInside { prepareConstraints() }
    subtreeNeedsLayout = false
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      isLayingOut = true
      layoutSubviews()
      isLayingOut = false
      viewController?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layOutSubtree() }
  }
}
