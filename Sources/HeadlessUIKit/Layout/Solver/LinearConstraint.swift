/// A condition on unknown numbers: terms and a constant that together are equal to zero, at most
/// zero or at least zero.
struct LinearConstraint: Equatable {
  /// How the sum compares with zero.
  enum Relation {
    case equal, lessOrEqual, greaterOrEqual
  }

  /// An unknown times a coefficient.
  struct Term: Equatable {
    let variable: ConstraintSolver.Variable
    let coefficient: Double
  }

  /// The priority that must be met.
  static let required: Float = 1000

  var terms: [Term]
  var relation: Relation
  var constant: Double
  /// From 1 to 1000. A constraint of a lower priority never costs one of a higher priority
  /// anything.
  var priority: Float

  init(
    _ terms: [Term], _ relation: Relation, constant: Double = 0,
    priority: Float = LinearConstraint.required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  var isRequired: Bool { priority >= LinearConstraint.required }

  /// Whether all numbers are such that one can compute with them.
  var isFinite: Bool {
    constant.isFinite && priority.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
  }

  /// Whether the other one differs in nothing but the constant.
  func hasSameShape(as other: LinearConstraint) -> Bool {
    relation == other.relation && priority == other.priority && terms == other.terms
  }
}
