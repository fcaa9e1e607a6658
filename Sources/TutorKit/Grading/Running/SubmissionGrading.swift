import Foundation

/// Grades submissions on one worker.
struct SubmissionGrading {
  let options: GradingOptions
  let intake: Intake
  let worker: Worker
  let now: @Sendable () -> Date

  /// What came of one submission.
  struct Outcome {
    var result: SubmissionResult
    /// What compilers and tests wrote, for a person.
    var log: String
    /// Changes whenever something of the submission does that the result depends on.
    let fingerprint: String
  }

  /// Grades a submission. What goes wrong with it is in the result.
  ///
  /// - Parameters:
  ///   - task: The submission.
  ///   - learner: The learner as results name them.
  /// - Throws: When nothing can be graded any more, or somebody stopped it.
  func grade(_ task: GradingTask, as learner: Learner) throws -> Outcome {
    let maximum = options.stages.map(\.worth).total()
    var result = SubmissionResult(
      learner: learner, status: .graded, points: .zero, maximum: maximum, evidence: [], stages: [],
      sandbox: worker.sandbox)
    let log = "sandbox: \(worker.sandbox)\n\n"
    guard let place = task.place else {
      result.status = .noSubmission
      result.reason = "Nothing was submitted."
      return Outcome(
        result: result, log: log, fingerprint: try options.fingerprint(of: nil, by: learner))
    }
    let submission = intake.take(place)
    let fingerprint = try options.fingerprint(of: submission, by: learner)
    result.evidence = submission.evidence.map {
      options.salt == nil ? $0 : $0.withoutFolders(above: options.stages.map(\.slug))
    }
    if let fault = submission.fault {
      // What could not be read is no zero: a person must look at it.
      result.status = fault.isNoSubmission ? .noSubmission : .graderError
      if !fault.isNoSubmission { result.points = nil }
      // Whoever packed it gave it and its folders names, often their own.
      result.reason = options.salt == nil ? fault.sentence : Self.namelessReason
      return Outcome(result: result, log: log, fingerprint: fingerprint)
    }
    var outcome = Outcome(result: result, log: log, fingerprint: fingerprint)
    do {
      for (index, taken) in submission.stages.enumerated() {
        // What learners do not edit is the course's own.
        let files = intake.templates[index].given.merging(taken.files) { $1 }
        try grade(files, taken, of: options.stages[index], into: &outcome)
      }
    } catch let error as CheckError where error != .interrupted && !error.isGeneral {
      outcome.result.status = .graderError
      outcome.result.reason = error.description.cut(toBytes: TextRoom.text)
      outcome.result.points = nil
      outcome.result.stages = []
      return outcome
    }
    if outcome.result.evidence.contains(where: { $0.weight == .flag }) {
      outcome.result.status = .flagged
    }
    count(&outcome.result, submitted: submission.written)
    return outcome
  }

  private static let namelessReason =
    "It could not be read. Graded without --anonymize, its result says why."

  private func grade(
    _ files: [String: Data], _ taken: TakenStage, of stage: Stage, into outcome: inout Outcome
  ) throws {
    let started = options.now ?? now()
    var judgement: StageJudge.Judgement
    if let shortcoming = taken.shortcoming {
      judgement = StageJudge.Judgement(
        report: StageReport(unjudged: stage, as: .missing, names: names(of: stage)))
      judgement.evidence = [shortcoming]
    } else if let place = taken.section {
      judgement = StageJudge.Judgement(
        report: StageReport(
          unjudged: stage, as: .compileError, names: names(of: stage),
          diagnostics: [refusal(of: place, in: stage)]))
    } else {
      judgement = try worker.judge(files, of: stage)
    }
    judgement.report.started = started
    // A clock that stands still has nothing take any time.
    if options.now != nil { judgement.report.dropTimes() }
    outcome.result.evidence += judgement.evidence
    var result = StageResult(judgement.report, of: stage)
    let workspace = Workspace(folder: worker.folder, stage: stage)
    result.code = HandedInCode(firstFailureIn: judgement.report, of: workspace)
    outcome.result.stages.append(result)
    let log = StageLog(of: result, verdict: outcome.result.verdict(of: result), judgement)
    outcome.log += log.text(in: worker.folder)
  }

  /// What is told of code that the compiler does not get.
  private func refusal(of place: SourceScan.Finding, in stage: Stage) -> CompilerDiagnostic {
    let message =
      "This asks for a place in the program by name, which may be a command to the linker: it is not "
      + "compiled here. No list needs that, so take the attribute out."
    let file = "\(worker.folder.exercisePath(stage))/\(place.file)"
    return CompilerDiagnostic(
      severity: .error, message: message, file: file, line: place.line, column: 1,
      text: "\(file):\(place.line): error: \(message)\n\(place.code)")
  }

  /// Adds up the points, and takes off what being late costs.
  private func count(_ result: inout SubmissionResult, submitted: Date?) {
    let points = result.stages.map(\.points).total()
    result.points = points
    guard let rule = options.lateness, let submitted else { return }
    if submitted > options.now ?? now() {
      result.evidence.append(
        Evidence(
          .warning, "future-time",
          "It was last written at \(submitted.inWholeSeconds), and graded before that: a clock is "
            + "wrong, and so may be what is taken off for being late."))
    }
    let lateness = rule.lateness(submitted: submitted, points: points, maximum: result.maximum)
    result.lateness = lateness
    result.points = Points(hundredths: points.hundredths - lateness.deduction.hundredths)
  }

  private func names(of stage: Stage) -> [String: String] {
    SuiteSource(of: stage, in: worker.folder).names
  }
}

extension StageReport {
  /// The report on a stage of which no test could run.
  init(
    unjudged stage: Stage, as status: Status, names: [String: String],
    diagnostics: [CompilerDiagnostic] = []
  ) {
    self.init(
      stage: stage.slug, status: status, started: .distantPast, seconds: 0,
      tests: TestLedger(stage: stage, names: names).reports, diagnostics: diagnostics)
  }

  /// Makes it say nothing of how long anything took.
  fileprivate mutating func dropTimes() {
    seconds = 0
    for index in tests.indices { tests[index].seconds = 0 }
  }
}

extension Evidence {
  /// The same without the names of the folders that a stage's folder lies in.
  fileprivate func withoutFolders(above slugs: [String]) -> Evidence {
    guard let file else { return self }
    let parts = file.split(separator: "/").map(String.init)
    let kept = parts.firstIndex(where: slugs.contains).map { parts[$0...] } ?? parts.suffix(1)
    var evidence = self
    evidence.file = kept.joined(separator: "/")
    evidence.text = text.replacing(file, with: evidence.file ?? "")
    return evidence
  }
}

extension CheckError {
  /// Whether the next submission would fail for the same reason.
  fileprivate var isGeneral: Bool {
    switch self {
    case .noToolchain, .notWritable, .courseFileMissing, .stageNotWritten: true
    case .interrupted, .learnerFilesMissing, .buildFailed, .killed, .cannotStart: false
    }
  }
}
