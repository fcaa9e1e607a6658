import Foundation
import Testing

@testable import TutorKit

@Suite("Adding a stage")
struct AddingAStageTests {
  @Test("Folders, two entries and the way from the lesson before are all that a new stage needs")
  func newStage() throws {
    let course = try CourseCopy()
    defer { course.remove() }
    try course.addFolders()
    try course.addToDescription()
    try course.addToManifest()
    let files = try CourseFiles(root: course.root)
    #expect(files.rules.faults.sentences == [])
    #expect(files.written.last?.slug == "07-a-new-stage")
  }

  @Test("A stage that the manifest lacks is told of")
  func withoutManifest() throws {
    let course = try CourseCopy()
    defer { course.remove() }
    try course.addFolders()
    try course.addToDescription()
    #expect(
      try CourseFiles(root: course.root).rules.faults.sentences == [
        "Package.swift: The list of stages lacks Stage(folder: \"07-a-new-stage\", "
          + "module: \"ANewStage\"). Add it."
      ])
  }

  @Test(
    "A stage that course.json lacks is told of, by the manifest, every folder and the last page")
  func withoutDescription() throws {
    let course = try CourseCopy()
    defer { course.remove() }
    try course.addFolders()
    try course.addToManifest()
    let faults = try CourseFiles(root: course.root).rules.faults
    #expect(
      faults.map(\.path) == [
        "Package.swift", "Exercises/07-a-new-stage", "Solutions/07-a-new-stage",
        "Tests/Stages/07-a-new-stage", "lessons/stubs/07-a-new-stage",
        "lessons/en/pages/06-enum-section-model.md",
      ])
    #expect(faults.first?.line != nil)
  }

  @Test("A stage has ten to twenty tests", arguments: [9, 21])
  func otherNumberOfTests(count: Int) throws {
    let course = try CourseCopy()
    defer { course.remove() }
    try course.addFolders(tests: count)
    try course.addToDescription(tests: count)
    try course.addToManifest()
    #expect(
      try CourseFiles(root: course.root).rules.faults.sentences == [
        "Tests/Stages/07-a-new-stage/ANewStageTests.swift: The stage has \(count) tests; a stage has "
          + "10 to 20. Split or join some."
      ])
  }
}
