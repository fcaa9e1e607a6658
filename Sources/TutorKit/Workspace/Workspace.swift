import Foundation

/// The learner's folder of one stage.
struct Workspace {
  let folder: CourseFolder
  let stage: Stage

  /// What the learner has.
  var tree: FileTree { FileTree(folder.exercise(stage)) }

  /// What the course gave them.
  var stub: FileTree { FileTree(folder.stub(stage)) }

  /// Whether anything differs from the stub.
  var isTouched: Bool { !tree.says(theSameAs: stub) }

  /// What the learner's files are like now.
  var fingerprint: String { tree.fingerprint }

  /// Stops with a sentence when something that a check needs is not there.
  func requireFiles() throws(TutorError) {
    let manager = FileManager.default
    guard manager.fileExists(atPath: folder.exercises.path) else {
      throw .exercisesMissing(path: folder.path(of: folder.exercises), stage: stage.number)
    }
    guard manager.fileExists(atPath: folder.exercise(stage).path) else {
      throw .stageFolderMissing(path: folder.path(of: folder.exercise(stage)), stage: stage.number)
    }
    let present = tree.files
    let missing = stage.files.filter { !present.contains($0) }
    if !missing.isEmpty {
      throw .filesMissing(paths: missing.map(path(of:)))
    }
  }

  /// Files in the folder that the stage does not have.
  var strays: [Stray] {
    let known = Set(stage.files).union(stub.files)
    return tree.files.filter { !known.contains($0) }.map { file in
      Stray(path: path(of: file), original: original(of: file, among: known).map(path(of:)))
    }
  }

  /// A file that is not part of the stage.
  struct Stray: Equatable {
    let path: String
    /// The file of the stage that it is a copy of, by its name.
    let original: String?

    /// Whether it is compiled along with the stage's files.
    var isCompiled: Bool { path.hasSuffix(".swift") }
  }

  /// The path of a file of the stage, as the learner would say it.
  func path(of file: String) -> String {
    folder.path(of: folder.exercise(stage).appending(path: file))
  }

  /// The file that a copy was made of: systems and people name copies by adding something.
  private func original(of file: String, among known: Set<String>) -> String? {
    let name = URL(filePath: file)
    return known.sorted { $0.count > $1.count }.first { candidate in
      let original = URL(filePath: candidate)
      guard original.pathExtension == name.pathExtension else { return false }
      let stem = original.deletingPathExtension().lastPathComponent
      let copy = name.deletingPathExtension().lastPathComponent
      guard copy != stem else { return true }
      if copy.hasPrefix(stem), let next = copy.dropFirst(stem.count).first {
        return !next.isLetter
      }
      return copy.lowercased() == "copy of \(stem)".lowercased()
    }
  }
}
