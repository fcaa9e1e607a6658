import Foundation

/// Results as they lie on the disk: a folder that `tutor grade` wrote, or the `result.json` of one
/// learner.
struct ResultSource {
  /// One learner's results.
  struct Item {
    let result: SubmissionResult
    /// The folder that has it, and the other files about that learner.
    let folder: URL
    /// The path of the file, as messages name it.
    let path: String
  }

  /// The folder or the file.
  let url: URL
  /// Its path, as messages name it.
  let path: String
  /// On what terms it was graded; nil for a file of which nobody knows.
  let run: RunRecord?
  /// The results in the order of the folders' names.
  let items: [Item]
  /// Submissions that have no result yet.
  let unfinished: [String]

  /// Whether it holds what was asked for as one learner's.
  let isOneLearner: Bool

  static let runName = "run.json"
  static let resultName = "result.json"
  static let submissionsName = "submissions"

  init(_ url: URL, in folder: CourseFolder) throws(TutorError) {
    self.url = url
    path = folder.path(of: url)
    let runFile = url.appending(path: Self.runName)
    let submissions = url.appending(path: Self.submissionsName)
    isOneLearner = FileKind.at(runFile, behindLinks: true) == nil
    guard isOneLearner else {
      run = try Self.run(runFile, folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: submissions.path)) ?? []
      var items: [Item] = []
      var unfinished: [String] = []
      for name in names.sorted(by: { $0.precedesByBytes($1) }) {
        let place = submissions.appending(path: name)
        guard FileKind.at(place, behindLinks: true) == .folder else { continue }
        if let item = try Self.item(place.appending(path: Self.resultName), folder) {
          items.append(item)
        } else {
          unfinished.append(name)
        }
      }
      self.items = items
      self.unfinished = unfinished
      return
    }
    unfinished = []
    let isFolder = FileKind.at(url, behindLinks: true) == .folder
    let file = isFolder ? url.appending(path: Self.resultName) : url
    guard let item = try Self.item(file, folder) else { throw .notResults(path: path) }
    items = [item]
    // Among the results of a class, the folder above knows more.
    let above = item.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: Self.runName)
    run = FileKind.at(above, behindLinks: true) == .file ? try Self.run(above, folder) : nil
  }

  private static func run(_ url: URL, _ folder: CourseFolder) throws(TutorError) -> RunRecord {
    try ResultFile.read(RunRecord.self, version: RunRecord.currentVersion, at: url, in: folder)
  }

  /// The result in a file; nil when there is no such file.
  private static func item(_ url: URL, _ folder: CourseFolder) throws(TutorError) -> Item? {
    guard FileKind.at(url, behindLinks: true) != nil else { return nil }
    let result = try ResultFile.read(
      SubmissionResult.self, version: SubmissionResult.currentVersion, at: url, in: folder)
    return Item(
      result: result, folder: url.deletingLastPathComponent(), path: folder.path(of: url))
  }
}
