/// Where the folders of the stages are in a submission.
struct SubmissionRoot: Equatable, Sendable {
  /// The folder in which the submission proper begins: the one that has `Exercises`, or the stages.
  let base: SourcePath
  /// The folder in which the folders of the stages are.
  let folder: SourcePath
  /// The folder of each stage that is there, by its slug.
  let stages: [String: SourcePath]

  /// Finds the one folder that has stages, or `Exercises` with stages.
  ///
  /// A copy of the whole course has folders of the same names for solutions, stubs and suites; those
  /// are never the learner's.
  static func find(in tree: SubmissionTree, slugs: [String]) throws(IntakeFault) -> SubmissionRoot {
    var candidates = Candidates(slugs: slugs)
    for path in tree.files.keys { candidates.add(path) }
    // What is refused may be all that there is of a stage: then that is what must be said.
    for path in tree.refused.keys { candidates.add(path) }
    let folders = candidates.best
    guard let folder = folders.first else {
      throw .noStages(
        example: slugs.first ?? "", found: tree.topNames, hasCode: tree.hasCode(without: slugs),
        refused: tree.refused.count)
    }
    guard folders.count == 1 else { throw .severalRoots(folders.map(\.folderText).shortened) }
    return SubmissionRoot(
      base: Candidates.isExercises(folder) ? folder.parent : folder, folder: folder,
      stages: try candidates.stages(in: folder))
  }
}

/// Folders that have stages in them.
private struct Candidates {
  private let slugs: [[UInt8]: String]
  /// Folders, and in each the names that a stage's folder has there.
  private var names: [SourcePath: [String: Set<[UInt8]>]] = [:]

  init(slugs: [String]) {
    self.slugs = Dictionary(
      slugs.map { (Array($0.lowercased().utf8), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Looks for the folder of a stage among those of a file.
  mutating func add(_ file: SourcePath) {
    for (place, name) in file.components.dropLast().enumerated() {
      guard let slug = slugs[Self.lowercased(name)] else { continue }
      let folder = SourcePath(Array(file.components[..<place]))
      if !Self.isOthers(folder) { names[folder, default: [:]][slug, default: []].insert(name) }
      return
    }
  }

  /// The folders of which none gives way to another.
  var best: [SourcePath] {
    let exercises = names.keys.filter(Self.isExercises)
    guard exercises.count == 1, let base = exercises.first?.parent else {
      return (exercises.isEmpty ? Array(names.keys) : exercises).sorted()
    }
    return names.keys.filter { folder in
      Self.isExercises(folder) || folder != base && !folder.isBelow(base)
    }.sorted()
  }

  func stages(in folder: SourcePath) throws(IntakeFault) -> [String: SourcePath] {
    var stages: [String: SourcePath] = [:]
    for (slug, found) in names[folder] ?? [:] {
      let exact = Array(slug.utf8)
      guard found.contains(exact) || found.count == 1, let any = found.first else {
        throw .severalFolders(found.map { (folder + $0).text }.sorted().shortened)
      }
      stages[slug] = folder + (found.contains(exact) ? exact : any)
    }
    return stages
  }

  static func isExercises(_ folder: SourcePath) -> Bool {
    folder.components.last.map(lowercased) == Array("exercises".utf8)
  }

  /// Whether the stages in a folder are the course's own.
  private static func isOthers(_ folder: SourcePath) -> Bool {
    let names = folder.components.suffix(2).map { String(decoding: $0, as: UTF8.self).lowercased() }
    return names.last == "solutions"
      || [["lessons", "stubs"], ["tests", "stages"], ["coursetests", "misconceptions"]]
        .contains(names)
  }

  /// The name with the letters of ASCII, which all stages are called by, in small.
  private static func lowercased(_ name: [UInt8]) -> [UInt8] {
    name.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
  }
}

extension SourcePath {
  /// The folder that it is in.
  var parent: SourcePath { SourcePath(components.dropLast()) }

  /// The path of a folder as it can be shown; the submission itself is `./`.
  fileprivate var folderText: String { components.isEmpty ? "./" : text + "/" }
}

extension SubmissionTree {
  /// Whether there is code in it that lies in no folder of a stage. What lies in one, though no stage
  /// was found, is the course's: solutions, stubs and suites.
  fileprivate func hasCode(without slugs: [String]) -> Bool {
    let stages = Set(slugs.map { Array($0.utf8) })
    return files.keys.contains { path in
      path.components.last?.suffix(6).elementsEqual(".swift".utf8) == true
        && stages.isDisjoint(with: path.components)
    }
  }

  /// What stands at the top of a submission, some of it.
  fileprivate var topNames: [String] {
    Set(files.keys.compactMap(\.components.first)).map(ShownName.text).sorted().shortened
  }
}

extension [String] {
  /// The first of them, and how many more there are.
  fileprivate var shortened: [String] {
    count <= 6 ? self : prefix(5) + ["\(count - 5) more"]
  }
}
