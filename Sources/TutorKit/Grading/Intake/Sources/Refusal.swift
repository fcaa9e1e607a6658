/// Why something in a submission is not taken, while the rest counts.
enum Refusal: Error, Equatable, Sendable {
  // Names that lead elsewhere, or are none.
  case unnamed
  case nameTooLong
  case nul
  case backslash
  case absolute
  case parent
  case tooDeep(limit: Int)
  /// The name is no UTF-8.
  case notText
  /// The name has a line break or another control character.
  case controlCharacter
  /// The name has a quotation mark, which breaks builds.
  case quote
  /// A folder in the path has the name of a file.
  case inFile
  /// Several entries have this name, so that nobody can say which one counts.
  case twice

  // What is no file.
  case link
  case kind(FileKind)

  // Files that are not read.
  case tooLarge(limit: Int)
  /// It is an archive itself.
  case archive
  case encrypted
  /// It is compressed in a way that is not read, by its name or number.
  case compression(String)
  /// It has holes, which only its packer can fill.
  case sparse
  /// It cannot be read, with this reason of the system's.
  case unreadable(String)

  /// Whether it may have been made to be taken for something else than it is.
  var leadsElsewhere: Bool {
    switch self {
    case .nul, .backslash, .absolute, .parent, .controlCharacter, .twice, .link, .kind: true
    default: false
    }
  }

  /// Whether it may be right, and its packer wrote it in a way that is not read.
  var isPacking: Bool {
    switch self {
    case .encrypted, .compression, .sparse: true
    default: false
    }
  }

  /// The reason, as a part of a sentence.
  var reason: String {
    switch self {
    case .unnamed: "it has no name"
    case .nameTooLong: "its path is too long"
    case .nul: "its name has a zero byte"
    case .backslash: "its name has a backslash, which leads elsewhere on some systems"
    case .absolute: "its path is absolute, and leads out of the submission"
    case .parent: "its path has “..”, which leads out of the submission"
    case .tooDeep(let limit): "it is more than \(limit) folders deep"
    case .notText: "its name is not UTF-8"
    case .controlCharacter: "its name has a control character"
    case .quote: "its name has a quotation mark, which builds cannot read; rename it"
    case .inFile: "a folder in its path has the name of a file; rename the folder"
    case .twice: "the submission has more than one of this name"
    case .link: "it is a link"
    case .kind(let kind): "it is \(kind.words)"
    case .tooLarge(let limit): "it has more than \(limit >> 20) MB"
    case .archive: "it is an archive in the submission, which is not opened; unpack it"
    case .encrypted: "it is encrypted"
    case .compression(let name): "it is compressed by \(name), which is not read"
    case .sparse: "it is a sparse file"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    }
  }
}
