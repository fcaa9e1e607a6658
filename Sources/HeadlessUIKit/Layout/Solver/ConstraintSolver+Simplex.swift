/// The steps of the simplex method. Each exchanges a symbol that has a row for one that has none.
///
/// Of several that would do, the symbol with the lowest number is taken (Bland's rule), so that no
/// search goes round in circles and every run takes the same steps.
extension ConstraintSolver {
  // MARK: Entering and leaving constraints

  /// Puts the equation `0 = row`, whose constant is not negative, among the rows.
  mutating func install(_ row: SolverRow, _ entry: Entry) throws(Failure) {
    var row = row
    if let subject = subject(of: row, entry) {
      row.solve(for: subject)
      define(subject, row)
      return
    }
    guard row.terms.contains(where: { kinds[$0.symbol] != .mark }) else {
      // Other required equations say the same, or the contrary.
      guard row.constant <= tolerance(entry) else {
        throw .unsatisfiable(with: constraints(in: row))
      }
      row.solve(for: entry.marker)
      row.constant = 0
      define(entry.marker, row)
      return
    }
    try installWithArtificialSymbol(row, entry)
  }

  /// A symbol that can have the row for its own without making any row negative.
  private func subject(of row: SolverRow, _ entry: Entry) -> Int? {
    var candidate: Int?
    for term in row.terms {
      switch kinds[term.symbol] {
      case .free: return term.symbol
      case .slack, .miss:
        let isOwn = term.symbol == entry.marker || term.symbol == entry.other
        if isOwn, term.coefficient < 0 { candidate = candidate ?? term.symbol }
      case .nonnegative:
        let isNowhere = columns[term.symbol].isEmpty && term.coefficient < -SolverRow.tiny
        if isNowhere { candidate = candidate ?? term.symbol }
      case .mark, .unused: break
      }
    }
    return candidate
  }

  /// Finds a solution in which the equation holds: an extra symbol, which takes up what is missing,
  /// is brought down to zero.
  private mutating func installWithArtificialSymbol(
    _ row: SolverRow, _ entry: Entry
  ) throws(Failure) {
    let extra = makeSymbol(.slack)
    defer {
      kinds[extra] = .unused
      columns[extra] = []
      unusedSymbols.append(extra)
    }
    define(extra, row)
    var steps = 0
    while let missing = rows[extra],
      let entering = missing.terms.first(where: {
        $0.coefficient < -SolverRow.tiny && kinds[$0.symbol] != .mark
      })?.symbol,
      let leaving = leavingSymbol(for: entering, preferred: extra), steps < stepLimit
    {
      steps += 1
      exchange(leaving, for: entering)
    }
    if var missing = rows[extra] {
      // As long as the extra symbol has its row, no other row has anything of the new equation.
      guard missing.constant <= tolerance(entry) else {
        rows[extra] = nil
        throw steps < stepLimit ? .unsatisfiable(with: constraints(in: missing)) : .tooHard
      }
      missing.constant = 0
      if let entering = missing.terms.first(where: { kinds[$0.symbol] != .mark })?.symbol {
        rows[extra] = missing
        exchange(extra, for: entering)
      } else {
        rows[extra] = nil
        missing.solve(for: entry.marker)
        define(entry.marker, missing)
      }
    }
    for symbol in columns[extra] { _ = rows[symbol]?.remove(extra) }
    for index in levels.indices { _ = levels[index].cost.remove(extra) }
  }

  /// Takes away the equation of a constraint.
  mutating func drop(_ entry: Entry) {
    let marker = entry.marker
    guard rows[marker] == nil else {
      rows[marker] = nil
      return
    }
    let leaving = entry.other.flatMap { rows[$0] == nil ? nil : $0 } ?? symbolToDrop(with: marker)
    guard let leaving, var row = rows[leaving], row.coefficient(of: marker) != 0 else { return }
    rows[leaving] = nil
    row.solve(for: marker, insteadOf: leaving)
    substitute(row, for: marker)
  }

  /// The row that a marker can take over with no restricted row becoming negative.
  private func symbolToDrop(with marker: Int) -> Int? {
    var best: (symbol: Int, rank: Int, ratio: Double)?
    for symbol in columns[marker] {
      guard let row = rows[symbol] else { continue }
      let coefficient = row.coefficient(of: marker)
      guard coefficient != 0 else { continue }
      let rank = kinds[symbol] == .free ? 2 : coefficient < 0 ? 0 : 1
      let ratio = rank == 2 ? 0 : abs(row.constant / coefficient)
      let isBetter =
        best.map { (rank, ratio, symbol) < ($0.rank, $0.ratio, $0.symbol) } ?? true
      if isBetter { best = (symbol, rank, ratio) }
    }
    return best?.symbol
  }

  // MARK: Searching

  /// Lowers the costs, the highest priority first, as far as that goes.
  mutating func optimize() {
    guard !isOptimal else { return }
    isOptimal = true
    var steps = 0
    for level in levels.indices {
      while let entering = enteringSymbol(at: level),
        let leaving = leavingSymbol(for: entering), steps < stepLimit
      {
        steps += 1
        exchange(leaving, for: entering)
      }
    }
  }

  /// A symbol whose growth lowers the cost of a level and leaves the levels above alone.
  private func enteringSymbol(at level: Int) -> Int? {
    levels[level].cost.terms.first { term in
      term.coefficient < -SolverRow.tiny && kinds[term.symbol] != .mark
        && !levels[..<level].contains { abs($0.cost.coefficient(of: term.symbol)) > SolverRow.tiny }
    }?.symbol
  }

  /// The restricted symbol that is the first to come down to zero when another one grows.
  private func leavingSymbol(for entering: Int, preferred: Int? = nil) -> Int? {
    var best: (symbol: Int, ratio: Double)?
    for symbol in columns[entering] where kinds[symbol] != .free {
      guard let row = rows[symbol] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -SolverRow.tiny else { continue }
      let ratio = max(0, row.constant) / -coefficient
      guard let current = best else {
        best = (symbol, ratio)
        continue
      }
      let isFirst = symbol == preferred || (symbol < current.symbol && current.symbol != preferred)
      if ratio < current.ratio || (ratio == current.ratio && isFirst) { best = (symbol, ratio) }
    }
    return best?.symbol
  }

  /// Adds a number to a marker wherever it stands, and mends the rows that are negative then.
  mutating func move(_ marker: Int, by shift: Double) throws(Failure) {
    var negative: [Int] = []
    if rows[marker] != nil {
      rows[marker]?.constant -= shift
      negative.append(marker)
    } else {
      for symbol in columns[marker] {
        guard let coefficient = rows[symbol]?.coefficient(of: marker), coefficient != 0,
          !negative.contains(symbol)
        else { continue }
        rows[symbol]?.constant += coefficient * shift
        negative.append(symbol)
      }
    }
    try mend(negative)
  }

  /// The dual method: makes rows that are negative feasible again, at the least cost.
  private mutating func mend(_ suspects: [Int]) throws(Failure) {
    var steps = 0
    var suspects = Set(suspects)
    while let leaving = suspects.filter({ isInfeasible($0) }).min() {
      guard let row = rows[leaving] else { break }
      guard kinds[leaving] != .mark, let entering = enteringSymbol(for: row) else {
        throw .unsatisfiable(with: constraints(in: row))
      }
      steps += 1
      guard steps <= stepLimit else { throw .tooHard }
      exchange(leaving, for: entering) { suspects.insert($0) }
      suspects.insert(entering)
    }
  }

  private func isInfeasible(_ symbol: Int) -> Bool {
    guard let row = rows[symbol] else { return false }
    switch kinds[symbol] {
    case .free, .unused: return false
    case .mark: return abs(row.constant) > 1e-6
    case .nonnegative, .slack, .miss: return row.constant < -1e-7
    }
  }

  /// The symbol whose growth makes a row grow at the least cost.
  private func enteringSymbol(for row: SolverRow) -> Int? {
    var best: (symbol: Int, coefficient: Double)?
    for term in row.terms
    where term.coefficient > SolverRow.tiny && kinds[term.symbol] != .mark {
      if let current = best, !isCheaper(term, than: current) { continue }
      best = (term.symbol, term.coefficient)
    }
    return best?.symbol
  }

  private func isCheaper(
    _ term: SolverRow.Term, than other: (symbol: Int, coefficient: Double)
  ) -> Bool {
    for level in levels {
      let mine = level.cost.coefficient(of: term.symbol) / term.coefficient
      let theirs = level.cost.coefficient(of: other.symbol) / other.coefficient
      if abs(mine - theirs) > SolverRow.tiny { return mine < theirs }
    }
    return false
  }

  // MARK: Changing rows

  /// Gives a symbol that has no row a row, and puts it in wherever the symbol stands.
  private mutating func define(_ symbol: Int, _ row: SolverRow) {
    substitute(row, for: symbol)
    for term in row.terms { columns[term.symbol].append(symbol) }
    rows[symbol] = row
  }

  /// Gives one symbol the row of another.
  private mutating func exchange(
    _ leaving: Int, for entering: Int, onChange: (Int) -> Void = { _ in }
  ) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    row.solve(for: entering, insteadOf: leaving)
    substitute(row, for: entering, onChange: onChange)
    for term in row.terms { columns[term.symbol].append(entering) }
    rows[entering] = row
  }

  private mutating func substitute(
    _ definition: SolverRow, for symbol: Int, onChange: (Int) -> Void = { _ in }
  ) {
    let users = columns[symbol]
    columns[symbol] = []
    for user in users {
      guard var row = rows[user] else { continue }
      rows[user] = nil
      let coefficient = row.remove(symbol)
      if coefficient != 0 {
        row.add(definition, times: coefficient) { columns[$0].append(user) }
        onChange(user)
      }
      rows[user] = row
    }
    for index in levels.indices {
      let coefficient = levels[index].cost.remove(symbol)
      if coefficient != 0 { levels[index].cost.add(definition, times: coefficient) }
    }
  }

  // MARK: Telling why

  /// How far from zero counts as zero for a constraint, by the size of its numbers.
  private func tolerance(_ entry: Entry) -> Double {
    1e-7 * max(1, abs(entry.constraint.constant))
  }

  /// The required constraints whose marks are in a row that cannot be met.
  private func constraints(in row: SolverRow) -> [ID] {
    row.terms.compactMap { owners[$0.symbol] }
      .filter { entries[$0]?.constraint.isRequired == true }
      .sorted { $0.number < $1.number }
  }
}
