/// Results as TAP 13: a line for each test, hidden ones too, and below one that does not pass a block
/// of YAML that says why. What kept the code in stands above, or above each learner where it was not
/// the same for all.
struct TAPReport {
  let graded: GradedClass

  var text: String {
    let sandboxes = graded.sandboxes
    let lines = graded.results.flatMap { self.lines(of: $0, withSandbox: sandboxes.count > 1) }
    let plan = lines.isEmpty ? "1..0 # SKIP there are no results" : "1..\(lines.count)"
    let numbered = lines.enumerated().map { $1.text(number: $0 + 1) }
    let terms = sandboxes.count == 1 ? [Self.comment("sandbox: \(sandboxes[0])")] : []
    return (["TAP version 13", plan] + terms + numbered).joined(separator: "\n") + "\n"
  }

  private struct Line {
    var name: String
    var problem: Problem?
    /// What stands above it.
    var comment: String?

    func text(number: Int) -> String {
      let name = name.onOneLine.withPicturedControls.escaping { scalar in
        scalar == "\\" || scalar == "#" ? "\\\(scalar)" : nil
      }
      let verdict = "\(problem == nil ? "ok" : "not ok") \(number) - \(name)"
      let opening = [comment, verdict].compactMap(\.self)
      guard let problem else { return opening.joined(separator: "\n") }
      let members = [
        ("status", problem.kind), ("message", problem.message),
        ("details", problem.details.joined(separator: "\n")), ("at", problem.place ?? ""),
        ("screen", problem.screen ?? ""),
      ].filter { !$1.isEmpty }.map { "  \($0): \(Self.quoted($1))" }
      return (opening + ["  ---"] + members + ["  ..."]).joined(separator: "\n")
    }

    /// A text as YAML, and the simple readers of it that come with TAP, take it.
    private static func quoted(_ text: String) -> String {
      let escaped = text.withPicturedControls.escaping { scalar in
        switch scalar {
        case "\\", "\"": "\\\(scalar)"
        case "\n": "\\n"
        case "\t": "\\t"
        default: nil
        }
      }
      return "\"\(escaped)\""
    }
  }

  private static func comment(_ text: String) -> String {
    "# \(text.onOneLine.withPicturedControls)"
  }

  private func lines(of result: SubmissionResult, withSandbox isTold: Bool) -> [Line] {
    var lines = verdicts(on: result)
    if isTold, !lines.isEmpty, let sandbox = graded.sandbox(of: result) {
      lines[0].comment = Self.comment("sandbox of \(result.learner.id): \(sandbox)")
    }
    return lines
  }

  private func verdicts(on result: SubmissionResult) -> [Line] {
    let lead = graded.isOneLearner ? "" : "\(result.learner.id)/"
    if let sentence = result.emptySentence {
      return [
        Line(
          name: "\(lead)submission",
          problem: Problem(kind: result.status.rawValue, message: sentence))
      ]
    }
    return result.stages.flatMap { stage in
      let reason = stage.wasRun ? nil : result.problems(of: stage).first
      return stage.report.tests.map { test in
        Line(name: "\(lead)\(stage.report.stage): \(test.name)", problem: reason ?? Problem(test))
      }
    }
  }
}
