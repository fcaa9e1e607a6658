import HeadlessUIKit
import Testing

/// Gives a cell as the class that it should have. When it has another, the test ends with the rule
/// that was broken.
func expect<Cell: UIView>(
  _ cell: UIView?, is type: Cell.Type, _ rule: Comment,
  at location: SourceLocation = #_sourceLocation
) throws -> Cell {
  let found = cell.map { "\(Swift.type(of: $0))" } ?? "no cell"
  try #require(found == "\(type)", rule, sourceLocation: location)
  return try #require(cell as? Cell, rule, sourceLocation: location)
}

/// The names under which a list made its cells of one class.
func names(of className: String, in log: ReuseLog?) -> [String] {
  let events = (log?.events ?? []).filter { $0.className == className }
  return Set(events.map { $0.identifier ?? "no name" }).sorted()
}

/// What the tests of task 5 judge: after a name is changed in `CellName`, the list makes its cells
/// under the new one.
let saidOnce: Comment = """
  A name that is said once is changed in one place; a copy of it somewhere else still says the old \
  one.
  """
