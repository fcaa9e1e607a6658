import Foundation

/// A form that results can be written in.
///
/// A format is a case here, a file beside this one, a line in `documents(_:)` and, so that a report
/// replaces nothing but a report, one in `isReport(_:like:)`.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// JUnit's XML, as continuous integration reads it.
  case junit
  /// Exercism's `results.json`, of one learner.
  case exercism
  /// Gradescope's `results.json`, of one learner.
  case gradescope
  /// What GitHub Classroom's autograding wants of a step, of one learner.
  case classroom
  /// check50's JSON, of one learner.
  case check50
  /// The Test Anything Protocol.
  case tap
  /// Annotations of GitHub Actions.
  case github
  /// Text for people.
  case markdown
  /// A page of the class for its instructor.
  case html
  /// A table of the class.
  case csv
  /// Points for Canvas.
  case canvas
  /// Points for Moodle.
  case moodle

  /// What is written into one file.
  public struct Document: Equatable, Sendable {
    /// The identifier of the learner whom it is about; nil for one about everybody.
    public var learner: String?
    public var text: String
  }

  /// The results in this format: one document or, where a format has room for one learner only, one
  /// for each.
  public func documents(_ graded: GradedClass) -> [Document] {
    switch self {
    case .junit: [Document(text: JUnitReport(graded: graded).text)]
    case .exercism: graded.each { ExercismReport(result: $0, graded: $1).text }
    case .gradescope: graded.each { GradescopeReport(result: $0, graded: $1).text }
    case .classroom: graded.each { ClassroomReport(result: $0, graded: $1).text }
    case .check50: graded.each { Check50Report(result: $0, graded: $1).text }
    case .tap: [Document(text: TAPReport(graded: graded).text)]
    case .github: [Document(text: GitHubReport(graded: graded).text)]
    case .markdown: [Document(text: MarkdownReport(graded: graded).text)]
    case .html: [Document(text: ClassPage(graded: graded).text)]
    case .csv: [Document(text: CSVReport(graded: graded).text)]
    case .canvas: [Document(text: CanvasReport(graded: graded).text)]
    case .moodle: [Document(text: MoodleReport(graded: graded).text)]
    }
  }

  /// The results that this format cannot tell of: the grader failed, and points it must have.
  func leftOut(_ graded: GradedClass) -> [SubmissionResult] {
    switch self {
    case .classroom, .canvas, .moodle: graded.results.filter { $0.points == nil }
    case .junit, .exercism, .gradescope, .check50, .tap, .github, .markdown, .html, .csv: []
    }
  }

  /// The ending of a file in this format.
  var fileEnding: String {
    switch self {
    case .junit: "xml"
    case .exercism, .gradescope, .check50: "json"
    case .classroom, .github: "txt"
    case .tap: "tap"
    case .markdown: "md"
    case .html: "html"
    case .csv, .canvas, .moodle: "csv"
    }
  }

  /// Whether a file holds a report in this format, so that a new one may take its place.
  func isReport(_ old: String, like new: String) -> Bool {
    switch self {
    case .junit: old.prefix(512).contains("<testsuites")
    case .exercism: old.hasPrefix("{\n  \"version\": 3,\n  \"status\": ")
    case .gradescope: old.hasPrefix("{\n  \"extra_data\": {\n    \"grader\": \"ListKata\"")
    case .classroom: old.hasPrefix("stage-")
    case .check50: old.hasPrefix("{\n  \"slug\": \"listkata\"")
    case .tap: old.hasPrefix("TAP version 13\n")
    case .github: old.hasPrefix("::")
    case .markdown: old.hasPrefix(MarkdownReport.mark)
    case .html: old.hasPrefix(ClassPage.opening)
    case .csv: old.hasPrefix(CSVReport.opening)
    // A list that was exported from there begins almost the same, and must not be lost.
    case .canvas, .moodle: old.prefix { !$0.isNewline } == new.prefix { !$0.isNewline }
    }
  }
}

extension GradedClass {
  /// A document for each learner.
  fileprivate func each(
    _ text: (SubmissionResult, GradedClass) -> String
  ) -> [ReportFormat.Document] {
    results.map { ReportFormat.Document(learner: $0.learner.id, text: text($0, only($0))) }
  }
}
