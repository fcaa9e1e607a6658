/// The results of a class, or of one learner: what a report is made of.
public struct GradedClass: Equatable, Sendable {
  /// On what terms it was graded; nil where nobody knows, as for a learner's own checks.
  public var run: RunRecord?
  /// The stages that count, in teaching order.
  public var stages: [RunRecord.StageEntry]
  /// In the order of the identifiers' bytes.
  public var results: [SubmissionResult]
  /// Whether this is about one learner, whose name need not be said again and again. A class may have
  /// only one, too.
  public var isOneLearner = false

  /// The results of a class. Where nobody knows the terms, its stages are those of the results.
  init(run: RunRecord?, results: [SubmissionResult]) {
    self.run = run
    stages =
      run?.stages
      ?? results.flatMap(\.stages).reduce(into: []) { stages, stage in
        guard !stages.contains(where: { $0.slug == stage.report.stage }) else { return }
        stages.append(RunRecord.StageEntry(stage))
      }.sorted { $0.number < $1.number }
    self.results = results.sorted { $0.learner.id.precedesByBytes($1.learner.id) }
  }

  /// The results of one learner.
  init(one result: SubmissionResult, run: RunRecord? = nil) {
    self.init(run: run, results: [result])
    isOneLearner = true
  }

  /// One learner's results by themselves.
  func only(_ result: SubmissionResult) -> GradedClass {
    var copy = self
    copy.results = [result]
    copy.isOneLearner = true
    return copy
  }

  /// The points that all stages together can give.
  var maximum: Points { stages.map(\.maximum).total() }

  /// What kept the code of a submission in; nil where nobody knows.
  func sandbox(of result: SubmissionResult) -> String? { result.sandbox ?? run?.sandbox }

  /// What kept the code of the submissions in, each level once.
  var sandboxes: [String] {
    let levels = results.isEmpty ? [run?.sandbox] : results.map(sandbox)
    return Set(levels.compactMap(\.self)).sorted()
  }

  /// What the course says of a stage.
  func entry(of stage: StageResult) -> RunRecord.StageEntry {
    stages.first { $0.slug == stage.report.stage } ?? RunRecord.StageEntry(stage)
  }
}

extension RunRecord.StageEntry {
  /// What a course says of a stage.
  init(_ stage: Stage, in folder: CourseFolder) {
    let source = SuiteSource(of: stage, in: folder)
    let hints = HintSource(folder.lines(of: folder.path(of: folder.hints(stage))))
    self.init(
      slug: stage.slug, number: stage.number, title: stage.title, maximum: stage.worth,
      tests: stage.expectedTests.count,
      tasks: stage.tasks.map {
        RunRecord.TaskEntry(title: $0.title, hint: hints.first(for: $0.title))
      },
      code: source.code.filter { function, _ in
        stage.expectedTests.contains(function) && stage.feedback(on: function) == .full
      })
  }

  /// What a result tells of its stage.
  init(_ stage: StageResult) {
    self.init(
      slug: stage.report.stage, number: stage.number, title: stage.title, maximum: stage.maximum,
      tests: stage.report.tests.count)
  }
}

extension String {
  /// The order of the bytes in UTF-8, which is the same everywhere.
  func precedesByBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
