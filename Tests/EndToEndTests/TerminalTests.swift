import Foundation
import Testing

extension TutorTests {
  @Suite("Terminals and wishes") struct Terminals {
    private let course: CourseCopy
    private let stage = "01-hard-coded-strings"

    init() throws {
      course = try CourseCopy.fresh()
    }

    /// Runs a command on a terminal and returns what it wrote.
    private func bytes(
      _ arguments: [String], columns: Int = 100, environment: [String: String]
    ) throws -> (text: String, screen: TerminalScreen) {
      let session = try TerminalSession(
        course.program(arguments, environment: environment), columns: columns)
      #expect(try session.waitForEnd(within: .seconds(300)) != .exited(70), "\(session.picture)")
      return (String(decoding: session.bytes, as: UTF8.self), session.screen)
    }

    @Test("NO_COLOR, --color never and TERM=dumb are obeyed; --color always works in a pipe")
    func colour() throws {
      let coloured = try bytes(["list"], environment: [:])
      #expect(coloured.text.contains("\u{1B}["))
      let plain: [([String], [String: String])] = [
        (["list"], ["NO_COLOR": "1"]),
        (["list", "--color", "never"], [:]),
        (["list"], ["TERM": "dumb"]),
      ]
      for (arguments, environment) in plain {
        let run = try bytes(arguments, environment: environment)
        #expect(!run.text.contains("\u{1B}"), "\(run.text)")
        #expect(run.screen.transcript == coloured.screen.transcript)
      }
      let always = try course.run("list", "--color", "always", environment: ["NO_COLOR": "1"])
      #expect(always.output.contains("\u{1B}["))
    }

    @Test("The doctor sees the terminal as it is")
    func doctor() throws {
      let run = try bytes(["doctor"], columns: 60, environment: ["LANG": "ko_KR.EUC-KR"])
      let lines = run.screen.transcript
      #expect(lines.contains("+ Terminal: 60 columns, 40 rows, xterm-256color."), "\(lines)")
      #expect(
        lines.contains(#"* Letters: LANG is "ko_KR.EUC-KR", which is not UTF-8:"#), "\(lines)")
      #expect(lines.last == "Everything works.")
      // The course's own path, spelled in ASCII, may take more than a line has.
      #expect(run.screen.brokenLines.filter { !$0.contains(#"\u{"#) } == [])
    }

    @Test("--plain draws no boxes and redraws nothing, in a check too")
    func plain() throws {
      try course.solve(stage)
      let usual = try bytes(["check", "1"], environment: [:])
      #expect(usual.text.contains("\u{1B}[K"), "A check shows what it does")
      let run = try bytes(["check", "1", "--plain"], environment: [:])
      #expect(run.screen.transcript.contains("PASSED: stage 1, Hard-coded strings"))
      for sign in ["\u{1B}[K", "\u{1B}[2K", "\r\u{1B}", "✓", "┤", "│", "┃", "─", "⠋"] {
        #expect(!run.text.contains(sign), "\(run.screen.transcript.joined(separator: "\n"))")
      }
    }

    @Test("NO_COLOR leaves no escape sequence in a check on a terminal that cannot redraw")
    func dumb() throws {
      try course.solve(stage)
      let run = try bytes(["check", "1"], environment: ["TERM": "dumb", "NO_COLOR": "1"])
      #expect(!run.text.contains("\u{1B}"))
      #expect(run.screen.transcript.contains("✓ PASSED: stage 1, Hard-coded strings"))
    }

    @Test("A terminal of 40 columns shows checks and screens without a broken line")
    func narrow() throws {
      // One test further the screen is shown too.
      try course.edit(
        stage, "BookListViewController.swift", replacing: "Bookcell", with: "BookCell")
      let stub = try bytes(["check", "1", "--verbose"], columns: 40, environment: [:])
      #expect(stub.screen.brokenLines == [])
      #expect(stub.screen.transcript.contains { $0.contains("╭──") })
      #expect(stub.screen.transcript.joined(separator: " ").contains("Stage 1 has not passed yet."))
      try course.solve(stage)
      // Where nothing can be redrawn the screen is drawn once, and not played.
      for (arguments, terminal) in [(["screen", "1"], "dumb"), (["check", "1"], "xterm")] {
        let run = try bytes(arguments, columns: 40, environment: ["TERM": terminal])
        // What the learner changed is code, and stays as it is.
        let prose = run.screen.brokenLines.filter { !$0.hasPrefix("  ") }
        #expect(prose == [], "\(run.screen.transcript.joined(separator: "\n"))")
        #expect(run.screen.transcript.contains { $0.contains("Emma") })
      }
    }

    @Test("Without a terminal the tutor says where the learner stands, and ends")
    func noTerminal() throws {
      let run = try course.run(input: "check\nlist\n")
      run.expect(
        0, says: "0 of \(try course.written.count) stages passed.", "Next, type: ./tutor lesson")
      #expect(run.lines.count == 4)
      // Output that is a terminal while the input is none is no place for a prompt either.
      try course.run("list", environment: ["TERM": ""]).expect(0, says: stage)
    }

    @Test("Output that a full or closed file refuses is told; a reader that left is not missed")
    func lostOutput() throws {
      func run(_ command: String) throws -> PipeRun {
        var program = course.program([])
        program.arguments = ["-c", command, program.executable]
        program.executable = "/bin/sh"
        return try PipeRun(program)
      }
      for command in ["list", "lesson 1", "--help"] {
        try run("\"$0\" \(command) >/dev/full").expect(
          69, complains: "Not all of the output could be written: No space left on device.")
        try run("\"$0\" \(command) >&-").expect(69, complains: "Bad file descriptor")
      }
      let reader = try run("\"$0\" lesson 1 | head -n 1")
      reader.expect(0, says: "Hard-coded strings")
      #expect(reader.errors == "")
    }

    @Test("Long lessons go through the pager that the learner wishes for")
    func pager() throws {
      let paged = try bytes(["lesson"], environment: ["PAGER": "sed s/^/paged:/"])
      #expect(paged.screen.transcript.contains { $0.hasPrefix("paged:") })
      #expect(paged.screen.transcript.last == "Next, type: ./tutor check")
      let missing = try bytes(["lesson"], environment: ["PAGER": "no-such-pager"])
      #expect(missing.screen.transcript.contains { $0.contains("1. Mend one letter") })
      try course.run("lesson", environment: ["PAGER": "false"])
        .expect(0, says: "1. Mend one letter")
    }

    @Test("A screen in a pipe is a drawing with a ruler of the cells, made and kept and reused")
    func screen() throws {
      try course.solve(stage)
      let run = try course.run("screen", "1")
      run.expect(0, says: "The top of the list", "The end of the list", "views were made")
      #expect(run.lines.contains { $0.hasPrefix("#1 made") && $0.contains("Open until eight") })
      #expect(run.lines.contains { $0.contains("reused") && $0.contains("Walden") })
      #expect(run.lines.contains { $0.contains("18 books, € 212") })
    }
  }
}
