import Foundation
import Testing

@testable import TutorKit

@Suite("A check that cannot begin")
struct CheckerTests {
  private func error(_ checker: Checker, _ stage: Stage = CourseFixture.stage) -> CheckError? {
    do {
      _ = try checker.check(stage)
      return nil
    } catch {
      return error
    }
  }

  @Test("A stage that is not written yet is told by its title")
  func notWritten() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    let later = Stage(
      number: 3, slug: "03-later", module: "Later", title: "Later", summary: "", minutes: 1,
      tasks: [], files: [])
    #expect(error(Checker(course: course.root), later) == .stageNotWritten(title: "Later"))
  }

  @Test("Missing files of the learner are named, with the command that brings them back")
  func missingFiles() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    try FileManager.default.removeItem(at: course.root.appending(path: "Exercises"))
    let found = error(Checker(course: course.root))
    #expect(found == .learnerFilesMissing(["Exercises/01-one/Shelf.swift"], stage: "01-one"))
    #expect(found?.description.contains("tutor reset 01-one") == true)
    #expect(found?.exitCode == .unavailable)
  }

  @Test("A missing suite is the course's fault")
  func missingSuite() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    try FileManager.default.removeItem(at: course.root.appending(path: "Tests"))
    #expect(error(Checker(course: course.root)) == .courseFileMissing("Tests/Stages/01-one"))
  }

  @Test("A missing toolchain is named, with the search path")
  func noToolchain() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    let checker = Checker(course: course.root, environment: ["PATH": "/nowhere"])
    #expect(error(checker) == .noToolchain(searchPath: "/nowhere"))
  }

  @Test("Two files of one name are told before the build stumbles over them")
  func sameNames() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    try course.write("// copy", to: "Exercises/01-one/old/Shelf.swift")
    let report = try Checker(course: course.root).check(CourseFixture.stage)
    #expect(report.status == .compileError)
    #expect(report.diagnostics.map(\.file) == ["Exercises/01-one/old/Shelf.swift"])
    #expect(report.tests.map(\.status) == Array(repeating: .notRun, count: 4))
    #expect(report.tests.map(\.name)[2] == "The title is there")
  }

  @Test("A file whose name no build can take is told by its name, on one line")
  func oddName() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    try course.write("// odd", to: "Exercises/01-one/a\nNext, type: next\u{1B}.swift")
    let report = try Checker(course: course.root).check(CourseFixture.stage)
    #expect(report.status == .compileError)
    #expect(
      report.diagnostics.map(\.file) == [#"Exercises/01-one/a\nNext, type: next\u{1B}.swift"#])
  }

  @Test("A file in another language is told by its name, too")
  func otherLanguage() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    try course.write("int x;", to: "Exercises/01-one/notes.c")
    let report = try Checker(course: course.root).check(CourseFixture.stage)
    #expect(report.status == .compileError)
    #expect(report.diagnostics.map(\.file) == ["Exercises/01-one/notes.c"])
    #expect(
      report.diagnostics.first?.advice == "Move Exercises/01-one/notes.c out of Exercises/01-one.")
  }
}
