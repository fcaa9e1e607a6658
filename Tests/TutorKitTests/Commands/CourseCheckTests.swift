import Testing

@testable import TutorKit

@Suite("tutor course check")
struct CourseCheckTests {
  let tutor: TestTutor

  init() throws {
    tutor = try TestTutor()
  }

  @Test("What is to be mended is told with its place, and the faults are counted")
  func faults() {
    let run = tutor.run("course check 2 --quick")
    #expect(run.status == .notPassed)
    #expect(run.output.hasPrefix("lessons/stubs/02-registries\n    No place is marked with"))
    #expect(
      run.output.contains(
        """
        Tests/Stages/02-registries/RegistriesTests.swift
            Nothing is there. Write it; CONTRIBUTING.md says what belongs in it.

        """))
    #expect(run.lastLine.contains("faults in 1 stage."))
    #expect(!run.output.contains("01-names"))
  }

  @Test("Without a stage the whole course is looked at")
  func wholeCourse() {
    let run = tutor.run("course check --quick")
    #expect(run.output.hasPrefix("Package.swift\n"))
    #expect(run.output.contains("lessons/stubs/01-names"))
    #expect(run.lastLine.hasSuffix(" faults in 2 stages."))
  }

  @Test("Stub and solution are built, and what a learner has is left alone")
  func builds() throws {
    try tutor.course.write("// does not compile", to: "Exercises/02-registries/Registry.swift")
    #expect(!tutor.run("course check 2").output.contains("does not compile"))

    try tutor.course.write("// does not compile", to: "lessons/stubs/02-registries/Registry.swift")
    #expect(
      tutor.run("course check 2").output.contains("    It does not compile: cannot find ‘x’"))
    #expect(!tutor.course.exists(".tutor/progress.json"))
  }

  @Test("A stub that passes and a solution in another form are told of")
  func runFaults() throws {
    let path = "02-registries/Registry.swift"
    try tutor.course.write("class Registry {\t}", to: "lessons/stubs/\(path)")
    try tutor.course.write("class Registry {\t}", to: "Solutions/\(path)")
    let output = tutor.run("course check 2").output
    #expect(output.contains("    The stub passes all tests, so there is nothing to do"))
    #expect(output.contains("    It is not in the form of the house: "))
  }

  @Test("Ctrl-C stops it")
  func interrupted() throws {
    try tutor.course.write("// Ctrl-C", to: "Solutions/02-registries/Registry.swift")
    #expect(tutor.run("course check 2").status == .interrupted)
  }

  @Test("Half of its name, or another second word, is no command", arguments: ["", " chek"])
  func name(rest: String) {
    let run = tutor.run("course\(rest)")
    #expect(run.status == .usage)
    #expect(
      run.complaints.hasPrefix(
        "There is no command “course\(rest)”. Did you mean “course check”? "))
    #expect(tutor.run("help course check").output.hasPrefix("For authors: "))
  }

  @Test("What a check of stub and solution shows is told, task by task")
  func rules() throws {
    let stage = try tutor.course.course.stages[0]
    let rules = RunRules(folder: tutor.course.folder, stage: stage)
    let judge = FakeJudge(folder: tutor.course.folder)
    let failed = try judge.check(stage, interruption: Interruption()) { _ in }
    #expect(rules.faults(ofStub: failed) == [])
    var open = failed
    open.tests[0].status = .notRun
    open.tests[2].status = .pass
    #expect(rules.faults(ofStub: open).map(\.flaw) == [.notRun("row()"), .taskPasses(2)])
    let message = failed.tests[0].issues[0].message
    #expect(
      rules.faults(ofSolution: failed).first?.flaw
        == .solutionFails(test: "row()", message: message))

    try tutor.course.write(
      """
      # Names

      ## Read a real failure first

      ```
      ./tutor check 1
      ```

      ```
      ✗ Task 1 of 2: The first row
        The row is right

          Expected the row to be
          “BokCell”, got …
      ```

      ```
      Expected the row to be “BookCell”.
      ```
      """, to: "lessons/en/pages/01-names.md")
    #expect(
      rules.faults(ofStub: failed) == [
        CourseFault(
          path: "lessons/en/pages/01-names.md", line: 18,
          flaw: .notSaid("Expected the row to be “BookCell”."))
      ])
  }
}
