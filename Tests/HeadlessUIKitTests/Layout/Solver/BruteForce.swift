@testable import HeadlessUIKit

/// A small system of constraints on nonnegative unknowns, solved by trying everything.
///
/// The best solution of such a system is at a point where as many of its lines (constraints and
/// "unknown = 0") meet as there are unknowns; so all such points are tried.
struct BruteForce {
  /// Coefficients of the unknowns, and the rest of a constraint.
  struct Line {
    var coefficients: [Double]
    var relation: LinearConstraint.Relation
    var constant: Double
    var priority: Float

    func sum(at point: [Double]) -> Double {
      zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    }

    func miss(at point: [Double]) -> Double {
      let sum = sum(at: point)
      return switch relation {
      case .equal: abs(sum)
      case .lessOrEqual: max(0, sum)
      case .greaterOrEqual: max(0, -sum)
      }
    }
  }

  let unknowns: Int
  let lines: [Line]

  /// The sums of the misses, the highest priority first, of the required ones only whether there are
  /// any.
  func cost(at point: [Double]) -> [Double] {
    let priorities = Set(lines.map(\.priority)).subtracting([1000]).sorted(by: >)
    return priorities.map { priority in
      lines.filter { $0.priority == priority }.reduce(0) { $0 + $1.miss(at: point) }
    }
  }

  func meetsAllRequired(_ point: [Double]) -> Bool {
    point.allSatisfy { $0 >= -1e-6 }
      && lines.allSatisfy { $0.priority < 1000 || $0.miss(at: point) < 1e-6 }
  }

  /// The least cost of all points; nil when no point meets what is required.
  func best() -> [Double]? {
    var planes = lines.map { ($0.coefficients, $0.constant) }
    for unknown in 0..<unknowns {
      planes.append(((0..<unknowns).map { $0 == unknown ? 1 : 0 }, 0))
    }
    var best: [Double]?
    visit(planes.count, choose: unknowns) { chosen in
      guard let point = meeting(of: chosen.map { planes[$0] }), meetsAllRequired(point) else {
        return
      }
      let cost = cost(at: point)
      if best.map({ isLower(cost, than: $0) }) ?? true { best = cost }
    }
    return best
  }

  /// Whether a list of costs is lower in the first place where two differ.
  func isLower(_ cost: [Double], than other: [Double]) -> Bool {
    for (mine, theirs) in zip(cost, other) where abs(mine - theirs) > 1e-6 { return mine < theirs }
    return false
  }

  private func visit(_ count: Int, choose: Int, _ body: ([Int]) -> Void) {
    func extend(_ chosen: [Int], from start: Int) {
      guard chosen.count < choose else { return body(chosen) }
      for next in start..<max(start, count) { extend(chosen + [next], from: next + 1) }
    }
    extend([], from: 0)
  }

  /// The point where planes meet, by elimination; nil when there is none or more than one.
  private func meeting(of planes: [([Double], Double)]) -> [Double]? {
    var matrix = planes.map { $0.0 + [-$0.1] }
    for column in 0..<unknowns {
      guard
        let pivot = (column..<unknowns).max(by: {
          abs(matrix[$0][column]) < abs(matrix[$1][column])
        }), abs(matrix[pivot][column]) > 1e-9
      else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<unknowns where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for index in column...unknowns { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<unknowns).map { matrix[$0][unknowns] / matrix[$0][$0] }
  }
}

/// Numbers that look random and are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
