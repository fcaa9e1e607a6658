/// Which submissions of a class a run judges.
struct GradingChoice {
  private(set) var tasks: [GradingTask] = []
  /// Those that were judged before and are not the same any more. They are judged again.
  private(set) var changed: [String] = []
  /// Those that were judged before and are not there any more. Their results stay.
  private(set) var gone: [String] = []

  /// - Parameters:
  ///   - all: The class, with the identifiers as results have them.
  ///   - done: What was judged before, by identifier.
  ///   - options: What was asked for.
  ///   - fingerprint: Makes the fingerprint of a submission as it is now. It is asked for where a run
  ///     goes on, and there is a result.
  init(
    of all: [(id: String, task: GradingTask)], done: [String: GradingFolder.Entry],
    options: GradingOptions, fingerprint: (GradingTask) throws -> String
  ) throws {
    switch options.only {
    case .id(let id):
      tasks = all.filter { $0.id == id || $0.task.learner.id == id }.map(\.task)
      guard !tasks.isEmpty else { throw GradingFault.unknownSubmission(id) }
    case .status(let status):
      tasks = all.filter { done[$0.id]?.status == status }.map(\.task)
    case nil where options.resumes:
      for (id, task) in all {
        let entry = done[id]
        if let entry, entry.status != .graderError {
          if try fingerprint(task) == entry.submission { continue }
          changed.append(id)
        }
        tasks.append(task)
      }
      gone = Set(done.keys).subtracting(all.map(\.id)).sorted { $0.precedesByBytes($1) }
    case nil:
      tasks = all.map(\.task)
    }
  }

  /// What the instructor should know of it, in sentences.
  var notes: [String] {
    var notes: [String] = []
    if !changed.isEmpty {
      notes.append(
        changed.count == 1
          ? "\(changed.shortList) has changed since, and is graded again."
          : "\(changed.count) submissions have changed since, and are graded again: "
            + "\(changed.shortList).")
    }
    if !gone.isEmpty {
      notes.append(
        gone.count == 1
          ? "\(gone.shortList) is not there any more. The result stays."
          : "\(gone.count) submissions are not there any more, and their results stay: "
            + "\(gone.shortList).")
    }
    return notes
  }
}

extension [String] {
  /// The first of them, and how many more there are.
  var shortList: String {
    prefix(20).joined(separator: ", ") + (count > 20 ? " and \(count - 20) more" : "")
  }
}
