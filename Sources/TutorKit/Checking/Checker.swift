import Foundation

/// Checks stages of one course: builds the learner's code, runs the suite and says what came out.
public struct Checker: Sendable {
  /// The course, and in it the code that is checked.
  let folder: CourseFolder
  /// How much a check may use up.
  public let limits: CheckLimits
  /// The environment that builds and suites get, before the checker's own variables.
  public let environment: [String: String]

  public init(
    course: URL, limits: CheckLimits = CheckLimits(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(folder: CourseFolder(course), limits: limits, environment: environment)
  }

  init(
    folder: CourseFolder, limits: CheckLimits = CheckLimits(), environment: [String: String]
  ) {
    self.folder = folder
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
    let started = Date()
    let clock = SuspendingClock.now
    return try withBuild(of: stage, interruption: interruption, progress: progress) {
      (outcome) throws(CheckError) in
      let ledger = TestLedger(
        stage: stage, names: SuiteSource(of: stage, in: folder).names,
        path: { folder.path(of: $0, in: stage) })
      var report = StageReport(
        stage: stage.slug, status: .failed, started: started, seconds: 0, tests: ledger.reports,
        diagnostics: [])
      switch outcome {
      case .built(let program, let warnings):
        report.diagnostics = warnings
        progress(.built(program.objects))
        report.tests = try SuiteRun(program: program, interruption: interruption)
          .run(ledger, progress: progress)
        let isPassed = report.tests.allSatisfy { $0.status == .pass }
        report.status = isPassed ? .passed : .failed
        if isPassed {
          // From the same build: a second one would cost more than all tests. What the screen is
          // like is no part of the verdict.
          let recording = try? ScreenRunner(self).record(program, interruption: interruption)
          if case .frames(let frames, _) = recording { report.screen = frames.first }
        }
      case .refused(let diagnostics):
        report.status = .compileError
        report.diagnostics = diagnostics
      case .timedOut(let diagnostics):
        report.status = .compileTimeout
        report.diagnostics = diagnostics
      }
      report.seconds = (.now - clock) / .seconds(1)
      return report
    }
  }

  /// Builds a stage and calls `body` with what came of it, while no other tutor builds or runs in
  /// the course.
  func withBuild<Result>(
    of stage: Stage, interruption: Interruption, progress: (CheckProgress) -> Void,
    body: (StageBuild.Outcome) throws(CheckError) -> Result
  ) throws(CheckError) -> Result {
    guard stage.isWritten else { throw .stageNotWritten(title: stage.title) }
    try folder.requireParts(of: stage)
    return try folder.locked(
      interruption: interruption,
      isWaiting: { holder in
        let who = holder.map { " (\($0.words))" } ?? ""
        progress(.waiting(for: "another tutor that checks a stage of this course\(who)"))
      },
      body: { () throws(CheckError) in
        ScratchFolder.removeLeft(in: folder)
        let build = StageBuild(
          folder: folder, stage: stage, limits: limits, environment: environment)
        return try body(build.run(interruption: interruption, progress: progress))
      })
  }
}
