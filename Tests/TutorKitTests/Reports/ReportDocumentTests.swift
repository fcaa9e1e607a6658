import Foundation
import Testing

@testable import TutorKit

/// The sample class in every format, as whole documents in `Samples/documents`.
///
/// After a change on purpose, `LISTKATA_RECORD_SAMPLES=1 swift test --filter ReportDocumentTests`
/// writes them anew; what changed is then to be read.
@Suite("Documents of a class")
struct ReportDocumentTests {
  private static let samples = Repository.tests.appending(path: "Reports/Samples")
  private static let isRecording =
    ProcessInfo.processInfo.environment["LISTKATA_RECORD_SAMPLES"] != nil

  private func compare(_ text: String, with name: String) throws {
    let url = Self.samples.appending(path: name)
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let expected = try Data(contentsOf: url)
    #expect(
      expected == Data(text.utf8), "\(name) is written differently:\n\(text)")
  }

  @Test("Every format writes the sample class as it is on record", arguments: ReportFormat.allCases)
  func documents(format: ReportFormat) throws {
    let documents = format.documents(SampleClass.graded)
    let folder = "documents/\(format.rawValue)"
    for (index, document) in documents.enumerated() {
      let name = document.learner == nil ? "" : "-\(index + 1)"
      try compare(
        document.text,
        with: Self.writtenByGrading[format] ?? "\(folder)\(name).\(format.fileEnding)")
    }
  }

  /// Grading writes these itself, so they are on record among its files.
  private static let writtenByGrading: [ReportFormat: String] = [
    .html: "class/index.html", .csv: "class/gradebook.csv",
  ]

  @Test("One learner's results are on record, too", arguments: [ReportFormat.junit, .tap, .github])
  func oneLearner(format: ReportFormat) throws {
    let graded = SampleClass.graded.only(SampleClass.formula)
    try compare(
      format.documents(graded).map(\.text).joined(),
      with: "documents/\(format.rawValue)-learner.\(format.fileEnding)")
  }

  @Test("Canvas's number of a learner comes from Canvas's own column alone")
  func numbersOfCanvas() {
    var kim = SampleClass.kim
    for (heading, cell) in [("id", ""), ("ID", "1234")] {
      kim.learner.fields = [heading: "1234"]
      let graded = GradedClass(run: SampleClass.run, results: [kim])
      let text = ReportFormat.canvas.documents(graded)[0].text
      #expect(text.hasSuffix(",\(cell),,kim,A,17.5\r\n"), "\(text)")
    }
  }

  @Test("The feedback of every learner is on record")
  func feedback() throws {
    for (index, result) in SampleClass.graded.results.enumerated() {
      let text = FeedbackReport(result: result, graded: SampleClass.graded.only(result)).text
      try compare(text, with: "documents/feedback-\(index + 1).md")
    }
  }

  @Test("The files of the sample class are on record, for those who judge formats by them")
  func files() throws {
    for (name, data) in try ClassFiles(graded: SampleClass.graded).data() {
      try compare(String(decoding: data, as: UTF8.self), with: "class/\(name)")
    }
    // The folders are numbered: not every file system takes every identifier.
    for (index, result) in SampleClass.graded.results.enumerated() {
      let text = String(decoding: try ResultFile.data(result), as: UTF8.self)
      try compare(text, with: "class/submissions/\(index + 1)/result.json")
    }
  }

  @Test(
    "Formats in JSON obey their schemas",
    arguments: [ReportFormat.exercism, .gradescope, .check50])
  func schemas(format: ReportFormat) throws {
    let schema = try JSONSchema.foreign(format.rawValue)
    let documents = format.documents(SampleClass.graded)
    #expect(documents.count == 6)
    for document in documents {
      #expect(try schema.faults(of: document.text) == [])
    }
  }

  @Test("Each line for GitHub Classroom has a runner that obeys the schema")
  func classroom() throws {
    let schema = try JSONSchema.foreign("classroom")
    for document in ReportFormat.classroom.documents(SampleClass.graded) {
      let isLost = document.learner == "lost"
      let lines = document.text.split(separator: "\n")
      #expect(lines.count == (isLost ? 0 : 2))
      for (index, line) in lines.enumerated() {
        let parts = line.split(separator: "=", maxSplits: 1)
        #expect(parts[0] == "stage-\(index + 1)")
        let data = try #require(Data(base64Encoded: String(parts[1])))
        #expect(try schema.faults(of: String(decoding: data, as: UTF8.self)) == [])
      }
    }
  }

  @Test("The check of schemas finds what is wrong")
  func schemaCheck() throws {
    let schema = try JSONSchema.foreign("exercism")
    #expect(try schema.faults(of: "{\"version\": 3, \"status\": \"pass\", \"tests\": []}") == [])
    for wrong in [
      "{\"version\": 4, \"status\": \"pass\", \"tests\": []}", "{\"version\": 3}",
      "{\"version\": 3, \"status\": \"error\", \"message\": \"\"}",
      "{\"version\": 3, \"status\": \"pass\"}",
      "{\"version\": 3, \"status\": \"pass\", \"tests\": [{\"name\": \"\", \"status\": \"pass\"}]}",
      "{\"version\": 3, \"status\": \"pass\", \"tests\": [{\"name\": \"a\", \"status\": \"fail\"}]}",
    ] {
      #expect(try schema.faults(of: wrong) != [], "\(wrong)")
    }
  }
}
