import Foundation

/// Suites of the instructor's own that judge submissions beside those of the course. Learners see
/// neither them nor what they are called.
///
/// They lie in a folder as the course's do: `DIR/01-hard-coded-strings/*.swift`.
struct HiddenSuites: Sendable {
  /// The files, by their paths below the course folder.
  let files: [String: Data]

  /// Whether a path below the course is that of one.
  static func hold(_ path: String) -> Bool {
    path.wholeMatch(of: /Tests\/Stages\/[^\/]+\/Hidden\/.*/) != nil
  }

  /// None.
  init() { files = [:] }

  /// Reads those for some stages.
  ///
  /// - Throws: When the folder has none for any stage.
  init(in folder: URL, for stages: [Stage]) throws(GradingFault) {
    var files: [String: Data] = [:]
    for stage in stages {
      let tree = FileTree(folder.appending(path: stage.slug))
      if let unlisted = tree.unlisted { throw .suiteUnreadable(path: unlisted.folder.path) }
      for file in tree.files where file.hasSuffix(".swift") {
        guard let data = tree.data(of: file) else {
          throw .suiteUnreadable(path: "\(folder.path)/\(stage.slug)/\(file)")
        }
        files["Tests/Stages/\(stage.slug)/Hidden/\(file)"] = data
      }
    }
    guard !files.isEmpty else {
      throw .noSuites(path: folder.path, stages: stages.map(\.slug))
    }
    self.files = files
  }
}
