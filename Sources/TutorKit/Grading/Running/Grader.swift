import Foundation

/// Grades a class: takes the submissions in, has workers judge them side by side, and writes each
/// result as soon as it is there.
struct Grader: Sendable {
  /// What a run tells on the way.
  enum Progress {
    /// The engine and the suites are being built, and the solutions judged.
    case preparing
    /// What the instructor should know before anything is judged, in a sentence.
    case note(String)
    /// So many of all are done, the last with this status, and why it was not graded.
    case graded(Int, of: Int, id: String, SubmissionResult.Status, reason: String?)
  }

  /// What came of a run.
  struct Summary {
    /// The identifiers of all submissions by their status, in the order of their bytes.
    var ids: [SubmissionResult.Status: [String]]
    /// How many results were there already.
    var kept: Int
    /// The submissions on which the grader failed this time, whatever result it had before.
    var failed: [String]
  }

  let options: GradingOptions
  let course: Course
  let folder: CourseFolder
  let environment: [String: String]
  let clock: @Sendable () -> Date

  private var slugs: [String] { course.written.map(\.slug) }

  /// Runs to the end.
  func run(
    interruption: Interruption, progress: (Progress) -> Void
  ) throws -> Summary {
    let list = try SubmissionList(options.submissions, slugs: slugs, output: options.output)
    let roster = try roster()
    let suites =
      try options.suites.map { try HiddenSuites(in: $0, for: options.stages) } ?? HiddenSuites()
    let sandbox = try self.sandbox()
    let intake = try Intake(
      templates: options.stages.map { try StageTemplate($0, in: folder) }, slugs: slugs)
    var notes = list.others.map { "\($0) is no submission, and was left out." }
    if sandbox == nil, options.sandbox != .none { notes.append(Self.sandboxNote) }
    if let roster {
      notes += roster.match(list.places.map(\.id)).strangers.map {
        "\($0) is not on the roster."
      }
    }

    // Before anything is written: a run that cannot begin leaves no trace.
    var record = try record(sandbox, suites)
    let lock = try benchLock()
    guard lock.lock() else { throw GradingFault.courseBusy(path: folder.root.path) }
    let output = try GradingFolder(
      options.output, continues: options.resumes || options.only != nil)
    if options.only != nil, output.done.isEmpty {
      throw GradingFault.nothingGraded(path: options.output.path)
    }
    if let earlier = try output.earlierRun() { try record.continue(earlier, in: options.output) }
    try output.write(record)
    let all = GradingTask.all(list.places, roster: roster)
      .filter { task in options.shard.map(task.isIn) ?? true }
    let choice = try GradingChoice(
      of: all.map { (name(of: $0.learner).id, $0) }, done: output.done, options: options
    ) { task in
      if interruption.isRequested { throw CheckError.interrupted }
      let submission = task.place.map(intake.files)
      return try options.fingerprint(of: submission, by: name(of: task.learner))
    }
    for note in notes + choice.notes { progress(.note(note)) }
    let tasks = choice.tasks
    let failed = try judge(
      tasks, record: record, intake: intake, suites: suites, sandbox: sandbox, output: output,
      interruption: interruption, progress: progress)
    if interruption.isRequested { throw CheckError.interrupted }
    var ids: [SubmissionResult.Status: [String]] = [:]
    try output.finish { ids[$0.status, default: []].append($0.learner.id) }
    let count = ids.values.map(\.count).reduce(0, +)
    return Summary(ids: ids, kept: count - tasks.count, failed: failed)
  }

  /// The folder of the benches, on which one run at a time judges.
  private var benches: URL { folder.kept.appending(path: "grading") }

  private func bench(_ name: String) -> Bench {
    Bench(of: folder, at: benches.appending(path: name))
  }

  private func benchLock() throws -> OpenFile {
    do throws(FileFault) {
      try folder.makeFolder(benches)
      return try OpenFile(locking: benches.appending(path: "lock"), in: folder)
    } catch {
      throw TutorError.unusable(error)
    }
  }

  private func roster() throws -> Roster? {
    guard let url = options.roster else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw GradingFault.rosterUnreadable(path: url.path, reason: error.reason)
    }
    return try Roster(csv: [UInt8](data))
  }

  private static let sandboxNote =
    "There is no sandbox: bubblewrap (bwrap) is not installed, or does not work here. The submissions' "
    + "code can read this machine's files and use its network."

  /// The sandbox that was asked for.
  private func sandbox() throws -> Sandbox? {
    guard options.sandbox != .none else { return nil }
    let sandbox = try Sandbox(environment: environment)
    guard sandbox != nil || options.sandbox == .auto else { throw GradingFault.noSandbox }
    return sandbox
  }

  /// The learner as results name them.
  private func name(of learner: Learner) -> Learner {
    options.salt.map(learner.anonymous) ?? learner
  }

  private func record(_ sandbox: Sandbox?, _ suites: HiddenSuites) throws -> RunRecord {
    let toolchain = try Toolchain(environment: environment)
    return RunRecord(
      course: course.title, courseHash: courseHash(suites), tutor: TutorApp.version,
      toolchain: try toolchain.version(environment: environment),
      sandbox: sandbox.level, limits: RunRecord.Limits(options.limits),
      started: options.now ?? clock(), shard: options.shard,
      stages: options.stages.map { RunRecord.StageEntry($0, in: folder) },
      options: options.onRecord)
  }

  /// Changes whenever anything that judges does.
  private func courseHash(_ suites: HiddenSuites) -> String {
    var text = ""
    for part in ["Tests/Stages", "lessons/stubs", "Sources"] {
      text += FileTree(folder.root.appending(path: part)).fingerprint + "\n"
    }
    for file in ["Package.swift", "lessons/course.json"] {
      let data = FileManager.default.contents(atPath: folder.root.appending(path: file).path)
      text += SHA256.digest(of: data ?? Data()) + "\n"
    }
    for (path, data) in suites.files.sorted(by: { $0.key < $1.key }) {
      text += "\(path) \(SHA256.digest(of: data))\n"
    }
    return String(SHA256.digest(of: Data(text.utf8)).prefix(16))
  }

  // MARK: Workers

  private func judge(
    _ tasks: [GradingTask], record: RunRecord, intake: Intake, suites: HiddenSuites,
    sandbox: Sandbox?, output: GradingFolder, interruption: Interruption,
    progress: (Progress) -> Void
  ) throws -> [String] {
    guard !tasks.isEmpty else { return [] }
    progress(.preparing)
    let queue = GradingQueue(tasks)
    let limits = options.limits.with(sandbox)
    let count = max(1, min(options.jobs, tasks.count))
    let environment = plainEnvironment
    let news = GradingNews()
    let model = ModelBench(
      bench("model"),
      additions: suites.files.merging(Canary.sources(for: options.stages, in: folder)) { $1 },
      limits: limits, environment: environment)
    for number in 1...count {
      let bench = bench("bench-\(number)")
      // A check blocks its thread, so each worker has one that nothing else needs.
      let thread = Thread {
        do {
          let worker = Worker(
            bench: bench, model: model, hasHidden: !suites.files.isEmpty, limits: limits,
            environment: environment, interruption: interruption)
          try worker.prepare()
          let grading = SubmissionGrading(
            options: options, intake: intake, worker: worker, now: clock)
          while !interruption.isRequested, let task = queue.next() {
            let outcome = try grading.grade(task, as: name(of: task.learner))
            try output.write(
              outcome.result, run: record, log: outcome.log, submission: outcome.fingerprint)
            let result = outcome.result
            news.tell(.graded(id: result.learner.id, result.status, reason: result.reason))
          }
          news.tell(.left(nil))
        } catch {
          queue.close()
          news.tell(.left(error))
        }
      }
      // As much as the first thread of a program has.
      thread.stackSize = 8 << 20
      thread.start()
    }
    var done = 0
    var failed: [String] = []
    var failure: (any Error)?
    var working = count
    while working > 0 {
      switch news.next() {
      case .graded(let id, let status, let reason):
        done += 1
        if status == .graderError { failed.append(id) }
        progress(.graded(done, of: tasks.count, id: id, status, reason: reason))
      case .left(let error):
        working -= 1
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return failed.sorted { $0.precedesByBytes($1) }
  }

  /// What builds and tests find of this process's environment: enough to build, and nothing personal.
  private var plainEnvironment: [String: String] {
    let names = ["PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "DEVELOPER_DIR"]
    // A compiler that crashes is to say so in words that are the same every time.
    return environment.filter { names.contains($0.key) }
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  }
}

extension CheckLimits {
  /// The same limits in a sandbox.
  fileprivate func with(_ sandbox: Sandbox?) -> CheckLimits {
    var limits = self
    limits.sandbox = sandbox
    return limits
  }
}

extension RunRecord {
  /// Makes it the record of an earlier run that goes on, on the same terms.
  fileprivate mutating func `continue`(_ earlier: RunRecord, in output: URL) throws(GradingFault) {
    if let what = earlier.difference(from: self) ?? (earlier.shard == shard ? nil : "shards") {
      let isOptions = what == "options"
      throw .otherTerms(
        path: output.path, what: what, then: isOptions ? earlier.options : [],
        now: isOptions ? options : [])
    }
    sandbox = earlier.sandboxes(with: self)
    started = min(earlier.started, started)
  }
}
