import Foundation
import Testing

extension TutorTests {
  @Suite("Ctrl-C") struct Interrupt {
    private let course: CourseCopy
    private let stage = "01-hard-coded-strings"
    private let list = "BookListViewController.swift"

    init() throws {
      course = try CourseCopy.fresh()
      try course.solve(stage)
    }

    @Test("It stops a build, then a run; the prompt is back, and nothing is left behind")
    func atThePrompt() throws {
      let session = try course.terminal()
      try session.waitForPrompt()
      try course.append("\n// Edited.\n", to: stage, list)
      session.enter("check")
      try session.wait(for: "Building stage 1")
      session.press(.controlC)
      try session.waitForPrompt(within: .seconds(20))
      #expect(session.seen.contains("Stopped. Nothing was recorded."), "\(session.picture)")
      #expect(session.child.leftovers() == [])

      try course.edit(
        stage, list, replacing: "super.viewDidLoad()", with: "super.viewDidLoad(); while true {}")
      session.enter("check")
      try session.wait(for: "Test 1 of 15", within: .seconds(900))
      session.press(.controlC)
      try session.waitForPrompt(within: .seconds(20))
      #expect(session.seen.contains("Stopped. Nothing was recorded."), "\(session.picture)")
      #expect(session.child.leftovers() == [])

      session.enter("list")
      try session.waitForPrompt()
      #expect(session.seen.contains { $0.hasSuffix("in progress, 0 of 15") }, "\(session.picture)")
      try course.solve(stage)
      session.enter("check")
      try session.waitForPrompt(within: .seconds(300))
      #expect(session.lastLines(3).first?.hasPrefix("✓ PASSED") == true, "\(session.picture)")
      session.press(.controlD)
      #expect(try session.waitForEnd() == .exited(0))
    }

    @Test("It ends a single command with status 130")
    func ofACommand() throws {
      try course.append("\n// Edited.\n", to: stage, list)
      let session = try course.terminal("check", "1")
      try session.wait(for: "Building stage 1", within: .seconds(30))
      session.press(.controlC)
      #expect(try session.waitForEnd(within: .seconds(20)) == .exited(130))
      #expect(session.screen.transcript.last == "Stopped. Nothing was recorded.")
      #expect(session.child.leftovers() == [])
      #expect(
        !FileManager.default.fileExists(atPath: course.memory.appending(path: "results").path))
    }

    @Test("A terminal that is closed in the middle of a check ends the check too")
    func closedTerminal() throws {
      try course.append("\n// Edited.\n", to: stage, list)
      let session = try course.terminal()
      try session.waitForPrompt()
      session.enter("check")
      try session.wait(for: "Building stage 1", within: .seconds(30))
      session.hangUp()
      #expect(session.child.leftovers(after: .seconds(10)) == [])
    }
  }
}
