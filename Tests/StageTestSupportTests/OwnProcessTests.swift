import Foundation
import Testing

@testable import StageTestSupport

/// What a run says of tests that run, fail and stop in processes of their own.
@Suite(.serialized)
struct OwnProcessTests {
  @Test("A test that passes passes, and its output reaches the console")
  func passing() async throws {
    let run = try await FixtureRun("passes")
    #expect(run.verdict(of: "passes") == "pass")
    #expect(run.issues(of: "passes").isEmpty)
    #expect(run.output == "a line of the test\n")
    #expect(run.status == 0)
  }

  @Test("Issues keep their values, comments, order and places")
  func failing() async throws {
    let run = try await FixtureRun("fails")
    #expect(
      run.issues(of: "fails") == [
        ["Expectation failed: (books.count → 1) == 2", "Every book has a row"],
        ["Expectation failed: (books.first → \"Dune\") == \"Emma\""],
        [
          "Expectation failed: (books → [\"Dune\"]) == [\"Emma\"]", "In their order",
          "± inserted [\"Dune\"], removed [\"Emma\"]",
        ],
      ])
    let places = run.events.compactMap { $0.issue?.sourceLocation }
    #expect(
      places.map(\.fileID) == Array(repeating: "StageTestSupportTests/Fixtures.swift", count: 3))
    #expect(places.count == 3 && places[0].line + 1 == places[1].line)
    #expect(run.verdict(of: "fails") == "fail")
    #expect(run.status == 1)
  }

  @Test("A failed expectation of a suite is a sentence, and then the rule that is broken")
  func expecting() async throws {
    let run = try await FixtureRun("expects")
    #expect(
      run.issues(of: "expects") == [
        ["Expected the first book to be “Emma”, got “Dune ”.", "In their order"],
        ["Expected the note to be nothing, got “signed”.", "Each has its own"],
        ["Expected the names to be “a”, nothing, got none.", "All are there"],
        ["Expected the height to be 44.5, got 44.", "In points"],
        ["Expected the row to be a UIView, got a UILabel.", "Of the very class"],
        ["Expected the row to be a Fixtures.Cell, got nothing.", "There is one"],
      ])
  }

  @Test("A stop that was expected and did not come, or is about nothing, is told in a sentence")
  func expectingStops() async throws {
    let run = try await FixtureRun("expectsStops", limit: "20")
    #expect(
      run.issues(of: "expectsStops") == [
        ["Expected a call to stop the program, got no stop: it went on.", "It stops"],
        [
          "Expected the stop of a call to name “Cell”, got “Fatal error: no name”.",
          "It names the cell",
        ],
      ])
  }

  @Test("A thrown error, words, known issues and attachments are passed on")
  func telling() async throws {
    let run = try await FixtureRun("throwsError", "tells")
    let thrown = try #require(run.issues(of: "throwsError").first)
    #expect(thrown.count == 1 && thrown[0].hasPrefix("Caught error: "))
    #expect(run.issues(of: "tells") == [["in its own words"], ["Expectation failed: 1 == 2"]])
    let issues = run.events.filter { $0.issue != nil && $0.testID?.contains("tells") == true }
    #expect(issues.map { $0.messages?.first?.symbol } == ["fail", "passWithKnownIssue"])
    let attachment = try #require(run.events.lazy.compactMap(\.attachment).first)
    #expect(attachment.preferredName == "text.txt")
    #expect(attachment.bytes.map { String(decoding: $0, as: UTF8.self) } == "a text")
  }

  @Test("A test with arguments runs all of them and names the one that failed")
  func arguments() async throws {
    let run = try await FixtureRun("takes")
    #expect(
      run.issues(of: "takes") == [
        ["Expectation failed: (argument → \"two\") == \"one\"", "Argument: \"two\""]
      ])
  }

  @Test("A test is found whatever its name is made of")
  func rawNames() async throws {
    let run = try await FixtureRun("`reads (well)`")
    #expect(run.issues(of: "`reads (well)`") == [["Expectation failed: Bool(false)"]])
  }

  @Test("UIKit's exception is one issue with its reason, after the issues before it")
  func raising() async throws {
    let run = try await FixtureRun("raises")
    let issues = run.issues(of: "raises")
    #expect(issues.count == 2)
    #expect(issues.first?.last == "Seen before the stop")
    #expect(issues.last?.first?.hasPrefix("Could not load NIB in bundle") == true)
    #expect(
      issues.last?.last
        == "UIKit raised NSInternalInconsistencyException, which ends an app and ended the test.")
    #expect(!run.errors.contains("***"))
  }

  @Test("Swift's trap is one issue with its first line; what was printed before is kept")
  func trapping() async throws {
    let run = try await FixtureRun("traps", "casts", "overflows")
    let traps = run.issues(of: "traps")
    #expect(traps.count == 1)
    #expect(traps.first?.first == "Fatal error: the shelf is empty")
    #expect(
      traps.first?.last?.hasPrefix("Swift stopped the test at StageTestSupportTests/") == true)
    #expect(run.errors.contains("before the trap\n"))
    #expect(!run.errors.split(separator: "\n").contains { $0.hasPrefix("StageTestSupport") })
    let casts = run.issues(of: "casts")
    #expect(casts.count == 1)
    #expect(casts.first?.first?.hasPrefix("Could not cast value of type 'Swift.String'") == true)
    #expect(run.issues(of: "overflows").first?.first?.contains("SIGSEGV") == true)
  }

  @Test("What a test has changed is said when it stops, and only then")
  func explaining() async throws {
    let run = try await FixtureRun("stopsAfterAChange", "failsAfterAChange", limit: "20")
    #expect(
      run.issues(of: "stopsAfterAChange").first?.prefix(2) == [
        "Fatal error: no such book", "The test has changed the shelf.",
      ])
    #expect(
      run.issues(of: "failsAfterAChange") == [
        ["Expectation failed: Bool(false)", "Without a stop"]
      ])
    #expect(run.events.allSatisfy { $0.attachment == nil })
  }

  @Test("exit is never a pass", arguments: [("leaves", 0), ("leavesWithStatus", 3)])
  func leaving(name: String, status: Int) async throws {
    let run = try await FixtureRun(name)
    #expect(
      run.issues(of: name) == [
        [
          "The process was ended with exit status \(status) before the test was over.",
          "Look for `exit` in the code: an app never ends itself.",
        ]
      ])
    #expect(run.verdict(of: name) == "fail")
  }

  @Test("A test that closes all descriptors is told as that, not as an exit")
  func closing() async throws {
    let run = try await FixtureRun("closesWhatIsOpen", "passes")
    #expect(
      run.issues(of: "closesWhatIsOpen") == [
        [
          "The test closed the descriptor through which its result is told.",
          "Something in the code closes what it did not open: look for `close`.",
        ]
      ])
    #expect(run.verdict(of: "passes") == "pass")
  }

  @Test("A stop with a message of 50 MB is a stop, and says that its message was cut")
  func longMessage() async throws {
    let run = try await FixtureRun("stopsWithALongMessage", limit: "60")
    let words = run.issues(of: "stopsWithALongMessage").first?.first ?? ""
    #expect(words.hasPrefix("Fatal error: the shelf is empty!!!"))
    #expect(words.hasSuffix("!!!… (The message is longer, and was cut here.)"))
    #expect(words.count < 2_100)
  }

  @Test(
    "A pass that a test writes itself is none",
    arguments: ["forgesItsEnd", "forgesItsEndAndHidesAnIssue"])
  func forgery(name: String) async throws {
    let run = try await FixtureRun(name, environment: [SubjectEnvironment.screens: "1"])
    #expect(run.issues(of: name).count == 1)
    #expect(
      run.issues(of: name).first?.first?.hasPrefix("The records of the test are not its own")
        == true)
    let kind = run.events.compactMap(\.attachment).first { $0.preferredName == "stop.txt" }?.bytes
    #expect(kind == Data("tampered".utf8))
    #expect(run.status != 0)
  }

  @Test("A test that hangs is ended at the limit, which is named, and the next one runs")
  func hanging() async throws {
    let run = try await FixtureRun("hangs", "passes", limit: "2")
    #expect(
      run.issues(of: "hangs").first?.first == "The test did not end within 2 s and was stopped.")
    #expect(run.output == "a line of the test\nbefore the loop\n")
    #expect(run.verdict(of: "passes") == "pass")
    #expect(try await FixtureRun.isGone(run.process("hanging")))
  }

  @Test("A test that hangs hears of its end before it is killed, and need not want to")
  func terminating() async throws {
    let run = try await FixtureRun("hangsAndListens", "hangsAndIsDeaf", limit: "3")
    #expect(run.output == "asked\n")
    for name in ["hangsAndListens", "hangsAndIsDeaf"] {
      #expect(
        run.issues(of: name).first?.first == "The test did not end within 3 s and was stopped.")
    }
    #expect(try await FixtureRun.isGone(run.process("hanging")))
  }

  @Test("Output without measure is cut, and the test goes on")
  func printing() async throws {
    let run = try await FixtureRun("prints", limit: "20")
    #expect(run.issues(of: "prints").first?.last == "It got to its end")
    #expect(run.output.utf8.count < 70_000)
    #expect(run.output.hasPrefix("line 0\n"))
    #expect(run.output.contains("the rest of the test's output is left out"))
  }

  @Test("Output without end ends the test, and the next one runs")
  func printingWithoutEnd() async throws {
    let run = try await FixtureRun("printsWithoutEnd", "passes", limit: "60")
    #expect(
      run.issues(of: "printsWithoutEnd").first?.first
        == "The test wrote more than 16 MB and was stopped.")
    #expect(run.verdict(of: "passes") == "pass")
    #expect(run.output.utf8.count < 70_000)
  }

  @Test("A test that asks for more memory than there is ends as such")
  func growing() async throws {
    let run = try await FixtureRun(
      "asksForTooMuch", environment: [SubjectEnvironment.screens: "1"])
    #expect(
      run.issues(of: "asksForTooMuch").first?.first
        == "The test asked for more memory than there is, and was stopped.")
    let kind = run.events.compactMap(\.attachment).first { $0.preferredName == "stop.txt" }?.bytes
    #expect(kind == Data("memory".utf8))
  }

  @Test("A test that is killed is told as lost: it may be none of its doing")
  func killed() async throws {
    let run = try await FixtureRun("isKilled", environment: [SubjectEnvironment.screens: "1"])
    #expect(run.issues(of: "isKilled") == [["The test was ended by SIGKILL."]])
    let kind = run.events.compactMap(\.attachment).first { $0.preferredName == "stop.txt" }?.bytes
    #expect(kind == Data("lost".utf8))
  }

  @Test("Issues without measure are cut to fifty and a count")
  func manyIssues() async throws {
    let issues = try await FixtureRun("failsWithoutEnd").issues(of: "failsWithoutEnd")
    #expect(issues.count == 51)
    #expect(issues.last == ["The test recorded 10 more issues like these."])
  }

  @Test("No process that a test starts outlives it, in its session or out of it")
  func descendants() async throws {
    let run = try await FixtureRun("startsProcesses", limit: "20")
    #expect(run.verdict(of: "startsProcesses") == "pass")
    #expect(try await FixtureRun.isGone(run.process("staying")))
    #expect(try await FixtureRun.isGone(run.process("leaving")))
  }

  @Test("A test ends with the run that wanted it")
  func leash() async throws {
    let (process, folder) = try FixtureRun.prepare(["hangs"], limit: "60")
    try process.run()
    var hanging: pid_t?
    for _ in 0..<500 where hanging == nil {
      try await Task.sleep(for: .milliseconds(10))
      hanging = FixtureRun.process("hanging", in: folder)
    }
    kill(process.processIdentifier, SIGKILL)
    #expect(try await FixtureRun.isGone(#require(hanging)))
  }
}
