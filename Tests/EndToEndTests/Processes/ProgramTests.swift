import Foundation
import Testing

@Suite("Programs that tests start") struct ProgramTests {
  private func shell(_ script: String) -> Program {
    Program(
      executable: "/bin/sh", arguments: ["-c", script],
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"], directory: "/tmp")
  }

  @Test("A run in pipes has both outputs, the input and the status")
  func pipes() throws {
    let run = try PipeRun(shell("read word; echo got $word; echo oh >&2; exit 3"), input: "a\n")
    #expect(run.output == "got a\n")
    #expect(run.errors == "oh\n")
    #expect(run.end == .exited(3))
    #expect(run.leftovers == [])
    #expect(try PipeRun(shell("kill -9 $$")).end == .signalled(9))
    #expect(try PipeRun(shell("head -c 1000000 /dev/zero")).outputBytes.count == 1_000_000)
  }

  @Test(
    "A process that outlives its program is found and ended",
    .enabled(if: ProcessTable.exists, "this system has no /proc"))
  func leftovers() throws {
    let run = try PipeRun(shell("setsid sleep 600 >/dev/null 2>&1 & exit 0"))
    #expect(run.leftovers == ["sleep 600 "])
    let brief = try PipeRun(shell("setsid sleep 0.2 >/dev/null 2>&1 & exit 0"))
    #expect(brief.leftovers == [])
  }

  @Test("A run that takes too long is ended, and fails with what it wrote so far")
  func timeLimit() throws {
    let error = #expect(throws: TimeLimit.self) {
      try PipeRun(shell("echo so far; sleep 600"), limit: .seconds(1))
    }
    #expect(error?.description.contains("so far") == true)
  }

  @Test("A program on a terminal sees its size and what is typed")
  func terminal() throws {
    let session = try TerminalSession(shell("stty size; read word; echo got $word"), columns: 44)
    try session.wait(for: "40 44")
    session.enter("목록")
    try session.wait(for: "got 목록")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.screen.transcript == ["40 44", "목록", "got 목록"])
  }

  @Test("Ctrl-C reaches the program in the foreground")
  func interrupt() throws {
    // What a shell starts only after the key was pressed does not get the signal.
    let session = try TerminalSession(shell("(echo ready; exec sleep 600); echo on"))
    try session.wait(for: "ready")
    session.press(.controlC)
    #expect(try session.waitForEnd() == .signalled(2))
  }

  @Test("What does not appear in time fails with the whole screen")
  func screenInFailure() throws {
    let session = try TerminalSession(shell("echo something else; sleep 600"))
    try session.wait(for: "something")
    let error = #expect(throws: TimeLimit.self) {
      try session.wait(for: "something new", within: .milliseconds(200))
    }
    #expect(error?.description.contains("\nsomething else\n") == true)
    #expect(error?.description.contains("“something new”") == true)
  }

  @Test("What was on the screen before a line was entered does not count")
  func lookingFromHere() throws {
    let session = try TerminalSession(shell("echo passed; read word; sleep 0.3; echo failed; cat"))
    try session.wait(for: "passed")
    session.enter("again")
    #expect(!session.seen.contains("passed"))
    try session.wait(for: "failed")
    #expect(session.seen.first == "again")
  }
}
