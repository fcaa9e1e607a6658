import Foundation

/// Puts a stage's stub back, and takes that back. Needs neither git nor a network, only the stub
/// that the course carries.
///
/// A reset is recorded before it writes anything: whenever it is killed, the folder is as it was, or
/// `finish` makes it what it was to become; and what was there is in a backup.
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

  /// What an undo is about, or what it did.
  struct Undoing: Equatable {
    /// The backup that is put back.
    let restored: String
    /// The new backup of what was there, if it had none.
    var backup: String?
  }

  // MARK: Looking ahead

  /// Whether the stub can be put back and differs, and whether anything is lost from the folder by
  /// it; nil when there is nothing to do. Writes nothing.
  func losesSomething(file: String? = nil) throws(TutorError) -> Bool? {
    try change(file).map { !$0.losses.isEmpty }
  }

  /// What an undo would put back, and whether that replaces work that no backup has. Writes nothing.
  func undoing() throws(TutorError) -> (restored: String, losesSomething: Bool) {
    let undo = try plannedUndo()
    let current = workspace.tree
    let keepers = try backups() + [workspace.stub]
    let losesSomething = undo.change.losses.contains { name in
      let content = current.content(of: name)
      return content == nil || !keepers.contains { $0.content(of: name) == content }
    }
    return (path(of: undo.backup), losesSomething)
  }

  // MARK: Doing it

  /// Makes the folder, or the one file of it, what the stub is.
  func putStubBack(file: String? = nil) throws(TutorError) -> Outcome {
    guard try change(file) != nil else { return .nothingToDo }
    return try folder.alone(changing: stage) { () throws(TutorError) in
      try finish()
      guard let change = try change(file) else { return .nothingToDo }
      let current = workspace.tree
      // The newest backup may be of just these files: of a reset that did not come further.
      let newest = try backups().last.flatMap { $0.holds(theSameAs: current) ? $0 : nil }
      let kept = try carryOut(change, to: workspace.stub, file: file, keptIn: newest)
      return .done(backup: kept.map(path(of:)))
    }
  }

  /// Puts back the newest backup that differs from what is there. What is there is backed up first
  /// unless it is the stub or has a backup already.
  func undo() throws(TutorError) -> Undoing {
    try folder.alone(changing: stage) { () throws(TutorError) in
      try finish()
      let undo = try plannedUndo()
      let kept = try carryOut(undo.change, to: undo.backup, keptIn: undo.kept)
      let isNew = kept != nil && kept != undo.kept
      return Undoing(restored: path(of: undo.backup), backup: isNew ? kept.map(path(of:)) : nil)
    }
  }

  // MARK: Parts

  var folder: CourseFolder { workspace.folder }
  var stage: Stage { workspace.stage }

  private func path(of tree: FileTree) -> String { folder.path(of: tree.root) }

  private func backups() throws(TutorError) -> [FileTree] {
    do {
      return try Backups(folder: folder, stage: stage).all()
    } catch {
      throw .unusable(error)
    }
  }

  /// What puts the stub back; nil when there is nothing to do.
  private func change(_ file: String?) throws(TutorError) -> FolderChange? {
    try workspace.requireStub()
    let stub = workspace.stub
    if let file {
      guard stub.files.contains(file) else {
        throw .notPartOfStage(path: workspace.path(of: file), stage: stage.number)
      }
      if let content = workspace.tree.content(of: file), content == stub.content(of: file) {
        return nil
      }
    } else if !workspace.isTouched {
      return nil
    }
    do {
      return try FolderChange(of: workspace, to: stub, only: file)
    } catch {
      throw .notReset(error, backup: nil, isHalfDone: false)
    }
  }

  private func plannedUndo() throws(TutorError)
    -> (backup: FileTree, change: FolderChange, kept: FileTree?)
  {
    let current = workspace.tree
    let backups = try self.backups()
    guard let newest = backups.last(where: { !$0.says(theSameAs: current) }) else {
      throw .noBackup(stage: stage.number)
    }
    let kept =
      workspace.isTouched ? backups.last { $0.says(theSameAs: current) } : workspace.stub
    do {
      return (newest, try FolderChange(of: workspace, to: newest), kept)
    } catch {
      throw .notReset(error, backup: path(of: newest), isHalfDone: false)
    }
  }

  /// Keeps what is there, unless it is kept already, and then changes it. Returns where it is kept.
  private func carryOut(
    _ change: FolderChange, to goal: FileTree, file: String? = nil, keptIn old: FileTree?
  ) throws(TutorError) -> FileTree? {
    let current = workspace.tree
    let backups = Backups(folder: folder, stage: stage)
    let place: URL?
    do throws(FileFault) {
      place = old == nil && !current.files.isEmpty ? try backups.place(at: now) : nil
    } catch {
      throw .notReset(error, backup: nil, isHalfDone: false)
    }
    try folder.record(
      ResetRecord(
        from: place.map(folder.path(of:)) ?? old.map(path(of:)), to: path(of: goal), file: file),
      of: stage)
    defer { folder.removeResetRecord(of: stage) }
    do throws(FileFault) {
      if let place { try backups.keep(current, at: place) }
    } catch {
      throw .notReset(error, backup: nil, isHalfDone: false)
    }
    let kept = place.map { FileTree($0) } ?? old
    do throws(FolderChange.Failure) {
      try change.carryOut(keptIn: kept)
    } catch {
      // A backup of what is still there would only be litter.
      if !error.isHalfDone, let place { try? FileManager.default.removeItem(at: place) }
      throw .notReset(
        error.fault, backup: error.isHalfDone ? kept.map(path(of:)) : nil,
        isHalfDone: error.isHalfDone)
    }
    return kept
  }
}
