import Foundation

/// Where a report goes when it goes into a file.
///
/// A report is asked for by a path that a person types, and a path is mistyped sooner or later. So it
/// replaces nothing but a report, and makes no folders; into a device or a pipe it is written as it
/// is, since a file with that name would break whoever uses it.
enum ReportOutput {
  static func write(
    _ text: String, as format: ReportFormat, to url: URL, in folder: CourseFolder
  ) throws(TutorError) {
    let url = url.resolvingSymlinksInPath()
    let path = folder.path(of: url)
    let parent = url.deletingLastPathComponent()
    guard kind(of: parent) == .typeDirectory else {
      throw .notWritable(path: path, reason: "there is no folder \(folder.path(of: parent))")
    }
    switch kind(of: url) {
    case nil:
      try AtomicFile.write(Data(text.utf8), to: url, in: folder)
    case .typeRegular:
      guard isReport(url, format, like: text) else { throw .notAReport(path: path) }
      try AtomicFile.write(Data(text.utf8), to: url, in: folder)
    case .typeDirectory:
      throw .notWritable(path: path, reason: "it is a folder")
    default:
      try append(text, to: url, in: folder)
    }
  }

  private static func kind(of url: URL) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType
  }

  /// Adds a text to the end of a file that somebody else began, or of none.
  static func add(_ text: String, to url: URL, in folder: CourseFolder) throws(TutorError) {
    try append(text, to: url, making: true, in: folder)
  }

  /// Whether a file begins as a report does. An empty one may be replaced: `mktemp` makes such.
  private static func isReport(_ url: URL, _ format: ReportFormat, like text: String) -> Bool {
    guard let file = try? FileHandle(forReadingFrom: url) else { return false }
    defer { try? file.close() }
    let opening = (try? file.read(upToCount: 4096)) ?? Data()
    return opening.isEmpty || format.isReport(String(decoding: opening, as: UTF8.self), like: text)
  }

  /// Without waiting: a pipe that nobody reads is an error, not a reason to hang.
  private static func append(
    _ text: String, to url: URL, making isMade: Bool = false, in folder: CourseFolder
  ) throws(TutorError) {
    let descriptor = open(
      url.path, O_WRONLY | O_APPEND | O_NONBLOCK | O_CLOEXEC | (isMade ? O_CREAT : 0), 0o666)
    guard descriptor >= 0 else { throw .unusable(folder.fault(.write, url, errno)) }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .unusable(folder.fault(.write, url, errno)) }
      rest = rest.dropFirst(count)
    }
  }
}
