import Foundation

extension UIView {
  /// Adds a view directly behind one of the subviews.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.leaveForInsertion(into: self)
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Adds a view directly in front of one of the subviews.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.leaveForInsertion(into: self)
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Whether the view is this one or stands somewhere below another.
  ///
  /// - Complexity: O(d) in the depth of the hierarchy.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// A subview that moves to another place in the same superview leaves its old place quietly.
  private func leaveForInsertion(into superview: UIView) {
    guard self.superview === superview else { return }
    superview.subviews.removeAll { $0 === self }
  }

  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      UIKitException.invalidArgument.raise(
        self === view
          ? "Can't add self as subview"
          : "View hierarchies cannot contain cycles: <\(type(of: view))> is a superview of its new superview"
      )
    }
    if view.superview === self {
      view.leaveForInsertion(into: self)
      subviews.insert(view, at: min(max(0, index), subviews.count))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceMove(to: newWindow) }
    view.superview?.remove(view)
    view.superview = self
    subviews.insert(view, at: min(max(0, index), subviews.count))
    if view.subtreeNeedsLayout { markSubtreeNeedsLayout() }
    if view.hasConstraintsInside { view.joinConstraintSystem(of: self) }
    subviewsDidChange()
    if oldWindow !== newWindow { view.announceMoved() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func detach() {
    guard let oldSuperview = superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(to: nil) }
    oldSuperview.remove(self)
    superview = nil
    if oldWindow != nil { announceMoved() }
    didMoveToSuperview()
  }

  private func remove(_ view: UIView) {
    willRemoveSubview(view)
    if view.hasConstraintsInside { releaseConstraints(into: view) }
    // Lists take away their last rows most of the time, so the search starts at the end.
    if let index = subviews.lastIndex(where: { $0 === view }) { subviews.remove(at: index) }
    subviewsDidChange()
  }

  private func announceMove(to window: UIWindow?) {
    willMove(toWindow: window)
    viewController?.viewWillMove(toWindow: window)
    for subview in subviews { subview.announceMove(to: window) }
  }

  private func announceMoved() {
    didMoveToWindow()
    viewController?.viewDidMove(toWindow: window)
    for subview in subviews { subview.announceMoved() }
  }
}
