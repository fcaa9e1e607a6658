import Foundation

/// Puts a stage's stub back, and takes that back. Needs neither git nor a network, only the stub
/// that the course carries.
struct Reset {
  let workspace: Workspace
  let now: Date

  /// What became of a wish to reset.
  enum Outcome: Equatable {
    /// There was nothing to do.
    case nothingToDo
    /// Done; what was there is in the backup, if there was anything.
    case done(backup: String?)
  }

  /// Makes the folder, or the one file of it, what the stub is.
  func putStubBack(file: String? = nil) throws(TutorError) -> Outcome {
    let stub = workspace.stub
    guard !stub.files.isEmpty else {
      throw .courseFileMissing(path: folder.path(of: folder.stub(stage)))
    }
    if let file {
      guard stub.files.contains(file) else {
        throw .notPartOfStage(path: workspace.path(of: file), stage: stage.number)
      }
      if workspace.tree.content(of: file) == stub.content(of: file) { return .nothingToDo }
    } else if !workspace.isTouched {
      return .nothingToDo
    }
    let backup = try backUp()
    try mirror(stub, only: file)
    return .done(backup: backup)
  }

  /// Puts back the newest backup that differs from what is there. What is there is backed up first
  /// unless it is the stub or has a backup already.
  func undo() throws(TutorError) -> (restored: String, backup: String?) {
    let current = workspace.tree
    let backups = self.backups
    guard let newest = backups.last(where: { !$0.says(theSameAs: current) }) else {
      throw .noBackup(stage: stage.number)
    }
    let isKept = !workspace.isTouched || backups.contains { $0.says(theSameAs: current) }
    let backup = isKept ? nil : try backUp()
    try mirror(newest, only: nil)
    return (folder.path(of: newest.root), backup)
  }

  /// All backups of the stage, the oldest first.
  var backups: [FileTree] {
    let home = folder.backups(stage)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { FileTree(home.appending(path: $0)) }
  }

  private var folder: CourseFolder { workspace.folder }
  private var stage: Stage { workspace.stage }

  /// Copies the learner's files, and returns where to.
  private func backUp() throws(TutorError) -> String? {
    let tree = workspace.tree
    guard !tree.files.isEmpty else { return nil }
    let place = folder.backups(stage).firstFreeName(now.fileStamp)
    do {
      let manager = FileManager.default
      try manager.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Under a hidden name until it is whole: half a backup must not look like one.
      let draft = place.deletingLastPathComponent().appending(path: ".\(place.lastPathComponent)")
      try? manager.removeItem(at: draft)
      try manager.copyItem(at: tree.root, to: draft)
      try manager.moveItem(at: draft, to: place)
    } catch {
      throw .notWritable(path: folder.path(of: place), reason: error.reason)
    }
    return folder.path(of: place)
  }

  /// Makes the learner's folder have the files of a tree and no others, or one of its files.
  private func mirror(_ source: FileTree, only file: String?) throws(TutorError) {
    let target = folder.exercise(stage)
    for name in file.map({ [$0] }) ?? source.files {
      let place = target.appending(path: name)
      do {
        try AtomicFile.write(Data(contentsOf: source[name]), to: place, in: folder)
      } catch let error as TutorError {
        throw error
      } catch {
        throw .courseUnreadable(path: folder.path(of: source[name]), reason: error.reason)
      }
    }
    guard file == nil else { return }
    let tree = workspace.tree
    for name in tree.files where !source.files.contains(name) {
      do {
        try FileManager.default.removeItem(at: tree[name])
      } catch {
        throw .notWritable(path: workspace.path(of: name), reason: error.reason)
      }
    }
  }
}
