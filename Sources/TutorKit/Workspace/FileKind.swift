import Foundation

/// What may stand at a path.
public enum FileKind: Equatable, Sendable {
  case file, folder, link, pipe, socket, device

  /// The kind in words, with its article.
  var words: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .link: "a link"
    case .pipe: "a pipe"
    case .socket: "a socket"
    case .device: "a device"
    }
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// What stands at a place; nil when nothing does or it cannot be found out, and then `errno` says
  /// why.
  ///
  /// - Parameter behindLinks: Whether a link counts as what it leads to.
  static func at(_ url: URL, behindLinks: Bool = false) -> FileKind? {
    var status = stat()
    let failure = behindLinks ? stat(url.path, &status) : lstat(url.path, &status)
    return failure == 0 ? FileKind(status) : nil
  }
}

extension stat {
  /// When the file was last written. Results name years from 1600 to 9999, and read them again: what a
  /// disk says beyond that is the first moment of these, or the last.
  var written: Date {
    #if os(Linux)
      let time = st_mtim
    #else
      let time = st_mtimespec
    #endif
    let seconds = min(max(Double(time.tv_sec), -11_676_096_000), 253_402_300_799)
    return Date(timeIntervalSince1970: seconds + Double(time.tv_nsec) / 1e9)
  }
}
