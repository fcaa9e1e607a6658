import Foundation

/// The next content of a file, under a name of its own beside it until it takes the file's place.
struct Draft {
  private let folder: CourseFolder
  /// The file as the learner knows it.
  private let url: URL
  /// The file itself: a link stays a link, and what it leads to is replaced.
  private let target: URL
  private let place: URL

  /// Writes the content to the disk; the file itself stays as it is.
  init(for url: URL, _ content: FileContent, in folder: CourseFolder) throws(FileFault) {
    self.folder = folder
    self.url = url
    target = try Self.behindLinks(url, in: folder)
    let parent = target.deletingLastPathComponent()
    try folder.makeFolder(parent)
    Self.sweep(parent)
    place = parent.appending(path: Self.name())
    try folder.makeFile(at: place, for: url, content)
    keepOwnerAndPermissions()
  }

  /// Lets the draft take the file's place, in one step.
  func commit() throws(FileFault) {
    guard rename(place.path, target.path) == 0 else {
      let code = errno
      discard()
      throw folder.fault(.write, url, code)
    }
  }

  /// Brings the new name to the disk, where the file system can do that.
  func synchronize() {
    let descriptor = open(target.deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  func discard() {
    unlink(place.path)
  }

  /// Removes the drafts that tutors left in a folder when they were killed.
  static func sweep(_ folder: URL) {
    for place in left(in: folder) { unlink(place.path) }
  }

  /// The drafts that tutors left in a folder when they were killed.
  static func left(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
      guard name.hasPrefix(prefix), name.hasSuffix(".new") else { return false }
      let mark = name.dropFirst(prefix.count).split(separator: "-").prefix(2)
      guard mark.count == 2, let process = pid_t(mark[0]) else { return false }
      // A process of this number that is not this one may be another tutor at work.
      let isAlive = process != getpid() && (kill(process, 0) == 0 || errno != ESRCH)
      return mark.joined(separator: "-") != own && !isAlive
    }
    .map { folder.appending(path: $0) }
  }

  /// A new name for a draft; `sweep` removes what has one when the tutor that made it is gone.
  static func name() -> String { "\(prefix)\(own)-\(UUID().uuidString.prefix(8)).new" }

  private static let prefix = ".tutor-"

  /// What the drafts of this process have in their names. In a container every run may have the
  /// same number, so the time of its start is in it too.
  private static let own =
    "\(getpid())-\(String(Int(Date().timeIntervalSince1970 * 1e6), radix: 36))"

  /// The place that a chain of links ends at, whether or not a file is there.
  private static func behindLinks(_ url: URL, in folder: CourseFolder) throws(FileFault) -> URL {
    var place = url
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path) else {
        return place
      }
      place = place.deletingLastPathComponent().resolvingSymlinksInPath().place(next)
    }
    throw folder.fault(.write, url, ELOOP)
  }

  private func keepOwnerAndPermissions() {
    var status = stat()
    guard stat(target.path, &status) == 0 else { return }
    // Who is not root may not give files away, and owns them already.
    _ = chown(place.path, status.st_uid, status.st_gid)
    _ = chmod(place.path, status.st_mode & 0o777 | 0o600)
  }
}
