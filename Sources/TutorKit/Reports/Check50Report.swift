/// Results as check50's JSON: each stage is a check that depends on the one before it.
///
/// Stages are judged apart, so a check tells its own result even when the one before it failed.
struct Check50Report {
  let result: SubmissionResult
  let graded: GradedClass

  var text: String {
    let version = graded.run?.tutor ?? TutorApp.version
    guard result.status != .graderError else {
      return JSONValue.object([
        "slug": "listkata", "version": .text(version),
        "error": .object([
          "type": "GraderError", "value": .text(result.emptySentence ?? ""),
          "traceback": .array([]), "data": .object(["sandbox": sandbox]),
        ]),
      ]).document
    }
    let stages = graded.stages
    let results = stages.indices.map { index in
      check(stages[index], after: index > 0 ? stages[index - 1] : nil)
    }
    return JSONValue.object([
      "slug": "listkata", "version": .text(version), "results": .array(results),
    ]).document
  }

  private var sandbox: JSONValue? { graded.sandbox(of: result).map(JSONValue.text) }

  private func check(
    _ entry: RunRecord.StageEntry, after previous: RunRecord.StageEntry?
  ) -> JSONValue {
    let stage = result.stages.first { $0.report.stage == entry.slug }
    let isPassed = stage?.report.status == .passed
    return .object([
      "name": .text(entry.slug),
      "description": .text("\(entry.number). \(entry.title)"),
      "passed": .bool(isPassed),
      "log": .texts(stage.map(log) ?? []),
      "cause": isPassed ? .null : cause(stage),
      "data": .object([
        "points": .points(stage?.points ?? .zero), "maximum": .points(entry.maximum),
        "sandbox": sandbox,
      ]),
      "dependency": previous.map { .text($0.slug) } ?? .null,
    ])
  }

  private func cause(_ stage: StageResult?) -> JSONValue {
    guard let stage else {
      return .object([
        "rationale": .text(result.emptySentence ?? "The stage was not graded."), "help": .null,
      ])
    }
    let problem = result.problems(of: stage).first
    let rationale = [problem?.test, problem?.message].compactMap(\.self).joined(separator: ": ")
    let help = [problem?.place].compactMap(\.self) + (problem?.details ?? [])
    return .object([
      "rationale": .text(
        (problem == nil ? result.verdict(of: stage) : rationale).withPicturedControls),
      "help": help.isEmpty ? .null : .text(help.joined(separator: "\n").withPicturedControls),
    ])
  }

  /// A line for each test.
  private func log(_ stage: StageResult) -> [String] {
    guard stage.wasRun else { return [result.verdict(of: stage)] }
    let tests = stage.report.visibleTests.map { "\($0.status.rawValue): \($0.name)" }
    return (tests + [stage.report.hiddenSentence].compactMap(\.self))
      .map { $0.onOneLine.withPicturedControls }
  }
}
