import Foundation
import Testing

@testable import TutorKit

@Suite("tutor check")
struct CheckTests {
  let tutor: TestTutor

  init() throws {
    tutor = try TestTutor()
  }

  @Test("The first failing test is shown in full, the rest counted, the verdict last")
  func failing() {
    let run = tutor.run("check")
    #expect(run.status == .notPassed)
    #expect(
      run.output == """
        These are the files as they came. Read what fails, then edit them.

        ✗ Task 1 of 2: The first row
          The screen as the test saw it:
            Dune
            Emma

          The row is right

            Expected the row to be “BokCell”, got “BookCell ”.
            The identifier of a row is said once.
            You wrote “BokCell” in
              Exercises/01-names/BookCell.swift:2
            The test: Tests/Stages/01-names/Suite.swift:12

        2 other tests do not pass yet (tutor check --verbose lists them).
        Stuck? tutor hint
        0 of 3 tests pass.

        ✗ Stage 1 has not passed yet.
        Next: edit Exercises/01-names/BookCell.swift, line 2, then type: tutor check

        """)
    #expect(run.complaints.isEmpty)
  }

  @Test("A pass shows the change, the screen, the solution's command and the way on")
  func passing() throws {
    try tutor.course.solve(TestCourse.first)
    let run = tutor.run("check")
    #expect(run.status == .success)
    #expect(
      run.output == """
        What you changed
          BookCell.swift
          -   let id = "BokCell"
          +   let id = "BookCell"

        The screen it now draws
        #1 made ┤ Dune
        #2 made ┤ Emma
                  ──
        #1 is the first view that the list made. made: new.

        Ours, to compare: tutor solution
        3 of 3 tests pass.

        ✓ PASSED: stage 1, Names
        Next, type: tutor next

        """)
  }

  @Test("A pass shows no change where only comments changed")
  func passingWithComments() throws {
    try tutor.course.solve(TestCourse.first)
    let code = "class BookCell {\n  let id = \"BookCell\"\n}\n"
    try tutor.course.write(
      code.replacing("  let", with: "  // Once.\n  let"),
      to: "lessons/stubs/01-names/BookCell.swift")
    let run = tutor.run("check")
    #expect(run.status == .success)
    #expect(!run.output.contains("What you changed"))
  }

  @Test("A pass shows how the pattern looks in an app, as far as the lesson's first listing of it")
  func inAnApp() throws {
    try tutor.course.write(
      """
      # Names

      ## 1. The first row

      Say it **once**.

      ## In an app

      A constant says it:

      ```swift
      static let name = "BookCell"
      ```

      Do not, when there is one cell.
      """, to: "lessons/en/pages/01-names.md")
    try tutor.course.solve(TestCourse.first)
    #expect(
      tutor.run("check").output.contains(
        """

        In an app
        A constant says it:

            static let name = "BookCell"

        Ours, to compare: tutor solution

        """))
  }

  @Test("Tests that did not run any more are counted apart")
  func notRun() throws {
    try tutor.course.write("// is slow", to: "Exercises/01-names/BookCell.swift")
    #expect(tutor.run("check").output.contains("\n0 of 3 tests pass, 1 did not run.\n"))
  }

  @Test("Windows line breaks and a byte order mark change nothing")
  func carriageReturns() throws {
    try tutor.course.solve(TestCourse.first)
    let path = "Exercises/01-names/BookCell.swift"
    let text = try tutor.course.read(path).replacing("\n", with: "\r\n")
    try tutor.course.write("\u{FEFF}" + text, to: path)
    let run = tutor.run("check")
    #expect(run.status == .success)
    #expect(run.output.contains("+   let id = \"BookCell\"\n"))
    #expect(!run.output.contains("class BookCell {"))
  }

  @Test("A compile error is the compiler's own text, once, and the place to open")
  func compileError() throws {
    try tutor.course.write("// does not compile", to: "Exercises/01-names/BookCell.swift")
    let run = tutor.run("check")
    #expect(run.status == .notPassed)
    #expect(
      run.output == """
        Exercises/01-names/BookCell.swift:2:5: error: cannot find ‘x’ in scope
        2 |   x

        Open Exercises/01-names/BookCell.swift:2.
        0 of 3 tests pass.

        ✗ Stage 1 does not compile yet.
        Next: edit Exercises/01-names/BookCell.swift, line 2, then type: tutor check

        """)
  }

  @Test("Of several errors in a file the first is shown, and the others counted")
  func severalErrors() throws {
    try tutor.course.write("// does not compile, twice", to: "Exercises/01-names/BookCell.swift")
    let run = tutor.run("check")
    #expect(run.output.contains("BookCell.swift:2:5: error: "))
    #expect(!run.output.contains("BookCell.swift:7:5: error: "))
    #expect(
      run.output.contains(
        """
        1 more error in Exercises/01-names/BookCell.swift, which may go with the first \
        (tutor check --verbose shows them).
        """))
    #expect(tutor.run("check --verbose").output.contains("BookCell.swift:7:5: error: "))
  }

  @Test("On a narrow terminal an error's words are broken between words, and code is cut")
  func narrowErrors() throws {
    var tutor = tutor
    tutor.columns = 30
    try tutor.course.write("// does not compile", to: "Exercises/01-names/BookList.swift")
    let text = """
      \("Exercises/01-names/A.swift"):2:5: error: cannot find 'x' in this scope
        1 | 
        2 |   return something(that: isLong)
          |          `- error: cannot find 'x' in this scope
      """
    let console = RecordingConsole()
    console.columns = 30
    CompilerView(console: console, isVerbose: false, verboseCommand: "").show(
      CompilerDiagnostic(
        severity: .error, message: "", file: "A.swift", line: 2, column: 5, text: text))
    #expect(
      console.output == """
        Exercises/01-names/
            A.swift:2:5: error: cannot
            find 'x' in this scope
          1 |\(" ")
          2 |   return something(that…
            |          `- error:
            |             cannot find
            |             'x' in this
            |             scope


        """)
  }

  @Test("A stray copy is named before the check and beside the compile error")
  func strayCopy() throws {
    try tutor.course.write("// does not compile", to: "Exercises/01-names/BookCell.swift")
    try tutor.course.write("class BookCell {}", to: "Exercises/01-names/BookCell copy.swift")
    let run = tutor.run("check")
    #expect(
      run.complaints == """
        Note: Exercises/01-names/BookCell copy.swift, a copy of Exercises/01-names/BookCell.swift by its \
        name, is no part of the stage, but is compiled with it: what both define stops the build. Move \
        it out of the folder.

        """)
    #expect(
      run.output.contains(
        "Compiled along, though no part of the stage: Exercises/01-names/BookCell copy.swift."))
  }

  @Test("A stray file that does not compile is to be moved away")
  func strayAlone() throws {
    try tutor.course.write("// does not compile", to: "Exercises/01-names/A copy.swift")
    let run = tutor.run("check")
    #expect(!run.output.contains("Compiled along"))
    #expect(
      run.lastLine
        == "Next: move Exercises/01-names/A copy.swift out of its folder, then type: tutor check")
  }

  @Test("A stray copy leaves progress and the current stage alone")
  func strayCopyProgress() throws {
    try tutor.course.solve(TestCourse.first)
    tutor.run("check")
    let before = tutor.run("list").output
    try tutor.course.write("// notes", to: "Exercises/01-names/notes copy.txt")
    let run = tutor.run("check")
    #expect(run.status == .success)
    #expect(run.complaints.contains("notes copy.txt is no part of the stage, and is ignored."))
    #expect(tutor.run("list").output == before)
  }

  @Test("Of many stray files five are named, those first that are compiled")
  func manyStrays() throws {
    for number in 10..<40 { try tutor.course.write("x", to: "Exercises/01-names/m/\(number).js") }
    try tutor.course.write("// more", to: "Exercises/01-names/zoo.swift")
    let notes = tutor.run("check").complaints.split(separator: "\n")
    #expect(notes.count == 6)
    #expect(notes.first?.contains("zoo.swift is no part of the stage, but is compiled") == true)
    #expect(notes.last == "Note: 26 more files in Exercises/01-names are no part of it.")
  }

  @Test("A missing file is named with the command that restores it; other stages stay usable")
  func missingFile() throws {
    try tutor.course.remove("Exercises/01-names/BookList.swift")
    let run = tutor.run("check 1")
    #expect(run.status == .unavailable)
    #expect(
      run.complaints == """
        Exercises/01-names/BookList.swift is missing. “tutor reset Exercises/01-names/BookList.swift” \
        puts it back.

        """)
    #expect(tutor.run("check 2").status == .notPassed)
    tutor.run("reset Exercises/01-names/BookList.swift")
    #expect(tutor.run("check 1").status == .notPassed)
  }

  @Test("Without Exercises there is a sentence and status 69, and reset makes them again")
  func noExercises() throws {
    try tutor.course.remove("Exercises")
    let run = tutor.run("check")
    #expect(run.status == .unavailable)
    #expect(
      run.complaints == """
        The folder Exercises is missing, and with it your files. If you moved it, move it back; \
        “tutor reset 1” makes a new one for stage 1.

        """)
    #expect(tutor.run("reset 1").status == .success)
    #expect(tutor.run("check").status == .notPassed)
    #expect(tutor.run("check 2").complaints.contains("“tutor reset 2” puts it back."))
  }

  @Test("Several stages get a line each, and the first that fails an explanation")
  func several() throws {
    try tutor.course.solve(TestCourse.first)
    let run = tutor.run("check 2 1 02")
    #expect(run.status == .notPassed)
    #expect(
      run.output.hasPrefix(
        """
        ✗ 02-registries: not passed yet, 0 of 1
        ✓ 01-names: passed, 3 of 3

        These are the files as they came.
        """))
    #expect(run.lastLine == "Next: edit Exercises/02-registries, then type: tutor check 2")
  }

  @Test("A stage whose files are gone does not keep the others from being checked")
  func severalWithMissing() throws {
    try tutor.course.remove("Exercises/01-names")
    try tutor.course.solve(TestCourse.second)
    let run = tutor.run("check --all")
    #expect(run.status == .unavailable)
    #expect(run.complaints.hasPrefix("Stage 1: The folder Exercises/01-names is missing."))
    #expect(run.output.contains("02-registries: passed"))
  }

  @Test("When all pass, checking all says so last")
  func allPass() throws {
    try tutor.course.solve(TestCourse.first)
    try tutor.course.solve(TestCourse.second)
    let run = tutor.run("check --all")
    #expect(run.status == .success)
    #expect(
      run.output.hasSuffix(
        "\n\nAll 2 stages that are written passed; 1 is still to come.\nTo check them all once more, type: tutor next\n"
      ))
  }

  @Test("Ctrl-C ends a check with status 130 and without a record")
  func interrupted() throws {
    try tutor.course.write("// Ctrl-C", to: "Exercises/01-names/BookCell.swift")
    let run = tutor.run("check")
    #expect(run.status == .interrupted)
    #expect(run.complaints.contains("Stopped."))
    #expect(!tutor.course.exists(".tutor/progress.json"))
    #expect(run.console.activities.last == .some(nil))
  }

  @Test("A stage that is not written yet cannot be checked")
  func notWritten() {
    let run = tutor.run("check 3")
    #expect(run.status == .unavailable)
    #expect(
      run.complaints
        == "Stage 3, “Rows”, is not written yet. “tutor list” shows the stages.\n")
  }

  @Test("Progress that cannot be read is said once and does not change the verdict")
  func notReadable() throws {
    try tutor.course.write("in the way", to: ".tutor")
    try tutor.course.solve(TestCourse.first)
    let run = tutor.run("check")
    #expect(run.status == .success)
    #expect(
      run.complaints
        == ".tutor cannot be read: it is a file, where a folder belongs. Move it away, then try "
        + "again. Nothing new is recorded.\n")
  }

  @Test("Progress that cannot be written is said once and does not change the verdict")
  func notWritable() throws {
    // A link to nowhere: there is nothing to read and no folder to write to.
    try FileManager.default.createSymbolicLink(
      atPath: tutor.course.url(".tutor").path, withDestinationPath: "/proc/nowhere")
    let run = tutor.run("check")
    #expect(run.status == .notPassed)
    #expect(
      run.complaints == """
        .tutor cannot be written: it is a link to /proc/nowhere, which is not there. Remove the link \
        or bring back what it leads to, then try again. Your progress is not kept.

        """)
  }

  @Test("Without boxes there are words instead of marks")
  func plain() throws {
    #expect(tutor.run("check --plain").output.contains("\nStage 1 has not passed yet.\n"))
    try tutor.course.solve(TestCourse.first)
    let output = tutor.run("check --plain").output
    #expect(output.contains("\nPASSED: stage 1, Names\n"))
    #expect(output.contains("\n#1 made  Dune\n"))
  }

  @Test("A place in a file is a link to it")
  func link() throws {
    let run = tutor.run("check")
    let links = run.console.styled.flatMap(\.runs).compactMap(\.link)
    let paths = links.compactMap { URL(string: $0)?.path }
    let files = ["Exercises/01-names/BookCell.swift", "Tests/Stages/01-names/Suite.swift"]
    #expect(paths == files.map { tutor.course.url($0).path })
  }
}
