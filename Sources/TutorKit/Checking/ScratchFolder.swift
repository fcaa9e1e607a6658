import Foundation

/// The working directory of one program of tests. What the learner's code writes by a relative path
/// lands in it, and goes with it, instead of in the course.
///
/// To be made and used under the course's lock.
struct ScratchFolder {
  let url: URL

  private static func all(in folder: CourseFolder) -> URL {
    URL(filePath: folder.scratch).appending(path: "runs")
  }

  /// Makes an empty folder, and removes those that a killed tutor left.
  init(in folder: CourseFolder) throws(CheckError) {
    let all = Self.all(in: folder)
    for left in (try? FileManager.default.contentsOfDirectory(atPath: all.path)) ?? [] {
      Self.remove(all.appending(path: left))
    }
    // A name of its own: a program that is still being ended may yet write into an old one.
    url = all.appending(path: UUID().uuidString)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .notWritable(path: folder.path(of: all), reason: error.reason)
    }
  }

  func remove() {
    Self.remove(url)
  }

  /// What cannot be removed is tried again before the next run.
  private static func remove(_ url: URL) {
    try? FileManager.default.removeItem(at: url)
  }
}
