/// Results as Exercism's `results.json`, version 3: the tests of all stages in the order of the
/// suites, with tasks numbered through, each with its source.
///
/// The whole is an error where not one test ran, and then has the reason in place of tests. The
/// output of a test is the screen as it last saw it.
struct ExercismReport {
  let result: SubmissionResult
  let graded: GradedClass

  /// How long messages and outputs may be, in scalars.
  private static let limits = (message: 65_535, output: 500)

  var text: String {
    guard let obstacle else {
      let isPassed = result.stages.allSatisfy { $0.report.status == .passed }
      return document(isPassed ? "pass" : "fail", message: .null, tests: tests)
    }
    return document(
      "error", message: .text(obstacle.withPicturedControls.cut(to: Self.limits.message)), tests: []
    )
  }

  private func document(_ status: String, message: JSONValue, tests: [JSONValue]) -> String {
    JSONValue.object([
      "version": .integer(3), "status": .text(status), "message": message, "tests": .array(tests),
    ]).document
  }

  /// Why not one test ran; nil when one did.
  private var obstacle: String? {
    if let sentence = result.emptySentence { return sentence }
    guard !result.stages.contains(where: \.wasRun) else { return nil }
    let texts = result.stages.flatMap(result.problems).map { problem in
      [problem.place.map { "\($0): " }, problem.text].compactMap(\.self).joined()
    }
    return texts.isEmpty ? "There are no tests." : texts.joined(separator: "\n")
  }

  private var tests: [JSONValue] {
    var names = UniqueNames()
    var tests: [JSONValue] = []
    var earlierTasks = 0
    for stage in result.stages {
      let entry = graded.entry(of: stage)
      let lead = result.stages.count > 1 ? "\(stage.title) > " : ""
      for test in stage.report.visibleTests {
        tests.append(
          .object([
            "name": .text(names.unique((lead + test.name).onOneLine.withPicturedControls)),
            "status": .text(test.status.exercism),
            "message": message(of: test, in: stage),
            "output": test.screen.map {
              .text($0.withPicturedControls.cut(to: Self.limits.output))
            },
            "test_code": entry.code[test.function].map(JSONValue.text),
            "task_id": .integer(earlierTasks + max(test.task, 1)),
          ]))
      }
      if let sentence = stage.report.hiddenSentence {
        tests.append(
          .object([
            "name": .text(names.unique("\(lead)Further tests")),
            "status": .text(stage.report.hiddenPass ? "pass" : "fail"),
            "message": stage.report.hiddenPass ? .null : .text(sentence),
          ]))
      }
      earlierTasks += max(entry.tasks.count, stage.report.tests.map(\.task).max() ?? 0)
    }
    return tests
  }

  private func message(of test: TestReport, in stage: StageResult) -> JSONValue {
    let ownProblem = stage.wasRun ? Problem(test) : result.problems(of: stage).first
    return ownProblem.map { .text($0.text.withPicturedControls) } ?? .null
  }
}

extension TestReport.Status {
  fileprivate var exercism: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .crash, .timeout, .outputLimit, .memory, .notRun, .tampered: "error"
    }
  }
}

extension String {
  /// The text, or its beginning with a remark where it has more scalars than that.
  fileprivate func cut(to limit: Int) -> String {
    guard unicodeScalars.count > limit else { return self }
    let remark = "\n[cut]"
    return String(String.UnicodeScalarView(unicodeScalars.prefix(limit - remark.count))) + remark
  }
}
