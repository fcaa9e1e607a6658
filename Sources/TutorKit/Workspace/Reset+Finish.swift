import Foundation

extension Reset {
  /// What became of a reset that had been killed.
  enum Finish: Equatable {
    /// It is done now.
    case done(backup: String?)
    /// It is half done: files were edited since, and stay as they are.
    case leftAlone(backup: String?)
  }

  /// Finishes a reset that was killed, if there was one, unless another tutor is at one.
  func finishIfInterrupted() throws(TutorError) -> Finish? {
    guard folder.isBeingReset(stage) else { return nil }
    return try folder.alone(changing: stage) { () throws(TutorError) in try finish() }
  }

  /// Finishes a reset that was killed half way, and removes what it left lying about.
  ///
  /// A reset that had changed nothing yet is not begun again. Files that are neither what they were
  /// nor what they were to become have been edited since: then all stay as they are.
  @discardableResult
  func finish() throws(TutorError) -> Finish? {
    sweep()
    guard let record = folder.resetRecord(of: stage) else {
      folder.removeResetRecord(of: stage)
      return nil
    }
    let old = record.from.map { FileTree(folder.root.appending(path: $0)) }
    let goal = FileTree(folder.root.appending(path: record.to))
    let current = workspace.tree
    // One file is exchanged in one step, and without its backup a reset changes nothing.
    let hasBackup = old.map { FileKind.at($0.root) == .folder } ?? true
    let isWhole =
      record.file != nil || !hasBackup || current.holds(theSameAs: goal)
      || old.map(current.holds) ?? current.files.isEmpty
    guard !isWhole else {
      folder.removeResetRecord(of: stage)
      return nil
    }
    let isMixture = Set(current.files + goal.files + (old?.files ?? [])).allSatisfy { name in
      let data = current.data(of: name)
      return data == goal.data(of: name) || data == old?.data(of: name)
    }
    if isMixture {
      do {
        try FolderChange(of: workspace, to: goal).carryOut(keptIn: old)
      } catch let error as FileFault {
        throw .notReset(error, backup: record.from, isHalfDone: true)
      } catch let error as FolderChange.Failure {
        throw .notReset(error.fault, backup: record.from, isHalfDone: true)
      } catch {
        throw .notWritable(path: folder.path(of: folder.exercise(stage)), reason: error.reason)
      }
    }
    folder.removeResetRecord(of: stage)
    return isMixture ? .done(backup: record.from) : .leftAlone(backup: record.from)
  }

  private func sweep() {
    Backups(folder: folder, stage: stage).sweep()
    let home = folder.exercise(stage)
    let places = Set(
      (workspace.stub.files + workspace.tree.files).map {
        home.appending(path: $0).deletingLastPathComponent()
      })
    places.forEach(Draft.sweep)
  }
}
