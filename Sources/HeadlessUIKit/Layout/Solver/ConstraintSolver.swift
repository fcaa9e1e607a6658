/// Finds numbers that meet linear constraints: the simplex method of Cassowary, which keeps a solution
/// and mends it when a constraint is added, removed or moved.
///
/// Constraints of priority 1000 are met, or refused. The others are met as well as can be, the higher
/// priority first: no sum of low ones outweighs a higher one. Within a priority the sum of the misses
/// is as small as can be.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let width = solver.makeVariable(isNonnegative: true)
/// let term = LinearConstraint.Term(variable: width, coefficient: 1)
/// try solver.add(LinearConstraint([term], .lessOrEqual, constant: -100))
/// try solver.add(LinearConstraint([term], .equal, constant: -300, priority: 750))
/// solver.optimize()
/// solver.value(of: width)  // 100
/// ```
///
/// The same calls give the same numbers in every run. Where constraints leave a choice, which numbers
/// come out is not promised.
///
/// Every restricted unknown (a nonnegative variable, the slack of an inequality, the miss of an
/// optional constraint) is at least zero; in the solution at hand those without a row are zero, and
/// each row says what one of the others is. Free variables have rows that may be negative.
struct ConstraintSolver {
  /// An unknown number.
  struct Variable: Hashable {
    let symbol: Int
  }

  /// A constraint that was added.
  struct ID: Hashable {
    let number: Int
  }

  /// Why a constraint is refused.
  enum Failure: Error, Equatable {
    /// A number in it is infinite or no number at all.
    case notFinite
    /// It and these cannot all be met.
    case unsatisfiable(with: [ID])
    /// No answer was found in the steps that are allowed.
    case tooHard
  }

  enum Kind {
    /// A variable of either sign.
    case free
    /// A nonnegative variable.
    case nonnegative
    /// How far an inequality is from its limit.
    case slack
    /// By how much an optional constraint is missed.
    case miss
    /// The mark of a required equation: always zero.
    case mark
    /// Not in use.
    case unused
  }

  /// What is kept of a constraint that was added.
  struct Entry {
    let constraint: LinearConstraint
    /// The symbol that stands for this constraint alone.
    let marker: Int
    /// The marker's coefficient in the constraint's equation.
    let markerSign: Double
    /// The second symbol of an optional constraint.
    let other: Int?
  }

  /// One priority, and the sum of the misses of its constraints.
  struct Level {
    let priority: Float
    var cost: SolverRow
    var constraints: Int
  }

  var kinds: [Kind] = []
  /// The rows, by the symbols that they define.
  var rows: [SolverRow?] = []
  /// For each symbol the rows that may have it. Some of them may not have it any more.
  var columns: [[Int]] = []
  var unusedSymbols: [Int] = []
  /// The optional priorities in use, the highest first.
  var levels: [Level] = []
  var entries: [ID: Entry] = [:]
  /// The constraints by their markers.
  var owners: [Int: ID] = [:]
  private var lastID = 0
  /// Whether no cost can be lowered by a step from the solution at hand.
  var isOptimal = true

  /// How many steps one search may take. Real layouts need a few.
  var stepLimit: Int { 1000 + 20 * kinds.count }

  /// A new unknown, which is zero as long as no constraint says otherwise.
  mutating func makeVariable(isNonnegative: Bool) -> Variable {
    Variable(symbol: makeSymbol(isNonnegative ? .nonnegative : .free))
  }

  /// An unknown's number in the solution at hand.
  func value(of variable: Variable) -> Double {
    rows[variable.symbol]?.constant ?? 0
  }

  /// Adds a constraint. After the last one call `optimize()`.
  ///
  /// - Throws: `Failure`; then the other constraints hold as before.
  @discardableResult
  mutating func add(_ constraint: LinearConstraint) throws(Failure) -> ID {
    guard constraint.isFinite else { throw .notFinite }
    isOptimal = false
    var row = row(of: constraint)
    let (entry, symbols) = makeEntry(constraint, in: &row)
    if row.constant < 0 { row.scale(by: -1) }
    do throws(Failure) {
      try install(row, entry)
    } catch {
      for symbol in symbols { free(symbol) }
      throw error
    }
    if !constraint.isRequired { addCost(of: entry, times: 1) }
    lastID += 1
    let id = ID(number: lastID)
    entries[id] = entry
    owners[entry.marker] = id
    return id
  }

  /// Takes a constraint away. After the last change call `optimize()`.
  mutating func remove(_ id: ID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    owners[entry.marker] = nil
    if !entry.constraint.isRequired { addCost(of: entry, times: -1) }
    drop(entry)
    for symbol in [entry.marker, entry.other].compactMap(\.self) { free(symbol) }
    isOptimal = false
  }

  /// Gives a constraint another constant. The solution is mended at once.
  ///
  /// - Throws: `Failure`. Only after `notFinite` can the solver be used any longer.
  mutating func setConstant(_ constant: Double, of id: ID) throws(Failure) {
    guard constant.isFinite else { throw .notFinite }
    guard let entry = entries[id], constant != entry.constraint.constant else { return }
    optimize()
    let shift = (constant - entry.constraint.constant) / entry.markerSign
    var constraint = entry.constraint
    constraint.constant = constant
    entries[id] = Entry(
      constraint: constraint, marker: entry.marker, markerSign: entry.markerSign,
      other: entry.other)
    try move(entry.marker, by: shift)
  }

  // MARK: Making rows

  /// The constraint's sum in terms of symbols that have no row.
  private func row(of constraint: LinearConstraint) -> SolverRow {
    var row = SolverRow(constant: constraint.constant)
    for term in constraint.terms {
      if let definition = rows[term.variable.symbol] {
        row.add(definition, times: term.coefficient)
      } else {
        row.add(term.variable.symbol, times: term.coefficient)
      }
    }
    return row
  }

  /// Gives the row the symbols that turn the constraint into an equation.
  private mutating func makeEntry(
    _ constraint: LinearConstraint, in row: inout SolverRow
  ) -> (Entry, symbols: [Int]) {
    let marker: Int
    var sign = 1.0
    var other: Int?
    switch (constraint.relation, constraint.isRequired) {
    case (.equal, true):
      marker = makeSymbol(.mark)
    case (.equal, false):
      sign = -1
      marker = makeSymbol(.miss)
      other = makeSymbol(.miss)
    case (.lessOrEqual, let isRequired), (.greaterOrEqual, let isRequired):
      sign = constraint.relation == .lessOrEqual ? 1 : -1
      marker = makeSymbol(.slack)
      if !isRequired { other = makeSymbol(.miss) }
    }
    row.add(marker, times: sign)
    if let other { row.add(other, times: -sign) }
    let entry = Entry(constraint: constraint, marker: marker, markerSign: sign, other: other)
    return (entry, [marker, other].compactMap(\.self))
  }

  /// Adds the misses of a constraint to the cost of its priority, or takes them off.
  private mutating func addCost(of entry: Entry, times factor: Double) {
    let priority = entry.constraint.priority
    let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place == levels.count || levels[place].priority != priority {
      let level = Level(priority: priority, cost: SolverRow(constant: 0), constraints: 0)
      levels.insert(level, at: place)
    }
    for symbol in [entry.marker, entry.other].compactMap(\.self) where kinds[symbol] == .miss {
      if let definition = rows[symbol] {
        levels[place].cost.add(definition, times: factor)
      } else {
        levels[place].cost.add(symbol, times: factor)
      }
    }
    levels[place].constraints += Int(factor)
    if levels[place].constraints == 0 { levels.remove(at: place) }
  }

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind) -> Int {
    if let symbol = unusedSymbols.popLast() {
      kinds[symbol] = kind
      return symbol
    }
    kinds.append(kind)
    rows.append(nil)
    columns.append([])
    return kinds.count - 1
  }

  private mutating func free(_ symbol: Int) {
    kinds[symbol] = .unused
    rows[symbol] = nil
    columns[symbol] = []
    unusedSymbols.append(symbol)
  }
}
