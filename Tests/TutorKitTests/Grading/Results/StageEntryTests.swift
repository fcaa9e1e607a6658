import Foundation
import Testing

@testable import TutorKit

@Suite("What reports quote of the course")
struct StageEntryTests {
  private let folder = CourseFolder(Repository.root)

  @Test("Every test of every stage has its source, and every task its first hint")
  func wholeCourse() throws {
    for stage in try Course.load(from: folder).written {
      let entry = RunRecord.StageEntry(stage, in: folder)
      #expect(entry.code.keys.sorted() == stage.expectedTests.sorted())
      for (function, code) in entry.code {
        #expect(code.hasPrefix("@Test("))
        #expect(code.contains("func \(function)"))
        #expect(code.hasSuffix("\n}"))
        #expect(code.components(separatedBy: "@Test(").count == 2)
      }
      #expect(entry.tasks.map(\.title) == stage.tasks.map(\.title))
      for task in entry.tasks {
        #expect(task.hint?.isEmpty == false)
        #expect(task.hint?.contains("###") == false)
      }
      #expect(entry.tests == stage.expectedTests.count)
    }
  }

  @Test("A hint is found by the heading's title, whatever number stands before it")
  func hints() {
    let source = HintSource([
      "# Hints", "## 1. The grid", "### look", "", "A `question`?", "", "### tool", "Other.",
      "## Not the grid", "### look", "No.", "## The row", "### tool", "Only this.",
    ])
    #expect(source.first(for: "The grid") == "A `question`?")
    #expect(source.first(for: "grid") == nil)
    #expect(source.first(for: "The row") == nil)
    #expect(source.first(for: "Nothing") == nil)
  }
}
