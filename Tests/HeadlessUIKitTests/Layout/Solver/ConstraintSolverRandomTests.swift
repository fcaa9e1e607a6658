import Testing

@testable import HeadlessUIKit

@Suite("The constraint solver, on random systems")
struct ConstraintSolverRandomTests {
  /// A solver and the same system for trying everything.
  struct Subject {
    var solver = ConstraintSolver()
    let variables: [ConstraintSolver.Variable]
    var lines: [(id: ConstraintSolver.ID, line: BruteForce.Line)] = []

    init(unknowns: Int) {
      var solver = ConstraintSolver()
      variables = (0..<unknowns).map { _ in solver.makeVariable(isNonnegative: true) }
      self.solver = solver
    }

    var point: [Double] { variables.map { solver.value(of: $0) } }

    func model(with line: BruteForce.Line? = nil) -> BruteForce {
      BruteForce(
        unknowns: variables.count, lines: lines.map(\.line) + [line].compactMap(\.self))
    }

    mutating func add(_ line: BruteForce.Line) throws(ConstraintSolver.Failure) {
      let terms = zip(variables, line.coefficients).map {
        LinearConstraint.Term(variable: $0, coefficient: $1)
      }
      let id = try solver.add(
        LinearConstraint(
          terms, line.relation, constant: line.constant, priority: line.priority))
      lines.append((id, line))
    }
  }

  static func line(
    _ unknowns: Int, using numbers: inout SeededNumbers
  ) -> BruteForce.Line {
    BruteForce.Line(
      coefficients: (0..<unknowns).map { _ in
        Bool.random(using: &numbers) ? 0 : Double(Int.random(in: -2...2, using: &numbers))
      },
      relation: [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &numbers) ?? .equal,
      constant: Double(Int.random(in: -20...20, using: &numbers)),
      priority: [1000, 1000, 750, 250, 250, 50].randomElement(using: &numbers) ?? 1000)
  }

  private func check(_ subject: inout Subject, _ comment: Comment) {
    subject.solver.optimize()
    let model = subject.model()
    #expect(model.meetsAllRequired(subject.point), comment)
    guard let best = model.best() else {
      Issue.record("nothing meets what the solver took: \(comment)")
      return
    }
    let cost = model.cost(at: subject.point)
    #expect(!model.isLower(best, than: cost), "\(comment): \(cost), best \(best)")
    #expect(!model.isLower(cost, than: best), "\(comment): \(cost), best \(best)")
  }

  @Test("it takes and refuses constraints as trying everything does, and is as good as the best")
  func adding() {
    for seed in 0..<400 {
      var numbers = SeededNumbers(seed: UInt64(seed))
      let unknowns = Int.random(in: 1...3, using: &numbers)
      var subject = Subject(unknowns: unknowns)
      for step in 0..<6 {
        let line = Self.line(unknowns, using: &numbers)
        let isPossible = subject.model(with: line).best() != nil
        do {
          try subject.add(line)
          #expect(isPossible, "seed \(seed), step \(step): \(line)")
        } catch {
          #expect(!isPossible, "seed \(seed), step \(step): \(error)")
        }
        check(&subject, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("it stays so when constraints come, move and go")
  func changing() {
    for seed in 1000..<1200 {
      var numbers = SeededNumbers(seed: UInt64(seed))
      let unknowns = Int.random(in: 1...3, using: &numbers)
      var subject = Subject(unknowns: unknowns)
      for step in 0..<20 {
        let index = subject.lines.indices.randomElement(using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0:
          guard let index else { continue }
          subject.solver.remove(subject.lines[index].id)
          subject.lines.remove(at: index)
        case 1:
          guard let index else { continue }
          var line = subject.lines[index].line
          line.constant = Double(Int.random(in: -20...20, using: &numbers))
          let (old, id) = (subject.lines[index].line, subject.lines[index].id)
          subject.lines[index].line = line
          let isPossible = subject.model().best() != nil
          // After a refusal the solver cannot be used any longer: a new one takes the others.
          let before = subject.solver
          do throws(ConstraintSolver.Failure) {
            try subject.solver.setConstant(line.constant, of: id)
            #expect(isPossible, "seed \(seed), step \(step)")
          } catch {
            #expect(!isPossible, "seed \(seed), step \(step)")
            subject.solver = before
            subject.lines[index].line = old
          }
        default:
          guard subject.lines.count < 7 else { continue }
          try? subject.add(Self.line(unknowns, using: &numbers))
        }
        check(&subject, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("the constraints it names for a refusal cannot all be met, with the one it refuses")
  func conflicts() {
    var refusals = 0
    for seed in 2000..<2200 {
      var numbers = SeededNumbers(seed: UInt64(seed))
      var subject = Subject(unknowns: 2)
      for _ in 0..<8 {
        let line = Self.line(2, using: &numbers)
        do throws(ConstraintSolver.Failure) {
          try subject.add(line)
        } catch {
          guard case .unsatisfiable(let ids) = error else { continue }
          refusals += 1
          let named = subject.lines.filter { ids.contains($0.id) }.map(\.line)
          #expect(named.count == ids.count)
          #expect(
            BruteForce(unknowns: 2, lines: named + [line]).best() == nil, "seed \(seed): \(named)")
        }
      }
    }
    #expect(refusals > 50)
  }
}
