import Testing

@testable import TutorKit

@Suite("tutor hint")
struct HintTests {
  let tutor: TestTutor

  init() throws {
    tutor = try TestTutor()
  }

  @Test("Hints come one at a time, and after the last all are shown")
  func oneAtATime() {
    #expect(
      tutor.run("hint").output == """
        Task 1 of 2: The first row

        Hint 1 of 3
        Which name does the message quote?

        Another hint: tutor hint
        When you have edited your files, type: tutor check

        """)
    #expect(tutor.run("hint").output.contains("Hint 2 of 3\nString(describing:)\n"))
    #expect(tutor.run("hint").output.contains("Hint 3 of 3\n  1. Say it once.\n"))
    let again = tutor.run("hint").output
    #expect(again.contains("Hint 1 of 3") && again.contains("Hint 3 of 3"))
    #expect(again.contains("That was all."))
  }

  @Test("--all gives every hint of the task and counts them all")
  func all() throws {
    let run = tutor.run("hint 01 --all")
    #expect(run.output.contains("Hint 1 of 3") && run.output.contains("Hint 3 of 3"))
    let progress = ProgressStore(folder: tutor.course.folder).load(now: TestTutor.now).progress
    #expect(progress.stages[TestCourse.first]?.hints == ["The first row": 3])
  }

  @Test("The hint is for the task that failed first, even when the code no longer compiles")
  func laterTask() throws {
    try tutor.course.write("// second task", to: "Exercises/01-names/BookList.swift")
    tutor.run("check")
    try tutor.course.write("// does not compile", to: "Exercises/01-names/BookList.swift")
    tutor.run("check")
    let run = tutor.run("hint")
    #expect(
      run.output.hasPrefix("Task 2 of 2: The grid\n\nHint 1 of 1\nWhat does the grid ask for?"))
  }

  @Test("A stage that has passed needs none")
  func passed() throws {
    try tutor.course.solve(TestCourse.first)
    tutor.run("check")
    #expect(
      tutor.run("hint").output == """
        Stage 1 has passed: there is no task to give a hint for.
        Next, type: tutor next

        """)
  }

  @Test("A page without hints for the task is a fault of the course")
  func missing() throws {
    try tutor.course.write("## Another\n### look\nx", to: "lessons/en/hints/01-names.md")
    let run = tutor.run("hint")
    #expect(run.status == .unavailable)
    #expect(
      run.complaints
        == "lessons/en/hints/01-names.md has no hints for the task “The first row”.\n")
    #expect(tutor.run("hint 2").complaints.contains("lessons/en/hints/02-registries.md is missing"))
  }

  @Test("A hint is given though it cannot be counted")
  func notKept() throws {
    try tutor.course.write("in the way", to: ".tutor")
    let run = tutor.run("hint")
    #expect(run.status == .success)
    #expect(run.output.contains("Hint 1 of 3"))
    #expect(run.complaints.contains("Nothing new is recorded."))
  }
}
