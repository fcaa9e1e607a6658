/// One thing that is wrong with a stage, as a learner may read it. It never tells of hidden tests.
struct Problem: Equatable {
  /// The status of the test, or of the stage when that is why nothing ran.
  var kind: String
  /// The sentence of the test; nil when it is not about one.
  var test: String?
  /// The number of the task, from 1.
  var task: Int?
  /// What happened.
  var message: String
  /// The rule that is broken, and whatever else helps.
  var details: [String] = []
  /// Where, as a path below the course folder.
  var file: String?
  var line: Int?
  /// The screen as the test last saw it.
  var screen: String?

  /// All that is said, for a plain text.
  var text: String { ([message] + details).joined(separator: "\n") }

  /// The place as compilers write it: `path:line`.
  var place: String? { file.map { "\($0):\(line ?? 1)" } }
}

extension SubmissionResult {
  /// What is wrong with a stage, the first thing first.
  func problems(of stage: StageResult) -> [Problem] {
    let report = stage.report
    switch report.status {
    case .passed: return []
    case .failed: return report.visibleTests.compactMap(Problem.init)
    case .compileError:
      let errors = report.diagnostics.filter { $0.severity == .error }.map(Problem.init)
      return errors.isEmpty
        ? [Problem(kind: report.status.rawValue, message: "The code does not compile.")] : errors
    case .compileTimeout:
      return [
        Problem(
          kind: report.status.rawValue, message: "The compiler took too long.",
          details: ["Give long expressions a type, or cut them into smaller ones."])
      ]
    case .missing:
      let causes = evidence.filter { $0.stage == report.stage && $0.kind.hasPrefix("missing") }
      let message = causes.map(\.text).joined(separator: "\n")
      return [
        Problem(
          kind: report.status.rawValue,
          message: message.isEmpty ? "A file of the stage is missing." : message)
      ]
    }
  }
}

extension Problem {
  /// What is wrong by a test; nil when it passed.
  init?(_ test: TestReport) {
    guard test.status != .pass else { return nil }
    self.init(
      kind: test.status.rawValue, test: test.name, task: test.task, message: test.status.sentence,
      screen: test.screen)
    guard let first = test.issues.first else { return }
    message = first.message
    details = first.comments + test.issues.dropFirst().flatMap { [$0.message] + $0.comments }
    file = first.file
    line = first.line
  }

  /// An error of the compiler. Its whole text is left out where it quotes the suite.
  init(_ diagnostic: CompilerDiagnostic) {
    self.init(
      kind: StageReport.Status.compileError.rawValue, message: diagnostic.message,
      details: diagnostic.advice.map { [$0] } ?? [], file: diagnostic.file, line: diagnostic.line)
  }
}

extension TestReport.Status {
  /// How a test ended that says nothing more.
  var sentence: String {
    switch self {
    case .pass: "The test passed."
    case .fail: "The test failed."
    case .crash: "The code stopped during the test."
    case .timeout: "The test took too long."
    case .outputLimit: "The code wrote too much."
    case .memory: "The code asked for too much memory."
    case .notRun: "The test did not run."
    case .tampered: "Something other than the test tried to decide how it ends."
    }
  }
}

extension TestReport {
  /// The test with what learners may read of it.
  var asLearnersRead: TestReport {
    guard isBrief == true else { return self }
    var test = self
    test.issues = issues.compactMap(\.got)
    return test
  }
}

extension TestIssue {
  /// What was got, of a sentence “Expected …, got ….”; nil of any other, in which it cannot be told from
  /// what was expected.
  fileprivate var got: TestIssue? {
    guard message.hasPrefix("Expected "),
      let end = message.range(of: ", got ", options: .backwards)?.upperBound
    else { return nil }
    return TestIssue("Got \(message[end...])")
  }
}

extension StageReport {
  /// The tests that learners know of, with what they may read of them.
  var visibleTests: [TestReport] {
    tests.filter { $0.isHidden != true }.map(\.asLearnersRead)
  }

  /// How many of the tests that learners do not see passed, without saying which; nil where there
  /// are none, or none ran.
  var hiddenSentence: String? {
    let hidden = tests.filter { $0.isHidden == true }
    guard !hidden.isEmpty, status == .passed || status == .failed else { return nil }
    let passed = hidden.count { $0.status == .pass }
    return "\(passed) of \(hidden.count) further tests pass."
  }

  /// Whether every test that learners do not see passed.
  var hiddenPass: Bool { tests.allSatisfy { $0.isHidden != true || $0.status == .pass } }

  /// How the stage ended, as a part of a sentence.
  var verdict: String {
    switch status {
    case .passed: "passed"
    case .failed: "\(passedCount) of \(tests.count) tests pass"
    case .compileError: "does not compile"
    case .compileTimeout: "took too long to compile"
    case .missing: "a file is missing"
    }
  }
}

extension SubmissionResult {
  /// Why there are no stages, in a sentence; nil where they were judged.
  var emptySentence: String? {
    switch status {
    case .graded, .flagged: nil
    case .noSubmission: reason ?? "Nothing was submitted."
    case .graderError:
      "This could not be graded, and says nothing about the work. \(reason ?? "")".onOneLine
    }
  }

  /// What being late costs, in a sentence; nil when it costs nothing.
  var lateSentence: String? {
    guard let lateness, lateness.deduction > .zero else { return nil }
    let verb = lateness.deduction.isOne ? "is" : "are"
    return "Handed in \(lateness.time) after it was due: "
      + "\(lateness.deduction.words) \(verb) taken off."
  }

  /// The points of a stage: none where nothing was submitted, and nil where the grader failed, which
  /// says nothing.
  func points(of entry: RunRecord.StageEntry) -> Points? {
    guard status != .graderError else { return nil }
    return stages.first { $0.report.stage == entry.slug }?.points ?? .zero
  }

  /// What learners should know of how their submission was read, besides what is said of a stage that
  /// is not whole: that stands with the stage.
  var notes: [Evidence] {
    evidence.filter {
      $0.weight == .note && !($0.stage != nil && $0.kind.hasPrefix("missing"))
    }
  }

  /// Whether nothing was handed in of a stage.
  func isAbsent(_ stage: StageResult) -> Bool {
    stage.report.status == .missing
      && evidence.contains { $0.kind == Evidence.missingStage && $0.stage == stage.report.stage }
  }

  /// How a stage ended, as a part of a sentence.
  func verdict(of stage: StageResult) -> String {
    isAbsent(stage) ? "not handed in" : stage.report.verdict
  }
}

extension Lateness {
  /// How late it was, in words.
  fileprivate var time: String {
    let seconds = Int(min(seconds, 1e9).rounded(.up))
    let minutes = (seconds + 59) / 60
    let (count, unit) =
      seconds < 60
      ? (seconds, "second") : minutes < 120 ? (minutes, "minute") : (minutes / 60, "hour")
    return "\(count) \(unit)\(count == 1 ? "" : "s")"
  }
}

extension Points {
  fileprivate var isOne: Bool { hundredths == 100 }

  /// The points with their unit: `1 point`, `0.5 points`.
  var words: String { "\(text) \(isOne ? "point" : "points")" }
}

extension StageResult {
  /// Whether the code was built, and its tests run.
  var wasRun: Bool { report.status == .passed || report.status == .failed }
}
