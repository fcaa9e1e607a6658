import Foundation
import Testing
import TutorKit

@Suite("The parts of the course")
struct CourseTests {
  @Test("Manifest, course.json, folders, lessons, hints and suites agree")
  func partsAgree() throws {
    #expect(try CourseFiles.ofThisPackage().complaints() == [])
  }

  @Test("The six stages stand in teaching order, with their modules")
  func sixStages() throws {
    let stages = try CourseFiles.ofThisPackage().stages
    #expect(
      stages.map(\.slug) == [
        "01-hard-coded-strings", "02-registration-protocols", "03-header-footer-registries",
        "04-generic-data-source", "05-generic-wrapper-cell", "06-enum-section-model",
      ])
    #expect(
      stages.map(\.module) == [
        "HardCodedStrings", "RegistrationProtocols", "HeaderFooterRegistries",
        "GenericDataSource", "GenericWrapperCell", "EnumSectionModel",
      ])
  }

  @Test("Each exercise begins as its stub, byte for byte", .enabled(if: exercisesAreUntouched()))
  func exercisesAreStubs() throws {
    let course = try CourseFiles.ofThisPackage()
    for stage in course.written {
      for file in CourseFiles.files(below: course.stub(stage)) {
        let exercise = try Data(contentsOf: course.exercise(stage).appending(path: file))
        let stub = try Data(contentsOf: course.stub(stage).appending(path: file))
        #expect(exercise == stub, "\(stage.slug)/\(file)")
      }
    }
  }

  @Test(
    "Each place to edit in a stub is marked with the number of its task, and no solution has one")
  func placesToEditAreMarked() throws {
    let course = try CourseFiles.ofThisPackage()
    for stage in course.written {
      let marks = try marks(in: course.stub(stage))
      let tasks = Set(stage.tasks.indices.map { $0 + 1 })
      #expect(Set(marks.values.joined()) == tasks, "\(stage.slug)")
      for file in marks.keys { #expect(stage.files.contains(file), "\(stage.slug)/\(file)") }
      #expect(try self.marks(in: course.solution(stage)).isEmpty, "\(stage.slug)")
    }
  }

  @Test("Nib names are unique across stages and suites")
  func nibNamesAreUnique() throws {
    let course = try CourseFiles.ofThisPackage()
    let nibs = course.written.flatMap { stage in
      [course.stub(stage), course.suite(stage)].flatMap {
        CourseFiles.files(below: $0.appending(path: "Nibs"))
      }
    }
    #expect(nibs.sorted() == Set(nibs).sorted())
  }

  /// The tasks whose `// TODO: N.` stands in each file that has one.
  private func marks(in folder: URL) throws -> [String: [Int]] {
    var marks: [String: [Int]] = [:]
    for file in CourseFiles.files(below: folder) where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let numbers = text.matches(of: #/\/\/ TODO: (\d+)\. /#).compactMap { Int($0.output.1) }
      if text.contains("TODO") { marks[file] = numbers }
    }
    return marks
  }
}

/// Whether git knows of no change in Exercises. A learner's are changed, and are not ours to judge.
private func exercisesAreUntouched() -> Bool {
  guard let root = try? CourseFiles.ofThisPackage().root,
    let status = try? Command.git("status", "--porcelain", "--", "Exercises", in: root)
  else { return false }
  return status.isEmpty
}
