import Foundation
import Testing

@testable import TutorKit

@Suite("tutor reset")
struct ResetCommandTests {
  let tutor: TestTutor
  let file = "Exercises/01-names/BookCell.swift"
  let backup = ".tutor/backups/01-names/001-2026-11-30-032620"
  let second = ".tutor/backups/01-names/002-2026-11-30-032620"

  init() throws {
    tutor = try TestTutor()
    try tutor.course.write("my work", to: file)
  }

  @Test("Only a clear yes resets", arguments: ["n", "", "no", "yep", "N"])
  func refused(answer: String) throws {
    let run = tutor.run("reset 1", answers: [answer])
    #expect(run.status == .success)
    #expect(
      run.console.questions == ["Put stage 1 back as it came? A copy of yours is kept. [y/N] "])
    #expect(run.output == "Nothing was changed.\n")
    #expect(try tutor.course.read(file) == "my work")
  }

  @Test("A yes puts the stub back and keeps a copy", arguments: ["y", "Y", " yes "])
  func accepted(answer: String) throws {
    let run = tutor.run("reset names", answers: [answer])
    #expect(run.status == .success)
    #expect(
      run.output == """
        Stage 1 is as it came.
        Your files: \(backup)
        To take it back: tutor reset 1 --undo
        Next, type: tutor check

        """)
    #expect(try tutor.course.read("\(backup)/BookCell.swift") == "my work")
    #expect(
      try tutor.course.read(file) == tutor.course.read("lessons/stubs/01-names/BookCell.swift"))
  }

  @Test("Where nobody answers nothing is reset, and --yes is named")
  func nobody() throws {
    let run = tutor.run("reset 1")
    #expect(run.status == .usage)
    #expect(run.complaints.hasSuffix("Without a terminal, say “--yes”.\n"))
    #expect(try tutor.course.read(file) == "my work")
  }

  @Test("--yes does not ask, and --undo brings the work back")
  func undo() throws {
    #expect(tutor.run("reset 1 --yes").console.questions.isEmpty)
    let run = tutor.run("reset 1 --undo")
    #expect(
      run.output == "Stage 1 is again as in \(backup).\nNext, type: tutor check\n")
    #expect(try tutor.course.read(file) == "my work")
  }

  @Test("An undo asks before it replaces work that no backup has, and keeps that")
  func undoAsks() throws {
    tutor.run("reset 1 --yes")
    try tutor.course.write("newer work", to: file)
    let question =
      "Put stage 1 back as in \(backup)? A copy of what is there now is kept. [y/N] "
    #expect(tutor.run("reset 1 --undo").status == .usage)
    let refused = tutor.run("reset 1 --undo", answers: ["n"])
    #expect(refused.console.questions == [question])
    #expect(refused.output == "Nothing was changed.\n")
    var narrow = tutor
    narrow.columns = 50
    let asked = narrow.run("reset 1 --undo", answers: ["n"]).console.questions.first
    #expect(asked?.contains("\n") == true && asked?.contains(backup) == true)
    #expect(asked?.hasSuffix(" [y/N] ") == true)
    #expect(try tutor.course.read(file) == "newer work")
    let run = tutor.run("reset 1 --undo", answers: ["y"])
    #expect(run.output.contains("What was there until now: \(second)\n"))
    #expect(try tutor.course.read(file) == "my work")
    #expect(try tutor.course.read("\(second)/BookCell.swift") == "newer work")
    // Both are kept now: going to and fro loses nothing.
    #expect(tutor.run("reset 1 --undo").console.questions.isEmpty)
    #expect(try tutor.course.read(file) == "newer work")
  }

  @Test("--diff shows what it would change, and changes nothing")
  func preview() throws {
    try tutor.course.write("more\n", to: "Exercises/01-names/Stray.swift")
    let run = tutor.run("reset 1 --diff")
    #expect(
      run.output == """
        Lines with - are yours, lines with + as they came.

        Exercises/01-names/BookCell.swift
        - my work
        + class BookCell {
        +   let id = "BokCell"  // TODO: fix
        + }
        Exercises/01-names/Stray.swift
        - more

        To put them back, with a copy of yours kept, type: tutor reset 1

        """)
    #expect(try tutor.course.read(file) == "my work")
    #expect(!tutor.course.exists(".tutor"))
    #expect(tutor.run("reset \(file) --diff").lastLine.hasSuffix("type: tutor reset \(file)"))
    #expect(tutor.run("reset 2 --diff").output.hasPrefix("Your files are as they came.\n"))
    #expect(tutor.run("reset 1 --diff --undo").status == .usage)
  }

  @Test("The newest backup is the one that was made last, whatever the clock said")
  func clock() throws {
    var tutor = tutor
    // What a tutor kept that named backups by their date alone.
    try tutor.course.write(
      "oldest", to: ".tutor/backups/01-names/2026-11-30-032620-2/BookCell.swift")
    for (moment, work) in [(4_291_747_200.0, "in 2106"), (0, "in 1970"), (1_796_009_180, "today")] {
      tutor.now = Date(timeIntervalSince1970: moment)
      try tutor.course.write(work, to: file)
      #expect(tutor.run("reset 1 --yes").status == .success)
    }
    #expect(
      tutor.course.names(in: ".tutor/backups/01-names") == [
        "001-2106-01-01-000000", "002-1970-01-01-000000", "003-2026-11-30-032620",
        "2026-11-30-032620-2",
      ])
    #expect(tutor.run("reset 1 --undo").output.contains("003-2026"))
    #expect(try tutor.course.read(file) == "today")
  }

  @Test("The path of a file resets that file alone")
  func oneFile() throws {
    try tutor.course.write("more work", to: "Exercises/01-names/BookList.swift")
    let run = tutor.run("reset \(file) -y")
    #expect(run.output.hasPrefix("\(file) is as it came.\n"))
    #expect(try tutor.course.read("Exercises/01-names/BookList.swift") == "more work")
    #expect(try tutor.course.read(file).contains("BokCell"))
    let stray = tutor.run("reset Exercises/01-names/Other.swift -y")
    #expect(stray.status == .usage)
    #expect(stray.complaints.contains("Exercises/01-names/Other.swift is not a file of stage 1"))
  }

  @Test("A stage as it came has nothing to reset, and nothing to undo")
  func untouched() {
    let run = tutor.run("reset 2")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("Stage 2 is as it came: nothing to reset.\n"))
    #expect(run.console.questions.isEmpty)
    #expect(tutor.run("reset 2 --undo").status == .unavailable)
  }

  @Test("A reset forgets the results but neither hints nor reveals")
  func forgets() throws {
    try tutor.course.solve(TestCourse.first)
    tutor.run("hint 1")
    tutor.run("check 1")
    tutor.run("reset 1 --yes")
    #expect(tutor.run("list").output.hasPrefix("> 01-names       todo, 0 of 3\n"))
    #expect(tutor.run("report").status == .unavailable)
    #expect(tutor.run("hint").output.contains("Hint 2 of 3"))
  }

  @Test("When no copy can be kept nothing is reset")
  func noBackup() throws {
    try tutor.course.write("in the way", to: ".tutor")
    let run = tutor.run("reset 1 --yes")
    #expect(run.status == .unavailable)
    #expect(
      run.complaints
        == "Nothing was changed. .tutor cannot be written: it is a file, where a folder belongs. "
        + "Move it away, then try again.\n")
    #expect(try tutor.course.read(file) == "my work")
  }
}
