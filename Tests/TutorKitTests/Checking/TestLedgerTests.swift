import Foundation
import Testing

@testable import TutorKit

@Suite("The verdict on each test")
struct TestLedgerTests {
  private var stage: Stage { CourseFixture.stage }

  /// What a process tells that runs some tests properly.
  private func proper(_ functions: [String]) -> [TestRecord] {
    [.runStarted] + functions.flatMap(passing) + [.runEnded]
  }

  private func passing(_ function: String) -> [TestRecord] {
    [started(function), .testEnded(id: id(function), at: 1.5)]
  }

  private func started(_ function: String) -> TestRecord {
    .testStarted(id: id(function), at: 1)
  }

  private func id(_ function: String) -> String {
    stage.testID(of: function) + "/OneTests.swift:1:1"
  }

  /// The statuses after one process, or nil where another one is needed.
  private func statuses(
    _ records: [TestRecord], running functions: [String]? = nil,
    end: ProcessRun.End = .exited(0), stop: LimitStop? = nil
  ) -> [TestReport.Status?] {
    var ledger = TestLedger(stage: stage, names: [:])
    let functions = functions ?? stage.expectedTests
    ledger.beginProcess()
    for record in records { _ = ledger.take(record) }
    _ = ledger.endProcess(running: functions, end: end, errors: "", stop: stop)
    let open = ledger.open
    return ledger.reports.map { open.contains($0.function) ? nil : $0.status }
  }

  @Test("Tests pass that started and ended without an issue in a process that ended properly")
  func pass() {
    let all = stage.expectedTests
    #expect(statuses(proper(all)) == [.pass, .pass, .pass, .pass])
  }

  @Test("Where there are words, a test passes by its own, and by no other")
  func seals() throws {
    let all = stage.expectedTests
    let seals = RunSeals(for: all, of: stage)
    let lines = String(decoding: seals.input, as: UTF8.self).split(separator: "\n")
    let words = lines.compactMap { $0.split(separator: " ").last.map { [UInt8]($0.utf8) } }
    try #require(all.count == 4 && words.count == 4 && Set(words).count == 4)
    #expect(lines[0].hasPrefix(stage.testID(of: all[0]) + " "))
    var ledger = TestLedger(stage: stage, names: [:])
    ledger.beginProcess(seals: seals)
    for record in proper(all) { _ = ledger.take(record) }
    for (function, word) in [(all[0], words[0]), (all[1], words[0]), (all[2], words[2])] {
      _ = ledger.take(.attachment(id: id(function), name: "seal.txt", bytes: Data(word)))
    }
    let fault = TestRecord.issue(id: id(all[2]), TestIssue("It is wrong."))
    _ = ledger.take(fault)
    _ = ledger.endProcess(running: all, end: .exited(1), errors: "", stop: nil)
    #expect(ledger.reports.map(\.status) == [.pass, .tampered, .fail, .tampered])
    // Words are drawn anew for each process.
    #expect(RunSeals(for: all, of: stage).input != seals.input)
  }

  @Test("A recorded stream gives what it says, and its unsettled tests run again")
  func recorded() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    let records = try course.stream("crash-in-third").compactMap {
      TestRecord(line: $0, folder: course.folder)
    }
    var ledger = TestLedger(stage: stage, names: [:])
    let begun = records.compactMap { ledger.take($0) }
    #expect(begun == ["emptyShelf()", "rightAnswer()", "titleThere()"])
    #expect(ledger.inFlight == ["titleThere()"])
    let settled = ledger.endProcess(
      running: stage.expectedTests, end: .signalled(SIGILL),
      errors: "Swift/Array.swift:1: Fatal error: Index out of range\n", stop: nil)
    #expect(settled == ["rightAnswer()", "titleThere()"])
    #expect(ledger.open == ["emptyShelf()", "lastOne()"])
    let reports = ledger.reports
    #expect(reports.map(\.name)[2] == "The title is there")
    #expect(reports[1].status == .fail)
    #expect(reports[1].screen == "+---+\n| a |\n+---+")
    #expect(reports[1].issues.count == 2)
    #expect(reports[2].status == .crash)
    #expect(reports[2].issues.first?.message == "Fatal error: Index out of range")
    #expect(reports.map(\.task) == [1, 1, 2, 2])
  }

  @Test("No record at all passes nothing", arguments: [ProcessRun.End.exited(0), .exited(1)])
  func nothing(end: ProcessRun.End) {
    #expect(statuses([], end: end) == [nil, nil, nil, nil])
    #expect(statuses([], running: ["lastOne()"], end: end) == [nil, nil, nil, .notRun])
  }

  @Test("A run without an end passes nothing, though every test ended")
  func noRunEnded() {
    let records = Array(proper(stage.expectedTests).dropLast())
    #expect(statuses(records) == [nil, nil, nil, nil])
  }

  @Test("A bad exit status passes nothing")
  func badStatus() {
    #expect(statuses(proper(stage.expectedTests), end: .exited(3)) == [nil, nil, nil, nil])
    #expect(statuses(proper(stage.expectedTests), end: .exited(1)) == [nil, nil, nil, nil])
  }

  @Test("The exit status of a failure is no fault of the tests that passed")
  func failureStatus() {
    let issue = TestRecord.issue(id: id("emptyShelf()"), TestIssue("wrong"))
    let records =
      [.runStarted, started("emptyShelf()"), issue, .testEnded(id: id("emptyShelf()"), at: 2)]
      + stage.expectedTests.dropFirst().flatMap(passing) + [.runEnded]
    #expect(statuses(records, end: .exited(1)) == [.fail, .pass, .pass, .pass])
  }

  @Test("A test that exits with status 0 has crashed, and the others need another process")
  func exitZero() {
    let records = [.runStarted] + passing("emptyShelf()") + [started("rightAnswer()")]
    #expect(statuses(records) == [nil, .crash, nil, nil])
  }

  @Test("A test that is stopped for its time or its output is told so")
  func limits() {
    let records = [.runStarted, started("emptyShelf()")]
    let killed = ProcessRun.End.signalled(SIGKILL)
    #expect(statuses(records, end: killed, stop: .testTime(.seconds(2)))[0] == .timeout)
    #expect(statuses(records, end: killed, stop: .stageTime(.seconds(2)))[0] == .timeout)
    #expect(statuses(records, end: killed, stop: .output(5))[0] == .outputLimit)
  }

  @Test(
    "A process that is killed settles nothing but what had failed before",
    arguments: [ProcessRun.End.signalled(SIGKILL), .lost])
  func killed(end: ProcessRun.End) {
    let issue = TestRecord.issue(id: id("emptyShelf()"), TestIssue("wrong"))
    let records =
      [.runStarted, started("emptyShelf()"), issue, .testEnded(id: id("emptyShelf()"), at: 2)]
      + passing("rightAnswer()") + [started("titleThere()")]
    #expect(statuses(records, end: end) == [.fail, nil, nil, nil])
  }

  @Test("A test that is killed runs again, and has crashed when that happens three times")
  func killedAgain() {
    let suitesWord = TestRecord.attachment(
      id: id("lastOne()"), name: "stop.txt", bytes: Data("lost".utf8))
    let issue = TestRecord.issue(id: id("lastOne()"), TestIssue("It was ended by SIGKILL."))
    let killedThere =
      [.runStarted, started("lastOne()"), issue, suitesWord]
      + [.testEnded(id: id("lastOne()"), at: 2), .runEnded]
    let killedHere = [TestRecord.runStarted, started("lastOne()")]
    var ledger = TestLedger(stage: stage, names: [:])
    for (round, (records, end)) in [
      (killedThere, ProcessRun.End.exited(1)), (killedHere, .lost), (killedThere, .exited(1)),
    ].enumerated() {
      #expect(ledger.open.contains("lastOne()") && !ledger.wasKilled("lastOne()"))
      ledger.beginProcess()
      for record in records { _ = ledger.take(record) }
      let settled = ledger.endProcess(running: ["lastOne()"], end: end, errors: "", stop: nil)
      #expect(settled == (round == 2 ? ["lastOne()"] : []))
    }
    #expect(ledger.wasKilled("lastOne()"))
    #expect(ledger.report(on: "lastOne()")?.status == .crash)
    #expect(ledger.report(on: "lastOne()")?.issues.map(\.message) == ["It was ended by SIGKILL."])
  }

  @Test("A test that was killed and passes afterwards has passed, with no trace of that")
  func killedOnce() {
    var ledger = TestLedger(stage: stage, names: [:])
    for (records, end) in [
      ([.runStarted, started("lastOne()")], ProcessRun.End.lost),
      (proper(["lastOne()"]), .exited(0)),
    ] {
      ledger.beginProcess()
      for record in records { _ = ledger.take(record) }
      _ = ledger.endProcess(running: ["lastOne()"], end: end, errors: "", stop: nil)
    }
    #expect(ledger.report(on: "lastOne()")?.status == .pass)
    #expect(ledger.report(on: "lastOne()")?.issues == [])
    #expect(!ledger.wasKilled("lastOne()"))
  }

  @Test("Of several tests in flight none is blamed")
  func severalInFlight() {
    let records = [.runStarted, started("emptyShelf()"), started("rightAnswer()")]
    #expect(statuses(records, end: .signalled(SIGABRT)) == [nil, nil, nil, nil])
  }

  @Test("A test that is skipped has not run")
  func skipped() {
    let records = [
      .runStarted, .testSkipped(id: id("lastOne()"), reason: "later"), TestRecord.runEnded,
    ]
    #expect(statuses(records) == [nil, nil, nil, .notRun])
  }

  @Test(
    "Records out of order pass nothing",
    arguments: [
      "twice started", "twice ended", "ended before it started", "after the run", "before the run",
      "two runs",
    ])
  func outOfOrder(how: String) {
    let good = proper(["lastOne()"])
    let start = started("lastOne()")
    let end = TestRecord.testEnded(id: id("lastOne()"), at: 2)
    let records: [TestRecord] =
      switch how {
      case "twice started": [.runStarted, start, start, end, .runEnded]
      case "twice ended": [.runStarted, start, end, end, .runEnded]
      case "ended before it started": [.runStarted, end, start, end, .runEnded]
      case "after the run": good + [.testEnded(id: id("lastOne()"), at: 3)]
      case "before the run": [start] + [.runStarted, end, .runEnded]
      default: good + good
      }
    let status = statuses(records, running: ["lastOne()"])[3]
    #expect(status != .pass && status != nil)
  }

  @Test("Other tests' records, and those of a longer name, count for nothing")
  func otherTests() {
    let records: [TestRecord] = [
      .runStarted,
      .testStarted(id: "One.Mine/lastOne()/Shelf.swift:1:1", at: 1),
      .testEnded(id: "One.Mine/lastOne()/Shelf.swift:1:1", at: 1),
      .testStarted(id: "OneTests.OneTests/lastOne()Too()/OneTests.swift:1:1", at: 1),
      .testEnded(id: "OneTests.OneTests/lastOne()Too()/OneTests.swift:1:1", at: 1),
      .runEnded,
    ]
    #expect(statuses(records, running: ["lastOne()"])[3] == .notRun)
  }

  @Test("A suite's own word makes a failure a crash or a timeout, and never a pass")
  func stopWord() {
    func status(_ word: String) -> TestReport.Status? {
      let id = id("lastOne()")
      return statuses(
        [
          .runStarted, started("lastOne()"), .issue(id: id, TestIssue("stopped")),
          .attachment(id: id, name: "stop.txt", bytes: Data(word.utf8)),
          .testEnded(id: id, at: 2), .runEnded,
        ], end: .exited(1))[3]
    }
    #expect(status("crash") == .crash)
    #expect(status("timeout") == .timeout)
    #expect(status("pass") == .fail)
    #expect(status("not-run") == .fail)
  }

  @Test("An issue of no test is the running test's, or else the last one's")
  func ownerlessIssue() {
    let issue = TestRecord.issue(id: nil, TestIssue("somewhere"))
    let during = [.runStarted, started("lastOne()"), issue, .testEnded(id: id("lastOne()"), at: 2)]
    #expect(statuses(during + [.runEnded], end: .exited(1))[3] == .fail)
    let after = [.runStarted] + passing("lastOne()") + [issue, .runEnded]
    #expect(statuses(after, end: .exited(1))[3] == .fail)
  }

  @Test("A second process counts afresh, and settled tests stay settled")
  func secondProcess() {
    var ledger = TestLedger(stage: stage, names: ["lastOne()": "Last one"])
    for record in [.runStarted] + passing("emptyShelf()") + [started("rightAnswer()")] {
      _ = ledger.take(record)
    }
    _ = ledger.endProcess(
      running: stage.expectedTests, end: .signalled(SIGABRT), errors: "", stop: nil)
    for function in ledger.open {
      ledger.beginProcess()
      for record in proper([function]) { _ = ledger.take(record) }
      let settled = ledger.endProcess(
        running: [function], end: .exited(0), errors: "", stop: nil)
      #expect(settled == [function])
    }
    #expect(ledger.reports.map(\.status) == [.pass, .crash, .pass, .pass])
    #expect(ledger.reports.last?.name == "Last one")
    #expect(ledger.reports.first?.seconds == 0.5)
  }

  @Test("When the stage's time is up, what is left has not run")
  func giveUp() {
    var ledger = TestLedger(stage: stage, names: [:])
    ledger.giveUp(after: .seconds(120))
    #expect(ledger.reports.allSatisfy { $0.status == .notRun })
    #expect(ledger.reports.first?.issues.first?.message.contains("120 seconds") == true)
    #expect(ledger.open.isEmpty)
  }

  @Test("A flood of issues, or of text in them, leaves what a person can read")
  func flood() throws {
    let function = stage.expectedTests[0]
    let long = String(repeating: "x", count: 1 << 17)
    var ledger = TestLedger(stage: stage, names: [:])
    ledger.beginProcess()
    _ = ledger.take(.runStarted)
    _ = ledger.take(.test(id: id(function), name: long))
    _ = ledger.take(started(function))
    _ = ledger.take(.attachment(id: id(function), name: "screen.txt", bytes: Data(long.utf8)))
    for _ in 0..<1000 {
      _ = ledger.take(.issue(id: id(function), TestIssue(long, comments: [long, long])))
    }
    let report = try #require(ledger.report(on: function))
    #expect(report.issues.count == 101)
    #expect(report.issues.last?.message == "… more issues were left out …")
    #expect(report.issues[0].message.hasSuffix("\n… 65596 bytes were left out …"))
    let size = report.issues.flatMap { [$0.message] + $0.comments }.reduce(0) { $0 + $1.utf8.count }
    #expect(size < 3 << 20)
    #expect(report.name.utf8.count <= 1024)
    #expect(report.screen.map { $0.utf8.count <= 1 << 16 } == true)
  }
}
