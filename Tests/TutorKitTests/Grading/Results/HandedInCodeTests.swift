import Foundation
import Testing

@testable import TutorKit

@Suite("The code that a failure is about")
struct HandedInCodeTests {
  /// A stage in a folder of its own, whose file has these lines.
  private func workspace(_ lines: [String], ends: String = "\n") throws -> (TestFolder, Workspace) {
    let folder = try TestFolder()
    let stage = Stage(
      number: 1, slug: "01-names", module: "Names", title: "Names", summary: "", minutes: 10,
      tasks: [Stage.Task(title: "One", tests: ["passes()", "fails()"])], files: ["Names.swift"])
    let course = CourseFolder(folder.url)
    let text = Data(lines.joined(separator: ends).utf8)
    for place in [course.exercise(stage), course.stub(stage)] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for file in stage.files { try text.write(to: place.appending(path: file)) }
    }
    return (folder, Workspace(folder: course, stage: stage))
  }

  private func report(_ issue: String, isHidden: Bool? = nil) -> StageReport {
    SampleClass.stage(
      1, .failed, points: 0,
      [
        SampleClass.test("passes()", "It passes", .pass),
        SampleClass.test("fails()", "It fails", .fail, [TestIssue(issue)], isHidden: isHidden),
      ]
    ).report
  }

  @Test("The line that a failure names is quoted with those around it", arguments: ["\n", "\r\n"])
  func line(ends: String) throws {
    let lines = (1...30).map { $0 == 20 ? "  dequeue(\"Bok\")" : "line \($0)" }
    let (folder, workspace) = try workspace(lines, ends: ends)
    let report = report("No cell is registered for the identifier “Bok”.")
    let code = try #require(HandedInCode(firstFailureIn: report, of: workspace))
    #expect(code.line == 20)
    #expect(code.file.hasPrefix("Exercises/01-names/"))
    let quoted = code.text.split(separator: "\n")
    #expect(quoted.count == 13)
    #expect(quoted[0] == "  14 | line 14")
    #expect(quoted[6] == "> 20 |   dequeue(\"Bok\")")
    #expect(quoted[12] == "  26 | line 26")
    _ = folder
  }

  @Test("Where a failure names no line, a file is quoted that has marks for the task")
  func file() throws {
    let lines = ["// TODO: 1. One.", "", "// TODO: 1. Two."] + (4...60).map { "line \($0)" }
    let (folder, workspace) = try workspace(lines)
    let code = try #require(HandedInCode(firstFailureIn: report("It is wrong."), of: workspace))
    #expect(code.line == nil)
    let quoted = code.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(quoted.count == 41)
    #expect(quoted[0] == "   1 | // TODO: 1. One.")
    #expect(quoted[40] == "  …")
    _ = folder
  }

  @Test("A long line is cut")
  func width() throws {
    let (folder, workspace) = try workspace(["\"Bok\"" + String(repeating: "x", count: 9999)])
    let report = report("No cell is registered for the identifier “Bok”.")
    let code = try #require(HandedInCode(firstFailureIn: report, of: workspace))
    #expect(code.text.count < 200)
    _ = folder
  }

  @Test("A test that learners do not see quotes nothing, nor does a stage that passed")
  func nothing() throws {
    let (folder, workspace) = try workspace(["// TODO: 1. One."])
    let hidden = report("“x”", isHidden: true)
    #expect(HandedInCode(firstFailureIn: hidden, of: workspace) == nil)
    let passed = SampleClass.kim.stages[0].report
    #expect(HandedInCode(firstFailureIn: passed, of: workspace) == nil)
    _ = folder
  }
}
