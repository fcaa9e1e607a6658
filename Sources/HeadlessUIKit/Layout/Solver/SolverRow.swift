/// A linear expression: a constant and terms, in the order of their symbols.
///
/// The fixed order makes everything that is chosen among terms the same in every run.
struct SolverRow {
  /// A symbol times a coefficient.
  struct Term: Equatable {
    let symbol: Int
    var coefficient: Double
  }

  /// What is so small counts as nothing: it is what rounding leaves of a sum that cancels out.
  static let tiny = 1e-9

  var constant: Double
  private(set) var terms: [Term] = []

  init(constant: Double) {
    self.constant = constant
  }

  /// The coefficient of a symbol; 0 when the row does not have it.
  func coefficient(of symbol: Int) -> Double {
    guard let index = index(of: symbol) else { return 0 }
    return terms[index].coefficient
  }

  /// Adds a symbol times a coefficient.
  mutating func add(_ symbol: Int, times coefficient: Double) {
    let place = insertionIndex(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else {
      if abs(coefficient) > SolverRow.tiny {
        terms.insert(Term(symbol: symbol, coefficient: coefficient), at: place)
      }
      return
    }
    terms[place].coefficient += coefficient
    if abs(terms[place].coefficient) <= SolverRow.tiny { terms.remove(at: place) }
  }

  /// Adds another row times a factor.
  ///
  /// - Parameter onNew: Called with each symbol that the row did not have before.
  mutating func add(_ other: SolverRow, times factor: Double, onNew: (Int) -> Void = { _ in }) {
    constant += factor * other.constant
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var mine = 0
    for term in other.terms {
      while mine < terms.count, terms[mine].symbol < term.symbol {
        merged.append(terms[mine])
        mine += 1
      }
      var sum = factor * term.coefficient
      let isNew = mine == terms.count || terms[mine].symbol != term.symbol
      if !isNew {
        sum += terms[mine].coefficient
        mine += 1
      }
      guard abs(sum) > SolverRow.tiny else { continue }
      if isNew { onNew(term.symbol) }
      merged.append(Term(symbol: term.symbol, coefficient: sum))
    }
    merged += terms[mine...]
    terms = merged
  }

  /// Takes a symbol out, and gives the coefficient that it had.
  mutating func remove(_ symbol: Int) -> Double {
    guard let index = index(of: symbol) else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Multiplies everything by a factor.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Turns `0 = row` into `symbol = row`. The row has the symbol.
  mutating func solve(for symbol: Int) {
    let coefficient = remove(symbol)
    scale(by: -1 / coefficient)
  }

  /// Turns `old = row` into `new = row`. The row has the new symbol.
  mutating func solve(for new: Int, insteadOf old: Int) {
    add(old, times: -1)
    solve(for: new)
  }

  private func index(of symbol: Int) -> Int? {
    let place = insertionIndex(of: symbol)
    return place < terms.count && terms[place].symbol == symbol ? place : nil
  }

  private func insertionIndex(of symbol: Int) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
