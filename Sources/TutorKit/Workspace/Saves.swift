import Foundation

/// Notices that the learner saved files of a stage.
///
/// The system's events are a reason to look at once; without any it looks every second, since some
/// folders have none. What counts is what it sees: editors write a file in many ways, and a save
/// that takes several steps, or has several files, is one.
final class Saves {
  private let workspace: Workspace
  private let events = FolderEvents()
  private var settling: Settling<Look>

  init(of workspace: Workspace) {
    self.workspace = workspace
    settling = Settling(Look(workspace), now: .now)
    follow(settling.settled)
  }

  /// What a wait watches.
  var descriptor: Int32 { events.descriptor }

  /// When to call `take` though nothing was seen.
  var deadline: ContinuousClock.Instant { settling.nextLook }

  /// The files that were saved, added or removed since the last call, once that is over; nil before.
  func take() -> [String]? {
    let now = ContinuousClock.now
    if events.take() { settling.rouse(now: now) }
    guard now >= settling.nextLook else { return nil }
    let look = Look(workspace)
    follow(look)
    guard let before = settling.look(look, isWhole: look.isWhole, now: now) else { return nil }
    return look.changes(since: before)
  }

  private func follow(_ look: Look) {
    let root = workspace.folder.exercise(workspace.stage)
    let folders = Set(look.stamps.keys.map { root.appending(path: $0).deletingLastPathComponent() })
    events.follow(
      [root] + folders.subtracting([root]), files: look.stamps.keys.map { root.appending(path: $0) }
    )
  }
}

extension Workspace {
  /// The files that a check is about: those of the stage, and whatever else is built with them. What
  /// editors put beside them has other names.
  var checkedFiles: [String] {
    let given = Set(given)
    return tree.files.filter { file in
      given.contains(file) || ["swift", "xib"].contains(URL(filePath: file).pathExtension)
    }
  }

  /// A text that changes when a file does that a check is about.
  var checkedContent: String { tree.fingerprint(of: checkedFiles) }
}

/// What the files of a stage look like from outside, without reading them.
private struct Look: Equatable {
  /// What changes whenever a file is written or replaced.
  struct Stamp: Equatable {
    let inode: UInt64
    let size: Int64
    let written: [Int]
    let changed: [Int]
  }

  let stamps: [String: Stamp]
  /// Whether no file of the stage is missing or empty, as one is in the middle of a save.
  let isWhole: Bool

  init(_ workspace: Workspace) {
    let tree = workspace.tree
    var stamps: [String: Stamp] = [:]
    for file in workspace.checkedFiles { stamps[file] = Stamp(tree[file]) }
    self.stamps = stamps
    isWhole = workspace.stage.files.allSatisfy { stamps[$0].map { $0.size > 0 } ?? false }
  }

  func changes(since before: Look) -> [String] {
    Set(stamps.keys).union(before.stamps.keys).filter { stamps[$0] != before.stamps[$0] }.sorted()
  }
}

extension Look.Stamp {
  init?(_ url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.written = [written.tv_sec, written.tv_nsec]
    self.changed = [changed.tv_sec, changed.tv_nsec]
  }
}
