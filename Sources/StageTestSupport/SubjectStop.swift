import Foundation

/// Why a test's process ended before the test did, in the words of whoever ended it.
struct SubjectStop: Equatable {
  /// What a learner reads, the most telling line first.
  var lines: [String]
  /// What the process had written to standard error before the words of its end.
  var output: String

  init(end: SubjectEnd, errors: String) {
    switch end {
    case .timedOut(let limit):
      let seconds =
        (Double(limit.components.seconds)
        + Double(limit.components.attoseconds) / 1e18).formatted()
      lines = [
        "The test did not end within \(seconds) s and was stopped.",
        "Look for a loop without an end, or for calls that go round in a circle.",
      ]
      output = errors
    case .wroteTooMuch(let limit):
      lines = [
        "The test wrote more than \(limit >> 20) MB and was stopped.",
        "Look for a print in a loop without an end.",
      ]
      output = ""
    case .exited(let status):
      lines = ["exit(\(status)) ended the process before the test was over."]
      output = errors
    case .signalled(let signal):
      let stop = Self.exception(in: errors) ?? Self.trap(in: errors)
      lines = stop?.lines ?? Self.wordless(signal)
      output = stop?.output ?? errors
    }
  }

  private init(lines: [String], output: Substring) {
    self.lines = lines
    self.output = String(output)
  }

  /// The reason of the exception that UIKit raised.
  private static func exception(in errors: String) -> SubjectStop? {
    let opening = "*** Terminating app due to uncaught exception '"
    guard let start = errors.range(of: opening, options: .backwards),
      let middle = errors.range(of: "', reason: '", range: start.upperBound..<errors.endIndex)
    else { return nil }
    let rest = errors[middle.upperBound...]
    let reason = rest[..<(rest.lastIndex(of: "'") ?? rest.endIndex)]
    let name = errors[start.upperBound..<middle.lowerBound]
    let output = errors[..<start.lowerBound]
    // UIKit logs what it knows of a cause before it raises: in which line a nib is spoilt.
    let logged = output.split(whereSeparator: \.isNewline).last
    return SubjectStop(
      lines: [String(reason)]
        + (logged.map { ["The console's last line before that: \($0)"] } ?? [])
        + ["UIKit raised \(name), which ends an app and ended the test."],
      output: output)
  }

  /// The first line of the message with which Swift's runtime trapped.
  private static func trap(in errors: String) -> SubjectStop? {
    let openings = ["Fatal error: ", "Could not cast value of type", "Simultaneous accesses to "]
    let found = openings.compactMap { errors.range(of: $0, options: .backwards)?.lowerBound }.max()
    guard let found else { return nil }
    let line = errors[..<found].lastIndex(of: "\n").map(errors.index(after:)) ?? errors.startIndex
    let message = errors[found...].prefix { !$0.isNewline }
    // "Module/File.swift:12: Fatal error: …": where it happened, unless that is in the library.
    let place = errors[line..<found].trimmingCharacters(in: [" ", ":"])
    let isOwn = place.contains(".swift:") && !place.hasPrefix("Swift/")
    return SubjectStop(
      lines: [String(message)]
        + (isOwn ? ["Swift stopped the process at \(place)."] : []),
      output: errors[..<line])
  }

  /// What can be said of an end without a message. Some of Swift's traps have none: a forced cast to
  /// a final class compares two addresses and stops.
  private static func wordless(_ signal: Int32) -> [String] {
    var lines = ["The process of the test was ended by \(name(of: signal))."]
    if signal == SIGILL || signal == SIGTRAP {
      lines.append(
        "Swift stops without a word when a forced cast (`as!`) meets another class, or when a "
          + "calculation overflows.")
    }
    return lines
  }

  private static func name(of signal: Int32) -> String {
    let names = [
      SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGILL: "SIGILL", SIGINT: "SIGINT",
      SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM",
      SIGTRAP: "SIGTRAP",
    ]
    let name = names[signal] ?? "signal \(signal)"
    return signal == SIGSEGV || signal == SIGBUS
      ? "\(name): memory that is not there, or calls that go round in a circle" : name
  }
}
