import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension TutorTests {
  @Suite("A learner's way through two stages") struct Journey {
    private let course: CourseCopy
    private let first = "01-hard-coded-strings"
    private let second = "02-registration-protocols"
    private let list = "Exercises/01-hard-coded-strings/BookListViewController.swift"

    init() throws {
      course = try CourseCopy.fresh()
    }

    @Test("On a terminal, from the welcome to the report, doing what the last line says")
    func onATerminal() throws {
      let session = try course.terminal()
      try session.waitForPrompt()
      #expect(session.lastLines(2) == ["Next, type: lesson", "tutor>"])

      session.enter("lesson")
      try session.waitForPrompt()
      #expect(session.seen.contains { $0.contains("Hard-coded strings") })
      #expect(session.lastLines(3).first == "Your files: Exercises/01-hard-coded-strings")
      #expect(session.lastLines(2) == ["Next, type: check", "tutor>"])

      session.enter("check")
      try session.wait(for: "Building stage 1")
      try session.waitForPrompt(within: .seconds(900))
      #expect(session.seen.contains("✗ Task 1 of 5: Mend one letter"), "\(session.picture)")
      #expect(
        session.seen.contains {
          $0.contains("unable to dequeue a cell with identifier Bookcell - must register a nib")
        }, "\(session.picture)")
      #expect(
        session.lastLines(5) == [
          "0 of 15 tests pass.", "", "✗ Stage 1 has not passed yet.",
          "Next: edit \(list), line 59, then type: check", "tutor>",
        ], "\(session.picture)")
      let place = session.screen.cells(showing: "Tests/Stages/01-hard-coded-strings/HardCoded")
      let link = try #require(place?.first?.link.flatMap(URL.init(string:)), "\(session.picture)")
      #expect(FileManager.default.fileExists(atPath: link.path), "\(link)")

      session.enter("hint")
      try session.waitForPrompt()
      #expect(session.seen.contains("Hint 1 of 3"), "\(session.picture)")

      try course.edit(
        first, "BookListViewController.swift", replacing: "Bookcell", with: "BookCell")
      session.enter("check")
      try session.waitForPrompt()
      #expect(session.seen.contains("✗ Task 2 of 5: Find the blank rows"), "\(session.picture)")
      #expect(session.seen.contains { $0.contains("The screen as the test saw it") })
      #expect(session.lastLines(6).first == "3 of 15 tests pass.", "\(session.picture)")

      try course.solve(first)
      session.enter("check")
      try session.waitForPrompt()
      #expect(
        session.lastLines(5) == [
          "15 of 15 tests pass.", "", "✓ PASSED: stage 1, Hard-coded strings",
          "Next, type: next", "tutor>",
        ], "\(session.picture)")
      #expect(session.seen.contains { $0.contains("Emma") && $0.contains("made") })

      session.enter("next")
      try session.waitForPrompt()
      #expect(session.seen.contains("Stage 2: Registration protocols"), "\(session.picture)")
      #expect(session.lastLines(2) == ["Next, type: lesson", "tutor>"])
      session.enter("lesson")
      try session.waitForPrompt()
      session.enter("check")
      try session.waitForPrompt(within: .seconds(300))
      #expect(session.seen.contains { $0.hasPrefix("✗ Task 1 of 5") }, "\(session.picture)")
      #expect(session.lastLines(3).first == "✗ Stage 2 has not passed yet.", "\(session.picture)")

      try course.solve(second)
      session.enter("check")
      try session.waitForPrompt()
      #expect(
        session.lastLines(3) == [
          "✓ PASSED: stage 2, Registration protocols", "Next, type: next", "tutor>",
        ], "\(session.picture)")

      session.enter("next")
      try session.waitForPrompt()
      #expect(
        session.seen.contains("Stage 3: Header and footer registries"), "\(session.picture)")
      session.enter("list")
      try session.waitForPrompt()
      #expect(session.seen.contains { $0.hasSuffix("passed, 15 of 15") }, "\(session.picture)")
      #expect(session.seen.contains { $0.hasSuffix("passed, 20 of 20") }, "\(session.picture)")
      session.enter("report --format junit")
      try session.waitForPrompt()
      #expect(session.seen.contains("</testsuites>"), "\(session.picture)")
      session.press(.controlD)
      #expect(try session.waitForEnd() == .exited(0))
      #expect(session.child.leftovers() == [])
      #expect(session.screen.unknown == [])
    }

    @Test("In pipes, by single commands and their exit statuses")
    func inPipes() throws {
      try course.run().expect(
        0, says: "0 of \(course.written.count) stages passed.", "You are at stage 1",
        "Next, type: ./tutor lesson\n")
      try course.run("lesson").expect(0, says: "# Hard-coded strings", "## 1. Mend one letter")
      try course.run("solution", "1").expect(
        1, complains: "Stage 1 has not passed yet, and the solution is worth more")
      try course.run("report").expect(69, complains: "There are no results yet.")
      let stub = try course.run("check", "1")
      stub.expect(1, says: "Task 1 of 5: Mend one letter", "0 of 15 tests pass.")
      #expect(stub.output.hasSuffix("Next: edit \(list), line 59, then type: ./tutor check\n"))
      try course.run("hint", "--all").expect(0, says: "Hint 1 of 3", "Hint 2 of 3", "Hint 3 of 3")

      try course.solve(first)
      let results = course.home.appending(path: "results.xml")
      let solved = try course.run("check", "1", "--report", results.path)
      solved.expect(0, says: "15 of 15 tests pass.", "PASSED: stage 1")
      #expect(solved.output.hasSuffix("Next, type: ./tutor next\n"))
      let report = try JUnitFile(Data(contentsOf: results))
      #expect(report.suites == [first: [.passed: 15]])
      try course.run("solution", "1", "--diff").expect(0, says: "Your files say the same as ours.")
      try course.run("next").expect(0, says: "Stage 2: Registration protocols")

      let stub2 = try course.run("check")
      stub2.expect(1, says: "Task 1 of 5", "Stage 2 has not passed yet.")
      #expect(stub2.output.hasSuffix("then type: ./tutor check\n"))
      // From an editor of another system: with a mark at the start, and other line breaks.
      try course.solve(second)
      for file in try FileTree(course.exercise(second)).files.keys where file.hasSuffix(".swift") {
        let text = try String(
          contentsOf: course.exercise(second).appending(path: file), encoding: .utf8)
        try Data("\u{FEFF}\(text.replacing("\n", with: "\r\n"))".utf8)
          .write(to: course.exercise(second).appending(path: file))
      }
      try course.run("check", "2").expect(0, says: "20 of 20 tests pass.", "PASSED: stage 2")
      try course.run("list").expect(
        0, says: "2 of \(course.written.count) stages passed.", "passed, 20 of 20")

      // One that passed and breaks later is broken, whatever is remembered.
      try course.edit(
        first, "BookListViewController.swift",
        replacing: "withIdentifier: CellName.book", with: "withIdentifier: \"Bookcell\"")
      try course.run("check", "1", "2").expect(
        1, says: "01-hard-coded-strings: not passed yet",
        "02-registration-protocols: passed, 20 of 20",
        "Stage 1 passed before and is broken again.")
      try course.run("list").expect(
        0, says: "broken again", "1 of \(course.written.count) stages passed.")
      let junit = try course.run("report", "--format", "junit")
      junit.expect(0)
      let both = try JUnitFile(Data(junit.outputBytes))
      #expect(both.suites[second] == [.passed: 20])
      #expect(both.suites[first]?[.failed, default: 0] ?? 0 > 0)
      #expect(both.suites[first]?.values.reduce(0, +) == 15)
    }

    @Test("Every stage goes from failing to passed, and the last one ends the way")
    func allStages() throws {
      let stages = try course.written
      for stage in stages {
        let total = stage.expectedTests.count
        try course.run("check", stage.slug).expect(
          1, says: "Task 1 of \(stage.tasks.count): \(stage.tasks[0].title)")
        try course.solve(stage.slug)
        try course.run("check", stage.slug).expect(
          0, says: "\(total) of \(total) tests pass.", "PASSED: stage \(stage.number)")
      }
      let end = try course.run("next")
      end.expect(0, says: "“Lists without mistakes”.", "passed", "lesson epilogue")
      try course.run("lesson", "epilogue").expect(0, says: "# The same screen today")
      for stage in stages { #expect(end.output.contains("\(stage.slug): passed")) }
    }
  }
}

/// A file of results as whoever collects them reads it.
private struct JUnitFile {
  enum Verdict {
    case passed, failed
  }

  /// How many tests of each suite passed and failed.
  let suites: [String: [Verdict: Int]]

  init(_ data: Data) throws {
    let document = try XMLDocument(data: data)
    var suites: [String: [Verdict: Int]] = [:]
    for suite in try document.nodes(forXPath: "/testsuites/testsuite") {
      let name = (suite as? XMLElement)?.attribute(forName: "name")?.stringValue ?? ""
      let all = try suite.nodes(forXPath: "testcase").count
      let failed = try suite.nodes(forXPath: "testcase[failure or error]").count
      suites[name] = [.passed: all - failed, .failed: failed].filter { $0.value > 0 }
    }
    self.suites = suites
  }
}
