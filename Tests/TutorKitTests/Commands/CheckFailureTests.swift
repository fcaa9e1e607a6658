import Testing

@testable import TutorKit

@Suite("What tutor check shows of a stage that fails")
struct CheckFailureTests {
  let tutor: TestTutor

  init() throws {
    tutor = try TestTutor()
  }

  @Test("--verbose lists the tests behind the first")
  func verbose() {
    let run = tutor.run("check --verbose")
    #expect(
      run.output.contains(
        """
        Not passed yet either:
          task 1: The reuse is right (failed)
            Expected the row to be “BokCell”, got “BookCell ”.
          task 2: The grid is right (failed)
            Expected the row to be “BokCell”, got “BookCell ”.

        """))
  }

  @Test("Values of several lines are shown whole, as they were compared")
  func severalLines() throws {
    try tutor.course.write("// says more", to: "Exercises/01-names/BookList.swift")
    #expect(
      tutor.run("check").output.contains(
        """
            Expected the rows to be
            row 0: Ann
            row 1: Bea
            row 2: Cy
            row 3: Dot, got
            row 0: Ann
            row 1: Be.

        """))
  }

  @Test("The first warning is shown when a test fails, and all of them with --verbose")
  func warnings() throws {
    try tutor.course.write("// warns", to: "Exercises/01-names/BookList.swift")
    let first = """
      Exercises/01-names/BookCell.swift:2:5: warning: ‘x’ nearly matches ‘y’
         `- note: type required

      """
    #expect(
      tutor.run("check").output.contains(
        """
        \(first)
        The compiler has 1 more warning, the first in Exercises/01-names/BookCell.swift:7.
        0 of 3
        """))
    let verbose = tutor.run("check --verbose").output
    #expect(verbose.contains(first) && verbose.contains("BookCell.swift:7:5: warning: "))
    #expect(!verbose.contains("The compiler has"))
  }

  @Test("What broke a stage that passed is sought in all of it, unless one task fails alone")
  func brokenTasks() throws {
    try tutor.course.solve(TestCourse.first)
    tutor.run("check")
    try tutor.course.write("class BookCell {}", to: "Exercises/01-names/BookCell.swift")
    let mark = "// TODO: 2. Ask.\n"
    try tutor.course.write(mark, to: "Exercises/01-names/BookList.swift")
    let run = tutor.run("check")
    #expect(run.output.hasPrefix("✗ What passed before fails now, in tasks 1 and 2\n"))
    #expect(!run.output.contains("tutor hint"))
    #expect(run.lastLine == "Next: edit Exercises/01-names, then type: tutor check")
    try tutor.course.write(mark + "// second task", to: "Exercises/01-names/BookList.swift")
    #expect(
      tutor.run("check").lastLine
        == "Next: edit Exercises/01-names/BookList.swift, line 1, then type: tutor check")
  }

  @Test("A later task is named once the first one passes")
  func secondTask() throws {
    try tutor.course.write("// second task", to: "Exercises/01-names/BookList.swift")
    let run = tutor.run("check")
    #expect(run.output.hasPrefix("✗ Task 2 of 2: The grid\n"))
    #expect(run.output.contains("\n2 of 3 tests pass.\n"))
  }

  @Test(
    "Code of a later task that stops an earlier one's test is told as the later task's",
    arguments: [("// stops", "stops"), ("// hangs", "does not end")])
  func laterTaskStops(code: String, what: String) throws {
    let path = "Exercises/01-names/BookList.swift"
    try tutor.course.write("// second task", to: path)
    tutor.run("check")
    try tutor.course.write(code, to: path)
    let run = tutor.run("check")
    #expect(
      run.output.hasPrefix(
        """
        ✗ Task 2 of 2: The grid
          A test of task 1, which passed before, \(what) now:
          The row is right

        """))
    try tutor.course.write("class BookList {}", to: path)
    #expect(tutor.run("check").output.contains("✗ Task 1 of 2: The first row\n"))
  }

  @Test("A stage that passed before says so when it does not compile any more")
  func brokenBuild() throws {
    try tutor.course.solve(TestCourse.first)
    tutor.run("check")
    try tutor.course.write("// does not compile", to: "Exercises/01-names/BookList.swift")
    #expect(
      tutor.run("check").output.contains("✗ Stage 1 passed before and does not compile now.\n"))
  }
}
