import Foundation

/// What a view keeps for Auto Layout. Only a view that has to do with it has one.
@MainActor
final class ViewLayoutState {
  /// The active constraints that the view holds, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// The layout guides that were added to the view.
  var guides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var margins: NSDirectionalEdgeInsets?
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  var needsUpdateConstraints = false
  /// Whether a system of constraints has unknowns for the view.
  var participates = false
  /// The system of all constraints below the view, when the view is the topmost one of a system.
  var system: LayoutSystem?
}

/// A priority for each direction.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
