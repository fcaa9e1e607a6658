import Foundation

/// A sum of unknowns and a number, of which constraints between views are made.
struct LinearExpression {
  var terms: [LinearConstraint.Term]
  var constant: Double

  /// A number.
  init(_ constant: Double) {
    terms = []
    self.constant = constant
  }

  /// An unknown.
  init(_ variable: ConstraintSolver.Variable) {
    terms = [LinearConstraint.Term(variable: variable, coefficient: 1)]
    constant = 0
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.terms += right.terms
    sum.constant += right.constant
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  static func + (left: LinearExpression, right: Double) -> LinearExpression {
    left + LinearExpression(right)
  }

  static func - (left: LinearExpression, right: Double) -> LinearExpression {
    left + LinearExpression(-right)
  }

  static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression(left.constant * factor)
    product.terms = left.terms.map {
      LinearConstraint.Term(variable: $0.variable, coefficient: $0.coefficient * factor)
    }
    return product
  }
}
