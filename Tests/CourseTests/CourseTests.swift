import Foundation
import Testing

@testable import TutorKit

@Suite("The parts of the course")
struct CourseTests {
  @Test("Nothing in the course, as it is written, is left for its authors to mend")
  func nothingToMend() throws {
    #expect(try CourseFiles.ofThisPackage().rules.faults.sentences == [])
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

  @Test(
    "No line of a page is wider than the terminal, and no drawing is cut", arguments: [40, 60, 80])
  func widths(columns: Int) throws {
    let course = try CourseFiles.ofThisPackage()
    let folder = course.rules.folder
    let pages = course.written.flatMap { [folder.lesson($0), folder.hints($0)] }
    for url in pages + [folder.page("epilogue")] {
      let page = MarkdownPage(try folder.text(of: url))
      let lines = PageRenderer(width: columns).render(page).lines.map(\.plain)
      let wide = lines.filter { $0.displayWidth > columns || $0.hasSuffix("…") && $0.contains("│") }
      #expect(wide == [], "\(url.lastPathComponent)")
    }
  }

  @Test("Each exercise begins as its stub, byte for byte", .enabled(if: exercisesAreUntouched()))
  func exercisesAreStubs() throws {
    let course = try CourseFiles.ofThisPackage()
    for stage in course.written {
      let folder = course.rules.folder
      let exercise = FileTree(folder.exercise(stage))
      #expect(exercise.holds(theSameAs: FileTree(folder.stub(stage))), "\(stage.slug)")
    }
  }
}

/// Whether git knows of no change in Exercises. A learner's are changed, and are not ours to judge.
private func exercisesAreUntouched() -> Bool {
  guard let root = try? CourseFiles.ofThisPackage().root,
    let status = try? Command.git("status", "--porcelain", "--", "Exercises", in: root)
  else { return false }
  return status.isEmpty
}
