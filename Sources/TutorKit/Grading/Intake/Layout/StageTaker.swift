import Foundation

/// Takes from a submission what belongs to the stages, and notes what does not.
struct StageTaker {
  private let tree: SubmissionTree
  private let root: SubmissionRoot
  private let limits: IntakeLimits
  private(set) var stages: [TakenStage] = []
  private var found: [IntakeNote] = []
  private var extra: [IntakeNote] = []
  /// The files that are taken, or are as the course gave them.
  private var settled: Set<SourcePath> = []
  private var refused: [SourcePath: Refusal]
  /// The stages of the course that are not graded now.
  private let ungraded: Set<String>
  private var size = 0

  init(
    _ tree: SubmissionTree, _ root: SubmissionRoot, _ templates: [StageTemplate],
    slugs: [String] = [], limits: IntakeLimits = IntakeLimits()
  ) throws(IntakeFault) {
    (self.tree, self.root, self.limits) = (tree, root, limits)
    ungraded = Set(slugs.map { $0.lowercased() })
      .subtracting(templates.map { $0.slug.lowercased() })
    refused = tree.refused
    let paths = tree.files.keys.sorted()
    for template in templates {
      let folder = root.stages[template.slug]
      try take(template, folder, folder.map { folder in paths.filter { $0.isBelow(folder) } } ?? [])
    }
  }

  /// Everything that is to be noted, each kind in the order of its paths.
  var notes: [IntakeNote] {
    // What leads out of the submission is told wherever it is.
    let refused = refused.filter { $0.value.leadsElsewhere || !isOfUngradedStage($0.key) }
    return found + extra.shortened + IntakeNote.refusals(refused, shown: shown)
      + ignored.shortened
  }

  private mutating func take(
    _ template: StageTemplate, _ folder: SourcePath?, _ paths: [SourcePath]
  ) throws(IntakeFault) {
    var stage = TakenStage(slug: template.slug, isAbsent: folder == nil)
    var others: [String] = []
    for path in paths {
      let file = file(path, below: folder)
      if let file, template.declared.contains(file) {
        stage.files[file] = try bytes(at: path)
      } else if let file, let given = template.given[file] {
        if let bytes = try ungradedBytes(at: path), bytes != Array(given) {
          found.append(.changedButNotEdited(path: shown(path), edited: template.declared))
        }
      } else if path.components.last?.suffix(6).elementsEqual(".swift".utf8) == true {
        try takeAdded(path, file, template, &stage)
      }
      if let file, template.given[file] == nil, !template.declared.contains(file) {
        others.append(file)
      }
    }
    // Comparing names takes time: what is near is short, and there are not many.
    let strangers = others.lazy.filter { $0.utf8.count < 100 }.prefix(20)
    stage.missing = template.declared.filter { stage.files[$0] == nil }.map { file in
      let names = file.split(separator: "/").map { Array($0.utf8) }
      return TakenStage.Missing(
        file: file, refusal: folder.flatMap { refused[SourcePath($0.components + names)] },
        twin: file.nearest(of: Array(strangers)))
    }
    // A stage that may be right is not missing. Only its learner can pack it in another way.
    for missing in stage.missing {
      guard let refusal = missing.refusal, refusal.isPacking else { continue }
      throw .packedOtherwise(file: "\(template.slug)/\(missing.file)", refusal)
    }
    stages.append(stage)
  }

  /// Takes a Swift file that the learner added: a check compiles it along with the others.
  private mutating func takeAdded(
    _ path: SourcePath, _ file: String?, _ template: StageTemplate, _ stage: inout TakenStage
  ) throws(IntakeFault) {
    settled.insert(path)
    guard let file else {
      refused[path] = .notText
      return
    }
    if let refusal = AddedFile.refusal(of: file, to: template) {
      refused[path] = refusal
      return
    }
    // The names of two files may differ in nothing but their normal forms.
    guard stage.files[file] == nil else {
      refused[path] = .twice
      return
    }
    stage.files[file] = try bytes(at: path)
    extra.append(.alsoTaken(path: shown(path)))
  }

  /// What is taken of a file. One that cannot be read is not missing: nobody knows what is in it.
  private mutating func bytes(at path: SourcePath) throws(IntakeFault) -> Data {
    size += tree.size(of: path)
    guard size <= limits.taken else { throw .tooMuch(limit: limits.taken) }
    settled.insert(path)
    let bytes = try tree.bytes(at: path)
    if let note = TextCheck.note(of: bytes, path: shown(path)) { found.append(note) }
    return Data(bytes)
  }

  /// What a file holds that does not count; nil when it cannot be read, which is noted.
  private mutating func ungradedBytes(at path: SourcePath) throws(IntakeFault) -> [UInt8]? {
    settled.insert(path)
    do throws(IntakeFault) {
      return try tree.bytes(at: path)
    } catch {
      guard case .unreadable(_, let reason) = error else { throw error }
      refused[path] = .unreadable(reason)
      return nil
    }
  }

  /// The path of a file below its stage's folder, in the one normal form; nil when it is no UTF-8.
  private func file(_ path: SourcePath, below folder: SourcePath?) -> String? {
    let names = path.components.dropFirst(folder?.components.count ?? 0)
    let bytes = Array(names.joined(separator: [UInt8(ascii: "/")]))
    return String(validating: bytes, as: UTF8.self)?.precomposedStringWithCanonicalMapping
  }

  /// The path as the learner has it: below the folder in which the submission proper begins.
  private func shown(_ path: SourcePath) -> String {
    guard path.isBelow(root.base) else { return path.text }
    return SourcePath(Array(path.components.dropFirst(root.base.components.count))).text
  }

  /// What belongs to no stage, one note for each folder at the top.
  private var ignored: [IntakeNote] {
    let inStages = Set(root.stages.values)
    var groups: [SourcePath: [SourcePath]] = [:]
    for path in tree.files.keys where !settled.contains(path) && !isOfUngradedStage(path) {
      let depth = path.isBelow(root.base) ? root.base.components.count : 0
      let stage = (1..<path.components.count).lazy
        .map { SourcePath(Array(path.components.prefix($0))) }.first(where: inStages.contains)
      // In the folder of a stage each file is named, elsewhere the folders.
      let group = stage == nil ? SourcePath(Array(path.components.prefix(depth + 1))) : path
      groups[group, default: []].append(path)
    }
    return groups.sorted { $0.key < $1.key }.map { _, paths in
      .ignored(
        path: shown(commonFolder(of: paths)) + (paths.count == 1 ? "" : "/"), files: paths.count)
    }
  }

  private func isOfUngradedStage(_ path: SourcePath) -> Bool {
    let depth = root.folder.components.count
    guard path.isBelow(root.folder), path.components.count > depth + 1 else { return false }
    return ungraded.contains(String(decoding: path.components[depth], as: UTF8.self).lowercased())
  }

  /// The deepest folder that has all of some paths; the path itself of one.
  private func commonFolder(of paths: [SourcePath]) -> SourcePath {
    guard let first = paths.first, paths.count > 1 else { return paths.first ?? SourcePath([]) }
    var common = first.parent.components[...]
    for path in paths {
      let length = zip(common, path.components).prefix { $0 == $1 }.count
      common = common.prefix(length)
    }
    return SourcePath(Array(common))
  }
}
