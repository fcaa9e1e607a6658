import Foundation

/// Results for GitHub Classroom's autograding reporter, which has a runner for each stage: a line
/// `stage-1=…` for each, as a step's output wants it, with the runner's JSON in base64.
///
/// The points of a stage are shared out among the tests that pass, so that their sum is exact. What
/// is taken off for being late is no part of it. Where the grader failed there is no line, since one
/// would be a score of 0.
struct ClassroomReport {
  let result: SubmissionResult
  let graded: GradedClass

  var text: String {
    guard result.status != .graderError else { return "" }
    return graded.stages.map { entry in
      "stage-\(entry.number)=\(Data(runner(of: entry).line.utf8).base64EncodedString())\n"
    }.joined()
  }

  /// What the runner of a stage says.
  func runner(of entry: RunRecord.StageEntry) -> JSONValue {
    let stage = result.stages.first { $0.report.stage == entry.slug }
    let cases = stage.map(cases) ?? []
    let missing = Case(
      name: entry.title, status: "error", message: result.emptySentence ?? "It was not graded.")
    return .object([
      "version": .integer(1),
      "status": .text(stage?.classroom ?? "error"),
      "max_score": .points(entry.maximum),
      "tests": .array((cases.isEmpty ? [missing] : cases).map(\.json)),
      "sandbox": graded.sandbox(of: result).map(JSONValue.text),
    ])
  }

  private struct Case {
    var name: String
    var status: String
    var score = Points.zero
    var message: String?
    var code: String?
    var problem: Problem?
    var seconds = 0.0

    var json: JSONValue {
      .object([
        "name": .text(name.onOneLine.withPicturedControls), "status": .text(status),
        "score": .points(score),
        "message": message.map { .text($0.withPicturedControls) } ?? .null,
        "test_code": code.map(JSONValue.text), "filename": problem?.file.map(JSONValue.text),
        "line_no": problem?.line.map(JSONValue.integer), "duration": .seconds(seconds),
      ])
    }
  }

  private func cases(of stage: StageResult) -> [Case] {
    guard stage.wasRun else {
      return result.problems(of: stage).map { problem in
        Case(name: stage.title, status: "error", message: problem.text, problem: problem)
      }
    }
    let shares = stage.shares
    var hidden = Case(name: "Further tests", status: "pass")
    var cases: [Case] = []
    for (test, share) in zip(stage.report.tests, shares) {
      guard test.isHidden != true else {
        hidden.score = hidden.score + share
        hidden.seconds += test.seconds
        continue
      }
      let problem = Problem(test.asLearnersRead)
      cases.append(
        Case(
          name: test.name, status: test.status.classroom, score: share, message: problem?.text,
          code: graded.entry(of: stage).code[test.function], problem: problem,
          seconds: test.seconds))
    }
    guard let sentence = stage.report.hiddenSentence else { return cases }
    hidden.status = stage.report.hiddenPass ? "pass" : "fail"
    hidden.message = sentence
    return cases + [hidden]
  }
}

extension StageResult {
  /// The points of the stage, shared out among the tests that passed: one amount a test.
  fileprivate var shares: [Points] {
    let count = report.passedCount
    var given = 0
    return report.tests.map { test in
      guard test.status == .pass else { return .zero }
      given += 1
      let before = points.share(given - 1, of: count).hundredths
      return Points(hundredths: points.share(given, of: count).hundredths - before)
    }
  }

  fileprivate var classroom: String {
    switch report.status {
    case .passed: "pass"
    case .failed: "fail"
    case .compileError, .compileTimeout, .missing: "error"
    }
  }
}

extension TestReport.Status {
  fileprivate var classroom: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .crash, .timeout, .outputLimit, .memory, .notRun, .tampered: "error"
    }
  }
}
