import Foundation

/// Why a test's process ended before the test did, in the words of whoever ended it.
struct SubjectStop: Equatable {
  /// What a learner reads, the most telling line first.
  var lines: [String]
  /// What the process had written to standard error before the words of its end.
  var output: String

  /// - Parameter path: The path of the source file that Swift calls `Module/File.swift`.
  init(
    end: SubjectEnd, errors: String, path: (_ moduleAndFile: String) -> String? = { _ in nil }
  ) {
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
    case .ranOutOfMemory(let limit):
      let bound =
        limit < Int.max
        ? "more than the \(limit >> 20) MB of memory that it may have" : "more memory than there is"
      lines = [
        "The test asked for \(bound), and was stopped.",
        "Look for something that grows in a loop without an end.",
      ]
      output = ""
    case .exited(let status):
      lines = [
        "The process was ended with exit status \(status) before the test was over.",
        "Look for `exit` in the code: an app never ends itself.",
      ]
      output = errors
    case .mute:
      lines = [
        "The test closed the descriptor through which its result is told.",
        "Something in the code closes what it did not open: look for `close`.",
      ]
      output = errors
    case .signalled(let signal):
      let stop = Self.exception(in: errors) ?? Self.trap(in: errors, path: path)
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
    let reason = String(rest[..<(rest.lastIndex(of: "'") ?? rest.endIndex)])
      // Where the build put the bundle is of no use to a reader, and long.
      .replacing(/NSBundle <[^>]*\/([^\/>]+)>/) { "NSBundle </…/\($0.1)>" }
    let name = errors[start.upperBound..<middle.lowerBound]
    let output = errors[..<start.lowerBound]
    // UIKit logs what it knows of a cause before it raises: in which line a nib is spoilt.
    let logged = output.split(whereSeparator: \.isNewline).last
    return SubjectStop(
      lines: [cut(reason[...])] + asked(for: reason) + nibDifference(in: reason)
        + (StopAdvice.forException(reason).map { [$0] } ?? [])
        + (logged.map { ["The console's last line before that: \(cut($0))"] } ?? [])
        + ["UIKit raised \(name), which ends an app and ended the test."],
      output: output)
  }

  /// How much of a message is told, in letters.
  private static let longestMessage = 2_000

  /// A message, or its beginning and a remark that this is not all.
  private static func cut(_ message: Substring) -> String {
    let end = message.index(
      message.startIndex, offsetBy: longestMessage, limitedBy: message.endIndex)
    guard let end, end < message.endIndex else { return String(message) }
    return "\(message[..<end])… (The message is longer, and was cut here.)"
  }

  /// The identifier that a list was asked for, in quotation marks: UIKit puts none around it, and a
  /// blank at its end would not be seen.
  private static func asked(for reason: String) -> [String] {
    if reason.hasPrefix("must pass a valid reuse identifier") {
      return ["The name in that call is empty."]
    }
    guard let match = reason.firstMatch(of: /with identifier (.*) - must register/) else {
      return []
    }
    let name = match.1
    let hasBlank = name.first?.isWhitespace == true || name.last?.isWhitespace == true
    return [
      "The list was asked for “\(name)”\(hasBlank ? ", with a blank at its end or beginning" : "")."
    ]
  }

  /// In what the identifier inside a nib differs from the registered one, where that is hard to see.
  private static func nibDifference(in reason: String) -> [String] {
    guard
      let match = reason.firstMatch(
        of: /in nib \((.*)\) does not match .* register the nib \((.*)\)$/)
    else { return [] }
    let names = [match.1, match.2]
    let bare = names.map { $0.filter { !$0.isWhitespace } }
    guard bare[0].lowercased() == bare[1].lowercased() else { return [] }
    let difference =
      switch (bare[0] == bare[1], bare == names.map(String.init)) {
      case (true, _): "in blanks only"
      case (_, true): "in upper and lower case only"
      default: "in upper and lower case and in blanks only"
      }
    return ["“\(names[0])” in the nib and “\(names[1])” in the code differ \(difference)."]
  }

  /// The first line of the message with which Swift's runtime trapped.
  private static func trap(in errors: String, path: (String) -> String?) -> SubjectStop? {
    let openings = [
      "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
      "Simultaneous accesses to ",
    ]
    let found = openings.compactMap { errors.range(of: $0, options: .backwards)?.lowerBound }.max()
    guard let found else { return nil }
    let line = errors[..<found].lastIndex(of: "\n").map(errors.index(after:)) ?? errors.startIndex
    // Addresses are others in each run, and tell nobody anything.
    let message = cut(
      errors[found...].prefix { !$0.isNewline }
        .replacing(/\s(\(0x[0-9a-f]+\)|to 0x[0-9a-f]+(?=,))/, with: ""))
    // "Module/File.swift:12: Fatal error: …": where it happened, unless that is in the library.
    var place = errors[line..<found].trimmingCharacters(in: [" ", ":"])
    let isOwn = place.contains(".swift:") && !place.hasPrefix("Swift/")
    if isOwn, let colon = place.lastIndex(of: ":"), let path = path(String(place[..<colon])) {
      place = path + place[colon...]
    }
    return SubjectStop(
      lines: [message] + (StopAdvice.forTrap(message).map { [$0] } ?? [])
        + (isOwn ? ["Swift stopped the test at \(place)."] : []),
      output: errors[..<line])
  }

  /// What can be said of an end without a message. Some of Swift's traps have none: a forced cast to
  /// a final class compares two addresses and stops.
  private static func wordless(_ signal: Int32) -> [String] {
    guard signal == SIGILL || signal == SIGTRAP else {
      return ["The test was ended by \(name(of: signal))."]
    }
    return [
      "Swift stopped the test without a word (\(name(of: signal))).",
      "It does so when a forced cast (`as!`) meets another class, or when a calculation overflows: "
        + "look at each `as!` that this test comes to.",
    ]
  }

  private static func name(of signal: Int32) -> String {
    let names = [
      SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGILL: "SIGILL", SIGINT: "SIGINT",
      SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM",
      SIGTRAP: "SIGTRAP", SIGXCPU: "SIGXCPU",
    ]
    let name = names[signal] ?? "signal \(signal)"
    return signal == SIGSEGV || signal == SIGBUS
      ? "\(name): memory that is not there, or calls that go round in a circle" : name
  }
}
