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
      do {
        try append(Data(text.utf8), to: url)
      } catch {
        throw .notWritable(path: path, reason: error.reason)
      }
    }
  }

  private static func kind(of url: URL) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType
  }

  /// Adds a text to the end of a file that somebody else began, or of none.
  static func add(_ text: String, to url: URL, in folder: CourseFolder) throws(TutorError) {
    do {
      try append(Data(text.utf8), to: url, making: true)
    } catch {
      throw .notWritable(path: folder.path(of: url), reason: error.reason)
    }
  }

  /// Whether a file begins as a report does. An empty one may be replaced: `mktemp` makes such.
  private static func isReport(_ url: URL, _ format: ReportFormat, like text: String) -> Bool {
    guard let file = try? FileHandle(forReadingFrom: url) else { return false }
    defer { try? file.close() }
    let opening = (try? file.read(upToCount: 4096)) ?? Data()
    return opening.isEmpty || format.isReport(String(decoding: opening, as: UTF8.self), like: text)
  }

  /// Without waiting: a pipe that nobody reads is an error, not a reason to hang.
  private static func append(_ data: Data, to url: URL, making isMade: Bool = false) throws {
    let descriptor = open(
      url.path, O_WRONLY | O_APPEND | O_NONBLOCK | (isMade ? O_CREAT : 0), 0o666)
    guard descriptor >= 0 else { throw POSIXError.current }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: data)
  }
}
