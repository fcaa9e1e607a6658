import Foundation

/// All that grading found out about one submission: the content of its `result.json`, of which every
/// other form of a result is made.
public struct SubmissionResult: Codable, Equatable, Sendable {
  /// How grading ended.
  public enum Status: String, Codable, CaseIterable, Sendable {
    /// Every stage was judged.
    case graded
    /// Every stage was judged, and a person should look at it.
    case flagged
    /// There is nothing to judge.
    case noSubmission = "no-submission"
    /// The grader itself failed, or could not read what was submitted. The points say nothing, and are
    /// no zero.
    case graderError = "grader-error"
  }

  /// The version of the form.
  static let currentVersion = 1

  public var version = currentVersion
  /// Whose submission it is.
  public var learner: Learner
  /// How grading ended.
  public var status: Status
  /// Why there is nothing to judge, or how the grader failed; nil otherwise.
  public var reason: String?
  /// The points after what is taken off for being late; nil when the grader failed.
  public var points: Points?
  /// The points that all stages together can give.
  public var maximum: Points
  /// What being late costs; nil when no due date was set, or nothing was submitted.
  public var lateness: Lateness?
  /// What a person should see, or the learner know.
  public var evidence: [Evidence]
  /// The stages in teaching order; empty when none was judged.
  public var stages: [StageResult]
  /// What kept the submission's code in: `bubblewrap`, or `none`; nil where nobody wrote it down. A class
  /// may be graded in parts, on machines that differ.
  public var sandbox: String?
}

/// A learner, as the roster has it. Without a roster, only `id` is known.
public struct Learner: Codable, Hashable, Sendable {
  /// The name of the submission, and of its folder among the results.
  public var id: String
  /// The name for people.
  public var name: String?
  public var email: String?
  public var section: String?
  /// The other columns of the roster, by their headings.
  public var fields: [String: String]

  init(
    id: String, name: String? = nil, email: String? = nil, section: String? = nil,
    fields: [String: String] = [:]
  ) {
    self.id = id
    self.name = name
    self.email = email
    self.section = section
    self.fields = fields
  }

  /// How people are told who it is.
  var displayName: String { name ?? id }
}

/// How late a submission is, and what that costs.
public struct Lateness: Codable, Equatable, Sendable {
  /// When it was due.
  public var due: Date
  /// When it came in.
  public var submitted: Date
  /// The rule by which points are taken off.
  public var rule: String
  /// The points that are taken off.
  public var deduction: Points

  /// How many seconds late it is; nothing for one in time.
  public var seconds: Double { max(0, submitted.timeIntervalSince(due)) }
}
