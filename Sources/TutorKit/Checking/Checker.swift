import Foundation

/// Checks stages of one course: builds the learner's code, runs the suite and says what came out.
public struct Checker: Sendable {
  /// The course folder.
  public let course: URL
  /// How much a check may use up.
  public let limits: CheckLimits
  /// The environment that builds and suites get, before the checker's own variables.
  public let environment: [String: String]

  public init(
    course: URL, limits: CheckLimits = CheckLimits(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.course = course
    self.limits = limits
    self.environment = environment
  }

  /// Checks one stage and reports on every test that it expects.
  ///
  /// Returns only after every process that the check started has ended. Blocks the calling thread;
  /// `progress` is called on it.
  public func check(
    _ stage: Stage, interruption: Interruption = Interruption(),
    progress: (CheckProgress) -> Void = { _ in }
  ) throws(CheckError) -> StageReport {
    guard stage.isWritten else { throw .stageNotWritten(title: stage.title) }
    throw .courseFileMissing("Package.swift")
  }
}
