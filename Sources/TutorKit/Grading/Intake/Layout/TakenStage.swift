import Foundation

/// The files of one stage that a submission has, as they are put into the grader's own copy.
struct TakenStage: Equatable, Sendable {
  let slug: String
  /// Whether the submission has no folder of it at all.
  var isAbsent = false
  /// What to write, by its path below the stage's folder: the files that learners edit, and Swift
  /// files that they added. Bytes are as they were handed in.
  var files: [String: Data] = [:]
  /// The declared files that are not there; the stage cannot be graded without them.
  var missing: [Missing] = []

  /// A file that a stage needs and a submission lacks.
  struct Missing: Equatable, Sendable {
    let file: String
    /// Why the file of that name is not taken, if there is one.
    let refusal: Refusal?
    /// A file whose name is near.
    let twin: String?

    var text: String {
      if let refusal { return "file missing: \(file) was refused: \(refusal.reason)" }
      guard let twin else { return "file missing: \(file)" }
      return "file missing: \(file); \(twin) is there, which has another name"
    }
  }

  /// Why the stage is missing; nil when it is whole.
  var complaint: String? {
    if missing.isEmpty { return nil }
    return isAbsent
      ? "This stage was not handed in." : missing.map(\.text).joined(separator: "\n")
  }

  /// The complaint as a result keeps it.
  var shortcoming: Evidence? {
    let kind = isAbsent ? Evidence.missingStage : "missing-file"
    return complaint.map { Evidence(.note, kind, stage: slug, $0) }
  }
}

extension Evidence {
  /// The kind of what is said of a stage that was not handed in.
  static let missingStage = "missing-stage"
}
