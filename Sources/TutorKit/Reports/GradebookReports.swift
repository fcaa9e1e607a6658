/// Results as a table with a row for every learner and a column for every stage, under the stage's
/// slug. Where the grader failed, cells of points are empty, which is not 0.
struct CSVReport {
  private let stages: [RunRecord.StageEntry]
  /// The level of results that do not say theirs.
  private let sandbox: String?
  private var writer = CSVWriter()

  init(graded: GradedClass) {
    stages = graded.stages
    sandbox = graded.run?.sandbox
    let heads = [
      "id", "name", "email", "section", "status", "points", "maximum", "late", "sandbox",
    ]
    writer.row((heads + stages.map(\.slug)).map(CSVWriter.Cell.own))
    for result in graded.results { add(result) }
  }

  /// How the first line begins, whatever the stages are.
  static let opening = "id,name,email,section,status,points,maximum,late,"

  /// Adds a learner behind the others.
  mutating func add(_ result: SubmissionResult) {
    let learner = result.learner
    let fields = [learner.id, learner.name, learner.email, learner.section]
    let numbers = [
      result.status.rawValue, result.points?.text, result.maximum.text,
      result.lateness?.deduction.text,
    ]
    writer.row(
      fields.map { .foreign($0 ?? "") } + numbers.map { .own($0 ?? "") }
        + [.foreign(result.sandbox ?? sandbox ?? "")]
        + stages.map { .own(result.points(of: $0)?.text ?? "") })
  }

  var text: String { writer.text }
}

/// Points as Canvas imports them: one assignment, under the course's title. Columns that Canvas knows
/// learners by are taken from the roster. Who has no points, because the grader failed, is left out,
/// so that an import leaves earlier points alone.
struct CanvasReport {
  let graded: GradedClass

  var text: String {
    var writer = CSVWriter()
    let columns = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
    writer.row((columns + [graded.title]).map(CSVWriter.Cell.own))
    writer.row(
      ["    Points Possible", "", "", "", "", graded.maximum.text].map(CSVWriter.Cell.own))
    for result in graded.results {
      guard let points = result.points else { continue }
      let learner = result.learner
      let cells = [
        learner.field("Student") ?? learner.displayName,
        // Canvas looks at its own number first: one of the instructor's would be somebody else's.
        learner.fields["ID"],
        learner.field("SIS User ID", "sis_id", "sis_user_id"),
        learner.field("SIS Login ID", "sis_login_id", "login") ?? learner.id,
        learner.section ?? learner.field("Section"),
      ]
      writer.row(cells.map { .foreign($0 ?? "") } + [.own(points.text)])
    }
    return writer.text
  }
}

/// Points as Moodle imports them, with a line of feedback for each stage. Who has no points, because
/// the grader failed, is left out, so that an import leaves earlier points alone.
struct MoodleReport {
  let graded: GradedClass

  var text: String {
    var writer = CSVWriter()
    writer.row(
      ["username", "email", "idnumber"].map(CSVWriter.Cell.own)
        + [.quoted(graded.title), .quoted("\(graded.title) feedback")])
    for result in graded.results {
      guard let points = result.points else { continue }
      let learner = result.learner
      let cells = [
        learner.field("username") ?? learner.id, learner.email ?? learner.field("email address"),
        learner.field("idnumber", "ID number"),
      ]
      writer.row(
        cells.map { .foreign($0 ?? "") } + [.own(points.text), .quoted(feedback(on: result))])
    }
    return writer.text
  }

  /// Only sentences of our own: whoever shows them may take them for HTML.
  private func feedback(on result: SubmissionResult) -> String {
    guard result.status != .noSubmission else { return "Nothing was graded." }
    let lines = result.stages.map { stage in
      "Stage \(stage.number): \(result.verdict(of: stage)), \(stage.points.text) of "
        + "\(stage.maximum.text) points"
    }
    return
      (lines
      + [result.lateSentence]
      .compactMap(\.self)).joined(separator: "\n")
  }
}

extension GradedClass {
  /// What a column of points is called.
  fileprivate var title: String { run?.course ?? "ListKata" }
}

extension Learner {
  /// The cell of the roster under one of these headings, in whatever case they are written.
  fileprivate func field(_ headings: String...) -> String? {
    for heading in headings {
      let named = fields.filter { $0.key.lowercased() == heading.lowercased() }
      if let first = named.min(by: { $0.key.precedesByBytes($1.key) }) { return first.value }
    }
    return nil
  }
}
