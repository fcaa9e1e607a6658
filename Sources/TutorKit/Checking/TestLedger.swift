import Foundation

/// What is known of each expected test of a stage, and how it came to be known.
///
/// A test passes only in a process that came to its proper end: it started, it ended, it found
/// nothing, and so did Swift Testing. What else was written, by whomever, counts for nothing. A
/// failure counts at once, unless the test was killed: that may be none of its doing, so it runs again.
struct TestLedger {
  private struct Entry {
    var name: String
    var task: Int
    /// What is settled: nil while the test may still run.
    var status: TestReport.Status?
    var seconds = 0.0
    var issues: [TestIssue] = []
    var screen: String?
    /// The mark of a suite that ran the test in a process of its own, and saw that stop.
    var stop: TestReport.Status?
    /// Whether that process was killed.
    var isKilled = false
    /// How often it was killed, here or there.
    var kills = 0

    // What the process at hand tells of the test.
    var started: Double?
    var hasEnded = false
    var skip: TestIssue?
    /// Whether its word came, where there is one.
    var isSealed = false
  }

  private let functions: [String]
  private let path: (String) -> String?
  private let functionByID: [(id: String, function: String)]
  private var entries: [String: Entry]

  /// The words of the process at hand; nil where its records are believed.
  private var seals: RunSeals?
  private var isRunning = false
  private var hasRun = false
  private var isIrregular = false
  private var lastEnded: String?
  /// What is kept of the issues: code may record them without end.
  private var room = TextRoom()
  private static let issueLimit = 100
  /// Every test that began in any process.
  private var begun: Set<String> = []

  /// - Parameters:
  ///   - stage: The stage whose tests are expected.
  ///   - names: What the suite calls its functions.
  ///   - path: The path of the source file that Swift calls `Module/File.swift`.
  init(
    stage: Stage, names: [String: String],
    path: @escaping (_ moduleAndFile: String) -> String? = { _ in nil }
  ) {
    self.path = path
    functions = stage.expectedTests
    functionByID = functions.map { (stage.testID(of: $0) + "/", $0) }
    entries = [:]
    for (index, task) in stage.tasks.enumerated() {
      for function in task.tests {
        entries[function] = Entry(name: names[function] ?? function, task: index + 1)
      }
    }
  }

  /// The tests that are not settled yet, in teaching order.
  var open: [String] { functions.filter { entries[$0]?.status == nil } }

  /// The tests that are running, as far as the process at hand tells.
  var inFlight: [String] {
    functions.filter { function in
      entries[function].map { $0.started != nil && !$0.hasEnded } ?? false
    }
  }

  /// Whether anything was found wrong so far.
  var hasIssue: Bool { entries.values.contains { !$0.issues.isEmpty } }

  /// The report on every expected test, in teaching order.
  var reports: [TestReport] { functions.compactMap(report(on:)) }

  /// The report on one test as it stands.
  func report(on function: String) -> TestReport? {
    guard let entry = entries[function] else { return nil }
    return TestReport(
      function: function, name: entry.name, task: entry.task, status: entry.status ?? .notRun,
      seconds: entry.seconds, issues: entry.issues, screen: entry.screen)
  }

  // MARK: Process by process

  /// Forgets what the last process said of the tests that it did not settle.
  ///
  /// - Parameter seals: The words without which no test passes; nil to believe the records.
  mutating func beginProcess(seals: RunSeals? = nil) {
    self.seals = seals
    isRunning = false
    hasRun = false
    isIrregular = false
    lastEnded = nil
    for function in functions {
      entries[function]?.started = nil
      entries[function]?.hasEnded = false
      entries[function]?.skip = nil
      entries[function]?.isSealed = false
    }
    for function in open {
      entries[function]?.issues = []
      entries[function]?.stop = nil
      entries[function]?.isKilled = false
    }
  }

  /// Takes the next record. The answer is the test that began with it, the first time that it does.
  mutating func take(_ record: TestRecord) -> String? {
    switch record {
    case .test(let id, let name):
      update(id) { $0.name = name?.cut(toBytes: TextRoom.name) ?? $0.name }
    case .runStarted:
      if isRunning || hasRun { isIrregular = true }
      isRunning = true
    case .runEnded:
      if !isRunning { isIrregular = true }
      isRunning = false
      hasRun = true
    case .testStarted(let id, let time):
      let function = updateInRun(id) { entry in
        guard entry.started == nil else { return false }
        entry.started = time
        return true
      }
      return function.flatMap { begun.insert($0).inserted ? $0 : nil }
    case .testEnded(let id, let time):
      let function = updateInRun(id) { entry in
        guard let started = entry.started, !entry.hasEnded else { return false }
        entry.hasEnded = true
        entry.seconds = max(0, time - started)
        return true
      }
      lastEnded = function ?? lastEnded
    case .testSkipped(let id, let reason):
      update(id) { entry in
        let comments = reason.map { [$0.cut(toBytes: TextRoom.text)] } ?? []
        entry.skip = TestIssue("The test was skipped.", comments: comments)
      }
    case .issue(let id, let issue):
      // An issue that belongs to no test is most likely the doing of the one that runs, or ran.
      if let owner = id.flatMap(function(of:)) ?? inFlight.last ?? lastEnded {
        keep(issue, of: owner)
      } else {
        isIrregular = true
      }
    case .attachment(let id, let name, let bytes):
      let (seals, function) = (seals, function(of: id))
      update(id) { entry in
        let text = String(decoding: bytes, as: UTF8.self)
        switch name {
        case "seal.txt":
          if let seals, let function, seals.hold(text, for: function) { entry.isSealed = true }
        case "screen.txt": entry.screen = text.cut(toBytes: TextRoom.text)
        // The word can only make a failure more precise, never a pass of it.
        case "stop.txt":
          entry.isKilled = text == "lost"
          let word = entry.isKilled ? TestReport.Status.crash.rawValue : text
          entry.stop = [.crash, .timeout, .outputLimit, .memory, .tampered].first {
            $0.rawValue == word
          }
        default: break
        }
      }
    case .other: break
    }
    return nil
  }

  /// Settles what the end of a process settles. The answer is the functions of these tests.
  ///
  /// - Parameters:
  ///   - chosen: The tests that the process was to run.
  ///   - end: How it ended.
  ///   - errors: What it wrote to standard error.
  ///   - stop: Why the tutor stopped it, if it did.
  mutating func endProcess(
    running chosen: [String], end: ProcessRun.End, errors: String, stop: LimitStop?
  ) -> [String] {
    let before = Set(open)
    let unsettled = chosen.filter(before.contains)
    let hasFailure = chosen.contains { entries[$0]?.issues.isEmpty == false }
    let isKilled = stop == nil && end.isKill
    let isProper =
      stop == nil && hasRun && !isIrregular
      && (end == .exited(0) || (end == .exited(1) && hasFailure))

    for function in unsettled {
      guard let entry = entries[function] else { continue }
      if let skip = entry.skip {
        settle(function, as: .notRun, skip)
      } else if entry.hasEnded, !entry.issues.isEmpty {
        if entry.isKilled, runsAgain(function) { continue }
        entries[function]?.status = entry.stop ?? .fail
      } else if entry.hasEnded, isProper {
        if seals == nil || entry.isSealed {
          entries[function]?.status = .pass
        } else {
          settle(function, as: .tampered, .unsealed)
        }
      } else if isKilled, chosen.count > 1 || runsAgain(function) {
        // Of several it says nothing: who kills a process does not look which of them runs.
        continue
      } else if entry.started != nil, !entry.hasEnded, inFlight.count == 1 {
        settle(function, stop: stop, end: end, errors: errors)
      } else if unsettled.count == 1 {
        settleAlone(function, stop: stop, end: end, errors: errors)
      }
    }
    return functions.filter { before.contains($0) && entries[$0]?.status != nil }
  }

  /// Counts that a test was killed; whether it is to run again.
  private mutating func runsAgain(_ function: String) -> Bool {
    entries[function]?.kills += 1
    return !wasKilled(function)
  }

  /// Whether a test was killed as often as it may be.
  func wasKilled(_ function: String) -> Bool {
    (entries[function]?.kills ?? 0) >= ProcessRun.tries
  }

  /// Settles every test that is left, since the stage's time is up.
  mutating func giveUp(after limit: Duration) {
    for function in open {
      settle(
        function, as: .notRun,
        TestIssue("It did not run any more: the tests of the stage took over \(limit.text)."))
    }
  }

  private mutating func settle(_ function: String, as status: TestReport.Status, _ issue: TestIssue)
  {
    entries[function]?.status = status
    entries[function]?.issues.append(issue)
  }

  /// Settles the one test that ran when the process ended.
  private mutating func settle(
    _ function: String, stop: LimitStop?, end: ProcessRun.End, errors: String
  ) {
    if case .testTime(let limit) = stop { entries[function]?.seconds = limit / .seconds(1) }
    settle(function, as: stop?.status ?? .crash, stop?.issue ?? issue(end, errors))
  }

  /// Settles a test that had a process to itself and yet neither passed nor stopped while running.
  private mutating func settleAlone(
    _ function: String, stop: LimitStop?, end: ProcessRun.End, errors: String
  ) {
    let reason = stop?.issue ?? issue(end, errors)
    if entries[function]?.hasEnded == true {
      let comment =
        isIrregular
        ? "Its records are out of order, as if something else had written them." : reason.message
      settle(
        function, as: stop?.status ?? .crash,
        TestIssue(
          "The process did not come to its proper end after the test.", comments: [comment]))
    } else {
      // Swift Testing exits with EX_UNAVAILABLE when no test matches.
      let isMissing = stop == nil && [.exited(0), .exited(69)].contains(end)
      let comment =
        isMissing
        ? "The suite has no such test, or something ended the process before it." : reason.message
      settle(function, as: .notRun, TestIssue("The test never began.", comments: [comment]))
    }
  }

  private func issue(_ end: ProcessRun.End, _ errors: String) -> TestIssue {
    let reason = StopReason(end, errors: errors, path: path)
    return TestIssue(reason.message, comments: reason.comments)
  }

  // MARK: Entries

  /// Keeps an issue of a test, unless there are too many already.
  private mutating func keep(_ issue: TestIssue, of function: String) {
    guard let count = entries[function]?.issues.count, count <= Self.issueLimit else { return }
    entries[function]?.issues.append(
      count < Self.issueLimit
        ? issue.cut(to: &room) : TestIssue("… more issues were left out …"))
  }

  private func function(of id: String) -> String? {
    functionByID.first { id.hasPrefix($0.id) }?.function
  }

  @discardableResult
  private mutating func update(_ id: String, _ change: (inout Entry) -> Void) -> String? {
    guard let function = function(of: id), var entry = entries[function] else { return nil }
    change(&entry)
    entries[function] = entry
    return function
  }

  /// Changes an entry by a record that must come within a run and in order.
  private mutating func updateInRun(_ id: String, _ change: (inout Entry) -> Bool) -> String? {
    var isInOrder = true
    let function = update(id) { isInOrder = change(&$0) }
    if !isInOrder || !isRunning { isIrregular = true }
    return function
  }
}

extension TestIssue {
  /// The records say that a test passed, and the process that ran it does not.
  fileprivate static let unsealed = TestIssue(
    "The records of the test are not what the suite wrote: they tell of a pass that it did not see.",
    comments: ["Something in the code writes to the suite's descriptors, or reads from them."])

  /// An issue of the tutor's own, which has no place in the suite.
  init(_ message: String, comments: [String] = []) {
    self.init(message: message, comments: comments, file: nil, line: nil)
  }
}
