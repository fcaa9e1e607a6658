import Foundation

/// What makes a stage's folder hold the files of a tree and no others.
///
/// It is worked out and checked whole before anything is written, and carried out whole or not at
/// all. A file that is a link stays one: what it leads to is written.
struct FolderChange {
  /// Why it was not carried out.
  struct Failure: Error {
    let fault: FileFault
    /// Whether what had been changed already could not be taken back.
    let isHalfDone: Bool
  }

  /// The files that are written and those that are removed, as paths below the stage's folder.
  let writes: [String]
  let removals: [String]
  /// The files of now that will be no more, or say something else.
  let losses: [String]

  private let workspace: Workspace
  private let goal: FileTree

  /// Works out the change, of all files or of one, and throws what stands in its way.
  init(of workspace: Workspace, to goal: FileTree, only file: String? = nil) throws(FileFault) {
    let current = workspace.tree
    try Self.checkFolders(
      above: workspace.folder.exercise(workspace.stage).appending(path: "file"),
      in: workspace.folder)
    if let unlisted = current.unlisted ?? goal.unlisted {
      throw workspace.folder.fault(.read, unlisted.folder, unlisted.code)
    }
    // What cannot be compared could not be kept either.
    if let file = current.oversized(of: current.files) { throw workspace.tooLarge(file) }
    self.workspace = workspace
    self.goal = goal
    writes = (file.map { [$0] } ?? goal.files).filter { name in
      !current.has(name) || current.data(of: name) == nil
        || current.data(of: name) != goal.data(of: name)
    }
    removals = file == nil ? current.files.filter { !goal.has($0) } : []
    losses = removals + writes.filter(current.has)
    try checkWrites()
    for name in removals {
      let url = place(of: name)
      guard FileKind.at(url) != .link else {
        throw FileFault(path: folder.path(of: url), wish: .remove, cause: .strayLink)
      }
      try checkChanging(url, url, .remove)
    }
  }

  var isEmpty: Bool { writes.isEmpty && removals.isEmpty }

  /// Carries it out. What cannot be finished is taken back.
  ///
  /// - Parameter old: Where the files that are there now are kept; nil when there are none.
  func carryOut(keptIn old: FileTree?) throws(Failure) {
    var drafts: [Draft] = []
    do throws(FileFault) {
      for name in writes {
        drafts.append(try Draft(for: place(of: name), .copy(of: goal[name]), in: folder))
      }
    } catch {
      drafts.forEach { $0.discard() }
      throw Failure(fault: error, isHalfDone: false)
    }
    // What is left takes next to no time and no space.
    var done: [String] = []
    do throws(FileFault) {
      for (name, draft) in zip(writes, drafts) {
        try requireKept(name, in: old)
        try draft.commit()
        done.append(name)
      }
      for name in removals {
        try requireKept(name, in: old)
        guard unlink(place(of: name).path) == 0 else {
          throw folder.fault(.remove, place(of: name), errno)
        }
        done.append(name)
      }
    } catch {
      drafts.dropFirst(done.count).forEach { $0.discard() }
      throw Failure(fault: error, isHalfDone: !takeBack(done, from: old))
    }
    drafts.forEach { $0.synchronize() }
  }

  /// Throws when a file says something that is not kept: an editor may save at any moment.
  private func requireKept(_ name: String, in old: FileTree?) throws(FileFault) {
    let now = workspace.tree.content(of: name)
    guard now != nil, now != old?.content(of: name) else { return }
    throw FileFault(path: workspace.path(of: name), wish: .write, cause: .savedMeanwhile)
  }

  private var folder: CourseFolder { workspace.folder }

  private func place(of name: String) -> URL {
    folder.exercise(workspace.stage).appending(path: name)
  }

  private func takeBack(_ names: [String], from old: FileTree?) -> Bool {
    names.reversed().map { name in
      guard let old, old.has(name) else { return unlink(place(of: name).path) == 0 }
      return (try? Draft(for: place(of: name), .copy(of: old[name]), in: folder).commit()) != nil
    }
    .allSatisfy(\.self)
  }
}

// MARK: - What may stand in the way

extension FolderChange {
  private func checkWrites() throws(FileFault) {
    // Two names that Swift takes for one are two files for Linux.
    var owners: [Data: String] = [:]
    for name in writes {
      let url = place(of: name)
      try Self.checkFolders(above: url, in: folder)
      let target = try target(of: url)
      if folder.isOwn(target) {
        throw FileFault(
          path: folder.path(of: url), wish: .write,
          cause: .leadsIntoCourse(folder.path(of: target)))
      }
      if let owner = owners.updateValue(folder.path(of: url), forKey: Data(target.path.utf8)) {
        throw FileFault(path: folder.path(of: url), wish: .write, cause: .sameFile(as: owner))
      }
      try checkChanging(target, url, .write)
    }
  }

  /// Every folder that leads to a file is one, or will be made.
  private static func checkFolders(
    above url: URL, in folder: CourseFolder
  ) throws(FileFault) {
    var places: [URL] = []
    var place = url.deletingLastPathComponent()
    while place.path.count > folder.root.path.count {
      places.insert(place, at: 0)
      place.deleteLastPathComponent()
    }
    for place in places { try folder.requireFolder(place) }
  }

  /// The file itself: behind links, where there are any.
  private func target(of url: URL) throws(FileFault) -> URL {
    let parent = url.deletingLastPathComponent().resolvingSymlinksInPath()
    let kind = FileKind.at(url)
    guard kind == .link else {
      guard kind == nil || kind == .file else { throw isNoFile(url, kind) }
      return parent.appending(path: url.lastPathComponent)
    }
    guard let end = FileKind.at(url, behindLinks: true) else {
      throw folder.fault(.write, url, errno)
    }
    guard end == .file else { throw isNoFile(url, end) }
    return url.resolvingSymlinksInPath()
  }

  private func isNoFile(_ url: URL, _ kind: FileKind?) -> FileFault {
    FileFault(
      path: folder.path(of: url), wish: .write, cause: .kind(kind ?? .device, wanted: .file))
  }

  /// A file can be replaced or removed if its folder can be changed and it is not locked. Whether
  /// it is writable itself does not matter.
  private func checkChanging(_ target: URL, _ url: URL, _ wish: FileFault.Wish) throws(FileFault) {
    if FileKind.at(target) != nil, access(target.path, W_OK) != 0, errno == EPERM || errno == EROFS
    {
      throw FileFault(path: folder.path(of: url), wish: wish, cause: .system(errno))
    }
    var parent = target.deletingLastPathComponent()
    while FileKind.at(parent) == nil, parent.path != "/" { parent.deleteLastPathComponent() }
    guard access(parent.path, W_OK | X_OK) == 0 else {
      throw FileFault(path: folder.path(of: parent), wish: .write, cause: .system(errno))
    }
  }
}

extension CourseFolder {
  /// Whether a place belongs to the course and not to the learner.
  func isOwn(_ url: URL) -> Bool {
    guard let top = relative(url.path)?.split(separator: "/").first else { return false }
    return ["lessons", "Solutions", "Sources", "Tests", "Scripts", ".git"].contains(top)
  }
}
