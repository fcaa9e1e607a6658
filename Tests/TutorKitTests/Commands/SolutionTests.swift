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

  @Test("Where the solutions are gone it says so, and all else goes on")
  func gone() throws {
    try tutor.course.remove("Solutions")
    for words in ["solution 1 --reveal", "solution 1 --diff --reveal"] {
      let run = tutor.run(words)
      #expect(run.status == .unavailable)
      #expect(run.complaints.contains("Solutions/01-names/BookCell.swift is missing."))
      #expect(run.complaints.contains("“git checkout -- Solutions/"))
    }
    for words in ["list", "lesson 1", "hint 1", ""] {
      #expect(tutor.run(words).status == .success, "\(words)")
    }
    #expect(tutor.run("check 1").status == .notPassed)
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
        Lines with - are yours, lines with + ours.

        Solutions/01-names/BookCell.swift
          class BookCell {
        -   let id = "BokCell"  // TODO: fix
        +   let id = "BookCell"
          }
        """))
  }

  @Test("On a wide terminal both stand side by side, with tabs and wide letters in their columns")
  func sideBySide() throws {
    var tutor = tutor
    tutor.columns = 120
    try tutor.course.write(
      "// 책\nclass BookCell {\r\n\tlet id = \"책\"\t// TODO\r\n}\r\n",
      to: "Exercises/01-names/BookCell.swift")
    #expect(
      tutor.run("solution --diff --reveal").output.hasPrefix(
        """
        Yours is on the left, ours on the right.

        Solutions/01-names/BookCell.swift
        - // 책                                                    │
          class BookCell {                                         │   class BookCell {
        -     let id = "책"   // TODO                              │ +   let id = "BookCell"
          }                                                        │   }

        """))
  }

  @Test("To be read aloud it stays one text, on however wide a terminal")
  func plain() throws {
    var tutor = tutor
    tutor.columns = 200
    #expect(tutor.run("solution --diff --reveal --plain").output.contains("\n+   let id"))
  }

  @Test("No line is longer than the terminal, side by side or not", arguments: [40, 119, 120, 161])
  func fits(columns: Int) throws {
    var tutor = tutor
    tutor.columns = columns
    let long = String(repeating: "책은 ", count: 60)
    try tutor.course.write(
      "class BookCell {\n  let id = \"\(long)\"\n}\n", to: "Exercises/01-names/BookCell.swift")
    let output = tutor.run("solution --diff --reveal").output
    let lines = output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.displayWidth <= columns }, "\(output)")
    #expect(output.count { $0 == "책" } == 60)
  }
}
