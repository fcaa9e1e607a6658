import Foundation

/// Why a program stopped before it was done, in the program's own words where it left any.
struct StopReason: Equatable {
  /// What happened, in a line or a few.
  var message: String
  /// What else helps to understand it.
  var comments: [String] = []

  /// Reads the reason of the end of a program from what it wrote last to its standard error.
  ///
  /// - Parameter path: The path of the source file that Swift calls `Module/File.swift`.
  init(
    _ end: ProcessRun.End, errors: String, path: (_ moduleAndFile: String) -> String? = { _ in nil }
  ) {
    switch end {
    case .exited(let code):
      message = "The process was ended with exit status \(code) before the test was over."
      comments = ["Look for `exit` in the code: an app never ends itself."]
    case .crowded(let count):
      message = "The test was stopped because it and what it started were \(count) processes."
      comments = ["An exercise starts none: look for `fork` or `Process`."]
    case .lost:
      message = "The process of the tests was killed together with its keeper."
    case .signalled(let signal):
      if let exception = Self.exception(in: errors) {
        message = exception
      } else if let trap = Self.trap(in: errors, path: path) {
        message = trap.message
        comments = trap.place.map { ["Swift stopped the process at \($0)."] } ?? []
      } else {
        message = "The process was ended by \(Self.name(of: signal))."
        if signal == SIGSEGV || signal == SIGBUS {
          comments = ["Calls that go round in a circle end like this, when the stack is full."]
        }
      }
    }
  }

  /// `*** Terminating app due to uncaught exception 'X', reason: 'text'`, which may be several
  /// lines long.
  private static func exception(in text: String) -> String? {
    guard let start = text.range(of: "*** Terminating app due to uncaught", options: .backwards)
    else { return nil }
    let rest = text[start.lowerBound...]
    let end = rest.range(of: "'\n")?.lowerBound
    return cut(end.map { rest[..<$0] + "'" } ?? rest.prefix { !$0.isNewline })
  }

  /// The line with which Swift's runtime stops a program, and where in the learner's code that
  /// was: `Module/File.swift:12: Fatal error: …`. Places in the library tell a learner nothing.
  private static func trap(in text: String, path: (String) -> String?)
    -> (message: String, place: String?)?
  {
    let signs = [
      "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value",
      "Simultaneous accesses",
    ]
    for line in text.split(whereSeparator: \.isNewline) {
      for sign in signs {
        guard let start = line.range(of: sign)?.lowerBound else { continue }
        var place = line[..<start].trimmingCharacters(in: [" ", ":"])
        let isOwn = place.contains(".swift:") && !place.hasPrefix("Swift/")
        if let colon = place.lastIndex(of: ":"), let path = path(String(place[..<colon])) {
          place = path + place[colon...]
        }
        return (cut(line[start...]), isOwn ? place : nil)
      }
    }
    return nil
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

  private static func name(of signal: Int32) -> String {
    let names = [
      SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGILL: "SIGILL",
      SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM",
      SIGTRAP: "SIGTRAP", SIGXCPU: "SIGXCPU",
    ]
    return names[signal].map { "the signal \($0)" } ?? "signal \(signal)"
  }
}
