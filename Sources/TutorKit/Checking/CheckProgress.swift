/// What a check is doing at the moment.
public enum CheckProgress: Equatable, Sendable {
  /// Something else must end first: another tutor in this course, or another build of it.
  case waiting(for: String)
  /// The stage is being built. `step` of `steps` are done as far as the build knows; both are 0 at
  /// the beginning.
  case building(step: Int, steps: Int)
  /// The stage has been built.
  case built(StageObjects)
  /// The tests are about to run.
  case running(tests: Int)
  /// A test began.
  case testStarted(name: String)
  /// The code that the tests judge wrote something, to its output or to its errors.
  case wrote([UInt8], isError: Bool)
  /// A test ended, or will not run any more.
  case testEnded(TestReport)
  /// A test was killed each time that it ran: by itself, or by something that is none of its doing.
  case testKilled(name: String)
}
