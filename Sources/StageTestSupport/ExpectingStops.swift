import Foundation
import Testing

/// The status by which a process says that it went on where it should have stopped.
private let wentOnStatus: Int32 = 42

/// Ends the body of an exit test, behind the call that should have stopped.
///
/// With it every end of the body is a failure to Swift Testing, and
/// ``expectStop(of:_:naming:_:at:)`` tells a stop from none, in words.
public func wentOn() -> Never {
  exit(wentOnStatus)
}

/// Expects that a call stopped its process, with a message that names a class if one is given.
///
/// ```swift
/// let result = await #expect(
///   processExitsWith: .failure, observing: [\.standardErrorContent]
/// ) { @MainActor in
///   StampCell.register(target: UITableView())
///   wentOn()
/// }
/// expectStop(of: "StampCell.register(target:) with a table", result, naming: "StampCell", rule)
/// // Expected StampCell.register(target:) with a table to stop the program, got no stop.
/// // Expected the stop of … to name “StampCell”, got “Fatal error: Not a grid”.
/// ```
@discardableResult
public func expectStop(
  of call: String, _ result: ExitTest.Result?, naming name: String? = nil, _ rule: String,
  at location: SourceLocation = #_sourceLocation
) -> Bool {
  guard let result else { return false }
  guard
    expect(
      result.exitStatus != .exitCode(wentOnStatus),
      "Expected \(call) to stop the program, got no stop: it went on.", rule, at: location)
  else { return false }
  guard let name else { return true }
  let end: SubjectEnd =
    switch result.exitStatus {
    case .signal(let signal): .signalled(signal)
    case .exitCode(let status): .exited(status)
    @unknown default: .exited(-1)
    }
  let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
  let words = SubjectStop(end: end, errors: errors).lines.first ?? ""
  return expect(
    words.contains(name), "Expected the stop of \(call) to name “\(name)”, got “\(words)”.", rule,
    at: location)
}
