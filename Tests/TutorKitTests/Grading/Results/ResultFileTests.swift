import Foundation
import Testing

@testable import TutorKit

@Suite("Files of results")
struct ResultFileTests {
  private let folder: URL
  private let scratch: TestFolder

  init() throws {
    scratch = try TestFolder()
    folder = scratch.url
  }

  private func write(_ text: String) throws -> URL {
    let url = folder.appending(path: "result.json")
    try Data(text.utf8).write(to: url)
    return url
  }

  private func read(_ url: URL) throws(TutorError) -> SubmissionResult {
    try ResultFile.read(
      SubmissionResult.self, version: SubmissionResult.currentVersion, at: url,
      in: CourseFolder(folder))
  }

  @Test("A result is read as it was written, and written as the same bytes")
  func roundTrip() throws {
    for result in SampleClass.graded.results {
      let data = try ResultFile.data(result)
      let url = folder.appending(path: "result.json")
      try data.write(to: url)
      let found = try read(url)
      #expect(found == result)
      #expect(try ResultFile.data(found) == data)
    }
  }

  @Test("Keys are sorted, lines end in LF and the moment has whole seconds")
  func form() throws {
    var run = SampleClass.run
    run.started += 0.9
    let text = String(decoding: try ResultFile.data(run), as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"course\" : "))
    #expect(text.hasSuffix("\n}\n"))
    #expect(text.contains("\"started\" : \"2026-11-30T03:20:27Z\""))
    #expect(!text.contains("\\/"))
  }

  @Test("Every file of a class obeys the schemas in the repository")
  func schemas() throws {
    let output = folder.appending(path: "out")
    try SampleClass.write(SampleClass.graded.results, to: output)
    let run = try String(contentsOf: output.appending(path: "run.json"), encoding: .utf8)
    #expect(try JSONSchema.own("run").faults(of: run) == [])
    let schema = try JSONSchema.own("result")
    for result in SampleClass.graded.results {
      let url = output.appending(path: "submissions/\(result.learner.id)/result.json")
      #expect(try schema.faults(of: String(contentsOf: url, encoding: .utf8)) == [])
    }
  }

  @Test("The schema refuses a failure of the grader that has points, and a word nobody knows")
  func schemaRefuses() throws {
    let schema = try JSONSchema.own("result")
    var lost = SampleClass.lost
    lost.points = .zero
    #expect(try schema.faults(of: String(decoding: ResultFile.data(lost), as: UTF8.self)) != [])
    let text = String(decoding: try ResultFile.data(SampleClass.kim), as: UTF8.self)
    #expect(try schema.faults(of: text) == [])
    #expect(try schema.faults(of: text.replacing("\"pass\"", with: "\"passt\"")) != [])
    #expect(
      try schema.faults(of: text.replacing("\"points\" : 1750", with: "\"points\" : 1.5")) != [])
  }

  @Test("A newer version is refused with what to do, whatever else is in it")
  func newer() throws {
    let url = try write("{\"version\": 2, \"learner\": 7}")
    let error = TutorError.resultVersion(path: "result.json", found: 2, supported: 1)
    #expect(throws: error) { try read(url) }
    #expect(
      error.message(calling: CallName("tutor")).plain
        == "result.json has version 2, and this tutor reads version 1. Use the tutor that wrote it."
    )
  }

  @Test("A damaged file is named with the place of the damage")
  func damaged() throws {
    let good = String(decoding: try ResultFile.data(SampleClass.kim), as: UTF8.self)
    let url = try write(good.replacing("\"graded\"", with: "\"grated\""))
    #expect {
      try read(url)
    } throws: { error in
      guard case TutorError.resultDamaged("result.json", let reason) = error else { return false }
      return reason.hasPrefix("at status: ")
    }
    for text in ["", "{", "[]", String(good.prefix(200))] {
      let url = try write(text)
      #expect {
        try read(url)
      } throws: { error in
        if case TutorError.resultDamaged = error { true } else { false }
      }
    }
  }

  @Test("A time that no clock shows becomes 0, so that a result can always be written")
  func endlessTimes() throws {
    var report = SampleClass.kim.stages[0].report
    report.seconds = .infinity
    report.tests[0].seconds = .nan
    let stage = StageResult(report, of: .sample(1, "01-names"))
    #expect(stage.report.seconds == 0)
    #expect(stage.report.tests[0].seconds == 0)
    var result = SampleClass.kim
    result.stages = [stage]
    #expect(throws: Never.self) { try ResultFile.data(result) }
  }
}
