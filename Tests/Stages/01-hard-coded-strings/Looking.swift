import HeadlessUIKit
import StageTestSupport
import Testing

/// Expects that a list made all its cells of a class under one name, which is what task 5 is about:
/// the name was changed in `CellName`, and nowhere else.
func expectOneName(
  _ name: String, of className: String, in log: ReuseLog?,
  at location: SourceLocation = #_sourceLocation
) {
  let events = (log?.events ?? []).filter { $0.className == className }
  let names = Set(events.map { $0.identifier ?? "" }).sorted()
  expect(
    "the name of each \(className), changed in `CellName`,", names, is: [name],
    """
    A name that is said once is changed in one place; a copy of it somewhere else still says the \
    old one.
    """, at: location)
}
