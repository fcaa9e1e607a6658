import Foundation

/// A learner's submission, or that there is none.
struct GradingTask: Sendable {
  let learner: Learner
  /// Where it is; nil when nothing was submitted.
  let place: SubmissionPlace?

  /// The learners of a class with their submissions, in the order of the identifiers' bytes.
  ///
  /// - Parameters:
  ///   - places: The submissions.
  ///   - roster: The students; nil when everybody who submitted something is one.
  static func all(_ places: [SubmissionPlace], roster: Roster?) -> [GradingTask] {
    guard let roster else {
      return places.map {
        GradingTask(learner: Learner(id: $0.id, name: $0.name(beside: $0.id)), place: $0)
      }
      .sorted { $0.learner.id.precedesByBytes($1.learner.id) }
    }
    let byID = Dictionary(places.map { ($0.id, $0) }) { first, _ in first }
    let match = roster.match(places.map(\.id))
    let students = match.learners.map { learner, submission in
      GradingTask(learner: learner.filed, place: submission.flatMap { byID[$0] })
    }
    let strangers = match.strangers.compactMap { byID[$0] }
      .map { GradingTask(learner: Learner(id: $0.id, name: $0.name(beside: $0.id)), place: $0) }
    return (students + strangers).sorted { $0.learner.id.precedesByBytes($1.learner.id) }
  }

  /// Whether it belongs to a part of a class. The parts are much the same size, and the same on every
  /// machine.
  func isIn(_ shard: RunRecord.Shard) -> Bool {
    var hash = FNV1a.hash(of: learner.id.utf8)
    // Its low bits alone depend on little.
    hash ^= hash >> 32
    return shard.indexes.contains(Int(hash % UInt64(shard.count)) + 1)
  }
}

extension SubmissionPlace {
  /// The name, where the identifier had to spell it otherwise.
  fileprivate func name(beside id: String) -> String? {
    let bare = name.hasPrefix(id) ? id : name
    return bare == id ? nil : bare
  }
}

extension Learner {
  /// The learner under an identifier that is safe as the name of a folder.
  fileprivate var filed: Learner {
    var learner = self
    learner.id = SubmissionID.make(of: Array(id.utf8))
    return learner
  }

  /// The learner under another name, and without anything that tells who it is.
  func anonymous(salt: String) -> Learner {
    Learner(id: "learner-" + SHA256.digest(of: Data("\(salt)\0\(id)".utf8)).prefix(12))
  }
}
