import Testing

@testable import TutorKit

@Suite("tutor solution")
struct SolutionTests {
  let tutor: TestTutor

  init() throws {
    tutor = try TestTutor()
  }

  @Test("It is not shown before the stage has passed")
  func notYet() {
    let run = tutor.run("solution")
    #expect(run.status == .notPassed)
    #expect(run.output.isEmpty)
    #expect(run.complaints.contains("“tutor hint 1” helps; “tutor solution 1 --reveal” shows it"))
  }

  @Test("It is shown after the stage has passed, file by file")
  func passed() throws {
    try tutor.course.solve(TestCourse.first)
    tutor.run("check")
    let run = tutor.run("solution")
    #expect(run.status == .success)
    #expect(
      run.output == """
        Solutions/01-names/BookCell.swift
        class BookCell {
          let id = "BookCell"
        }

        Solutions/01-names/BookList.swift
        class BookList {}


        Next, type: tutor next

        """)
  }

  @Test("--reveal shows it early and is recorded")
  func reveal() throws {
    #expect(tutor.run("solution --reveal").output.contains("let id = \"BookCell\""))
    let progress = ProgressStore(folder: tutor.course.folder).load(now: TestTutor.now).progress
    #expect(progress.stages[TestCourse.first]?.reveals == [TestTutor.now])
  }

  @Test("Without a record there is no reveal")
  func revealNotRecorded() throws {
    try tutor.course.write("in the way", to: ".tutor")
    let run = tutor.run("solution --reveal")
    #expect(run.status == .unavailable)
    #expect(run.output.isEmpty)
  }

  @Test("--diff shows what it changes in the learner's files")
  func diff() {
    #expect(
      tutor.run("solution --diff --reveal").output.hasPrefix(
        """
        Solutions/01-names/BookCell.swift
          class BookCell {
        -   let id = "BokCell"  // TODO: fix
        +   let id = "BookCell"
          }
        """))
  }
}
