import Foundation

/// Checks a stage whenever the learner saves, and obeys keys meanwhile.
///
/// Everything is waited for in one place, `run`. A check goes on in another thread, so that a key or
/// a save can end it.
final class Watch {
  /// What there is to see.
  private enum Phase {
    case checking(Check)
    case done(StageReport)
    /// There is no verdict, and this is why.
    case stuck(any Error)
  }

  /// A check that goes on.
  private struct Check {
    let job: BackgroundJob<StageReport>
    let activity: CheckActivity
    let basis: CheckRun.Basis
  }

  /// What the watch was started with. What is read of the course is read anew for each step, since
  /// other tutors may write meanwhile.
  private let start: Session
  private var stage: Stage
  private let keys: (any KeyInput)?
  private var saves: Saves
  private var phase = Phase.stuck(CheckError.interrupted)
  /// What the files said when they were last checked.
  private var content: String?
  /// The files that were saved while a check of older ones is being stopped.
  private var waiting: [String]?
  private var hasPainted = false
  /// Whether a key showed something below the verdict since the screen was emptied.
  private var hasAnswered = false

  private var console: any Console { start.console }
  private var session: Session {
    start.renewed(.watching(hasKeys: keys != nil), keys: keys)
  }

  init(_ stage: Stage, _ session: Session) throws {
    start = session
    self.stage = stage
    saves = Saves(of: try session.workspace(stage))
    keys = session.console.openKeys()
  }

  /// Watches until the learner leaves or, where there are no keys, until the stage passes.
  func run() throws -> ExitCode {
    paintHeader()
    try beginCheck()
    while true {
      wait()
      if start.interruption.isRequested { return try interrupted() }
      // Who reads a pipe may leave, and a terminal may be closed.
      guard console.isHeard else { return status }
      if let end = try obeyKeys() { return end }
      try lookAtFiles()
      if let end = try hearCheck() { return end }
    }
  }

  private func wait() {
    var descriptors = [start.interruption.readEnd, saves.descriptor] + (keys?.descriptors ?? [])
    if case .checking(let check) = phase { descriptors.append(check.job.descriptor) }
    Wake.wait(
      for: descriptors,
      until: [saves.deadline, keys?.deadline].compactMap(\.self).min())
  }

  /// The status of the last verdict.
  private var status: ExitCode {
    if case .done(let report) = phase, report.status == .passed { return .success }
    return .notPassed
  }

  private func interrupted() throws -> ExitCode {
    guard case .checking = phase else { return .interrupted }
    console.showActivity(nil)
    phase = .stuck(CheckError.interrupted)
    throw CheckError.interrupted
  }

  // MARK: Checks

  /// Checks the files as they are now, even while a check of older ones goes on.
  private func check(saved files: [String]) throws {
    if case .checking(let check) = phase {
      waiting = files
      check.job.stop()
      return
    }
    clear()
    paintHeader()
    if !files.isEmpty { console.say("Saved: \(files.map(\.named).joined(separator: ", ")).") }
    try telling { try beginCheck() }
  }

  private func beginCheck() throws {
    let session = session
    content = try session.workspace(stage).checkedContent
    let basis = try CheckRun(session).prepare(stage)
    let judge = session.environment.judge(try session.folder())
    let activity = CheckActivity(console, stage)
    let job = BackgroundJob { [stage] (interruption, progress) throws(CheckError) in
      try judge.check(stage, interruption: interruption, progress: progress)
    }
    phase = .checking(Check(job: job, activity: activity, basis: basis))
  }

  private func hearCheck() throws -> ExitCode? {
    guard case .checking(let check) = phase else { return nil }
    for news in check.job.take() {
      switch news {
      case .progress(let progress):
        if !check.job.isStopping { check.activity.show(progress) }
      case .ended(let result):
        console.showActivity(nil)
        phase = .stuck(CheckError.interrupted)
        if let files = waiting {
          waiting = nil
          try self.check(saved: files)
        } else {
          try telling { try end(check, result) }
        }
      }
    }
    return keys == nil && status == .success ? .success : nil
  }

  private func end(_ check: Check, _ result: Result<StageReport, CheckError>) throws {
    let report = try result.get()
    try CheckRun(session).remember(report, of: stage, check.basis)
    phase = .done(report)
    try paintPhase()
  }

  /// Calls `body`, and shows what keeps it from a verdict. Most of that the learner can mend, and
  /// then the watch goes on.
  private func telling(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as CheckError where keys == nil && !error.isAboutFiles {
      throw error
    } catch  where error is CheckError || error is TutorError {
      phase = .stuck(error)
      try paintPhase()
    }
  }

  // MARK: Files and keys

  private func lookAtFiles() throws {
    guard let files = saves.take() else { return }
    let folder = try start.folder()
    guard folder.isThere else { throw TutorError.courseGone(path: folder.root.path) }
    guard try start.workspace(stage).checkedContent != content else { return }
    try check(saved: files)
  }

  private func obeyKeys() throws -> ExitCode? {
    guard let keys else { return nil }
    var mustRepaint = false
    for event in keys.take() {
      switch event {
      // An answer that is being read must not vanish: the terminal keeps it, as well as it can.
      case .resized: mustRepaint = mustRepaint || !hasAnswered
      case .continued:
        mustRepaint = true
        // While the tutor stood still, the clocks of the tests went on.
        if case .checking = phase { try check(saved: []) }
      case .pressed(.endOfInput): return status
      case .pressed(.character(let letter)):
        let key = working.first { $0.letter == Character(letter.lowercased()) }
        if let key, let end = try obey(key) { return end }
      case .pressed: break
      }
    }
    if mustRepaint, console.canRedraw {
      if hasAnswered { paintKeys() } else { try repaint() }
    }
    return nil
  }

  /// The keys that work now.
  private var working: [WatchKey] {
    switch phase {
    case .checking: [.quit]
    case .done(let report) where report.status == .passed: [.list, .screen, .next, .again, .quit]
    case .done(let report) where report.status == .failed: [.hint, .list, .screen, .again, .quit]
    case .done: [.hint, .list, .again, .quit]
    case .stuck: [.list, .again, .quit]
    }
  }

  private func obey(_ key: WatchKey) throws -> ExitCode? {
    switch key {
    case .quit: return status
    case .again: try check(saved: [])
    case .hint: run(.hint, ["\(stage.number)"])
    case .screen: run(.screen, ["\(stage.number)"])
    case .list: run(.list)
    case .next: return try goOn()
    }
    return nil
  }

  /// Runs a command, below what is there.
  private func run(_ command: Command, _ operands: [String] = []) {
    hasAnswered = true
    console.say()
    do {
      _ = try command.run(Invocation([command.name] + operands), session)
    } catch {
      _ = console.complain(about: error, calling: start.call)
    }
    paintKeys()
  }

  /// Goes to the next stage; ends when there is none.
  private func goOn() throws -> ExitCode? {
    clear()
    let status = try Command.next.run(Invocation([Command.next.name]), session)
    let session = session
    if try session.course().written.allSatisfy({ try session.state(of: $0) == .passed }) {
      return status
    }
    stage = try session.currentStage()
    saves = Saves(of: try session.workspace(stage))
    console.say()
    paintHeader()
    try telling { try beginCheck() }
    return nil
  }

  // MARK: What there is to see

  /// Empties the screen. What was on it before the watch began can be scrolled back to.
  private func clear() {
    console.clear(keepsWhatWasThere: !hasPainted)
    hasPainted = true
    hasAnswered = false
  }

  private func repaint() throws {
    clear()
    paintHeader()
    try paintPhase()
  }

  private func paintHeader() {
    if !hasPainted { clear() }
    let folder = "Exercises/\(stage.slug)"
    let leaving = keys == nil ? "" : " q leaves."
    console.say("\("Watching \(folder): every save is checked.\(leaving)", .quiet)")
  }

  private func paintPhase() throws {
    switch phase {
    case .checking: return
    case .done(let report):
      console.say()
      try ReportView(session, stage).show(report, isVerbose: false)
    case .stuck(let error): _ = console.complain(about: error, calling: start.call)
    }
    paintKeys()
  }

  private func paintKeys() {
    guard keys != nil else { return }
    console.say()
    console.say(WatchKey.line(working, columns: console.columns))
  }
}

extension CheckError {
  /// Whether the learner's next save may mend it.
  fileprivate var isAboutFiles: Bool {
    if case .learnerFilesMissing = self { true } else { false }
  }
}
