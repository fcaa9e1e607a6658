import Foundation

/// What the grader knows of a stage before it sees a submission.
struct StageTemplate: Sendable {
  let slug: String
  /// The files that a learner edits, as paths below the stage's folder.
  let declared: [String]
  /// All files that a learner was given, and what they hold.
  let given: [String: Data]
  /// What those files declare, so that it is read once and not for each submission.
  let names: SourceScan.Declared

  init(slug: String, declared: [String], given: [String: Data]) {
    (self.slug, self.declared, self.given) = (slug, declared, given)
    names = SourceScan.Declared(
      given.filter { $0.key.hasSuffix(".swift") }
        .map { String(decoding: $0.value, as: UTF8.self) })
  }
}
