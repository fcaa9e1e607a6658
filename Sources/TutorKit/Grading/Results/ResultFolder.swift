import Foundation

/// The folder that holds the results of a class, and what is in it besides `run.json` and what the
/// runner writes.
///
///     run.json
///     journal.jsonl
///     gradebook.csv
///     index.html
///     submissions/<id>/{result.json, junit.xml, feedback.md, log.txt}
enum ResultFolder {
  static let journalName = "journal.jsonl"

  /// The files about one learner, by name.
  static func files(of result: SubmissionResult, run: RunRecord) throws -> [(String, Data)] {
    let graded = GradedClass(one: result, run: run)
    let feedback = FeedbackReport(result: result, graded: graded).text
    return [
      (ResultSource.resultName, try ResultFile.data(result)),
      ("junit.xml", Data(JUnitReport(graded: graded).text.utf8)),
      ("feedback.md", Data(feedback.utf8)),
    ]
  }

  /// Writes merged results into a folder that is not there yet, or is empty. It appears whole or not
  /// at all.
  static func write(
    _ merge: ClassMerge, of sources: [ResultSource], to url: URL, in folder: CourseFolder
  ) throws(TutorError) {
    let path = folder.path(of: url)
    let manager = FileManager.default
    let parent = url.deletingLastPathComponent()
    guard FileKind.at(parent, behindLinks: true) == .folder else {
      throw .notWritable(path: path, reason: "there is no folder \(folder.path(of: parent))")
    }
    if FileKind.at(url, behindLinks: true) != nil {
      guard (try? manager.contentsOfDirectory(atPath: url.path))?.isEmpty == true else {
        throw .outputTaken(path: path)
      }
    }
    let draft = parent.firstFreeName(".\(url.lastPathComponent).merging")
    defer { try? manager.removeItem(at: draft) }
    do {
      let submissions = draft.appending(path: ResultSource.submissionsName)
      try manager.createDirectory(at: submissions, withIntermediateDirectories: true)
      for item in merge.items {
        let name = item.folder.lastPathComponent
        try manager.copyItem(at: item.folder, to: submissions.appending(path: name))
      }
      for (name, data) in try merge.classFiles() {
        try data.write(to: draft.appending(path: name))
      }
      if let journal = JournalMerge(sources).data {
        try journal.write(to: draft.appending(path: journalName))
      }
      // Only an empty folder gives way to another.
      guard rename(draft.path, url.path) == 0 else { throw POSIXError.current }
    } catch {
      throw .notWritable(path: path, reason: error.reason)
    }
  }
}

/// The journals of several runs as one: lines about no submission first, the others sorted by
/// identifier. A line that is in two journals is there once.
private struct JournalMerge {
  private let lines: [String]

  init(_ sources: [ResultSource]) {
    lines = sources.flatMap { source in
      let data = try? Data(contentsOf: source.url.appending(path: ResultFolder.journalName))
      return String(decoding: data ?? Data(), as: UTF8.self)
        .split(separator: "\n").map(String.init)
    }
  }

  /// Nil where nobody kept a journal.
  var data: Data? {
    guard !lines.isEmpty else { return nil }
    var seen: Set<[UInt8]> = []
    let entries = lines.filter { seen.insert(Array($0.utf8)).inserted }
      .map { (id: Self.id(of: $0), line: $0) }
      .enumerated().sorted { one, other in
        one.element.id == other.element.id
          ? one.offset < other.offset : one.element.id.precedesByBytes(other.element.id)
      }
    return Data(entries.map { $0.element.line + "\n" }.joined().utf8)
  }

  private static func id(of line: String) -> String {
    (try? JSONDecoder().decode(Entry.self, from: Data(line.utf8)))?.id ?? ""
  }

  private struct Entry: Decodable {
    let id: String
  }
}
