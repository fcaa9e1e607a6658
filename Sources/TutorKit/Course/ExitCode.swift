/// The exit statuses of the tutor, by name.
public enum ExitCode: Int32, CaseIterable, Sendable {
  /// Passed, or done.
  case success = 0
  /// The stage is not passed yet; a compile error too.
  case notPassed = 1
  /// The command line was not understood.
  case usage = 64
  /// Something that is needed is missing or cannot be written.
  case unavailable = 69
  /// A fault of the tutor itself.
  case software = 70
  /// The learner pressed Ctrl-C.
  case interrupted = 130
}
