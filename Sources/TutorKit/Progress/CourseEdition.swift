import Foundation

/// What a course is like: what tells one edition of it from the next.
struct CourseEdition: Codable, Equatable, Sendable {
  /// Every stage that is written, by slug.
  var stages: [String: StageEdition] = [:]
  /// The page behind the last stage; nil where there is none.
  var epilogue: String?
  /// What all stages are built with and judged by; nil if an older tutor noted the edition.
  var engine: String?

  /// The edition that is in a folder now.
  init(of course: Course, in folder: CourseFolder) {
    for stage in course.written { stages[stage.slug] = StageEdition(of: stage, in: folder) }
    epilogue = course.epilogue.map { folder.fingerprint(of: folder.page($0.slug)) }
    engine = Self.engine(in: folder)
  }

  /// What all stages are built with and judged by: the modules that stages and their suites import.
  static func engine(in folder: CourseFolder) -> String {
    var fingerprint = Fingerprint()
    for module in ["HeadlessUIKit", "HeadlessRx", "UIKit", "StageTestSupport"] {
      let tree = FileTree(folder.root.appending(path: "Sources/\(module)"))
      fingerprint.add(tree.fingerprint(of: tree.files.filter { $0.hasSuffix(".swift") }))
    }
    return fingerprint.text
  }

  /// A short text that only this edition has.
  var fingerprint: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var fingerprint = Fingerprint()
    // Texts by texts can always be encoded.
    fingerprint.add((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "")
    return fingerprint.text
  }
}

/// The same of one stage. All texts are fingerprints.
struct StageEdition: Codable, Equatable, Sendable {
  /// What judges the learner's code.
  var suite: String
  var lesson: String
  var hints: String
  /// The files that the learner is given, by their paths in the stage's folder.
  var files: [String: String]

  init(of stage: Stage, in folder: CourseFolder) {
    suite = Self.suite(of: stage, in: folder)
    lesson = folder.fingerprint(of: folder.lesson(stage))
    hints = folder.fingerprint(of: folder.hints(stage))
    let stub = FileTree(folder.stub(stage))
    files = Dictionary(uniqueKeysWithValues: stub.files.map { ($0, stub.fingerprint(of: [$0])) })
  }

  /// What judges a stage: its suite, and which tests of that must pass.
  static func suite(of stage: Stage, in folder: CourseFolder) -> String {
    let suite = FileTree(folder.root.appending(path: folder.suitePath(stage)))
    var fingerprint = Fingerprint()
    fingerprint.add(suite.fingerprint)
    for test in stage.expectedTests { fingerprint.add(test) }
    return fingerprint.text
  }
}

extension CourseFolder {
  fileprivate func fingerprint(of file: URL) -> String {
    FileTree(file.deletingLastPathComponent()).fingerprint(of: [file.lastPathComponent])
  }
}

/// What a stage is measured by. Both are fingerprints.
struct StageStandard: Equatable, Sendable {
  /// See `StageEdition.suite`.
  var suite: String
  /// See `CourseEdition.engine`.
  var engine: String
}

/// What differs between an edition of a course and a later one.
struct CourseChanges: Equatable {
  /// The slugs of stages that there were not, in teaching order.
  var newStages: [String] = []
  /// The slugs of stages that are gone.
  var goneStages: [String] = []
  /// What is new in the other stages, by slug.
  var stages: [String: StageChanges] = [:]
  /// Whether there is another epilogue, or the first one.
  var hasNewEpilogue = false
  /// Whether all stages are built with something else.
  var hasNewEngine = false

  init(from old: CourseEdition, to new: CourseEdition) {
    newStages = new.stages.keys.filter { old.stages[$0] == nil }.sorted()
    goneStages = old.stages.keys.filter { new.stages[$0] == nil }.sorted()
    for (slug, edition) in new.stages {
      guard let before = old.stages[slug], before != edition else { continue }
      stages[slug] = StageChanges(from: before, to: edition)
    }
    hasNewEpilogue = new.epilogue != nil && new.epilogue != old.epilogue
    hasNewEngine = old.engine != nil && new.engine != old.engine
  }
}

/// What differs in one stage.
struct StageChanges: Equatable {
  var isSuiteNew: Bool
  var isLessonNew: Bool
  var areHintsNew: Bool
  /// Files that the learner is given: those that say something else now, that are new, and that the
  /// stage no longer has.
  var changedFiles: [String]
  var newFiles: [String]
  var goneFiles: [String]

  init(from old: StageEdition, to new: StageEdition) {
    isSuiteNew = old.suite != new.suite
    isLessonNew = old.lesson != new.lesson
    areHintsNew = old.hints != new.hints
    let kept = old.files.keys.filter { new.files[$0] != nil }
    changedFiles = kept.filter { old.files[$0] != new.files[$0] }.sorted()
    newFiles = new.files.keys.filter { old.files[$0] == nil }.sorted()
    goneFiles = old.files.keys.filter { new.files[$0] == nil }.sorted()
  }
}
