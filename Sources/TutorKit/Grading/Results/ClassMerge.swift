import Foundation

/// Results from several places, put together: parts of one class, each graded somewhere else.
///
/// A submission that is there twice must have the same result both times. A result counts for more
/// than a failure of the grader, whichever came last.
struct ClassMerge {
  /// On what terms the class was graded; nil where nobody knows.
  let run: RunRecord?
  /// The results in the order of the identifiers' bytes.
  let items: [ResultSource.Item]
  /// What the user should know, in sentences.
  let notes: [String]

  private let isOneLearner: Bool

  init(_ sources: [ResultSource]) throws(TutorError) {
    var merged = RunMerge()
    for source in sources { try merged.add(source) }
    run = merged.run
    items = try Self.items(of: sources)
    isOneLearner = sources.count == 1 && sources[0].isOneLearner
    notes =
      merged.notes + (merged.run?.shard?.missingSentence.map { [$0] } ?? [])
      + sources.filter { !$0.unfinished.isEmpty }.map { source in
        let names = source.unfinished.prefix(3).joined(separator: ", ")
        let more = source.unfinished.count > 3 ? " and others" : ""
        return "\(source.path) has no result yet for \(names)\(more)."
      }
  }

  /// All of it, for a report.
  func graded() throws(TutorError) -> GradedClass {
    var results: [SubmissionResult] = []
    for item in items { results.append(try item.result()) }
    if isOneLearner, let result = results.first { return GradedClass(one: result, run: run) }
    return GradedClass(run: run, results: results)
  }

  /// The files about the whole class.
  ///
  /// - Parameter visit: What else is done with each result, of which one is held at a time.
  func classFiles(
    visiting visit: (SubmissionResult) -> Void = { _ in }
  ) throws -> [(String, Data)] {
    var files = ClassFiles(graded: GradedClass(run: run, results: []))
    for item in items {
      let result = try item.result()
      files.add(result)
      visit(result)
    }
    return try files.data()
  }

  private static func items(
    of sources: [ResultSource]
  ) throws(TutorError) -> [ResultSource.Item] {
    // Identifiers are told apart by their bytes, as folders are.
    var found: [[UInt8]: ResultSource.Item] = [:]
    for item in sources.flatMap(\.items) {
      let id = Array(item.id.utf8)
      guard let earlier = found[id] else {
        found[id] = item
        continue
      }
      let (first, second) = (try earlier.result(), try item.result())
      let failed = (first.status == .graderError, second.status == .graderError)
      if failed.0 && !failed.1 {
        found[id] = item
      } else if failed.0 == failed.1, first != second {
        throw .resultsDiffer(id: item.id, paths: [earlier.path, item.path])
      }
    }
    return found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }
}

/// The terms of several runs, which must be the same where results depend on them.
private struct RunMerge {
  private(set) var run: RunRecord?
  private(set) var notes: [String] = []
  private var path = ""

  mutating func add(_ source: ResultSource) throws(TutorError) {
    guard let other = source.run else { return }
    guard var run else {
      var first = other
      first.shard = merged(other.shard, other.shard)
      run = first
      path = source.path
      return
    }
    if let difference = run.difference(from: other) {
      throw .runsDiffer(what: difference, paths: [path, source.path])
    }
    if run.limits != other.limits {
      notes.append("\(path) and \(source.path) were graded with different limits.")
    }
    let sandboxes = run.sandboxes(with: other)
    if sandboxes != run.sandbox, sandboxes != other.sandbox {
      notes.append("\(path) and \(source.path) were graded in different sandboxes.")
    }
    run.sandbox = sandboxes
    run.started = min(run.started, other.started)
    run.shard = merged(run.shard, other.shard)
    self.run = run
  }

  /// The parts that two runs cover together; nil for the whole class.
  private func merged(
    _ one: RunRecord.Shard?, _ other: RunRecord.Shard?
  ) -> RunRecord.Shard? {
    guard var shard = one, let other, shard.count == other.count else { return nil }
    shard.indexes = Set(shard.indexes + other.indexes).sorted()
    return shard.indexes == Array(1...max(1, shard.count)) ? nil : shard
  }
}

extension RunRecord.Shard {
  /// Which parts of the class are not there.
  fileprivate var missingSentence: String? {
    let missing = (1...max(1, count)).filter { !indexes.contains($0) }
    guard !missing.isEmpty else { return nil }
    let list = missing.map(String.init).joined(separator: ", ")
    return
      "This is a part of the class: of \(count) shards, \(list) \(missing.count == 1 ? "is" : "are") missing."
  }
}
