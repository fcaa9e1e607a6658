import Foundation

/// What an instructor asks of a run.
struct GradingOptions: Sendable {
  /// The folder of the submissions.
  var submissions: URL
  /// The folder of the results.
  var output: URL
  /// The stages that count, in teaching order.
  var stages: [Stage]
  /// How many submissions are judged at a time.
  var jobs: Int
  var limits = Self.usualLimits
  var sandbox = Sandbox.Wish.auto
  /// The table of the students.
  var roster: URL?
  /// The folder of the instructor's own suites.
  var suites: URL?
  /// Whether a run that was stopped goes on.
  var resumes = false
  /// The one submission, or the status of those, that are judged; nil for all.
  var only: Only?
  /// The part of the class that is judged; nil for all of it.
  var shard: RunRecord.Shard?
  var lateness: LateRule?
  /// What identifiers are replaced with the help of; nil to leave them.
  var salt: String?
  /// The time, where it stands still; nil for the time that it is.
  var now: Date?

  /// Those on which results depend, as `run.json` has them.
  var onRecord: [String] {
    var words: [String] = []
    if let salt {
      // Enough to tell that it is another word, and no more.
      words.append("--anonymize #\(SHA256.digest(of: Data("\(salt)\0".utf8)).prefix(6))")
    }
    if let lateness {
      words += ["--due \(lateness.due.inWholeSeconds)", "--late \(lateness.text)"]
    }
    if roster != nil { words.append("--roster") }
    if suites != nil { words.append("--tests") }
    return words
  }

  /// The fingerprint of a submission; nil of nothing that was handed in.
  func fingerprint(of submission: Submission?, by learner: Learner) throws -> String {
    try GradingBasis(of: submission, by: learner, isTimed: lateness != nil).fingerprint
  }

  enum Only: Equatable, Sendable {
    case id(String)
    case status(SubmissionResult.Status)
  }

  /// More patient than with a learner who waits, since other submissions run beside each.
  static let usualLimits: CheckLimits = {
    var limits = CheckLimits()
    limits.build = .seconds(120)
    limits.stageBuild = limits.build
    limits.firstBuild = .seconds(1800)
    limits.building = BuildLimits()
    limits.test = .seconds(10)
    limits.stage = .seconds(120)
    limits.memory = 2 << 30
    limits.fileSize = 16 << 20
    limits.cpu = 30
    limits.openFiles = 256
    limits.processes = 64
    limits.isSealed = true
    return limits
  }()
}

extension RunRecord.Limits {
  init(_ limits: CheckLimits) {
    self.init(
      buildSeconds: limits.build / .seconds(1), testSeconds: limits.test / .seconds(1),
      stageSeconds: limits.stage / .seconds(1), cpuSeconds: Int(limits.cpu),
      memoryBytes: Int(limits.memory), fileBytes: Int(limits.fileSize),
      openFiles: Int(limits.openFiles), processes: limits.processes, outputBytes: limits.output)
  }
}
