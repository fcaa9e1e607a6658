import HeadlessUIKit
import StageTestSupport
import Testing

/// A name of `CellName` that a test has changed, which is what task 5 is about: whoever says the name
/// through `CellName` follows, and a copy of it does not.
struct Renaming {
  private let old: String
  private let new: String
  private let change: String

  /// Changes a name, and tells so beside whatever stops the test afterwards.
  init(_ name: inout String, called constant: String, to new: String) {
    old = name
    self.new = new
    name = new
    change = "The test has changed `CellName.\(constant)` from “\(old)” to “\(new)”."
    explainStops("\(change) Whoever still says “\(old)” in quotation marks does not follow.")
  }

  /// Expects that a list made all its cells of a class under the new name.
  func expectOneName(
    of className: String, in log: ReuseLog?, at location: SourceLocation = #_sourceLocation
  ) {
    let events = (log?.events ?? []).filter { $0.className == className }
    let names = Set(events.map { $0.identifier ?? "" }).sorted()
    expect(
      "the name of each \(className)", names, is: [new],
      """
      \(change) A name that is said once is changed in one place; a copy of it somewhere else still \
      says “\(old)”.
      """, at: location)
  }
}
