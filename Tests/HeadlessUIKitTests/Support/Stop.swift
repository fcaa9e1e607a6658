import Foundation
import Testing

/// How a subject stopped, as an exit test saw it.
///
/// The body of an exit test cannot be handed around, so it stands in the test:
///
/// ```swift
/// let stop = await #expect(
///   processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
/// ) { @MainActor in
///   _ = UITableView().dequeueReusableCell(withIdentifier: "X", for: IndexPath(row: 0, section: 0))
/// }
/// expect(stop, raised: "unable to dequeue a cell with identifier X - …")
/// ```
///
/// Addresses differ from run to run: write each as `0x…`.
///
/// - Parameter name: The exception's name, without `NS` in front and `Exception` behind where these
///   stand in all names: `"InternalInconsistency"`.
func expect(
  _ stop: ExitTest.Result?, raised reason: String, _ name: String = "InternalInconsistency",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let line =
    "*** Terminating app due to uncaught exception 'NS\(name)Exception', reason: '\(reason)'"
  let text = standardError(of: stop)
  #expect(
    text.hasSuffix(line + "\n"), "This is to be the end of standard error: \(line)",
    sourceLocation: sourceLocation)
}

/// Expects that a line stands on standard error, or the beginning of one.
func expect(
  _ stop: ExitTest.Result?, wrote line: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let lines = standardError(of: stop).split(separator: "\n").map(String.init)
  #expect(
    lines.contains { $0.hasPrefix(line) }, "This is to stand on standard error: \(line)",
    sourceLocation: sourceLocation)
}

/// Expects a Swift trap, which is no exception of UIKit: this text and nothing of UIKit's.
func expect(
  _ stop: ExitTest.Result?, trapped message: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = standardError(of: stop)
  #expect(text.contains(message), sourceLocation: sourceLocation)
  #expect(!text.contains("*** Terminating app"), sourceLocation: sourceLocation)
}

/// What the subject wrote to standard error, every address as `0x…`.
func standardError(of stop: ExitTest.Result?) -> String {
  String(decoding: stop?.standardErrorContent ?? [], as: UTF8.self)
    .replacing(#/0x[0-9a-f]+/#, with: "0x…")
}

#if arch(x86_64)
  /// The signal of a Swift trap such as `fatalError` or an index out of range.
  let trapSignal = SIGILL
#else
  /// The signal of a Swift trap such as `fatalError` or an index out of range.
  let trapSignal = SIGTRAP
#endif

extension Tag {
  /// The behaviour is believed: no source says it. A better source wins over the test.
  @Tag static var believed: Self
}
