import Foundation
import Testing

@testable import TutorKit

@Suite("Names of stages")
struct StageNameTests {
  let course: TestCourse
  let names: StageName

  init() throws {
    course = try TestCourse()
    names = StageName(
      course: try course.course, folder: course.folder, workingDirectory: course.root)
  }

  @Test(
    "A number, a slug, a beginning, a module and a path all name a stage",
    arguments: [
      "2", "02", "02-registries", "02-r", "reg", "REGISTRIES", "Registries",
      "Exercises/02-registries", "Exercises/02-registries/",
      "Exercises/02-registries/Registry.swift",
      "./Exercises/02-registries/Nibs/Cell.xib", "Tests/Stages/02-registries/Suite.swift",
      "Solutions/02-registries/Registry.swift", "lessons/stubs/02-registries", "Registry.swift",
    ])
  func found(name: String) throws {
    #expect(try names.resolve(name).stage.slug == TestCourse.second)
  }

  @Test("A path of a file names the file too")
  func file() throws {
    let match = try names.resolve("Exercises/01-names/BookCell.swift")
    #expect(match.stage.number == 1)
    #expect(match.file == "BookCell.swift")
    #expect(try names.resolve("Exercises/01-names").file == nil)
  }

  @Test("A path counts from where the learner is")
  func relativePath() throws {
    let inside = StageName(
      course: try course.course, folder: course.folder,
      workingDirectory: course.url("Exercises/01-names"))
    #expect(try inside.resolve(".").stage.number == 1)
    #expect(try inside.resolve("./BookCell.swift").file == "BookCell.swift")
    #expect(try inside.resolve("../02-registries").stage.number == 2)
    #expect(try inside.resolve("Exercises/02-registries/Registry.swift").stage.number == 2)
  }

  @Test("A beginning that fits two stages is ambiguous")
  func ambiguous() {
    #expect(throws: TutorError.ambiguousStage("r", matches: ["02-registries", "03-rows"])) {
      try names.resolve("r")
    }
  }

  @Test(
    "An unknown name gets the near ones",
    arguments: [
      ("ex99", []), ("99", []), ("", []), ("nmaes", ["01-names"]), ("01-nemas", ["01-names"]),
      ("02-registry", ["02-registries"]), ("registr1es", ["02-registries"]), ("-1", []),
      ("Exercises/04-x/File.swift", []), ("목", []), ("x", []),
    ])
  func unknown(name: String, suggestions: [String]) {
    #expect(throws: TutorError.unknownStage(name, suggestions: suggestions, page: nil)) {
      try names.resolve(name)
    }
  }

  @Test(
    "The distance of words counts added, removed, changed and swapped letters",
    arguments: [
      ("", "", 0), ("check", "check", 0), ("chekc", "check", 1), ("chck", "check", 1),
      ("checks", "check", 1), ("lesson", "reset", 4), ("", "abc", 3), ("책장", "책상", 1),
    ])
  func distance(one: String, other: String, distance: Int) {
    #expect(one.editDistance(to: other) == distance)
    #expect(other.editDistance(to: one) == distance)
  }
}
