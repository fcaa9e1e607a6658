/// What an instructor should know of a submission besides its results.
enum IntakeNote: Equatable, Sendable {
  /// Something is not taken for what it is.
  case refused(path: String, Refusal)
  /// Files that do not belong to a stage are not taken; they are below this path.
  case ignored(path: String, files: Int)
  /// A file of the stage was changed that learners do not edit, and is not taken. They edit others.
  case changedButNotEdited(path: String, edited: [String])
  /// A file that the learner added is compiled, too.
  case alsoTaken(path: String)
  case empty(path: String)
  /// A file has a zero byte at an offset, as none of text has.
  case binary(path: String, offset: Int)
  /// A file is no UTF-8 from an offset on.
  case notUTF8(path: String, offset: Int)
  /// There are more notes of some kind than are shown.
  case more(Int)

  /// The note as a sentence without its stop.
  var text: String {
    switch self {
    case .refused(let path, let refusal): "refused \(path): \(refusal.reason)"
    case .ignored(let path, files: 1): "ignored \(path)"
    case .ignored(let path, let files): "ignored \(path) (\(files) files)"
    case .changedButNotEdited(let path, let edited):
      "ignored the changes to \(path): in this stage, \(edited.listed) \(edited.count == 1 ? "is" : "are") "
        + "to be edited, and other files of the course stay as they were"
    case .alsoTaken(let path): "also taken: \(path)"
    case .empty(let path): "\(path) is empty"
    case .binary(let path, let offset): "\(path) is no text: it has a zero byte at offset \(offset)"
    case .notUTF8(let path, let offset):
      "\(path) is not UTF-8 from offset \(offset) on" + (offset == 0 ? ", perhaps UTF-16" : "")
    case .more(let count): "\(count) more of this kind"
    }
  }
}

extension IntakeNote {
  /// The note as a result keeps it.
  ///
  /// - Parameter slugs: The stages of the course, by whose folders the stage of a path is told.
  func evidence(slugs: [String]) -> Evidence {
    let stage = slugs.first { slug in
      let place = path?.lowercased() ?? ""
      return place.hasPrefix("\(slug)/") || place.hasPrefix("exercises/\(slug)/")
    }
    return Evidence(weight, kind, stage: stage, file: path, text)
  }

  private var weight: Evidence.Weight {
    if case .refused(_, let refusal) = self, refusal.leadsElsewhere { .warning } else { .note }
  }

  private var kind: String {
    switch self {
    case .refused: "refused-file"
    case .ignored, .changedButNotEdited: "ignored-file"
    case .alsoTaken: "added-file"
    case .empty: "empty-file"
    case .binary, .notUTF8: "no-text"
    case .more: "more-notes"
    }
  }

  private var path: String? {
    switch self {
    case .refused(let path, _), .ignored(let path, _), .changedButNotEdited(let path, _),
      .alsoTaken(let path), .empty(let path), .binary(let path, _), .notUTF8(let path, _):
      path
    case .more: nil
    }
  }
}

extension IntakeNote {
  /// What is refused, in the order of the paths.
  static func refusals(
    _ refused: [SourcePath: Refusal], shown: (SourcePath) -> String
  ) -> [IntakeNote] {
    refused.sorted { $0.key < $1.key }.map { .refused(path: shown($0.key), $0.value) }.shortened
  }
}

extension [IntakeNote] {
  /// The first of them, and how many more there are: a hostile submission must not fill a report.
  var shortened: [IntakeNote] {
    let shown = 20
    return count <= shown ? self : prefix(shown) + [.more(count - shown)]
  }
}
