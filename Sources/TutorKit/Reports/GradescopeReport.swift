/// Results as Gradescope's `results.json`: an entry with points for each stage, and below it one
/// without for each test.
///
/// The score is that of the whole, after what is taken off for being late. Hidden tests are hidden
/// from students by Gradescope. Where the grader failed there is no score at all, which Gradescope
/// shows as a failure of the grader.
struct GradescopeReport {
  let result: SubmissionResult
  let graded: GradedClass

  var text: String {
    JSONValue.object([
      "extra_data": .object([
        "grader": "ListKata", "status": .text(result.status.rawValue),
        "sandbox": graded.sandbox(of: result).map(JSONValue.text),
      ]),
      "score": result.points.map(JSONValue.points),
      "execution_time": .seconds(result.stages.map(\.report.seconds).reduce(0, +)),
      "output": .text(output),
      "output_format": "text", "test_output_format": "text", "test_name_format": "text",
      "tests": .array(result.emptySentence == nil ? result.stages.flatMap(tests) : []),
    ]).document
  }

  private var output: String {
    var lines = [result.emptySentence].compactMap(\.self)
    if let points = result.points {
      lines.append("\(points.text) of \(result.maximum.text) points")
    }
    if let late = result.lateSentence { lines.append(late) }
    lines += result.notes.map { "Note: \($0.text)" }
    if let sandbox = graded.sandbox(of: result) { lines.append("Sandbox: \(sandbox)") }
    return lines.joined(separator: "\n").withPicturedControls
  }

  private func tests(of stage: StageResult) -> [JSONValue] {
    let report = stage.report
    let reasons = stage.wasRun ? [] : result.problems(of: stage)
    let whole = JSONValue.object([
      "name": .text("\(stage.number). \(stage.title)"), "number": .text("\(stage.number)"),
      "score": .points(stage.points), "max_score": .points(stage.maximum),
      "status": .text(report.status == .passed ? "passed" : "failed"),
      "output": .text(output(result.verdict(of: stage), reasons)),
    ])
    guard stage.wasRun else { return [whole] }
    return [whole]
      + report.tests.enumerated().map { index, test in
        .object([
          "name": .text(test.name.onOneLine.withPicturedControls),
          "number": .text("\(stage.number).\(index + 1)"),
          "status": test.status.gradescope.map(JSONValue.text),
          "output": Problem(test.asLearnersRead).map { .text(output(nil, [$0])) },
          "visibility": test.isHidden == true ? "hidden" : nil,
        ])
      }
  }

  private func output(_ verdict: String?, _ problems: [Problem]) -> String {
    let texts = problems.map { problem in
      [problem.place, problem.text, problem.screen].compactMap(\.self).joined(separator: "\n")
    }
    return ([verdict].compactMap(\.self) + texts).joined(separator: "\n\n").withPicturedControls
  }
}

extension TestReport.Status {
  /// Nil for a test of which nobody knows.
  fileprivate var gradescope: String? {
    switch self {
    case .pass: "passed"
    case .notRun: nil
    case .fail, .crash, .timeout, .outputLimit, .memory, .tampered: "failed"
    }
  }
}
