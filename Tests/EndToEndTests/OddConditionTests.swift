import Foundation
import Testing

@testable import TutorKit

/// The tutor where little is as it should be, with a compiler that is quick.
@Suite("Under odd conditions", .serialized) struct OddConditionTests {
  private let course: SmallCourse
  private let files = FileManager.default

  init() throws {
    course = try SmallCourse()
    try course.write("// mine\n", to: SmallCourse.file)
  }

  @Test("A course that is moved while the prompt is open is missed, and does not come back empty")
  func moved() throws {
    let session = try TerminalSession(course.program(), columns: 200)
    try session.waitForPrompt()
    let place = course.url("../elsewhere")
    try files.moveItem(at: course.folder, to: place)
    for line in ["list", "check", "reset 1 --yes", "lesson"] {
      session.enter(line)
      try session.wait(for: "any more. Go to where it is now, and start the tutor again.")
      try session.waitForPrompt()
    }
    #expect(!files.fileExists(atPath: course.folder.path))
    try files.moveItem(at: place, to: course.folder)
    session.enter("list")
    try session.wait(for: "> 01-shelf  in progress")
    session.press(.controlD)
    #expect(try session.waitForEnd() == .exited(0))
  }

  @Test("When the terminal is closed nothing goes on", arguments: ["", "watch", "check", "screen"])
  func closedTerminal(words: String) throws {
    let isBuilding = ["watch", "check"].contains(words)
    if isBuilding { try course.write("// slow\n", to: SmallCourse.file) }
    var program = course.program()
    program.arguments = words.isEmpty ? [] : [words]
    let session = try TerminalSession(program)
    if words.isEmpty {
      try session.waitForPrompt()
    } else {
      try session.wait(for: isBuilding ? "Building stage 1" : "Shelf")
    }
    session.hangUp()
    #expect(session.child.leftovers(after: .seconds(10)) == [])
    let deadline = ContinuousClock.now + .seconds(10)
    while session.child.end == nil, .now < deadline {
      session.child.updateEnd()
      usleep(20_000)
    }
    #expect(session.child.end != nil)
  }

  @Test("A check that waits for a tutor which somebody stopped says how that goes on")
  func stoppedTutor() throws {
    try course.write("// slow\n", to: SmallCourse.file)
    let session = try TerminalSession(course.program("check", "1"))
    try session.wait(for: "Building stage 1")
    let holder = session.child.id
    kill(holder, SIGSTOP)
    defer { kill(holder, SIGCONT) }
    let run = try PipeRun(course.shell("timeout -s INT 2 \"$0\" check 2"))
    let who = "(process \(holder), which is stopped: “kill -CONT \(holder)” lets it go on)"
    let isKnown = (try? String(contentsOfFile: "/proc/locks", encoding: .utf8))?.isEmpty == false
    #expect(
      run.errors.hasPrefix(
        "Waiting for another tutor that checks a stage of this course\(isKnown ? " \(who)" : "") …\n"
      ),
      "\(run)")
  }

  @Test("A window of one cell, or of none, stops nothing")
  func tinyWindow() throws {
    let session = try TerminalSession(course.program("watch"))
    try session.wait(for: "q quit")
    for (rows, columns) in [(1, 1), (0, 0), (1, 500), (40, 100)] {
      session.resize(rows: max(rows, 1), columns: max(columns, 1))
      session.type("lh")
      usleep(150_000)
    }
    try course.write("// right\n", to: SmallCourse.file)
    try session.wait(for: "PASSED")
    session.type("q")
    #expect(try session.waitForEnd() == .exited(0))
  }

  @Test(
    "The numbers of streams that are closed go to no file",
    .enabled(if: ProcessTable.exists, "looking at another process takes /proc"))
  func closedStreams() throws {
    let run = try PipeRun(
      course.shell(
        """
        "$0" watch >&- 2>&- <&- & sleep 2
        readlink /proc/$!/fd/0 /proc/$!/fd/1 /proc/$!/fd/2; kill $!; tutor next 2>&-
        """))
    #expect(run.lines.prefix(3) == ["/dev/null", "/dev/null", "/dev/null"], "\(run)")
    #expect(run.output.contains("Stage 2: Book"), "\(run)")
  }

  @Test("Where no file may grow, that is said and nothing is lost")
  func noGrowth() throws {
    for words in ["next", "reset 1 --yes"] {
      let run = try PipeRun(course.shell("ulimit -f 0; tutor \(words)"))
      run.expect(69, complains: "File too large")
      #expect(try String(contentsOf: course.url(SmallCourse.file), encoding: .utf8) == "// mine\n")
    }
  }

  @Test(
    "A course that may not be read is one all the same",
    .enabled(if: Hindrance.canLosePrivileges, "taking privileges from root takes setpriv"))
  func unreadable() throws {
    let lessons = course.url("lessons")
    try files.setAttributes([.posixPermissions: 0o000], ofItemAtPath: lessons.path)
    defer { try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: lessons.path) }
    let run = try PipeRun(Hindrance.withoutPrivileges(course.program("list")))
    run.expect(69, complains: "lessons cannot be read: Permission denied")
  }
}
