import Foundation

extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// What of a view or guide a constraint is about.
  public enum Attribute: Int, Sendable {
    /// Nothing: the second side is a constant.
    case notAnAttribute = 0
    /// An edge.
    case left, right, top, bottom
    /// The edge where a line of text begins: the left one here.
    case leading
    /// The edge where a line of text ends: the right one here.
    case trailing
    /// A size.
    case width, height
    /// The middle.
    case centerX, centerY
    /// The line on which the last line of text stands.
    case lastBaseline
    /// The line on which the first line of text stands.
    case firstBaseline
    /// An edge of the area within the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The middle of the area within the margins.
    case centerXWithinMargins, centerYWithinMargins
  }

  /// A direction.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}

extension NSLayoutConstraint.Attribute {
  /// What can be compared with what: places in one direction, places in the other, and sizes.
  enum Dimension {
    case x, y, size
  }

  var dimension: Dimension? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    case .width, .height: .size
    }
  }

  /// The direction in which the attribute is measured.
  var axis: NSLayoutConstraint.Axis {
    self == .height || dimension == .y ? .vertical : .horizontal
  }

  /// The name, as anchors and messages have it.
  var name: String { "\(self)" }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
