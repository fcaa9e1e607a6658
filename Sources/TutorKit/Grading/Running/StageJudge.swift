import Foundation

/// Judges code for one stage on a bench, and knows when it is being deceived.
struct StageJudge {
  let bench: Bench
  /// The stage as its description has it.
  let stage: Stage
  /// The tests of private suites: `Suite/test()`.
  let hidden: [String]
  let limits: CheckLimits
  let environment: [String: String]
  /// The names that the solution takes; nil before it was judged.
  var usual: TakenNames?

  /// What came of it.
  struct Judgement {
    var report: StageReport
    /// What a person should look at.
    var evidence: [Evidence] = []
    /// Whether a test was killed each time that it ran, by whomever.
    var wasKilled = false
    /// What the code wrote to its output, and to its errors.
    var output = ""
    var errors = ""
    /// The names that the code takes.
    var names = TakenNames()
  }

  /// The stage with the tests that only grading has: what they find is read like everything else.
  private var whole: Stage {
    let ours = Stage.Task(title: "Canary", tests: [Canary.function])
    let theirs = hidden.isEmpty ? [] : [Stage.Task(title: "Further tests", tests: hidden)]
    return Stage(
      number: stage.number, slug: stage.slug, module: stage.module, title: stage.title,
      summary: stage.summary, minutes: stage.minutes, tasks: [ours] + stage.tasks + theirs,
      files: stage.files, points: stage.points, partial: stage.partial)
  }

  /// Judges some code.
  ///
  /// - Parameters:
  ///   - files: All files of the stage, by their paths below its folder.
  ///   - interruption: Stops it.
  func judge(_ files: [String: Data], interruption: Interruption) throws -> Judgement {
    try bench.write(files, of: stage)
    let checker = Checker(folder: bench.folder, limits: limits, environment: environment)
    var (output, errors) = (OutputCapture(), OutputCapture())
    var names = TakenNames()
    var wasKilled = false
    var report = try checker.check(whole, interruption: interruption) { progress in
      switch progress {
      case .wrote(let bytes, isError: false): output.append(bytes)
      case .wrote(let bytes, isError: true): errors.append(bytes)
      case .built(let objects): names = TakenNames(in: objects, module: stage.module)
      case .testKilled: wasKilled = true
      default: break
      }
    }
    // Where a compiler was when its time was up may be another place in the next run.
    if report.status == .compileTimeout { report.diagnostics = [] }
    guard let canary = report.tests.firstIndex(where: { $0.function == Canary.function }) else {
      throw GradingFault.noCanary(stage: stage.slug)
    }
    let bird = report.tests.remove(at: canary)
    report.tests = report.tests.map(told)
    var judgement = Judgement(
      report: report, wasKilled: wasKilled, output: output.text, errors: errors.text, names: names)
    guard report.status == .failed else { return judgement }
    if let forged = report.tests.first(where: { $0.status == .tampered }) {
      judgement.evidence.append(
        Evidence(.flag, "forged-records", stage: stage.slug, forged.issues.first?.message ?? ""))
    }
    if bird.status == .pass || (bird.status == .fail && bird.issues.count < Canary.faults) {
      judgement.tamper(
        "canary", stage,
        "A test that must find \(Canary.faults) faults found \(bird.issues.count): the code changes "
          + "what the suite's comparisons mean.")
    }
    for complaint in usual.map(names.complaints) ?? [] {
      judgement.tamper("taken-name", stage, complaint)
    }
    let isPassed = judgement.report.tests.allSatisfy { $0.status == .pass }
    judgement.report.status = isPassed ? .passed : .failed
    return judgement
  }

  /// A test as a report has it: of the stage's tasks, or hidden.
  private func told(_ test: TestReport) -> TestReport {
    var test = test
    // The canary's task stands before those of the stage.
    test.task -= 1
    if hidden.contains(test.function) { test.isHidden = true }
    return test
  }
}

extension StageJudge.Judgement {
  /// Takes the worth of every test that seemed to pass.
  fileprivate mutating func tamper(_ kind: String, _ stage: Stage, _ text: String) {
    evidence.append(Evidence(.flag, kind, stage: stage.slug, text))
    for index in report.tests.indices where report.tests[index].status == .pass {
      report.tests[index].status = .tampered
      report.tests[index].issues = [TestIssue(text)]
    }
  }
}
