import Testing

@testable import TutorKit

@Suite("Where to look")
struct WhereToLookTests {
  private static let cell = "Exercises/01-names/BookCell.swift"
  private static let list = "Exercises/01-names/BookList.swift"
  private static let helper = "01-names/Given.swift"

  private let course: TestCourse

  init() throws {
    course = try TestCourse()
    try course.write("class Given { let id = \"BokCell\" }\n", to: "lessons/stubs/\(Self.helper)")
    try course.write("class Given { let id = \"BokCell\" }\n", to: "Exercises/\(Self.helper)")
    try course.write("// TODO: 1. Mend it.\nlet id = \"BokCell\"\n", to: Self.cell)
    try course.write("// TODO: 2. Ask.\n\n// TODO: 1. Ask.\nstop()\n", to: Self.list)
  }

  private func look() throws -> WhereToLook {
    let stage = try #require(try course.course.stages.first)
    return WhereToLook(Workspace(folder: course.folder, stage: stage))
  }

  private func cure(_ message: String, _ comments: String..., task: Int) throws
    -> WhereToLook.Cure
  {
    try look().cure(of: [TestIssue(message, comments: comments)], task: task)
  }

  @Test("The line at which Swift stopped the test wins over names and marks")
  func stop() throws {
    let place = "Swift stopped the test at \(Self.list):4."
    #expect(
      try cure("Fatal error: “BokCell”", place, task: 2) == .line(.init(file: Self.list, line: 4)))
    let elsewhere = "Swift stopped the test at Exercises/\(Self.helper):1."
    #expect(try cure("Fatal error", elsewhere, task: 2) == .line(.init(file: Self.list, line: 1)))
  }

  @Test("The line in which the learner wrote a quoted name wins over marks in other places")
  func quote() throws {
    #expect(
      try cure("The list was asked for “BokCell”.", task: 2)
        == .line(.init(file: Self.cell, line: 2)))
  }

  @Test("Files that came with the course are not what the learner wrote")
  func given() throws {
    let quotes = try look().quotes(in: TestIssue("The list was asked for “BokCell”."))
    #expect(quotes.map(\.places) == [[.init(file: Self.cell, line: 2)]])
  }

  @Test("Otherwise the mark of the task in the one file that has any, or that the failure names")
  func marks() throws {
    #expect(try cure("No row.", task: 2) == .line(.init(file: Self.list, line: 1)))
    #expect(try cure("No row.", task: 1) == .folder)
    #expect(
      try cure("No row.", "BookList.swift asks for it.", task: 1)
        == .line(.init(file: Self.list, line: 3)))
    try course.write("// TODO: 2. Register.\n\n// TODO: 2. Ask.\n", to: Self.list)
    #expect(try cure("No row.", task: 2) == .marks(file: Self.list))
    #expect(try cure("No row.", task: 3) == .folder)
  }
}
