import Testing

@testable import TutorKit

@Suite("tutor next")
struct NextTests {
  let tutor: TestTutor

  init() throws {
    tutor = try TestTutor()
  }

  @Test("It goes to the stage behind, and wraps round")
  func wraps() {
    let run = tutor.run("next")
    #expect(run.status == .success)
    #expect(
      run.output == """
        Stage 2: Registries
        Cells register themselves.
        About 40 minutes. Your files: Exercises/02-registries

        Next, type: tutor lesson

        """)
    let back = "Stage 2 is the last, and stage 1 has not passed.\n\nStage 1: Names\n"
    #expect(tutor.run("next").output.hasPrefix(back))
  }

  @Test("It goes to a stage that is named, as nothing else does")
  func named() {
    tutor.run("lesson stage 2")
    #expect(tutor.run("list").output.contains("You are at stage 1"))
    #expect(tutor.run("next stage 2").output.hasPrefix("Stage 2: Registries\n"))
    #expect(tutor.run("next 01").output.hasPrefix("Stage 1: Names\n"))
    #expect(tutor.run("next 3").status == .unavailable)
  }

  @Test("The only stage that is left stays the current one")
  func onlyOne() throws {
    try tutor.course.solve(TestCourse.second)
    tutor.run("check 2")
    #expect(tutor.run("next").output.hasPrefix("Still at stage 1: Names\n"))
  }

  @Test("When every stage has passed, all are checked again and the course is finished")
  func finished() throws {
    try tutor.course.solve(TestCourse.first)
    try tutor.course.solve(TestCourse.second)
    tutor.run("check --all")
    let run = tutor.run("next")
    #expect(run.status == .success)
    #expect(
      run.output == """
        There is no stage left to do. Checking what passed once more:
        ✓ 01-names: passed, 3 of 3
        ✓ 02-registries: passed, 1 of 1

        UP TO DATE: “Lists”. All 2 stages that are written passed; 1 is still to come.
        To see them all, type: tutor list

        """)
    #expect(tutor.run("list").output.contains("All 2 stages that are written passed"))
  }

  @Test("A course that is written to its end is finished")
  func wholeCourse() throws {
    let path = "lessons/course.json"
    let stages = try tutor.course.read(path).components(
      separatedBy: ",\n    {\n      \"number\": 3")
    try tutor.course.write(stages[0] + "\n  ]\n}", to: path)
    try tutor.course.solve(TestCourse.first)
    try tutor.course.solve(TestCourse.second)
    tutor.run("check --all")
    #expect(tutor.run("next").output.contains("\nFINISHED: “Lists”. All 2 stages passed.\n"))
  }

  @Test("The end of a whole course leads to the epilogue, if it has one")
  func epilogue() throws {
    try tutor.course.addEpilogue()
    let path = "lessons/course.json"
    let stages = try tutor.course.read(path).components(
      separatedBy: ",\n    {\n      \"number\": 3")
    try tutor.course.write(stages[0] + "\n  ]\n}", to: path)
    try tutor.course.solve(TestCourse.second)
    tutor.run("next")
    #expect(tutor.run("check").lastLine == "Next, type: tutor next")
    #expect(
      tutor.run("next").output.hasPrefix(
        """
        Stage 2 is the last, and stage 1 has not passed.
        The page behind it: tutor lesson epilogue

        Stage 1: Names

        """))
    try tutor.course.solve(TestCourse.first)
    let end = """
      One page is left to be read: Names today
      Next, type: tutor lesson epilogue

      """
    for line in ["check", "next", "list", "check --all"] {
      #expect(tutor.run(line).output.hasSuffix(end), "\(line)")
    }
  }

  @Test("What counts as no stage, or is a page, leads to the epilogue where there is one")
  func noStage() throws {
    #expect(tutor.run("next 4").complaints.contains("“tutor list” shows the stages.\n"))
    #expect(tutor.run("next epilogue").complaints.hasPrefix("There is no stage “epilogue”."))
    try tutor.course.addEpilogue()
    for line in ["next epi", "check epilogue", "reset Epilogue"] {
      let run = tutor.run(line)
      #expect(run.status == .usage)
      #expect(
        run.complaints
          == "“epilogue” is a page to read, and no stage. “tutor lesson epilogue” shows it.\n")
    }
    for line in ["next 4", "lesson 4"] {
      #expect(
        tutor.run(line).complaints == """
          There is no stage “4”. “tutor list” shows the stages, “tutor lesson epilogue” the page \
          behind them.

          """)
    }
    #expect(tutor.run("lesson 0").complaints.contains("“tutor list” shows the stages.\n"))
  }

  @Test("A stage that broke meanwhile is found, and becomes the current one")
  func broken() throws {
    try tutor.course.solve(TestCourse.first)
    try tutor.course.solve(TestCourse.second)
    tutor.run("check --all")
    try tutor.course.write("class Registry {}\n", to: "Exercises/02-registries/Registry.swift")
    let run = tutor.run("next")
    #expect(run.status == .notPassed)
    #expect(run.output.contains("✗ Stage 2 passed before and is broken again."))
    #expect(tutor.run("list").output.contains("> 02-registries  broken again, 0 of 1"))

    try tutor.course.solve(TestCourse.second)
    #expect(tutor.run("check").status == .success)
    #expect(tutor.run("next").output.contains("UP TO DATE: "))
  }

  @Test("It ends with 69 when the new place cannot be kept")
  func notWritable() throws {
    try tutor.course.write("in the way", to: ".tutor")
    let run = tutor.run("next")
    #expect(run.status == .unavailable)
    #expect(
      run.complaints == """
        .tutor cannot be read: it is a file, where a folder belongs. Move it away, then try again. \
        Nothing new is recorded.
        Nothing can be recorded before that is mended.

        """)
  }
}
