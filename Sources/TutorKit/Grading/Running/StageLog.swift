/// What a person who wonders about a stage may want to read: a part of a submission's `log.txt`.
///
/// The same submission has the same log each time. Nothing in it says how long something took, where the
/// grader worked, or at which address of the memory something was.
struct StageLog {
  private let lines: [String]

  /// - Parameters:
  ///   - stage: The stage, and how it ended.
  ///   - verdict: That end in words.
  ///   - judgement: What came of judging it.
  init(of stage: StageResult, verdict: String, _ judgement: StageJudge.Judgement) {
    let report = stage.report
    var lines = ["== \(report.stage): \(verdict)"]
    if report.status == .missing { lines += judgement.evidence.map(\.text) }
    lines += report.diagnostics.map(\.text)
    for test in report.tests where test.status != .pass && stage.wasRun {
      lines.append("-- \(test.function): \(test.status.rawValue)")
      lines += test.issues.flatMap { [$0.message] + $0.comments }
    }
    // Apart, since which of the two came first depends on when somebody looked.
    for (name, text) in [("output", judgement.output), ("errors", judgement.errors)]
    where !text.isEmpty {
      lines += ["-- \(name)", text.replacing(/\b0x[0-9a-f]{5,16}\b/, with: "0x…")]
    }
    self.lines = lines
  }

  /// The whole text.
  ///
  /// - Parameter folder: The copy of the course in which the stage was judged.
  func text(in folder: CourseFolder) -> String {
    // Whoever reads it on a terminal, or in a runner's log, reads it and is not told what to do.
    folder.shortened(lines.joined(separator: "\n")).withPicturedControls + "\n\n"
  }
}
