import Foundation

/// Judges one submission after the other on a bench of its own.
final class Worker {
  private let bench: Bench
  private let model: ModelBench
  /// Whether there are private suites.
  private let hasHidden: Bool
  private let limits: CheckLimits
  private let environment: [String: String]
  private let interruption: Interruption
  /// The judges of the stages that are ready.
  private var judges: [String: StageJudge] = [:]
  /// Whether something may have been changed on the bench.
  private var isDirty = false

  init(
    bench: Bench, model: ModelBench, hasHidden: Bool, limits: CheckLimits,
    environment: [String: String], interruption: Interruption
  ) {
    self.bench = bench
    self.model = model
    self.hasHidden = hasHidden
    self.limits = limits
    self.environment = environment
    self.interruption = interruption
  }

  /// The copy of the course that it judges in.
  var folder: CourseFolder { bench.folder }

  /// What keeps the code in that it judges.
  var sandbox: String { limits.sandbox.level }

  /// Brings the bench up to date.
  func prepare() throws {
    try bench.refresh(additions: model.additions)
    isDirty = false
  }

  /// Judges some code for a stage.
  ///
  /// - Parameter files: All files of the stage, by their paths below its folder.
  func judge(_ files: [String: Data], of stage: Stage) throws -> StageJudge.Judgement {
    let judge = try judge(of: stage)
    // Without a sandbox the code that was judged before could write here, and harm the next.
    if isDirty { try prepare() }
    isDirty = limits.sandbox == nil
    // Tests that are killed and a compiler that crashes look like a machine that fails. Whose doing it
    // is, the solution says.
    do {
      let judgement = try judgement(on: files, by: judge)
      if judgement.wasKilled, try !isSound(judge) { throw CheckError.killed(program: Self.program) }
      return judgement
    } catch let error as CheckError {
      guard case .buildFailed = error, try isSound(judge) else { throw error }
      return StageJudge.Judgement(report: unbuildable(stage))
    }
  }

  private static let program = "The program of the tests"

  /// What the suite says.
  private func judgement(
    on files: [String: Data], by judge: StageJudge
  ) throws -> StageJudge.Judgement {
    try patiently { try judge.judge(files, interruption: interruption) }
  }

  /// Does something again when a build in it fails for no file's sake.
  private func patiently<Result>(_ body: () throws -> Result) throws -> Result {
    for _ in 1..<ProcessRun.tries {
      do {
        return try body()
      } catch CheckError.buildFailed {
        continue
      }
    }
    return try body()
  }

  /// Whether the solution still builds and passes.
  private func isSound(_ judge: StageJudge) throws -> Bool {
    try judgement(on: bench.solution(of: judge.stage), by: judge).report.status == .passed
  }

  /// The report on code at which the compiler comes to no end.
  private func unbuildable(_ stage: Stage) -> StageReport {
    StageReport(
      unjudged: stage, as: .compileError, names: SuiteSource(of: stage, in: folder).names,
      diagnostics: [
        CompilerDiagnostic(
          ofWhole: stage, in: folder,
          "The Swift compiler crashes at this code, and does not at the solution.")
      ])
  }

  /// The judge of a stage, which has let the solution pass. Without that a fault of the suite, or of
  /// this machine, would be everybody's.
  private func judge(of stage: Stage) throws -> StageJudge {
    if let judge = judges[stage.slug] { return judge }
    let solution = try bench.solution(of: stage)
    try bench.write(solution, of: stage)
    try model.lend(stage, to: bench, interruption: interruption)
    let checker = Checker(
      folder: bench.folder, limits: limits.forTheCourse, environment: environment)
    let (built, diagnostics) = try building(stage, with: checker)
    guard let built else {
      let first = diagnostics.first { $0.severity == .error }?.text ?? "The build took too long."
      throw GradingFault.solutionFails(stage: stage.slug, reason: first)
    }
    var judge = StageJudge(
      bench: bench, stage: stage, hidden: try hidden(of: built), limits: limits,
      environment: environment)
    let judgement = try judgement(on: solution, by: judge)
    if judgement.wasKilled { throw CheckError.killed(program: Self.program) }
    guard judgement.report.status == .passed else {
      let test = judgement.report.tests.first { $0.status != .pass }
      // Tests in the process of the suite have nobody who sees them pass.
      let reason =
        test?.status == .tampered
        ? "Its suite must have the trait .ownProcess."
        : test?.issues.first?.message ?? judgement.report.status.rawValue
      throw GradingFault.solutionFails(
        stage: stage.slug, reason: "\(test?.name ?? "The suite"): \(reason)")
    }
    judge.usual = judgement.names
    judges[stage.slug] = judge
    return judge
  }

  private func building(
    _ stage: Stage, with checker: Checker
  ) throws -> (built: BuiltStage?, diagnostics: [CompilerDiagnostic]) {
    do {
      return try patiently { try checker.build(stage, interruption: interruption) }
    } catch CheckError.buildFailed(let status, let output) {
      throw GradingFault.solutionFails(stage: stage.slug, reason: "\(status)\n\(output)")
    }
  }

  private func hidden(of built: BuiltStage) throws -> [String] {
    !hasHidden ? [] : try built.furtherTests().filter { $0 != Canary.function }
  }
}
