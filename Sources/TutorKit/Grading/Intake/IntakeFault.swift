/// Why a submission cannot be taken. `IntakeFault+Text.swift` turns each case into sentences.
enum IntakeFault: Error, Equatable, Sendable {
  case archive(ArchiveFault)
  /// It is neither a folder nor a file.
  case kind(FileKind)
  /// It cannot be read, with this reason of the system's.
  case unreadable(path: String, reason: String)
  /// It has none of the course's folders. What it has instead, whether there is code in it, and how
  /// much of it was refused.
  case noStages(example: String, found: [String], hasCode: Bool, refused: Int)
  /// Several folders have stages in them.
  case severalRoots([String])
  /// Several folders may be meant by the same name, which none of them has exactly.
  case severalFolders([String])
  /// A file of a stage is there, and packed in a way that is not read.
  case packedOtherwise(file: String, Refusal)
  case tooManyFiles(limit: Int)
  /// The files that count have too many bytes together.
  case tooMuch(limit: Int)
  /// Several submissions have the same name.
  case sameName([String])
  /// The folder of submissions is one submission itself: it has this stage.
  case isOneSubmission(path: String, has: String)
  /// The folder of the results would be within what is a submission.
  case outputWithin(path: String, submission: String)
  /// The folder of submissions has none.
  case noSubmissions(path: String)

  /// Whether the learner handed in nothing that could be graded, rather than something that could not
  /// be read.
  var isNoSubmission: Bool {
    if case .noStages(_, _, hasCode: false, refused: 0) = self { true } else { false }
  }
}
