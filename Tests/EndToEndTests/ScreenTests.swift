import Foundation
import Testing

/// The stage's lists, played on a terminal.
@Suite("tutor screen, seen from outside", .serialized) struct ScreenTests {
  private let course: SmallCourse

  init() throws {
    course = try SmallCourse()
  }

  private func wait(for line: String, on session: TerminalSession) throws {
    try session.wait("for the line “\(line)”", within: .seconds(60)) {
      session.screen.lines.contains { $0.hasPrefix(line) }
    }
  }

  @Test("Scrolling shows which view shows which row, and when it is used again")
  func reuse() throws {
    let session = try TerminalSession(course.program("screen", "1"), rows: 24, columns: 80)
    try wait(for: "#3 made   ┤ Ulysses", on: session)
    #expect(session.screen.isTaken)
    session.press(.down)
    try wait(for: "#4 made   ┤ Walden", on: session)
    session.press(.down)
    try wait(for: "#1 reused ┤ Zorba", on: session)
    #expect(session.screen.lines[0] == "Stage 1: Shelf (1 of 2)  2 down", "\(session.picture)")
    #expect(session.screen.lines.contains { $0.contains("#2  Book  waits for reuse") })
    #expect(session.screen.lines.contains { $0.contains("#1  Book  shows 0-4") })
    session.press(.home)
    try wait(for: "#1 made   ┤ Dune", on: session)
    session.press(.end)
    try wait(for: "#1 reused ┤ Zorba", on: session)
    session.press(.pageUp)
    try wait(for: "#1 made   ┤ Dune", on: session)
    session.press(.tab)
    try wait(for: "#1 made ┤ Poe", on: session)
    session.type("1")
    try wait(for: "#1 made   ┤ Dune", on: session)
    session.press(.escape)
    #expect(try session.waitForEnd(within: .seconds(20)) == .exited(0))
    #expect(!session.screen.isTaken)
    #expect(session.screen.unknown == [])
  }

  @Test("A window of another size is filled anew, and Ctrl-Z and Ctrl-C give the screen back")
  func resizedAndStopped() throws {
    let script = "set -m; stty -g; tutor screen 1; echo stopped; read line; fg; stty -g"
    let session = try TerminalSession(course.shell(script), rows: 24, columns: 100)
    try wait(for: "#3 made   ┤ Ulysses", on: session)
    session.press(.controlZ)
    try session.wait(for: "stopped")
    #expect(!session.screen.isTaken && !session.givesKeys)
    session.enter("on")
    try wait(for: "↑ ↓ a row", on: session)
    #expect(session.screen.isTaken)
    session.resize(rows: 12, columns: 40)
    try session.wait("for the footer", within: .seconds(20)) {
      session.screen.lines.last?.hasPrefix("↑ ↓ Page") == true
    }
    #expect(session.screen.lines.contains { $0.hasPrefix("#3 made   ┤ Ulysses") })
    // What is cut says so in the last column.
    #expect(
      session.screen.lines[0] == "Stage 1: Shelf (1 of 2)  The top of the…", "\(session.picture)")
    #expect(session.screen.brokenLines == [])
    session.press(.controlC)
    _ = try session.waitForEnd(within: .seconds(20))
    #expect(!session.screen.isTaken && !session.givesKeys)
  }

  @Test("Beside the list stands what the last test saw that did not pass, where there is room")
  func beforeAndNow() throws {
    _ = try PipeRun(course.program("check", "1"))
    let session = try TerminalSession(course.program("screen", "1"), rows: 24, columns: 120)
    try wait(for: "#3 made   ┤ Ulysses", on: session)
    #expect(
      session.screen.lines.contains { $0.contains("As the test saw it: holds()") },
      "\(session.picture)")
    #expect(session.screen.lines.contains { $0.contains("┤ Emma") && $0.contains("nothing yet") })
    session.type("q")
    #expect(try session.waitForEnd() == .exited(0))
  }

  @Test("From the watch it is a key away, and leads back to it")
  func fromTheWatch() throws {
    let session = try TerminalSession(course.program("watch"))
    try wait(for: "h hint  l list", on: session)
    session.type("s")
    try wait(for: "#3 made   ┤ Ulysses", on: session)
    session.type("q")
    try session.wait("for the watch", within: .seconds(20)) { !session.screen.isTaken }
    session.type("q")
    #expect(try session.waitForEnd() == .exited(1))
  }

  @Test("In a pipe, and with --plain, each list is drawn once")
  func drawn() throws {
    let run = try PipeRun(course.program("screen", "1"))
    #expect(run.end == .exited(0), "\(run)")
    #expect(run.lines.first == "Shelf: The top of the list")
    #expect(run.lines.contains("#1 reused ┤ Zorba"), "\(run)")
    #expect(run.lines.contains("Grid: The top of the list"))
    #expect(!run.lines.contains("1 down"))
    let plain = try TerminalSession(course.program("screen", "1", "--plain"))
    #expect(try plain.waitForEnd() == .exited(0))
    #expect(plain.screen.transcript.contains("#1 reused  Zorba"), "\(plain.picture)")
  }
}
