import Foundation
import HeadlessUIKit
import Testing

// What suites ask instead of `#expect`, which shows a failure as the Swift expression that failed.
// These say it as a sentence that a learner can read: what was expected, what was got, and the rule
// that is broken. Each answers whether all is well, so that a test can leave off at its first fault.

/// Expects that something has a value.
///
/// ```swift
/// expect("the title in row 1", cell.titleLabel.text, is: "Emma", "Row 1 shows book 1.")
/// // Expected the title in row 1 to be “Emma”, got “Dune”.
/// // Row 1 shows book 1.
/// ```
@discardableResult
public func expect<Value: Equatable>(
  _ subject: String, _ value: Value, is expected: Value, _ rule: String,
  at location: SourceLocation = #_sourceLocation
) -> Bool {
  expect(
    value == expected,
    "Expected \(subject) to be \(words(for: expected)), got \(words(for: value)).", rule,
    at: location)
}

/// Expects that a view is of a class, and gives it as one.
///
/// ```swift
/// guard let cell = expect("row 0", table.cellForRow(at: top), is: NoticeCell.self, rule)
/// else { return }
/// // Expected row 0 to be a NoticeCell, got a UITableViewCell.
/// ```
public func expect<View: UIView>(
  _ subject: String, _ view: UIView?, is type: View.Type, _ rule: String,
  at location: SourceLocation = #_sourceLocation
) -> View? {
  // The very class: a subclass in its place is a mistake, too.
  let found = view.map { Swift.type(of: $0) }
  let holds = expect(
    found == type,
    "Expected \(subject) to be \(name(of: type)), got \(found.map(name) ?? "nothing").", rule,
    at: location)
  return holds ? view as? View : nil
}

/// Expects that a controller is gone once its screen shows another one.
///
/// ```swift
/// expectReleased("the BookListViewController", { BookListViewController(books: []) }, rule)
/// // Expected the BookListViewController to be released when it has left the screen, got one that is
/// // still kept.
/// ```
@MainActor
@discardableResult
public func expectReleased(
  _ subject: String, _ make: () -> UIViewController, _ rule: String,
  at location: SourceLocation = #_sourceLocation
) -> Bool {
  weak var controller: UIViewController?
  do {
    let made = make()
    StageScreen(made)
    controller = made
  }
  StageScreen.leave()
  return expect(
    controller == nil,
    "Expected \(subject) to be released when it has left the screen, got one that is still kept.",
    rule, at: location)
}

/// Expects that a condition holds, and otherwise says a sentence: “Expected …, got ….”
@discardableResult
public func expect(
  _ condition: Bool, _ sentence: @autoclosure () -> String, _ rule: String,
  at location: SourceLocation = #_sourceLocation
) -> Bool {
  if !condition {
    Issue.record("\(sentence())\n\(rule)", sourceLocation: location)
  }
  return condition
}

/// A value as a sentence names it. Text stands in quotation marks, so that a blank at its end shows.
private func words(for value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { words(for: $0.value) } ?? "nothing"
  }
  return switch value {
  case let text as String: "“\(text)”"
  case let values as [Any] where values.isEmpty: "none"
  case let groups as [[Any]]: groups.map { "(\(words(for: $0)))" }.joined(separator: ", ")
  case let values as [Any]: values.map(words).joined(separator: ", ")
  // 44, not 44.0.
  case let number as any BinaryFloatingPoint: Double(number).formatted(.number.grouping(.never))
  default: "\(value)"
  }
}

/// A class as a sentence names it: `a BookCell`, `an Epic.Cell`, `a UITableViewCell`.
private func name(of type: UIView.Type) -> String {
  // Nested classes may share their bare name; the module in front is of no use.
  let name = String(reflecting: type).split(separator: ".", maxSplits: 1).last ?? ""
  let isVowel = name.first.map { "AEIO".contains($0) } ?? false
  return (isVowel ? "an " : "a ") + name
}
