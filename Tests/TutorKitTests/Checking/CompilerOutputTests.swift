import Testing

@testable import TutorKit

@Suite("What a build printed")
struct CompilerOutputTests {
  @Test("Every complaint comes with its source lines, and without the build system's")
  func blocks() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    let output = try course.build("typo")
    #expect(
      output.blocks.map(\.message) == [
        "cannot find 'boks' in scope",
        "cannot convert return expression of type 'String' to return type 'Int'",
      ])
    #expect(output.blocks.first?.lines.count == 7)
    #expect(output.blocks.last?.lines.last == "14 | ")
    #expect(output.blocks.first?.place.line == 8)
    #expect(output.blocks.first?.place.column == 5)
  }

  @Test("What several jobs say of one place is one complaint")
  func once() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    #expect(try course.build("syntax").blocks.map(\.place.column) == [21, 13])
    #expect(try course.build("copy").blocks.count == 4)
  }

  @Test("Notes belong to the complaint before them")
  func notes() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    let output = try course.build("signature")
    #expect(output.blocks.map(\.notes.count) == [0, 1])
    #expect(output.blocks.last?.notes.first?.message == "'title(for:in:)' declared here")
  }

  @Test("The linker's lines are kept apart")
  func linker() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    let output = try course.build("link")
    #expect(output.blocks.isEmpty)
    #expect(output.linkerLines.count == 1)
    #expect(output.linkerLines.first?.hasSuffix("undefined reference to 'nope_nope'") == true)
  }

  @Test("A text without complaints has none", arguments: ["", "Build complete! (0.5s)\n", "a:b:c"])
  func nothing(text: String) {
    #expect(CompilerOutput(text).blocks.isEmpty)
    #expect(CompilerOutput(text).linkerLines.isEmpty)
  }
}
