import Foundation

/// What a system of constraints knows of one view or guide.
@MainActor
final class LayoutRecord {
  /// The unknowns of a rectangle.
  enum Part: Int {
    case x, y, width, height

    static func minimum(_ axis: NSLayoutConstraint.Axis) -> Part { axis == .horizontal ? .x : .y }
    static func size(_ axis: NSLayoutConstraint.Axis) -> Part {
      axis == .horizontal ? .width : .height
    }
  }

  /// Who says where the view stands.
  enum Placement {
    /// It is the host: its place does not matter, and its size is given or sought.
    case host
    /// Constraints do.
    case constraints
    /// Its frame does, which follows the superview by the mask.
    case mask
    /// Its frame does, as it is: the view stands in a cell with a system of its own.
    case frame
  }

  private var unknowns: [ConstraintSolver.Variable?] = [nil, nil, nil, nil]
  /// The collection that used the record last.
  var generation = 0
  var placement = Placement.constraints
  /// The directions in which the frame has been told to the solver, in this collection.
  var toldAxes: Set<NSLayoutConstraint.Axis> = []
  /// The view, when its height depends on its width, and the width at which it is measured.
  weak var wrappingView: UIView?
  var wrapWidth: CGFloat?

  /// The unknown for a part, made when it is first asked for.
  func unknown(_ part: Part, in solver: inout ConstraintSolver) -> ConstraintSolver.Variable {
    if let unknown = unknowns[part.rawValue] { return unknown }
    let unknown = solver.makeVariable(isNonnegative: part == .width || part == .height)
    unknowns[part.rawValue] = unknown
    return unknown
  }

  /// The rectangle that was found.
  func rect(in solver: ConstraintSolver) -> CGRect {
    let values = unknowns.map { $0.map { LayoutRecord.clean(solver.value(of: $0)) } ?? 0 }
    return CGRect(x: values[0], y: values[1], width: max(0, values[2]), height: max(0, values[3]))
  }

  /// A number without what rounding has left behind its sixth digit.
  private static func clean(_ value: Double) -> Double {
    let cleaned = (value * 1e6).rounded() / 1e6
    return cleaned == 0 ? 0 : cleaned
  }
}
