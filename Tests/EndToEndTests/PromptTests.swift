import Foundation
import Testing

extension TutorTests {
  @Suite("The prompt") struct PromptOnATerminal {
    private let course: CourseCopy

    init() throws {
      course = try CourseCopy.fresh()
    }

    private func start(rows: Int = 40, columns: Int = 100) throws -> TerminalSession {
      let session = try course.terminal(rows: rows, columns: columns)
      try session.waitForPrompt()
      return session
    }

    @Test("It greets, says where the learner stands and what to type, and Ctrl-D leaves")
    func greeting() throws {
      let session = try start()
      #expect(
        session.screen.transcript == [
          "Welcome to “Lists without mistakes”.",
          "help lists what you can type, Tab completes it, Ctrl-D leaves.",
          "",
          "0 of \(try course.written.count) stages passed.",
          "You are at stage 1, 01-hard-coded-strings: todo.",
          "Next, type: lesson",
          "tutor>",
        ], "\(session.picture)")
      session.press(.controlD)
      #expect(try session.waitForEnd() == .exited(0))
      #expect(session.screen.unknown == [])
    }

    @Test("Words that leave do")
    func leaving() throws {
      for word in ["quit", "exit"] {
        let session = try start()
        session.enter(word)
        #expect(try session.waitForEnd() == .exited(0))
      }
    }

    @Test("Ctrl-\\ at the prompt does nothing, and does not end in a debugger")
    func controlBackslash() throws {
      let session = try start()
      session.type("li\u{1C}st")
      session.lookFromHere()
      session.enter("")
      try session.waitForPrompt()
      #expect(session.seen.contains { $0.contains("03-header-footer-registries") })
      session.press(.controlD)
      #expect(try session.waitForEnd() == .exited(0))
    }

    @Test("Ctrl-Z where no shell could bring the tutor back does nothing, and keeps the line")
    func controlZ() throws {
      let session = try start()
      session.type("li")
      try session.wait(for: "tutor> li")
      let row = session.screen.absoluteRow
      session.press(.controlZ)
      try session.wait("for a new prompt with the line", within: .seconds(60)) {
        session.screen.absoluteRow > row && session.lastLines(1) == ["tutor> li"]
      }
      session.press(.controlZ)
      session.type("st")
      session.press(.enter)
      try session.waitForPrompt()
      #expect(session.seen.contains { $0.contains("03-header-footer-registries") })
      session.press(.controlD)
      #expect(try session.waitForEnd() == .exited(0))
      #expect(!session.givesKeys)
    }

    @Test("Ctrl-C clears the line, and the next one counts")
    func controlC() throws {
      let session = try start()
      session.type("reset 1 --yes")
      try session.wait(for: "reset 1 --yes")
      session.lookFromHere()
      session.press(.controlC)
      try session.waitForPrompt()
      session.enter("list")
      try session.waitForPrompt()
      #expect(session.seen.contains { $0.contains("03-header-footer-registries") })
      #expect(!session.seen.contains { $0.contains("as it came") })
      session.press(.controlC)
      session.press(.controlC)
      session.press(.controlD)
      #expect(try session.waitForEnd() == .exited(0))
    }

    @Test("Tab completes commands, options and stages, and shows the choices")
    func tab() throws {
      let session = try start()
      session.type("les")
      session.press(.tab)
      try session.wait(for: "tutor> lesson")
      session.type("0")
      session.press(.tab)
      session.type("2")
      session.press(.tab)
      try session.wait(for: "tutor> lesson 02-registration-protocols")
      session.press(.controlC)
      session.lookFromHere()
      session.type("check --a")
      session.press(.tab)
      try session.wait(for: "tutor> check --all")
      session.press(.controlC)
      session.lookFromHere()
      session.type("l")
      session.press(.tab)
      session.press(.tab)
      try session.wait(for: "list  lesson")
      session.type("is")
      session.press(.tab)
      session.press(.enter)
      try session.wait(for: "0 of \(course.written.count) stages passed.")
    }

    @Test("The arrows bring earlier lines back, in a later run too")
    func history() throws {
      let first = try start()
      first.enter("hint 목록")
      try first.wait(for: "There is no stage “목록”")
      try first.waitForPrompt()
      first.enter("list")
      try first.waitForPrompt()
      first.press(.controlD)
      _ = try first.waitForEnd()

      let second = try start()
      second.press(.up)
      try second.wait(for: "tutor> list")
      second.press(.up)
      try second.wait(for: "tutor> hint 목록")
      second.press(.backspace)
      second.press(.backspace)
      second.type("1")
      second.press(.left)
      second.lookFromHere()
      second.press(.enter)
      try second.wait(for: "Hint 1 of 3")
    }

    @Test("Nonsense gets a sentence and the prompt again")
    func nonsense() throws {
      let session = try start()
      for (line, answer) in [
        ("chekc", "There is no command “chekc”. Did you mean “check”?"),
        ("check --fast", "“check” has no option --fast."),
        ("check \"1", "A quotation mark has no partner."),
        ("check 77", "There is no stage “77”."),
        ("\u{E9}\u{301}목 --", "There is no command"),
      ] {
        session.enter(line)
        try session.waitForPrompt()
        #expect(session.seen.contains { $0.contains(answer) }, "\(session.picture)")
      }
      session.enter("   ")
      try session.waitForPrompt()
      session.enter("./tutor list")
      try session.wait(for: "0 of \(course.written.count) stages passed.")
    }

    @Test("On a terminal of 40 columns no line is cut by the edge")
    func narrow() throws {
      let session = try start(columns: 40)
      for line in ["list", "hint", "help", "help check", "next", "check 9", "solution", "lesson"] {
        session.enter(line)
        try session.waitForPrompt()
      }
      // Code stays as it is.
      let prose = session.screen.brokenLines.filter { !$0.hasPrefix("    ") }
      #expect(prose == [], "\(session.picture)")
    }

    @Test("A line that is longer than the terminal can be typed and edited")
    func longLine() throws {
      let session = try start(columns: 40)
      let line = "check " + String(repeating: "목록 ", count: 20)
      session.enter(line)
      try session.waitForPrompt()
      #expect(session.seen.contains { $0.contains("There is no stage “목록”") })
    }
  }
}
