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

  private func cure(
    _ message: String, _ comments: String..., in test: String = "row()", task: Int
  ) throws -> WhereToLook.Cure {
    try look().cure(of: [TestIssue(message, comments: comments)], in: test, task: task)
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

  @Test("A stop that came with the course is an answer to a mistake elsewhere")
  func givenStop() throws {
    let guarded = "guard let cell else {\n  fatalError(\"No BookCell\")\n}\n"
    try course.write(guarded, to: "lessons/stubs/01-names/BookList.swift")
    try course.write("// TODO: 1. Register.\n" + guarded, to: Self.list)
    func stop(line: Int) throws -> WhereToLook.Cure {
      try cure("Fatal error", "Swift stopped the test at \(Self.list):\(line).", task: 2)
    }
    #expect(try stop(line: 3) == .folder)
    #expect(try stop(line: 2) == .line(.init(file: Self.list, line: 2)))
    try course.write(guarded.replacing("No", with: "My"), to: Self.list)
    #expect(try stop(line: 2) == .line(.init(file: Self.list, line: 2)))
  }

  @Test("A quoted title is no name that code has to agree on")
  func title() throws {
    let message = "Expected the title to be “BokCell”."
    #expect(try cure(message, task: 2) == .line(.init(file: Self.list, line: 1)))
    #expect(
      try cure(message, "The nib says so, too.", task: 2)
        == .line(.init(file: Self.cell, line: 2)))
  }

  @Test("A function that the test calls wins over marks in those that only other tests call")
  func calls() throws {
    let list = """
      class List {
        func sell() {
          // TODO: 1. Sell.
          table.delete()
        }

        func receive() {
          if isEmpty {
            // TODO: 1. Receive.
            table.reload()
          }
        }

        func draw() {
          // TODO: 1. Draw.
          table.draw()
        }
      }

      """
    try course.write(
      """
      struct Tests {
        @Test("One")
        func sells() {
          if true {
            page.sell(1)
          }
        }
        @Test("Two", arguments: [1])
        func receives(number: Int) { page.receive() }
        @Test("Three")
        func receivesAll() {
          page.receive()
        }
      }
      """, to: "Tests/Stages/01-names/Suite.swift")
    try course.write("", to: Self.cell)
    try course.write(list, to: "lessons/stubs/01-names/BookList.swift")
    func line(in test: String, _ list: String) throws -> WhereToLook.Cure {
      try course.write(list, to: Self.list)
      return try cure("No row.", in: test, task: 1)
    }
    // The test may fail for what every test comes to, too.
    #expect(try line(in: "sells()", list) == .marks(files: ["BookList.swift"]))
    let drawn = list.replacing("table.draw()", with: "draw(1)")
    #expect(try line(in: "sells()", drawn) == .line(.init(file: Self.list, line: 3)))
    #expect(try line(in: "receivesAll()", drawn) == .line(.init(file: Self.list, line: 9)))
    #expect(try line(in: "others()", drawn) == .marks(files: ["BookList.swift"]))
    let sold = drawn.replacing("    // TODO: 1. Sell.\n    table.delete()", with: "    delete(0)")
    #expect(try line(in: "sells()", sold) == .line(.init(file: Self.list, line: 2)))
    #expect(try line(in: "others()", sold) == .line(.init(file: Self.list, line: 8)))
  }

  @Test("Files that came with the course are not what the learner wrote")
  func given() throws {
    let quotes = try look().quotes(in: TestIssue("The list was asked for “BokCell”."))
    #expect(quotes.map(\.places) == [[.init(file: Self.cell, line: 2)]])
  }

  @Test("The name of a nib's file is no place of an identifier, unless there is no other")
  func nibName() throws {
    try course.write("UINib(nibName: \"BokCell\", bundle: nil)\n", to: Self.list)
    let look = try look()
    func lines(_ message: String) -> [Int] {
      look.quotes(in: TestIssue(message)).flatMap(\.places).map(\.line)
    }
    #expect(lines("Expected the identifier to be “A”, got “BokCell”.") == [2])
    #expect(lines("“BokCell” is no nib.") == [2, 1])
    try course.write("", to: Self.cell)
    #expect(try self.look().quotes(in: TestIssue("identifier “BokCell”"))[0].places[0].line == 1)
  }

  @Test("Otherwise the marks of the task, in the files that have any, or that the failure names")
  func marks() throws {
    #expect(try cure("No row.", task: 2) == .line(.init(file: Self.list, line: 1)))
    #expect(try cure("No row.", task: 1) == .marks(files: ["BookCell.swift", "BookList.swift"]))
    #expect(
      try cure("No row.", "BookList.swift asks for it.", task: 1)
        == .line(.init(file: Self.list, line: 3)))
    try course.write("// TODO: 2. Register.\n\n// TODO: 2. Ask.\n", to: Self.list)
    #expect(try cure("No row.", task: 2) == .marks(files: ["BookList.swift"]))
    #expect(try cure("No row.", task: 3) == .folder)
  }

  @Test("A mark that stays when its code has changed is none, and names its file no more")
  func marksThatStay() throws {
    try course.write(
      """
      func show() {
        // TODO: 1. Show it.
        show(0)
      }

      // TODO: 1. Adopt it.

      // TODO: 2. Adopt it, too.
      """, to: "lessons/stubs/01-names/BookList.swift")
    try course.write(
      "func ask() {\n  // TODO: 1. Ask.\n}\n", to: "lessons/stubs/01-names/BookCell.swift")
    let stub = try course.read("lessons/stubs/01-names/BookList.swift")
    try course.write(stub, to: Self.list)
    try course.write("func ask() {\n  // TODO: 1. Ask.\n  ask(1)\n}\n", to: Self.cell)
    #expect(try cure("No row.", task: 1) == .marks(files: ["BookList.swift"]))

    #expect(try cure("No row.", "See BookCell.swift.", task: 1) == .files(["BookCell.swift"]))
    #expect(
      try cure("No row.", "See BookCell.swift or BookList.swift.", task: 1)
        == .files(["BookCell.swift", "BookList.swift"]))

    let shown = stub.replacing("show(0)", with: "show(1)")
    try course.write(shown, to: Self.list)
    #expect(try cure("No row.", task: 1) == .line(.init(file: Self.list, line: 6)))

    let adopted = shown.replacing("it.\n\n//", with: "it.\n\nextension Book: Own {}\n\n//")
    try course.write(adopted, to: Self.list)
    #expect(try cure("No row.", task: 1) == .files(["BookCell.swift", "BookList.swift"]))
    #expect(try cure("No row.", "See BookCell.swift.", task: 1) == .files(["BookCell.swift"]))
    #expect(try cure("No row.", task: 2) == .line(.init(file: Self.list, line: 10)))
  }
}
