import Testing

@testable import HeadlessUIKit

@Suite("The constraint solver")
struct ConstraintSolverTests {
  private typealias Term = LinearConstraint.Term

  private func sum(
    _ terms: [(ConstraintSolver.Variable, Double)], _ relation: LinearConstraint.Relation,
    _ number: Double, at priority: Float = 1000
  ) -> LinearConstraint {
    LinearConstraint(
      terms.map { Term(variable: $0.0, coefficient: $0.1) }, relation, constant: -number,
      priority: priority)
  }

  @Test("knows nothing of an unknown without constraints: it is zero")
  func empty() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable(isNonnegative: false)
    solver.optimize()
    #expect(solver.value(of: x) == 0)
  }

  @Test("meets equations, and a free unknown may be negative")
  func equations() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable(isNonnegative: false)
    let y = solver.makeVariable(isNonnegative: false)
    try solver.add(sum([(x, 1), (y, 1)], .equal, 10))
    try solver.add(sum([(x, 1), (y, -1)], .equal, 30))
    solver.optimize()
    #expect(solver.value(of: x) == 20)
    #expect(solver.value(of: y) == -10)
  }

  @Test("never gives up a higher priority for any number of lower ones")
  func priorities() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable(isNonnegative: false)
    for _ in 0..<100 { try solver.add(sum([(x, 1)], .equal, 0, at: 749)) }
    try solver.add(sum([(x, 1)], .equal, 100, at: 750))
    solver.optimize()
    #expect(solver.value(of: x) == 100)
  }

  @Test("comes as near to an optional constraint as what is required allows")
  func nearest() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable(isNonnegative: true)
    try solver.add(sum([(width, 1)], .greaterOrEqual, 500, at: 50))
    let limit = try solver.add(sum([(width, 1)], .lessOrEqual, 100))
    solver.optimize()
    #expect(solver.value(of: width) == 100)
    try solver.setConstant(-300, of: limit)
    #expect(solver.value(of: width) == 300)
    solver.remove(limit)
    solver.optimize()
    #expect(solver.value(of: width) == 500)
  }

  @Test("refuses what cannot be met, names what it contradicts, and goes on without it")
  func conflict() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable(isNonnegative: false)
    let y = solver.makeVariable(isNonnegative: false)
    let z = solver.makeVariable(isNonnegative: false)
    let first = try solver.add(sum([(x, 1)], .equal, 10))
    try solver.add(sum([(z, 1)], .equal, 7))
    let second = try solver.add(sum([(y, 1), (x, -1)], .greaterOrEqual, 5))
    #expect(throws: ConstraintSolver.Failure.unsatisfiable(with: [first, second])) {
      try solver.add(sum([(y, 1)], .lessOrEqual, 14))
    }
    try solver.add(sum([(y, 1)], .equal, 20))
    solver.optimize()
    #expect([x, y, z].map { solver.value(of: $0) } == [10, 20, 7])
  }

  @Test("takes a required equation twice, and keeps it when one of the two goes")
  func redundant() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable(isNonnegative: false)
    let first = try solver.add(sum([(x, 1)], .equal, 10))
    let second = try solver.add(sum([(x, 2)], .equal, 20))
    solver.remove(first)
    solver.optimize()
    #expect(solver.value(of: x) == 10)
    try solver.setConstant(-60, of: second)
    #expect(solver.value(of: x) == 30)
  }

  @Test("refuses a move of one of two equations that say the same")
  func redundantMove() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable(isNonnegative: false)
    let first = try solver.add(sum([(x, 1)], .equal, 10))
    let second = try solver.add(sum([(x, 1)], .equal, 10))
    for id in [first, second] {
      var copy = solver
      #expect(throws: ConstraintSolver.Failure.self) { try copy.setConstant(-11, of: id) }
    }
  }

  @Test(
    "refuses numbers that are none",
    arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(_ number: Double) throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable(isNonnegative: false)
    #expect(throws: ConstraintSolver.Failure.notFinite) {
      try solver.add(sum([(x, 1)], .equal, number))
    }
    #expect(throws: ConstraintSolver.Failure.notFinite) {
      try solver.add(sum([(x, number)], .equal, 1))
    }
    let id = try solver.add(sum([(x, 1)], .equal, 1))
    #expect(throws: ConstraintSolver.Failure.notFinite) { try solver.setConstant(number, of: id) }
    solver.optimize()
    #expect(solver.value(of: x) == 1)
  }

  @Test("computes with large numbers beside small ones")
  func large() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable(isNonnegative: true)
    let y = solver.makeVariable(isNonnegative: true)
    try solver.add(sum([(x, 1)], .lessOrEqual, 1e9))
    try solver.add(sum([(x, 1), (y, -1)], .equal, 0.5))
    try solver.add(sum([(y, 1)], .equal, 1e12, at: 250))
    solver.optimize()
    #expect(solver.value(of: x) == 1e9)
    #expect(solver.value(of: y) == 1e9 - 0.5)
  }

  @Test("ends on a circle of constraints, which only zero or nothing meets")
  func circle() throws {
    var solver = ConstraintSolver()
    let ring = (0..<50).map { _ in solver.makeVariable(isNonnegative: true) }
    for (index, x) in ring.enumerated() {
      let next = ring[(index + 1) % ring.count]
      if index < ring.count - 1 { try solver.add(sum([(next, 1), (x, -2)], .equal, 0)) }
    }
    // Twice as large fifty times over, and yet the first: only zero is.
    try solver.add(sum([(ring[0], 1), (ring[49], -2)], .equal, 0))
    solver.optimize()
    #expect(ring.allSatisfy { abs(solver.value(of: $0)) < 1e-6 })
    #expect(throws: ConstraintSolver.Failure.self) {
      try solver.add(sum([(ring[7], 1)], .greaterOrEqual, 1))
    }
  }

  @Test("solves thousands of constraints in a row", .timeLimit(.minutes(10)))
  func thousands() throws {
    var solver = ConstraintSolver()
    let root = solver.makeVariable(isNonnegative: true)
    try solver.add(sum([(root, 1)], .equal, 320))
    var previous: (top: ConstraintSolver.Variable, height: ConstraintSolver.Variable)?
    var last = 0.0
    for index in 0..<500 {
      let left = solver.makeVariable(isNonnegative: false)
      let top = solver.makeVariable(isNonnegative: false)
      let width = solver.makeVariable(isNonnegative: true)
      let height = solver.makeVariable(isNonnegative: true)
      try solver.add(sum([(left, 1)], .equal, 10))
      try solver.add(sum([(left, 1), (width, 1), (root, -1)], .equal, -10))
      try solver.add(sum([(width, 1)], .greaterOrEqual, 50, at: 750))
      try solver.add(sum([(height, 1)], .greaterOrEqual, 20, at: 750))
      try solver.add(sum([(height, 1)], .lessOrEqual, 20, at: 250))
      if let previous {
        try solver.add(sum([(top, 1), (previous.top, -1), (previous.height, -1)], .equal, 8))
      } else {
        try solver.add(sum([(top, 1)], .equal, 8))
      }
      previous = (top, height)
      last = Double(index) * 28 + 8
    }
    solver.optimize()
    let top = try #require(previous?.top)
    #expect(abs(solver.value(of: top) - last) < 1e-3)
  }

  @Test("gives the same numbers every time, even where it has a choice")
  func deterministic() throws {
    func solve() throws -> [Double] {
      var solver = ConstraintSolver()
      let xs = (0..<12).map { _ in solver.makeVariable(isNonnegative: true) }
      try solver.add(sum(xs.map { ($0, 1) }, .equal, 100))
      for (x, y) in zip(xs, xs.dropFirst()) {
        try solver.add(sum([(x, 1), (y, 1)], .greaterOrEqual, 15, at: 500))
      }
      solver.optimize()
      return xs.map { solver.value(of: $0) }
    }
    let first = try solve()
    for _ in 0..<5 { #expect(try solve() == first) }
  }
}
