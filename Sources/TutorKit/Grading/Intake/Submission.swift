import Foundation

/// What somebody handed in, as it is graded.
struct Submission: Sendable {
  /// The name that results are kept under; safe as the name of a folder on every system.
  let id: String
  /// The name of the folder or the archive, as it can be shown.
  let name: String
  /// What was taken of each stage, in the order of the course. Empty when there is a fault.
  var stages: [TakenStage] = []
  /// When it was handed in, as far as the disk knows: when the archive, or the newest file of the
  /// folder, was last written. Nil when nothing could be read.
  var written: Date?
  /// Why nothing could be taken; nil when something was.
  var fault: IntakeFault?
  /// What is to be said of how it was taken.
  var notes: [Evidence] = []
  /// What a look at its source shows.
  var findings: [Evidence] = []

  /// What an instructor should see, or the learner know.
  var evidence: [Evidence] { notes + findings }
}

/// Where a submission is, before anything of it is read.
struct SubmissionPlace: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case folder
    case archive
    /// It cannot be taken.
    case fault(IntakeFault)
  }

  let id: String
  /// The name of the folder or the archive, as it can be shown.
  let name: String
  /// Its path, in the bytes that the system has for it.
  let path: [UInt8]
  let content: Content
}
