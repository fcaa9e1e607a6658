/// What a learner reads of a submission, as Markdown: the points, and of each stage the first failure
/// in full with the first hint for its task.
///
/// Hidden tests are told as a count, and what was flagged is not told at all: a person decides on it.
struct FeedbackReport {
  let result: SubmissionResult
  let graded: GradedClass

  var text: String {
    let course = MarkdownText.escaped(graded.run?.course ?? "ListKata")
    let name = result.learner.name.map { ": \(MarkdownText.escaped($0))" } ?? ""
    var parts = ["\(MarkdownReport.mark)\n# \(course)\(name)", verdict]
    if result.emptySentence == nil {
      parts += [table] + result.stages.compactMap(section)
    }
    if !result.notes.isEmpty {
      parts.append(
        "## How your files were read\n\n"
          + result.notes.map { "- \(MarkdownText.escaped($0.text))" }.joined(separator: "\n"))
    }
    if let terms { parts.append(terms) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var verdict: String {
    let points = result.points.map { "**\($0.text) of \(result.maximum.text) points.**" }
    return [result.emptySentence.map(MarkdownText.escaped), points, result.lateSentence]
      .compactMap(\.self).joined(separator: "\n\n")
  }

  /// By what it was graded; nil for a learner's own checks.
  private var terms: String? {
    let grader = graded.run.map { run in
      "Graded by tutor \(run.tutor) with \(MarkdownText.escaped(run.toolchain))"
    }
    let sandbox = graded.sandbox(of: result).map { "sandbox: \(MarkdownText.escaped($0))" }
    let known = [grader, sandbox].compactMap(\.self)
    return known.isEmpty ? nil : "---\n\n\(known.joined(separator: "; "))."
  }

  private var table: String {
    let rows = result.stages.map { stage in
      [
        MarkdownText.escaped("\(stage.number). \(stage.title)"), result.verdict(of: stage),
        "\(stage.points.text) of \(stage.maximum.text)",
      ]
    }
    return MarkdownText.table(["stage", "result", "points"], rows, numbersFrom: 2)
  }

  /// What is wrong with a stage; nil when it passed.
  private func section(_ stage: StageResult) -> String? {
    guard stage.report.status != .passed else { return nil }
    let problems = result.problems(of: stage)
    var parts = ["## \(MarkdownText.escaped("\(stage.number). \(stage.title)"))"]
    if let first = problems.first { parts += self.parts(of: first, in: stage) }
    let others = problems.count - 1
    if others > 0 {
      let count = "\(others) other"
      parts.append(
        stage.wasRun
          ? others == 1 ? "\(count) test does not pass." : "\(count) tests do not pass."
          : others == 1 ? "\(count) error follows." : "\(count) errors follow.")
    }
    if let sentence = stage.report.hiddenSentence { parts.append(sentence) }
    return parts.joined(separator: "\n\n")
  }

  private func parts(of problem: Problem, in stage: StageResult) -> [String] {
    let tasks = graded.entry(of: stage).tasks
    let index = (problem.task ?? 0) - 1
    let task = tasks.indices.contains(index) ? tasks[index] : nil
    var parts: [String] = []
    if let number = problem.task {
      let title = task.map { " of \(tasks.count): \(MarkdownText.escaped($0.title))" } ?? ""
      parts.append("**Task \(number)\(title)**")
    }
    if let test = problem.test { parts.append(MarkdownText.escaped(test)) }
    parts.append(MarkdownText.block(problem.text))
    if let screen = problem.screen {
      parts.append("The screen as the test saw it:\n\n\(MarkdownText.block(screen))")
    }
    if let place = problem.place {
      parts.append("\(stage.wasRun ? "The test" : "The place"): \(MarkdownText.escaped(place))")
    }
    // A hint is about what a test expected, which says nothing to code that stopped or never ended.
    if let hint = task?.hint, problem.kind == TestReport.Status.fail.rawValue {
      parts.append("**Hint:** \(hint)")
    }
    return parts
  }
}
