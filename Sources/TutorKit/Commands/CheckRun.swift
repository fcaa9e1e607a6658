/// Checks stages, remembers what came out and shows it.
struct CheckRun {
  let session: Session
  let isVerbose: Bool

  init(_ session: Session, isVerbose: Bool = false) {
    self.session = session
    self.isVerbose = isVerbose
  }

  /// Checks one stage and explains the result.
  func checkOne(_ stage: Stage, _ files: [ReportFile] = []) throws -> ExitCode {
    let report = try check(stage)
    let view = try ReportView(session, stage)
    try files.forEach { try $0.write([report], session) }
    try view.show(report, isVerbose: isVerbose)
    return report.status == .passed ? .success : .notPassed
  }

  /// Checks several stages: a line for each, and an explanation for the first that does not pass.
  func checkSeveral(_ stages: [Stage], _ files: [ReportFile] = []) throws -> ExitCode {
    let console = session.console
    var reports: [StageReport] = []
    var firstFailure: (stage: Stage, report: StageReport)?
    var cannotCheck = false
    for stage in stages {
      do {
        let report = try check(stage)
        reports.append(report)
        console.say(try ReportView(session, stage).line(report))
        if report.status != .passed, firstFailure == nil { firstFailure = (stage, report) }
      } catch let error as TutorError {
        // A stage whose files are gone must not keep the others from being checked.
        cannotCheck = true
        console.complain("Stage \(stage.number): " + error.message(calling: session.call))
      }
    }
    try files.forEach { try $0.write(reports, session) }
    if let firstFailure {
      console.say()
      try ReportView(session, firstFailure.stage)
        .showFailure(firstFailure.report, isVerbose: isVerbose)
    }
    if cannotCheck { return .unavailable }
    return firstFailure == nil ? .success : .notPassed
  }

  /// Checks a stage and remembers what came out.
  func check(_ stage: Stage) throws -> StageReport {
    let basis = try prepare(stage)
    let judge = session.environment.judge(try session.folder())
    let activity = CheckActivity(session.console, stage)
    defer { session.console.showActivity(nil) }
    let report = try judge.check(
      stage, interruption: session.interruption, progress: activity.show)
    session.console.showActivity(nil)
    try remember(report, of: stage, basis)
    return report
  }

  /// What a check is about, as it is before.
  struct Basis {
    /// What the learner's files are like.
    let fingerprint: String
    /// What they are measured by.
    let standard: StageStandard
  }

  /// Makes sure that a stage can be checked.
  func prepare(_ stage: Stage) throws -> Basis {
    let workspace = try session.workspace(stage)
    try workspace.requireFiles()
    try noteStrays(workspace)
    return Basis(fingerprint: workspace.fingerprint, standard: try session.standard(of: stage))
  }

  /// Remembers what came out of a check.
  func remember(_ report: StageReport, of stage: Stage, _ basis: Basis) throws {
    try session.recordIfPossible { progress in
      progress[stage].record(report, fingerprint: basis.fingerprint, standard: basis.standard)
    }
    do {
      try ResultsStore(folder: try session.folder()).save(report, of: stage)
    } catch let error as TutorError {
      session.complainOnce(error)
    }
  }

  /// Names files that are compiled along with the stage's, since they may be why it does not build.
  private func noteStrays(_ workspace: Workspace) throws {
    let strays = workspace.strays
    let inOrder = strays.filter(\.isCompiled) + strays.filter { !$0.isCompiled }
    let most = 5
    for stray in inOrder.prefix(most) {
      let owner = stray.original.map { ", a copy of \($0) by its name," } ?? ""
      let effect =
        stray.isCompiled
        ? "but is compiled with it: what both define stops the build. Move it out of the folder."
        : "and is ignored."
      session.console.complain(
        StyledText("Note: \(stray.path.named)\(owner) is no part of the stage, \(effect)", .warning)
      )
    }
    guard strays.count > most else { return }
    let folder = workspace.folder.exercisePath(workspace.stage)
    session.console.complain(
      StyledText(
        "Note: \(strays.count - most) more files in \(folder) are no part of it.", .warning))
  }
}
