import Foundation

/// A folder for what one program leaves lying about: it goes when the program has ended.
///
/// Programs of tests work in one, so that what the learner's code writes by a relative path does not
/// land in the course. Builds have one for temporary files, of which the compiler forgets many.
///
/// To be made and used under the course's lock, as many at a time as there are programs.
struct ScratchFolder {
  let url: URL

  private static func all(in folder: CourseFolder) -> URL {
    URL(filePath: folder.scratch).appending(path: "runs")
  }

  /// Removes the folders that a killed tutor left. Whoever has just got the course's lock does so.
  static func removeLeft(in folder: CourseFolder) { left(in: folder).forEach(remove) }

  /// The folders that a killed tutor left, if none is at work.
  static func left(in folder: CourseFolder) -> [URL] {
    let all = all(in: folder)
    return ((try? FileManager.default.contentsOfDirectory(atPath: all.path)) ?? [])
      .map { all.appending(path: $0) }
  }

  /// Makes an empty folder.
  init(in folder: CourseFolder) throws(CheckError) {
    // A name of its own: a program that is still being ended may yet write into an old one.
    url = Self.all(in: folder).appending(path: UUID().uuidString)
    do throws(FileFault) {
      try folder.makeFolder(url)
    } catch {
      throw .notWritable(error)
    }
  }

  func remove() {
    Self.remove(url)
  }

  /// What cannot be removed is tried again with the next lock.
  private static func remove(_ url: URL) {
    try? FileManager.default.removeItem(at: url)
  }
}
