import Foundation

/// The copies of a stage's files that resets have kept.
///
/// Their names begin with a number that says their order. The date behind it is for people: clocks
/// are set back, and forward.
struct Backups {
  let folder: CourseFolder
  let stage: Stage

  /// All of them, the oldest first.
  func all() throws(FileFault) -> [FileTree] {
    let home = folder.backups(stage)
    do {
      return try FileManager.default.contentsOfDirectory(atPath: home.path)
        .filter { !$0.hasPrefix(".") && FileKind.at(home.appending(path: $0)) == .folder }
        .sorted { (Self.number($0), $0) < (Self.number($1), $1) }
        .map { FileTree(home.appending(path: $0)) }
    } catch {
      let fault = folder.fault(.read, home, error.systemCode)
      guard fault.cause == .system(ENOENT) else { throw fault }
      return []
    }
  }

  /// Where a backup of this moment belongs.
  func place(at date: Date) throws(FileFault) -> URL {
    let newest = try all().last.map { Self.number($0.root.lastPathComponent) } ?? 0
    let digits = String(newest + 1)
    let number = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    return folder.backups(stage).firstFreeName("\(number)-\(date.fileStamp)")
  }

  /// The number that a name begins with; 0 for the name of an older tutor, which is a date alone.
  private static func number(_ name: String) -> Int {
    name.wholeMatch(of: /(\d+)-\d{4,}-.*/).flatMap { Int($0.1) } ?? 0
  }

  /// Copies files to a place. Until they are whole they have a hidden name: half a backup must not
  /// look like one.
  func keep(_ tree: FileTree, at place: URL) throws(FileFault) {
    // A copy of what could be listed would look like one of all.
    if let unlisted = tree.unlisted { throw folder.fault(.read, unlisted.folder, unlisted.code) }
    let draft = place.deletingLastPathComponent().appending(path: ".\(place.lastPathComponent)")
    do throws(FileFault) {
      try folder.makeFolder(draft)
      for file in tree.files {
        let copy = draft.appending(path: file)
        try folder.makeFolder(copy.deletingLastPathComponent())
        try folder.makeFile(at: copy, for: place.appending(path: file), .copy(of: tree[file]))
      }
      guard rename(draft.path, place.path) == 0 else { throw folder.fault(.write, place, errno) }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }

  /// Removes what was not whole yet when a tutor was killed. Nobody else may be at work.
  func sweep() {
    let home = folder.backups(stage)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
    for name in names where name.hasPrefix(".") {
      try? FileManager.default.removeItem(at: home.appending(path: name))
    }
  }
}
