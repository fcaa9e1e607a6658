import Foundation

/// Runs the tests of a stage until each of them is settled.
///
/// All run in one process first. Whatever that leaves open, because it stopped or was stopped, runs
/// once more in a process of its own; more often when it is killed there.
struct SuiteRun {
  /// How much longer than a test may take the tutor waits: the suite itself stops a test in time,
  /// and says so better, unless it is what hangs.
  private static let patience = Duration.seconds(3)
  /// How long a program that is over a limit may take to end, from SIGTERM to SIGKILL. It ends at once
  /// unless it wants to know of that signal. (In a sandbox it never learns: bubblewrap ends by the signal,
  /// as it must for the program to end with it, and with bubblewrap the first process of the program's
  /// own process space, which takes all others with it.)
  private static let grace = Duration.milliseconds(200)

  let program: StageProgram
  let interruption: Interruption
  /// Whether the first test that fails is enough. The rest is then reported as not run.
  var stopsAtFailure = false

  private var limits: CheckLimits { program.limits }

  /// The reports on all expected tests, which `ledger` has not settled yet.
  func run(
    _ ledger: TestLedger, progress: (CheckProgress) -> Void
  ) throws(CheckError) -> [TestReport] {
    var ledger = ledger
    let deadline = SuspendingClock.now + limits.stage
    progress(.running(tests: ledger.open.count))
    try run(ledger.open, in: &ledger, before: deadline, progress: progress)
    while let function = ledger.open.first, .now < deadline, !isEnough(ledger) {
      try run([function], in: &ledger, before: deadline, progress: progress)
    }
    if isEnough(ledger) { return ledger.reports }
    let rest = ledger.open
    ledger.giveUp(after: limits.stage)
    for function in rest { tell(function, in: ledger, progress) }
    return ledger.reports
  }

  /// Runs some tests in one process and enters in the ledger what comes of it.
  private func run(
    _ functions: [String], in ledger: inout TestLedger,
    before stageDeadline: SuspendingClock.Instant, progress: (CheckProgress) -> Void
  ) throws(CheckError) {
    let place = try ScratchFolder(in: program.folder)
    defer { place.remove() }
    let seals = limits.isSealed ? RunSeals(for: functions, of: program.stage) : nil
    var request = program.request(
      running: functions, in: place,
      variables: ["LISTKATA_SCREENS": "1"].merging(seals?.variables ?? [:]) { $1 })
    request.input = seals?.input ?? []
    let run = try ProcessRun(request)
    ledger.beginProcess(seals: seals)
    var records = LineSplitter()
    var errors = OutputCapture()
    var cap = OutputCap(limit: limits.output)
    var testDeadline = SuspendingClock.now + limits.test + Self.patience
    var stop: LimitStop?
    var wish: Interruption? = interruption

    while true {
      let isStopping = stop != nil || wish == nil
      let limit = cap.deadline ?? min(testDeadline, stageDeadline)
      let deadline = isStopping ? nil : limit
      switch run.next(before: deadline, interruption: wish) {
      case .wrote(.records, let bytes):
        // The tutor's own clock counts from one beginning or end of a test to the next.
        let before = ledger.inFlight
        for line in records.append(bytes) { take(line, into: &ledger, progress) }
        if ledger.inFlight != before { testDeadline = .now + limits.test + Self.patience }
        if isEnough(ledger), stop == nil {
          stop = .enough
          run.stop(grace: .zero)
        }
      case .wrote(let channel, let bytes):
        if channel == .error { errors.append(bytes) }
        progress(.wrote(bytes, isError: channel == .error))
        cap.add(bytes)
      case .expired where cap.deadline != nil:
        stop = .output(limits.output)
        run.stop(grace: Self.grace)
      case .expired:
        stop = testDeadline <= stageDeadline ? .testTime(limits.test) : .stageTime(limits.stage)
        run.stop(grace: Self.grace)
      case .interrupted:
        wish = nil
        run.stop(grace: Self.grace)
      case .ended(let end):
        if wish == nil { throw .interrupted }
        take(records.pending, into: &ledger, progress)
        let end = program.end(end, errors: errors.text)
        if stop == nil, cap.isExceeded(by: end) { stop = .output(limits.output) }
        let settled = ledger.endProcess(
          running: functions, end: end, errors: errors.text, stop: stop)
        for function in settled { tell(function, in: ledger, progress) }
        return
      }
    }
  }

  private func isEnough(_ ledger: TestLedger) -> Bool { stopsAtFailure && ledger.hasIssue }

  private func take(
    _ line: String, into ledger: inout TestLedger, _ progress: (CheckProgress) -> Void
  ) {
    if let record = TestRecord(line: line, folder: program.folder),
      let function = ledger.take(record), let report = ledger.report(on: function)
    {
      progress(.testStarted(name: report.name))
    }
  }

  private func tell(
    _ function: String, in ledger: TestLedger, _ progress: (CheckProgress) -> Void
  ) {
    guard let report = ledger.report(on: function) else { return }
    progress(.testEnded(report))
    if ledger.wasKilled(function) { progress(.testKilled(name: report.name)) }
  }
}
