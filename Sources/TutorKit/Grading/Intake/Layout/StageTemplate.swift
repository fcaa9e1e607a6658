import Foundation

/// What the grader knows of a stage before it sees a submission.
struct StageTemplate: Sendable {
  let slug: String
  /// The files that a learner edits, as paths below the stage's folder.
  let declared: [String]
  /// All files that a learner was given, and what they hold.
  let given: [String: Data]
}
