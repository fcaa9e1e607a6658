import Foundation

/// What the tutor remembers of a learner, as it stands in `.tutor/progress.json`.
struct CourseProgress: Codable, Equatable, Sendable {
  /// The version of the file's form.
  var version = supportedVersion
  /// The slug of the stage that the learner works on; nil before the first `next`.
  var current: String?
  /// What is known of each stage, by slug.
  var stages: [String: StageProgress] = [:]

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

  /// Whether the stage, as the course has it now, passed.
  func isPass(of stage: Stage) -> Bool {
    total == stage.expectedTests.count && passed == total
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
  /// It passed once; the last check did not.
  case broken

  /// The state in the words of `tutor list`.
  var words: String {
    switch self {
    case .notWritten: "not written yet"
    case .todo: "todo"
    case .inProgress: "in progress"
    case .passed: "passed"
    case .broken: "broken again"
    }
  }
}

extension StageProgress {
  func state(of stage: Stage, isTouched: Bool) -> StageState {
    guard stage.isWritten else { return .notWritten }
    guard let lastCheck else { return isTouched ? .inProgress : .todo }
    if lastCheck.isPass(of: stage) { return .passed }
    return passed == nil ? .inProgress : .broken
  }

  /// Takes over the result of a check.
  mutating func record(_ report: StageReport, of stage: Stage, fingerprint: String) {
    let check = CheckRecord(
      date: report.started, passed: report.passedCount, total: report.tests.count,
      fingerprint: fingerprint)
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
  /// code that stops for the sake of a later task takes the tests of earlier ones with it.
  func task(after before: Int?) -> Int? {
    guard let first = firstFailure else { return nil }
    return first.status == .crash ? max(first.task, before ?? 0) : first.task
  }
}
