import Foundation
import Synchronization

/// The folder that a run writes its results to, as they come.
///
/// What is about one submission is written whole or not at all, and only then entered in the journal:
/// a run that is killed at any moment goes on where the journal ends.
final class GradingFolder: Sendable {
  /// A line of the journal.
  struct Entry: Codable, Equatable {
    var id: String
    var status: SubmissionResult.Status
    /// The points in hundredths; nil when the grader failed.
    var points: Points?
    /// The fingerprint of what was judged.
    var submission: String
  }

  private let root: URL
  /// The folder that it is in, from where faults name its files.
  private let files: CourseFolder
  /// Held for as long as the run lasts.
  private let lock: OpenFile
  private let journal: Mutex<[String: Entry]>

  private var journalPlace: URL { root.appending(path: ResultFolder.journalName) }

  /// Opens a folder for a run, and makes it where there is none.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - continues: Whether results may be there already.
  init(_ url: URL, continues: Bool) throws {
    root = url.resolvingSymlinksInPath()
    files = CourseFolder(root.deletingLastPathComponent())
    let names: [String]
    do throws(FileFault) {
      try files.makeFolder(root)
      names = try files.names(in: root)
    } catch {
      throw TutorError.unusable(error)
    }
    guard
      names.contains(ResultFolder.journalName) || names.allSatisfy({ $0.hasPrefix(".") })
    else {
      throw GradingFault.foreignOutput(path: url.path)
    }
    do throws(FileFault) {
      lock = try OpenFile(locking: root.appending(path: ".lock"), in: files)
    } catch {
      throw TutorError.unusable(error)
    }
    guard lock.lock() else { throw GradingFault.outputBusy(path: url.path) }
    // From here on nobody else begins in this folder.
    let journalPlace = root.appending(path: ResultFolder.journalName)
    let isOurs = FileKind.at(journalPlace, behindLinks: true) != nil
    guard continues || !isOurs else { throw GradingFault.outputUsed(path: url.path) }
    journal = Mutex(isOurs ? try Self.read(journalPlace, files) : [:])
    if !isOurs { try append(Data()) }
  }

  /// The submissions that have been judged, by id.
  var done: [String: Entry] { journal.withLock { $0 } }

  /// Writes what is about one submission. The result of a grader that failed never takes the place of
  /// another.
  func write(_ result: SubmissionResult, run: RunRecord, log: String, submission: String) throws {
    let id = result.learner.id
    let entry = Entry(id: id, status: result.status, points: result.points, submission: submission)
    if result.status == .graderError, let old = done[id], old.status != .graderError { return }
    let folder = root.appending(path: "\(ResultSource.submissionsName)/\(id)")
    do throws(FileFault) {
      try files.makeFolder(folder)
    } catch {
      throw TutorError.unusable(error)
    }
    for (name, data) in try ResultFolder.files(of: result, run: run) + [("log.txt", Data(log.utf8))]
    {
      try AtomicFile.write(data, to: folder.appending(path: name), in: files)
    }
    try append(try Self.line(entry))
    journal.withLock { $0[id] = entry }
  }

  /// Writes what is about the whole class.
  ///
  /// - Parameter visit: What else is done with each of the results that are there, in the order of the
  ///   identifiers' bytes. One is held at a time.
  func finish(visiting visit: (SubmissionResult) -> Void = { _ in }) throws {
    let merge = try ClassMerge([ResultSource(root, in: files)])
    for (name, data) in try merge.classFiles(visiting: visit) {
      try AtomicFile.write(data, to: root.appending(path: name), in: files)
    }
    // The same submissions give the same journal, in whatever order they came.
    let entries = done.values.sorted { $0.id.precedesByBytes($1.id) }
    let lines = try entries.map(Self.line).reduce(Data(), +)
    try AtomicFile.write(lines, to: journalPlace, in: files)
  }

  /// The terms of the run that the results are of; nil when there are none.
  func earlierRun() throws -> RunRecord? {
    let place = root.appending(path: ResultSource.runName)
    guard !done.isEmpty, FileKind.at(place) != nil else { return nil }
    return try ResultFile.read(
      RunRecord.self, version: RunRecord.currentVersion, at: place, in: files)
  }

  /// Writes the terms of the run, before anything else is there.
  func write(_ run: RunRecord) throws {
    try AtomicFile.write(
      try ResultFile.data(run), to: root.appending(path: ResultSource.runName), in: files)
  }

  // MARK: Journal

  private static func line(_ entry: Entry) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(entry) + Data("\n".utf8)
  }

  /// Adds a line at the end and brings it to the disk.
  private func append(_ line: Data) throws(TutorError) {
    // One line at a time: a write to a disk that is nearly full may be cut short.
    try journal.withLock { _ throws(TutorError) in
      try Self.append(line, to: journalPlace, in: files)
    }
  }

  private static func append(
    _ line: Data, to place: URL, in files: CourseFolder
  ) throws(TutorError) {
    do throws(FileFault) {
      let file = try OpenFile(extending: place, in: files)
      try file.append(line)
      try file.synchronize()
    } catch {
      throw .unusable(error)
    }
  }

  /// How much of a journal is read. A line has some hundred bytes.
  private static let sizeLimit = 64 << 20

  /// The entries that were written whole. The last line of a killed run may not be one; the next line
  /// then begins behind it, and is one of those that are not read.
  private static func read(
    _ place: URL, _ files: CourseFolder
  ) throws(TutorError) -> [String: Entry] {
    let data: Data
    do throws(FileFault) {
      data = try files.read(place, limit: sizeLimit) ?? Data()
    } catch {
      throw .unusable(error)
    }
    var entries: [String: Entry] = [:]
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let entry = try? JSONDecoder().decode(Entry.self, from: line) else { continue }
      entries[entry.id] = entry
    }
    if data.last.map({ $0 != UInt8(ascii: "\n") }) == true {
      try append(Data("\n".utf8), to: place, in: files)
    }
    return entries
  }
}
