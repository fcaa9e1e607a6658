import Foundation

/// Results as they lie on the disk: a folder that `tutor grade` wrote, or the `result.json` of one
/// learner.
struct ResultSource {
  /// One learner's results, which are read when they are asked for: a class has more of them than
  /// should be held at a time.
  struct Item {
    /// The learner's identifier.
    let id: String
    /// The folder that has them, and the other files about that learner.
    let folder: URL
    /// The path of the file, as messages name it.
    let path: String
    /// Reads them.
    let result: () throws(TutorError) -> SubmissionResult
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
      let places = names.sorted { $0.precedesByBytes($1) }.map { submissions.appending(path: $0) }
        .filter { FileKind.at($0, behindLinks: true) == .folder }
      var items: [Item] = []
      for place in places where Self.hasResult(place) {
        items.append(try Self.item(place, in: folder))
      }
      self.items = items
      unfinished = places.filter { !Self.hasResult($0) }.map(\.lastPathComponent)
      return
    }
    unfinished = []
    let isFolder = FileKind.at(url, behindLinks: true) == .folder
    let file = isFolder ? url.appending(path: Self.resultName) : url
    guard FileKind.at(file, behindLinks: true) != nil else { throw .notResults(path: path) }
    // It may be a pipe, which can be read once.
    let result = try Self.result(file, folder)
    let place = file.deletingLastPathComponent()
    items = [
      Item(id: result.learner.id, folder: place, path: folder.path(of: file)) { result }
    ]
    // Among the results of a class, the folder above knows more.
    let above = place.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: Self.runName)
    run = FileKind.at(above, behindLinks: true) == .file ? try Self.run(above, folder) : nil
  }

  private static func run(_ url: URL, _ folder: CourseFolder) throws(TutorError) -> RunRecord {
    try ResultFile.read(RunRecord.self, version: RunRecord.currentVersion, at: url, in: folder)
  }

  private static func result(
    _ url: URL, _ folder: CourseFolder
  ) throws(TutorError) -> SubmissionResult {
    try ResultFile.read(
      SubmissionResult.self, version: SubmissionResult.currentVersion, at: url, in: folder)
  }

  private static func hasResult(_ place: URL) -> Bool {
    FileKind.at(place.appending(path: resultName), behindLinks: true) != nil
  }

  /// The results in a folder of a class. Whatever is wrong with them is told before anything is made
  /// of them.
  private static func item(
    _ place: URL, in folder: CourseFolder
  ) throws(TutorError) -> Item {
    let file = place.appending(path: resultName)
    let id = try Self.result(file, folder).learner.id
    return Item(id: id, folder: place, path: folder.path(of: file)) { () throws(TutorError) in
      try Self.result(file, folder)
    }
  }
}
