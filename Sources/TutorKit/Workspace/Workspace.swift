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

  /// Stops with a sentence when something that a check needs is not there, or is not what it must
  /// be.
  func requireFiles() throws(TutorError) {
    try requireStub()
    do throws(FileFault) {
      for place in [folder.exercises, folder.exercise(stage)] {
        try folder.requireFolder(place, .read)
      }
    } catch {
      throw .unusable(error)
    }
    guard FileKind.at(folder.exercises, behindLinks: true) != nil else {
      throw .exercisesMissing(path: folder.path(of: folder.exercises), stage: stage.number)
    }
    guard FileKind.at(folder.exercise(stage), behindLinks: true) != nil else {
      throw .stageFolderMissing(path: folder.path(of: folder.exercise(stage)), stage: stage.number)
    }
    let tree = tree
    if let unlisted = tree.unlisted {
      throw .unusable(folder.fault(.read, unlisted.folder, unlisted.code))
    }
    if let file = tree.oversized(of: checkedFiles) { throw .unusable(tooLarge(file)) }
    let missing = given.filter { !tree.files.contains($0) }
    for file in missing {
      if let fault = obstacle(to: file) { throw .unusable(fault) }
    }
    guard missing.isEmpty else { throw .filesMissing(paths: missing.map(path(of:))) }
    for file in given where access(tree[file].path, R_OK) != 0 {
      throw .unusable(folder.fault(.read, folder.exercise(stage).appending(path: file), errno))
    }
  }

  /// Stops with a sentence when the course has lost files that the learner was given: without them
  /// nobody can say which files are the stage's.
  func requireStub() throws(TutorError) {
    let stub = stub
    if let unlisted = stub.unlisted {
      throw .unusable(folder.fault(.read, unlisted.folder, unlisted.code))
    }
    // A solution has the same files.
    let expected = Set(stage.files).union(FileTree(folder.solution(stage)).files)
    guard let missing = expected.subtracting(stub.files).min() else { return }
    let place = stub.files.isEmpty ? folder.stub(stage) : stub[missing]
    throw .courseFileMissing(path: folder.path(of: place))
  }

  func tooLarge(_ file: String) -> FileFault {
    FileFault(path: path(of: file), wish: .read, cause: .tooLarge(limit: FileTree.sizeLimit))
  }

  /// The files that the learner was given.
  var given: [String] { Set(stage.files).union(stub.files).sorted() }

  /// What stands where a file should, if anything does.
  private func obstacle(to file: String) -> FileFault? {
    let place = folder.exercise(stage).appending(path: file)
    if let nowhere = folder.leadsNowhere(place, .read) { return nowhere }
    guard let kind = FileKind.at(place, behindLinks: true) else { return nil }
    return FileFault(path: path(of: file), wish: .read, cause: .kind(kind, wanted: .file))
  }

  /// Files in the folder that the stage does not have.
  var strays: [Stray] {
    let known = Set(given)
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
    var isCompiled: Bool { path.hasSuffix(".swift") || CourseFolder.isOtherSource(path) }
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
