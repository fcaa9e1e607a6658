import Foundation

/// A folder for what one program leaves lying about: it goes when the program has ended.
///
/// Programs of tests work in one, so that what the learner's code writes by a relative path does not
/// land in the course. Builds have one for temporary files, of which the compiler forgets many.
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
    do throws(FileFault) {
      try folder.makeFolder(url)
    } catch {
      throw .notWritable(error)
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
