import Testing

@testable import TutorKit

@Suite("tutor list")
struct ListTests {
  var tutor: TestTutor

  init() throws {
    tutor = try TestTutor()
  }

  @Test("Every stage is listed, the current one marked, an unwritten one called so")
  func beginning() {
    #expect(
      tutor.run("list").output == """
        > 01-names       todo, 0 of 3
          02-registries  todo, 0 of 1
          03-rows        not written yet

        0 of 2 stages passed.
        You are at stage 1, 01-names: todo.
        Next, type: tutor lesson

        """)
  }

  @Test("The page behind the last stage is listed too")
  func epilogue() throws {
    try tutor.course.addEpilogue()
    #expect(
      tutor.run("list").output.contains(
        """
          03-rows        not written yet
          epilogue       a page, 5 minutes

        0 of 2
        """))
  }

  @Test("A stage goes from todo over in progress to passed, and may break again")
  func states() throws {
    func first() -> String { String(tutor.run("list").output.prefix { $0 != "\n" }) }
    try tutor.course.write("// second task", to: "Exercises/01-names/BookList.swift")
    #expect(first() == "> 01-names       in progress, 0 of 3")
    tutor.run("check")
    #expect(first() == "> 01-names       in progress, 2 of 3")
    try tutor.course.solve(TestCourse.first)
    #expect(first() == "> 01-names       in progress, 2 of 3, edited since")
    tutor.run("check")
    #expect(first() == "> 01-names       passed, 3 of 3")
    try tutor.course.write("// does not compile", to: "Exercises/01-names/BookList.swift")
    #expect(first() == "> 01-names       passed, 3 of 3, edited since")
    let run = tutor.run("check")
    #expect(run.output.contains("does not compile now"))
    #expect(first() == "> 01-names       broken again, 0 of 3")
  }

  @Test("Passing does not move on by itself")
  func staysAtPassed() throws {
    try tutor.course.solve(TestCourse.first)
    tutor.run("check")
    #expect(
      tutor.run("list").output.hasSuffix(
        """
        1 of 2 stages passed.
        You are at stage 1, 01-names: passed.
        Next, type: tutor next

        """))
  }

  @Test("On a narrow terminal a stage takes two lines")
  func narrow() {
    var tutor = tutor
    tutor.columns = 28
    #expect(
      tutor.run("list").output.hasPrefix(
        """
        > 01-names
            todo, 0 of 3
          02-registries
            todo, 0 of 1
          03-rows
            not written yet
        """))
  }
}
