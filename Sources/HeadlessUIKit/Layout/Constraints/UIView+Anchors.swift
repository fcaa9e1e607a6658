import Foundation

extension UIView {
  /// The edge where lines of text begin: the left one.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines of text end: the right one.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The line on which the first line of text stands; the lower edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line on which the last line of text stands; the lower edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The area within `layoutMargins`.
  public var layoutMarginsGuide: UILayoutGuide {
    let state = madeLayoutState
    if let guide = state.marginsGuide { return guide }
    let guide = UILayoutGuide(.margins, of: self)
    state.marginsGuide = guide
    return guide
  }

  /// The area that no bar covers. The headless screen has none, so it is all of the view.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let state = madeLayoutState
    if let guide = state.safeAreaGuide { return guide }
    let guide = UILayoutGuide(.safeArea, of: self)
    state.safeAreaGuide = guide
    return guide
  }

  /// The area within the margins that is comfortable to read: that of `layoutMarginsGuide` here.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// How far bars reach into the view: not at all on the headless screen.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a guide, which constraints can then place in the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeLayoutState.guides.append(layoutGuide)
  }

  /// Takes a guide away, and the constraints that are about it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutState?.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.isActive = false
      }
    }
    layoutState?.guides.remove(at: index)
    layoutGuide.owningView = nil
  }

  /// The space that views within keep from the edges when they are tied to the margins. It is 8 points
  /// at each edge, and 11 above and below and 20 beside the content of a cell.
  public var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom,
        trailing: newValue.right)
    }
  }

  /// `layoutMargins` by where lines of text begin and end.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutState?.margins ?? standardMargins }
    set {
      guard newValue != directionalLayoutMargins else { return }
      madeLayoutState.margins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
      if hasConstraintsInside { setNeedsConstraintSolution() }
    }
  }

  private var standardMargins: NSDirectionalEdgeInsets {
    let isContent = superview?.isConstraintBoundary == true
    return isContent
      ? NSDirectionalEdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
      : NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }
}
