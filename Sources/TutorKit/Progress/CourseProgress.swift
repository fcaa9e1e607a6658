import Foundation

/// What the tutor remembers of a learner, as it stands in `.tutor/progress.json`.
struct CourseProgress: Codable, Equatable, Sendable {
  /// The version of the file's form.
  var version = supportedVersion
  /// The slug of the stage that the learner works on; nil before the first `next`.
  var current: String?
  /// What is known of each stage, by slug.
  var stages: [String: StageProgress] = [:]
  /// The edition of the course that the learner knows; nil until something is remembered.
  var edition: CourseEdition?
  /// The fingerprint of the edition of which the learner was told that it is another one.
  var announced: String?

  /// The one version of the form that this tutor reads and writes.
  static let supportedVersion = 1

  subscript(stage: Stage) -> StageProgress {
    get { stages[stage.slug] ?? StageProgress() }
    set { stages[stage.slug] = newValue }
  }
}

/// What the tutor remembers of one stage.
struct StageProgress: Codable, Equatable, Sendable {
  /// What the last check found. Nothing that contradicts it is kept.
  var lastCheck: CheckRecord?
  /// When the stage first passed since it was last reset.
  var passed: Date?
  /// The number of the task that was last seen to fail first. Unlike `lastCheck`, a compile error
  /// leaves it alone: the learner is still where they were.
  var task: Int?
  /// How many hints were given, by the title of the task.
  var hints: [String: Int] = [:]
  /// When the solution was shown before the stage had passed.
  var reveals: [Date] = []
}

/// The outcome of a check, in short.
struct CheckRecord: Codable, Equatable, Sendable {
  var date: Date
  /// How many of the expected tests passed.
  var passed: Int
  /// How many tests were expected.
  var total: Int
  /// What the learner's files were like; see `Workspace.fingerprint`.
  var fingerprint: String
  /// What judged them; see `StageStandard`. Nil if an older tutor checked.
  var suite: String?
  var engine: String?

  /// Whether every test passed that there was.
  var isPass: Bool { total > 0 && passed == total }

  /// Whether the verdict would be measured by the same now.
  func isUpToDate(with standard: StageStandard, of stage: Stage) -> Bool {
    total == stage.expectedTests.count && (suite ?? standard.suite) == standard.suite
      && (engine ?? standard.engine) == standard.engine
  }
}

/// Where a learner stands with a stage.
enum StageState: Equatable, Sendable {
  case notWritten
  /// Neither edited nor checked.
  case todo
  case inProgress
  /// The last check passed.
  case passed
  /// The last check passed, and the stage is measured otherwise now.
  case outdated
  /// It passed once; the last check did not.
  case broken

  /// The state in the words of `tutor list`.
  var words: String {
    switch self {
    case .notWritten: "not written yet"
    case .todo: "todo"
    case .inProgress: "in progress"
    case .passed: "passed"
    case .outdated: "check again"
    case .broken: "broken again"
    }
  }
}

extension StageProgress {
  /// - Parameters:
  ///   - stage: The stage that this is about.
  ///   - standard: What it is measured by now. It is asked for only where something has passed.
  ///   - isTouched: Whether the learner's files are other than they came.
  func state(
    of stage: Stage, standard: @autoclosure () throws -> StageStandard, isTouched: Bool
  ) rethrows -> StageState {
    guard stage.isWritten else { return .notWritten }
    guard let lastCheck else { return isTouched ? .inProgress : .todo }
    if lastCheck.isPass {
      return lastCheck.isUpToDate(with: try standard(), of: stage) ? .passed : .outdated
    }
    return passed == nil ? .inProgress : .broken
  }

  /// Takes over the result of a check.
  ///
  /// - Parameters:
  ///   - report: The result.
  ///   - fingerprint: What the learner's files were like.
  ///   - standard: What they were measured by.
  mutating func record(_ report: StageReport, fingerprint: String, standard: StageStandard) {
    let check = CheckRecord(
      date: report.started, passed: report.passedCount, total: report.tests.count,
      fingerprint: fingerprint, suite: standard.suite, engine: standard.engine)
    lastCheck = check
    if report.status == .passed {
      passed = passed ?? report.started
      task = nil
    } else if report.status == .failed {
      task = report.task(after: task)
    }
  }

  /// Forgets what was true of files that are no longer there.
  mutating func forgetResults() {
    lastCheck = nil
    passed = nil
    task = nil
  }
}

extension StageReport {
  /// The first expected test that did not pass.
  var firstFailure: TestReport? { tests.first { $0.status != .pass } }

  /// The task that the learner is at, who was at another one before: that of the first failure. But
  /// code that stops, or does not end, for the sake of a later task takes the tests of earlier ones
  /// with it.
  func task(after before: Int?) -> Int? {
    guard let first = firstFailure else { return nil }
    return first.status.isStop ? max(first.task, before ?? 0) : first.task
  }
}
