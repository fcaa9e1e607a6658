import Foundation

/// Why something on the disk cannot be used as it must be: the path that really failed, the reason,
/// and what a learner can do about it.
public struct FileFault: Error, Equatable, Sendable {
  /// What was to be done.
  enum Wish: String, Sendable {
    case read
    case write = "written"
    case remove = "removed"
  }

  /// Why it could not be.
  enum Cause: Equatable, Sendable {
    /// The system refused, with this `errno`.
    case system(Int32)
    /// Something of another kind stands there.
    case kind(FileKind, wanted: FileKind)
    /// It is a link to a place where nothing is.
    case leadsNowhere(String)
    /// It is a link to a file that belongs to the course.
    case leadsIntoCourse(String)
    /// It is a link to what another file of the stage is, too.
    case sameFile(as: String)
    /// It is a link that a backup could not bring back.
    case strayLink
    /// It was saved while its last content was being kept.
    case savedMeanwhile
    /// It is larger than such a file can be, in bytes.
    case tooLarge(limit: Int)
  }

  /// The path, as the learner would say it.
  let path: String
  let wish: Wish
  let cause: Cause

  var isTooLarge: Bool {
    if case .tooLarge = cause { true } else { false }
  }

  /// The reason, as a part of a sentence.
  public var reason: String {
    switch cause {
    case .system(let code): String(cString: strerror(code))
    case .kind(let kind, let wanted): "it is \(kind.words), where \(wanted.words) belongs"
    case .leadsNowhere(let place): "it is a link to \(place), which is not there"
    case .leadsIntoCourse(let place):
      "it is a link to \(place), which belongs to the course and must stay as it is"
    case .sameFile(let other): "it leads to the same file as \(other)"
    case .strayLink: "it is a link, and a backup keeps only files"
    case .savedMeanwhile: "it was saved at this moment"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MB, which such a file never is"
    }
  }

  /// What to do, as a sentence.
  var advice: String {
    switch cause {
    case .system(ENOSPC), .system(EDQUOT): "Free some space on that disk, then try again."
    case .system(EROFS): "Put the course on a disk that you can write to."
    case .system(EPERM):
      #if os(Linux)
        "If it is locked, “chattr -i '\(path)'” as root unlocks it. Then try again."
      #else
        "If it is locked, “chflags nouchg '\(path)'” unlocks it. Then try again."
      #endif
    case .system(EACCES): "If it is yours, “chmod u+rwX '\(path)'” lets you. Then try again."
    case .system(ENXIO), .system(EPIPE):
      "Nobody reads from there. Start the program that does, then try again."
    case .system: "Mend that, then try again."
    case .kind, .tooLarge: "Move it away, then try again."
    case .leadsNowhere: "Remove the link or bring back what it leads to, then try again."
    case .leadsIntoCourse: "Put a copy in place of the link, then try again."
    case .sameFile: "Give each a file of its own, then try again."
    case .savedMeanwhile: "Try again."
    case .strayLink: "Move it out of the folder, then try again."
    }
  }

  /// The whole, in sentences.
  public var description: String {
    "\(path.named) cannot be \(wish.rawValue): \(reason). \(advice)"
  }
}
