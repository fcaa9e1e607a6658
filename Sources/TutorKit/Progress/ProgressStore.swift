import Foundation

/// Reads and writes the progress file of a course.
struct ProgressStore {
  let folder: CourseFolder

  /// What was read, and what the learner must know about it.
  struct Loaded: Equatable {
    var progress = CourseProgress()
    var warning: Warning?
    /// Why nothing can be saved: that would destroy a file that could be neither read nor set aside.
    var obstacle: TutorError?
  }

  /// Why the progress begins anew.
  enum Warning: Equatable {
    /// The file is no progress file. `keptAs` is nil when it could not be moved.
    case damaged(path: String, keptAs: String?)
    /// The file was written by a newer tutor.
    case newer(path: String, version: Int, keptAs: String?)
    /// The file cannot be read.
    case unreadable(FileFault)
    /// The results of a stage's last check are no results.
    case damagedResults(path: String, keptAs: String?)
  }

  /// Reads the progress. A file that cannot be used is set aside, never lost.
  func load(now: Date) -> Loaded {
    let url = folder.progress
    let path = folder.path(of: url)
    let data: Data
    do throws(FileFault) {
      guard let found = try folder.read(url, limit: Self.sizeLimit) else { return Loaded() }
      data = found
    } catch {
      guard error.isTooLarge else {
        return Loaded(warning: .unreadable(error), obstacle: .progressUnreadable)
      }
      return setAsideDamaged(now)
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
      let keptAs = folder.setAside(url, as: "newer", now)
      return Loaded(
        warning: .newer(path: path, version: version, keptAs: keptAs),
        obstacle: keptAs == nil ? .progressNotKept(path: path) : nil)
    }
    return setAsideDamaged(now)
  }

  private func setAsideDamaged(_ now: Date) -> Loaded {
    let path = folder.path(of: folder.progress)
    let keptAs = folder.setAside(folder.progress, as: "damaged", now)
    return Loaded(
      warning: .damaged(path: path, keptAs: keptAs),
      obstacle: keptAs == nil ? .progressNotKept(path: path) : nil)
  }

  /// Changes the progress as it is now, while no other tutor does, and gives what it became: what two
  /// tutors remember at once is all kept.
  ///
  /// - Parameter read: Is told what was found before it was changed.
  func update(
    now: Date, read: (Loaded) -> Void, _ change: (inout CourseProgress) -> Void
  ) throws(TutorError) {
    let lock: OpenFile
    do throws(FileFault) {
      try folder.makeFolder(folder.kept)
      lock = try OpenFile(lockingFolder: folder.kept, in: folder)
    } catch {
      throw .unusable(error)
    }
    guard lock.lock() else { throw .progressBusy(path: folder.path(of: folder.progress)) }
    let loaded = load(now: now)
    read(loaded)
    if let obstacle = loaded.obstacle { throw obstacle }
    var progress = loaded.progress
    change(&progress)
    try save(progress)
  }

  /// Writes the progress so that a crash at any moment leaves the old file or the new one.
  func save(_ progress: CourseProgress) throws(TutorError) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try AtomicFile.write(progress, with: encoder, to: folder.progress, in: folder)
  }

  /// How much is read. A course's progress is a thousandth of that.
  private static let sizeLimit = 4 << 20

  private struct Version: Decodable {
    let version: Int
  }
}

extension CourseFolder {
  /// Moves a file that cannot be used out of the way, and returns where it is now; nil when that
  /// cannot be done.
  func setAside(_ url: URL, as state: String, _ now: Date) -> String? {
    let stem = "\(url.deletingPathExtension().lastPathComponent).\(state)-\(now.fileStamp)"
    let suffix = url.pathExtension.isEmpty ? "" : ".\(url.pathExtension)"
    let place = url.deletingLastPathComponent().firstFreeName(stem, suffix: suffix)
    return rename(url.path, place.path) == 0 ? path(of: place) : nil
  }
}
