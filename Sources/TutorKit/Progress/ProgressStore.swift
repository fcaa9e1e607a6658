import Foundation

/// Reads and writes the progress file of a course.
struct ProgressStore {
  let folder: CourseFolder

  /// What was read, and what the learner must know about it.
  struct Loaded: Equatable {
    var progress = CourseProgress()
    var warning: Warning?
    /// Whether saving would destroy a file that could be neither read nor set aside.
    var mustNotSave = false
  }

  /// Why the progress begins anew.
  enum Warning: Equatable {
    /// The file is no progress file. `keptAs` is nil when it could not be moved.
    case damaged(path: String, keptAs: String?)
    /// The file was written by a newer tutor.
    case newer(path: String, version: Int, keptAs: String?)
    /// The file cannot be read.
    case unreadable(path: String, reason: String)
  }

  /// Reads the progress. A file that cannot be used is set aside, never lost.
  func load(now: Date) -> Loaded {
    let url = folder.progress
    let path = folder.path(of: url)
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return Loaded()
    } catch {
      return Loaded(warning: .unreadable(path: path, reason: error.reason), mustNotSave: true)
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let version = try? decoder.decode(Version.self, from: data).version
    if version == CourseProgress.supportedVersion,
      let progress = try? decoder.decode(CourseProgress.self, from: data)
    {
      return Loaded(progress: progress)
    }
    if let version, version > CourseProgress.supportedVersion {
      let keptAs = setAside("newer", now)
      return Loaded(
        warning: .newer(path: path, version: version, keptAs: keptAs), mustNotSave: keptAs == nil)
    }
    let keptAs = setAside("damaged", now)
    return Loaded(warning: .damaged(path: path, keptAs: keptAs), mustNotSave: keptAs == nil)
  }

  /// Writes the progress so that a crash at any moment leaves the old file or the new one.
  func save(_ progress: CourseProgress) throws(TutorError) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try AtomicFile.write(progress, with: encoder, to: folder.progress, in: folder)
  }

  private struct Version: Decodable {
    let version: Int
  }

  /// Moves the file out of the way and returns where it is now.
  private func setAside(_ reason: String, _ now: Date) -> String? {
    let stem = "progress.\(reason)-\(now.fileStamp)"
    let place = folder.kept.firstFreeName(stem, suffix: ".json")
    do {
      try FileManager.default.moveItem(at: folder.progress, to: place)
      return folder.path(of: place)
    } catch {
      return nil
    }
  }
}
