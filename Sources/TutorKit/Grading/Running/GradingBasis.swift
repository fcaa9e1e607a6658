import Foundation

/// All of a submission that its result depends on. As long as that is the same, and the terms of the run
/// are, a submission that is judged again gets the same result.
struct GradingBasis: Encodable {
  private struct StageFiles: Encodable {
    let slug: String
    /// Why the stage is not whole.
    let complaint: String?
    /// The hashes of the files, by their paths.
    let files: [String: String]
  }

  private let learner: Learner
  /// When it was handed in, where that counts.
  private let written: Date?
  private let fault: String?
  private let notes: [Evidence]
  private let stages: [StageFiles]

  /// - Parameters:
  ///   - submission: What was taken; nil when nothing was handed in.
  ///   - learner: The learner as results name them.
  ///   - isTimed: Whether it matters when it was handed in.
  init(of submission: Submission?, by learner: Learner, isTimed: Bool) {
    self.learner = learner
    written = isTimed ? submission?.written : nil
    fault = submission?.fault?.sentence
    notes = submission?.notes ?? []
    stages =
      submission?.stages.map { stage in
        StageFiles(
          slug: stage.slug, complaint: stage.complaint, files: stage.files.mapValues(SHA256.digest))
      } ?? []
  }

  /// Changes whenever something of it does.
  var fingerprint: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return SHA256.digest(of: try encoder.encode(self))
    }
  }
}
