import Foundation
import Testing

@testable import TutorKit

/// A course's author says of each test how much of it reports tell learners.
@Suite("How much reports tell of a test")
struct FeedbackLevelTests {
  private static let learnersRead: [ReportFormat] = [
    .exercism, .gradescope, .classroom, .check50, .github, .markdown,
  ]
  /// What a test says: the answer, what was got, and the rule.
  private static let issue = TestIssue(
    message: "Expected the rows to be “Ann, got Bea”, got “Zoe”.",
    comments: ["The rule: rows show Ann and Bea."], file: "Tests/Stages/01-names/T.swift", line: 3)

  private func graded(_ feedback: Stage.Feedback, _ issue: TestIssue = issue) -> GradedClass {
    var stage = Stage.sample(1, "01-names")
    stage.feedback = ["rows()": feedback]
    let tests = [
      SampleClass.test("rows()", "The rows are shown", .fail, [issue], screen: "+-----+"),
      SampleClass.test("other()", "Another test", .pass),
    ]
    let report = StageReport(
      stage: "01-names", status: .failed, started: SampleClass.started, seconds: 1, tests: tests,
      diagnostics: [])
    var result = SampleClass.kim
    result.stages = [StageResult(report, of: stage)]
    return GradedClass(one: result, run: SampleClass.run)
  }

  /// The document of a format, with what stands in base64 in the plain.
  private func text(_ format: ReportFormat, _ graded: GradedClass) -> String {
    let text = format.documents(graded).map(\.text).joined()
    guard format == .classroom else { return text }
    return text.split(separator: "\n").compactMap { line in
      line.split(separator: "=", maxSplits: 1).last.flatMap { Data(base64Encoded: String($0)) }
    }.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  @Test("Usually learners read all of a test", arguments: learnersRead)
  func full(format: ReportFormat) {
    let text = text(format, graded(.full))
    for words in ["The rows are shown", "Ann, got Bea", "Zoe", "The rule"] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test(
    "Of a brief one they read its sentence and what was got, and nothing of what was expected",
    arguments: learnersRead)
  func actual(format: ReportFormat) {
    let text = text(format, graded(.actual))
    #expect(text.contains("The rows are shown"))
    #expect(text.contains("Got “Zoe”."))
    for words in ["Ann", "Bea", "The rule", "T.swift"] {
      #expect(!text.contains(words), "\(words)")
    }
  }

  @Test("Where what was got cannot be told from the answer, a brief test has failed, and no more")
  func untold() {
    for message in ["Expectation failed: rows == [\"Ann\"]", "Ann was expected, got Zoe"] {
      let feedback = text(.markdown, graded(.actual, TestIssue(message, comments: ["Ann"])))
      #expect(feedback.contains("The test failed."))
      #expect(!feedback.contains("Ann"))
    }
  }

  @Test("One of which they are told nothing is counted", arguments: learnersRead)
  func nothing(format: ReportFormat) throws {
    let graded = graded(.nothing)
    // Gradescope itself hides such a test.
    guard format != .gradescope else {
      let tests = try JSONTree(text(format, graded))["tests"]
      #expect(tests?[1]?["visibility"]?.text == "hidden")
      #expect(tests?[2]?["visibility"] == nil)
      return
    }
    let text = text(format, graded)
    for words in ["The rows are shown", "Ann", "Bea", "Zoe", "The rule", "+-----+"] {
      #expect(!text.contains(words), "\(words)")
    }
    #expect(text.contains("0 of 1 further tests pass."))
  }

  @Test("Whoever grades reads all of every test", arguments: [ReportFormat.junit, .tap, .html])
  func instructor(format: ReportFormat) {
    for feedback in [Stage.Feedback.full, .actual, .nothing] {
      let text = text(format, graded(feedback))
      for words in ["The rows are shown", "Ann, got Bea", "The rule"] {
        #expect(text.contains(words), "\(words)")
      }
    }
  }

  @Test("It costs no points, and the source of such a test is not in reports")
  func source() throws {
    let folder = CourseFolder(Repository.root)
    var stage = try #require(try Course.load(from: folder).written.first)
    let entry = RunRecord.StageEntry(stage, in: folder)
    stage.feedback = [
      "listOpens()": .actual, "rowsAreReused()": .nothing, "noticeIsShown()": .full,
    ]
    let code = RunRecord.StageEntry(stage, in: folder).code
    #expect(
      Set(entry.code.keys).subtracting(code.keys) == ["listOpens()", "rowsAreReused()"])
    let points = [Stage.Feedback.full, .actual, .nothing].map {
      graded($0).results[0].stages[0].points
    }
    #expect(Set(points.map(\.hundredths)) == [500])
  }

  @Test("A course says it by the names of its tests, and nothing else is a level")
  func description() throws {
    let text = """
      {"number": 1, "slug": "01-a", "module": "A", "title": "A", "summary": "", "minutes": 1,
       "tasks": [], "files": [], "feedback": {"a()": "full", "b()": "actual", "c()": "none"}}
      """
    let stage = try JSONDecoder().decode(Stage.self, from: Data(text.utf8))
    #expect(
      ["a()", "b()", "c()", "d()"].map(stage.feedback) == [.full, .actual, .nothing, .full])
    let wrong = text.replacing("actual", with: "some")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Stage.self, from: Data(wrong.utf8))
    }
  }
}
