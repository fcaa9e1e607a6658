import Foundation
import Testing

@testable import TutorKit

@Suite("tutor lesson, screen and report")
struct LessonScreenReportTests {
  var tutor: TestTutor

  init() throws {
    tutor = try TestTutor()
  }

  @Test("A lesson is laid out, and ends with the files and the next command")
  func lesson() {
    #expect(
      tutor.run("lesson").output == """
        # Names

        Say it once.

        Left open, tutor watch checks every save.
        Your files: Exercises/01-names
        Next, type: tutor check

        """)
    #expect(tutor.run("lesson 2").lastLine == "Next, type: tutor check 2")
  }

  @Test("The epilogue is found by the beginning of its name, and only if there is one")
  func epilogue() throws {
    #expect(tutor.run("lesson epilogue").status == .usage)
    try tutor.course.addEpilogue()
    for name in ["epilogue", "epi", "EPILOGUE"] {
      #expect(
        tutor.run("lesson \(name)").output == """
          # Names today

          All of them.

          To see all stages, type: tutor list

          """)
    }
    #expect(tutor.run("check epilogue").status == .usage)
    #expect(tutor.run("lesson names").output.hasPrefix("# Names\n"))
  }

  @Test("A lesson that is missing is named")
  func missingLesson() throws {
    try tutor.course.remove("lessons/en/pages/02-registries.md")
    let run = tutor.run("lesson 2")
    #expect(run.status == .unavailable)
    #expect(run.complaints.contains("lessons/en/pages/02-registries.md is missing"))
  }

  @Test("The screen is drawn before and after scrolling, with the views that show it")
  func screen() {
    let run = tutor.run("screen")
    #expect(run.status == .success)
    #expect(
      run.output == """
        BookList: At the top
        #1 made   ┤ Dune
        #2 made   ┤ Emma
                    ──

        BookList: One row down
        #2 kept   ┤ Emma
        #1 reused ┤ Ulysses
                    ──

        3 views were made, and a view was reused once. Waiting for reuse: 1 BookCell.

        #1 is the first view that the list made. made: new; reused: it showed something else before; \
        kept: it has stayed.

        """)
  }

  @Test("Of many frames the first and the last are drawn, and what happened is told between those")
  func manyFrames() {
    func frame(
      _ number: Int, _ instances: [Int], from row: Int, made: Int, screen: String = "List"
    ) -> ScreenFrame {
      let cells = instances.enumerated().map { index, instance in
        ScreenFrame.Cell.shows(line: index / 2, row: row + index, instance: instance, .kept)
      }
      return ScreenFrame(
        screen: screen, title: "Frame \(number)", offset: 0, lines: ["a  b", "c  d"], cells: cells,
        pool: [:],
        made: made, reused: 0)
    }
    let first = frame(1, [1, 2, 3, 4], from: 0, made: 4)
    let last = frame(6, [3, 4, 5, 1], from: 2, made: 5)
    let between = (2...5).map { frame($0, [], from: 0, made: 4) }
    let frames = [first] + between + [last]
    let story = ScreenView(isPlain: false, columns: nil).story(frames)
    #expect(
      story.map(\.plain) == [
        "List: Frame 1\n#1 #2 kept        ┤ a  b\n#3 #4 kept        ┤ c  d",
        "List: Frame 6\n#3 #4 kept        ┤ a  b\n#5 made #1 reused ┤ c  d",
      ])
    let grid = [frame(1, [1, 2, 3, 4], from: 0, made: 4, screen: "Grid")]
    #expect((frames + grid).screens == [frames, grid])
  }

  @Test("On a narrow terminal the ruler makes room, and stands below")
  func narrowScreen() {
    var tutor = tutor
    tutor.columns = 12
    #expect(
      tutor.run("screen").output.hasPrefix(
        """
        BookList: At
        the top
        Dune
        Emma
        ──
        From the
        top: #1
        made; #2
        made.

        """))
  }

  @Test("The notes beside a screen that a test saw stand below it where there is no room")
  func narrowNotes() {
    let screen = """
      ╭──────────────╮
      │  Dune        ┃  0-0  #1 made
      │ ┌───┐  ┌───┐ ┃
      │ │ a │  │ b │ │  0-1  #2 made, 0-2  not dequeued
      ╰──────────────╯
        made 2, reused 0
      """
    func drawing(in columns: Int) -> String {
      ScreenView(isPlain: false, columns: columns).drawing(of: screen).plain
    }
    #expect(drawing(in: 80).split(separator: "\n")[1] == "    │  Dune        ┃  0-0  #1 made")
    #expect(
      drawing(in: 24) == """
        ╭──────────────╮
        │  Dune        ┃
        │ ┌───┐  ┌───┐ ┃
        │ │ a │  │ b │ │
        ╰──────────────╯
          made 2, reused 0
        From the top: 0-0 #1
        made; 0-1 #2 made, 0-2
        not dequeued.
        """)
  }

  @Test("Code that stops in between still shows the screens before")
  func stopped() throws {
    try tutor.course.write("// stops", to: "Exercises/01-names/BookCell.swift")
    let run = tutor.run("screen")
    #expect(run.status == .notPassed)
    #expect(run.output.contains("One row down"))
    #expect(
      run.output.hasSuffix(
        "The code of stage 1 stopped here: could not dequeue\nNext, type: tutor check\n"))
  }

  @Test("Code that does not compile has no screen")
  func compileError() throws {
    try tutor.course.write("// does not compile", to: "Exercises/01-names/BookCell.swift")
    let run = tutor.run("screen")
    #expect(run.status == .notPassed)
    #expect(run.output.contains("There is no screen: stage 1 does not compile yet."))
  }

  @Test("Without results there is no report")
  func noResults() {
    let run = tutor.run("report")
    #expect(run.status == .unavailable)
    #expect(run.complaints == "There are no results yet. “tutor check” makes some.\n")
  }

  @Test("A report has the last result of every stage, on the output or in a file")
  func report() throws {
    tutor.run("check 1")
    tutor.run("check 2")
    let folder = tutor.course.folder
    let reports = try tutor.course.course.written.compactMap {
      ResultsStore(folder: folder).load($0, now: TestTutor.now).report
    }
    #expect(reports.map(\.stage) == [TestCourse.first, TestCourse.second])
    let graded = GradedClass(checks: reports, of: try tutor.course.course, in: folder)
    let expected = ReportFormat.junit.documents(graded)[0].text
    let run = tutor.run("report --format junit")
    #expect(run.output == expected || run.output == expected + "\n")
    #expect(tutor.run("report -o out.xml").status == .success)
    #expect(try tutor.course.read("out.xml") == expected)
  }

  @Test("On a terminal a report is told in words, and how to have it for a machine")
  func reportForAPerson() throws {
    tutor.run("check 1")
    var tutor = tutor
    tutor.columns = 80
    let run = tutor.run("report")
    #expect(
      run.output == """
        ✗ 01-names: not passed yet, 0 of 3
          task 1: The row is right (failed)
          task 1: The reuse is right (failed)
          task 2: The grid is right (failed)
        02-registries: not checked yet

        To have it as JUnit XML, type: tutor report -o results.xml

        """)
    #expect(tutor.run("report --format junit").output.contains("<testsuites"))
  }

  @Test("A report replaces a report, and nothing else: a mistyped path costs no work")
  func reportKeepsOtherFiles() throws {
    tutor.run("check 1")
    #expect(tutor.run("report -o out.xml").status == .success)
    #expect(tutor.run("report -o out.xml").status == .success)
    for path in ["Exercises/01-names/BookCell.swift", ".tutor/progress.json"] {
      let before = try tutor.course.read(path)
      let run = tutor.run("report -o \(path)")
      #expect(run.status == .unavailable)
      #expect(run.complaints.contains("\(path) is there already and is no report"))
      #expect(try tutor.course.read(path) == before)
    }
    let run = tutor.run("report -o nowhere/out.xml")
    #expect(run.status == .unavailable)
    #expect(run.complaints.contains("there is no folder nowhere"))
    #expect(!tutor.course.exists("nowhere"))
  }

  @Test("A report into a device is written to the device")
  func reportIntoADevice() throws {
    tutor.run("check 1")
    #expect(tutor.run("report -o /dev/null").status == .success)
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
    #expect(tutor.run("report -o Exercises").complaints.contains("it is a folder"))
  }

  @Test("A device that is full and a pipe that nobody reads are told, with what to do")
  func reportNowhere() throws {
    tutor.run("check 1")
    #expect(mkfifo(tutor.course.url("pipe").path, 0o600) == 0)
    let pipe = tutor.run("report -o pipe")
    #expect(pipe.status == .unavailable)
    #expect(
      pipe.complaints == """
        pipe cannot be written: No such device or address. Nobody reads from there. Start the program \
        that does, then try again.

        """)
    #if os(Linux)
      #expect(
        tutor.run("report -o /dev/full").complaints == """
          /dev/full cannot be written: No space left on device. Free some space on that disk, then \
          try again.

          """)
    #endif
    #expect(
      tutor.run("report -o nowhere/out.xml").complaints.hasSuffix(
        "there is no folder nowhere. Mend that or name another place, then try again.\n"))
  }

  @Test("check --report writes the same file, though the stage has not passed")
  func checkReport() throws {
    let run = tutor.run("check --report a.xml --report b.xml")
    #expect(run.status == .notPassed)
    #expect(try tutor.course.read("a.xml") == tutor.course.read("b.xml"))
  }
}
