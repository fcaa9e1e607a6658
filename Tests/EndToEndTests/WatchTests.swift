import Foundation
import Testing

/// The tutor that watches, on a terminal and in a pipe, with a compiler that is quick.
@Suite("tutor watch, seen from outside", .serialized) struct WatchTests {
  private let course: SmallCourse
  private let failing = "h hint  l list  s screen  r again  q quit"
  private let passed = "l list  s screen  n next  r again  q quit"
  private let refused = "h hint  l list  r again  q quit"

  init() throws {
    course = try SmallCourse()
  }

  /// Waits until a line on the screen is `text`: all is drawn anew now and then.
  private func wait(
    for text: String, on session: TerminalSession, builds: Int? = nil
  ) throws {
    try session.wait("for the line “\(text)”", within: .seconds(60)) {
      session.screen.lines.contains(text) && (builds.map { course.builds.count == $0 } ?? true)
    }
  }

  private func start(_ arguments: String...) throws -> TerminalSession {
    var program = course.program("watch")
    program.arguments += arguments
    let session = try TerminalSession(program)
    try session.wait(for: failing)
    return session
  }

  @Test("A save is checked once, whether the editor replaces the file or writes into it")
  func saves() throws {
    let session = try start()
    try course.replace(SmallCourse.file, with: "// better\n")
    try wait(for: failing, on: session, builds: 2)
    // It is moved away for a moment, and the new one has another name until it is whole.
    let file = course.url(SmallCourse.file)
    try FileManager.default.moveItem(
      at: file, to: course.url(SmallCourse.file + "~"))
    usleep(100_000)
    #expect(FileManager.default.createFile(atPath: file.path, contents: Data()))
    usleep(100_000)
    try course.write("// wrong\n", to: SmallCourse.file)
    try wait(for: refused, on: session)
    #expect(session.screen.lines.contains("Saved: Shelf.swift."), "\(session.picture)")
    #expect(session.screen.lines.contains { $0.contains("this is wrong") }, "\(session.picture)")

    // What an editor keeps for itself is no save, nor is one that changes nothing.
    try course.write("x", to: "Exercises/01-shelf/.Shelf.swift.swp")
    try course.write("x", to: "Exercises/01-shelf/4913")
    try course.replace(SmallCourse.file, with: "// wrong\n")
    try course.write("// right\n", to: SmallCourse.file)
    try wait(for: passed, on: session)
    #expect(
      course.builds == [
        "01-shelf: // as it came", "01-shelf: // better", "01-shelf: // wrong",
        "01-shelf: // right",
      ])
    #expect(session.screen.lines.contains("✓ PASSED: stage 1, Shelf"), "\(session.picture)")
    session.type("q")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.screen.unknown == [])
  }

  @Test("A save while a check runs ends that, and the new text is checked")
  func saveDuringACheck() throws {
    let session = try start()
    try course.write("// slow\n", to: SmallCourse.file)
    try session.wait(for: "Building stage 1")
    try course.write("// right\n", to: SmallCourse.file)
    try wait(for: passed, on: session)
    session.type("q")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.child.leftovers() == [])
  }

  @Test("Keys need no Enter, and those that do not work now do nothing")
  func keys() throws {
    let session = try start()
    session.type("n\u{1B}[15~x")
    session.type("h")
    try wait(for: "Hint 1 of 3", on: session)
    try wait(for: "Another hint: press h", on: session)
    session.type("l")
    try wait(for: "> 01-shelf  in progress, 0 of 1", on: session)
    session.type("r")
    try wait(for: failing, on: session, builds: 2)

    try course.write("// right\n", to: SmallCourse.file)
    try wait(for: "Next, press: n", on: session)
    session.type("n")
    try wait(for: "Stage 2: Book", on: session)
    try wait(for: failing, on: session)
    #expect(course.builds.last == "02-book: // as it came")
    try course.write("// right\n", to: "Exercises/02-book/Book.swift")
    try wait(for: "✓ PASSED: stage 2, Book", on: session)
    try wait(for: passed, on: session)
    session.type("n")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.screen.transcript.contains { $0.hasPrefix("FINISHED") }, "\(session.picture)")
    let again = try PipeRun(course.program("watch"))
    #expect(again.end == .exited(0))
    #expect(again.output.hasPrefix("All 2 stages passed."))
  }

  enum End: String, CaseIterable, CustomTestStringConvertible {
    case key, controlC, terminate, hangUp, quit, crash, abort

    var testDescription: String { rawValue }

    /// The signal that ends the tutor, and the status that a shell gives it.
    var effect: (signal: Int32?, status: Int) {
      switch self {
      case .key: (nil, 1)
      case .controlC: (nil, 130)
      case .terminate: (SIGTERM, 143)
      case .hangUp: (SIGHUP, 129)
      case .quit: (SIGQUIT, 131)
      case .crash: (SIGSEGV, 139)
      case .abort: (SIGABRT, 134)
      }
    }
  }

  /// The lines of a shell's transcript that `stty -g` wrote.
  private func modes(_ session: TerminalSession) -> [String] {
    session.screen.transcript.filter { $0.contains(/^[0-9a-f]+(:[0-9a-f]+){10,}$/) }
  }

  private func tutor(in session: TerminalSession) throws -> pid_t {
    try #require(
      session.child.processes.first { $0.command.hasPrefix(course.program().executable) }?.id)
  }

  @Test("The terminal is as it was before, whatever ends the watch", arguments: End.allCases)
  func restores(end: End) throws {
    // What is no crash needs no variable for that nobody is asked about it.
    let variables = end == .crash || end == .abort ? "" : "unset SWIFT_BACKTRACE; "
    let session = try TerminalSession(
      course.shell("ulimit -c 0; \(variables)stty -g; tutor watch; echo ended $?; stty -g"),
      columns: 200)
    try session.wait(for: failing)
    #expect(session.givesKeys)
    switch end {
    case .key: session.type("q")
    case .controlC: session.press(.controlC)
    default: kill(try tutor(in: session), try #require(end.effect.signal))
    }
    try session.wait(for: "ended \(end.effect.status)", within: .seconds(20))
    _ = try session.waitForEnd()
    let modes = modes(session)
    #expect(modes.count == 2 && modes.first == modes.last, "\(session.picture)")
  }

  @Test("Ctrl-Z gives the terminal back, and fg goes on where it was")
  func stopped() throws {
    let script = "set -m; stty -g; tutor watch; stty -g; echo stopped; read line; fg; stty -g"
    let session = try TerminalSession(course.shell(script), columns: 200)
    try session.wait(for: failing)
    session.press(.controlZ)
    try session.wait(for: "stopped")
    #expect(!session.givesKeys)
    #expect(modes(session).count == 2 && Set(modes(session)).count == 1, "\(session.picture)")
    try course.write("// wrong\n", to: SmallCourse.file)
    session.enter("on")
    try wait(for: refused, on: session)
    #expect(session.givesKeys)
    session.type("q")
    _ = try session.waitForEnd()
    #expect(Set(modes(session)).count == 1, "\(session.picture)")
  }

  @Test("A window of another size has the verdict drawn anew, within its edges")
  func resized() throws {
    let session = try start()
    session.resize(rows: 30, columns: 40)
    try wait(for: "h hint l list s screen r again q quit", on: session)
    #expect(session.screen.transcript.contains("✗ Stage 1 has not passed yet."))
    #expect(session.screen.brokenLines == [], "\(session.picture)")
  }

  @Test("A window of another size leaves a hint that is being read where it is")
  func resizedHint() throws {
    let session = try start()
    session.type("h")
    try wait(for: "Another hint: press h", on: session)
    session.resize(rows: 30, columns: 60)
    usleep(200_000)
    session.type("l")
    try wait(for: "> 01-shelf  in progress, 0 of 1", on: session)
    #expect(!session.screen.transcript.contains { $0.contains("Watching") }, "\(session.picture)")
    session.type("q")
    #expect(try session.waitForEnd() == .exited(1))
  }

  @Test("--plain redraws nothing, and keys work all the same")
  func plain() throws {
    let session = try start("--plain")
    try course.write("// right\n", to: SmallCourse.file)
    try wait(for: passed, on: session)
    session.type("q")
    #expect(try session.waitForEnd() == .exited(0))
    let text = String(decoding: session.bytes, as: UTF8.self)
    for sequence in ["\u{1B}[H", "\u{1B}[J", "\u{1B}[K", "\u{1B}[?1049h"] {
      #expect(!text.contains(sequence))
    }
  }

  @Test("From the prompt it works too, and the prompt has its terminal back")
  func fromThePrompt() throws {
    let session = try TerminalSession(course.program())
    try session.waitForPrompt()
    session.enter("watch")
    try session.wait(for: failing)
    session.type("q")
    try session.waitForPrompt()
    session.type("hin")
    session.press(.tab)
    try session.wait(for: "tutor> hint")
    session.press(.controlC)
    try session.waitForPrompt()
    session.press(.controlD)
    #expect(try session.waitForEnd() == .exited(0))
  }

  @Test("In a pipe it ends with the pass, and shows each verdict as a check does")
  func pipe() throws {
    let run = try PipeRun(
      course.shell(
        """
        (sleep 1; echo '// wrong' > \(SmallCourse.file); sleep 1; mv \(SmallCourse.file) gone
         sleep 2; echo '// right' > \(SmallCourse.file)) & tutor watch
        """))
    #expect(run.end == .exited(0), "\(run)")
    let verdicts = run.lines.filter { $0.hasPrefix("✗ Stage") || $0.hasPrefix("✓ PASSED") }
    #expect(
      verdicts == [
        "✗ Stage 1 has not passed yet.", "✗ Stage 1 does not compile yet.",
        "✓ PASSED: stage 1, Shelf",
      ], "\(run)")
    #expect(run.errors.contains("Exercises/01-shelf/Shelf.swift is missing"), "\(run)")
    #expect(!run.outputBytes.contains(0x1B))
    let interrupted = try PipeRun(course.shell("timeout -s INT 2 \"$0\" watch 2"))
    #expect(interrupted.end == .exited(124) || interrupted.end == .exited(130), "\(interrupted)")
  }

  @Test("A course that is moved away ends it with a sentence")
  func moved() throws {
    let session = try start()
    try FileManager.default.moveItem(at: course.folder, to: course.url("../elsewhere"))
    #expect(try session.waitForEnd(within: .seconds(20)) == .exited(69))
    #expect(
      session.screen.transcript.joined(separator: " ").contains("any more. Go to where it is now"),
      "\(session.picture)")
  }
}
