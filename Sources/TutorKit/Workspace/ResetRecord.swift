import Foundation

/// What a reset is about to do. It stands in `.tutor/reset` as long as the reset runs, so that one
/// that was killed can be finished.
struct ResetRecord: Codable, Equatable {
  /// Where the files that were there are kept, below the course folder; nil when there were none.
  var from: String?
  /// Where the files that are to be there come from, below the course folder.
  var to: String
  /// The one file that is reset; nil when all are.
  var file: String?
}

extension CourseFolder {
  fileprivate var resets: URL { kept.appending(path: "reset") }
  fileprivate func resetRecord(_ stage: Stage) -> URL {
    resets.appending(path: "\(stage.slug).json")
  }

  /// Whether a reset of a stage has begun and not ended.
  func isBeingReset(_ stage: Stage) -> Bool { FileKind.at(resetRecord(stage)) != nil }

  func record(_ record: ResetRecord, of stage: Stage) throws(TutorError) {
    do {
      try AtomicFile.write(record, with: JSONEncoder(), to: resetRecord(stage), in: self)
    } catch .unusable(let fault) {
      throw .notReset(fault, backup: nil, isHalfDone: false)
    }
  }

  func resetRecord(of stage: Stage) -> ResetRecord? {
    guard let data = try? read(resetRecord(stage), limit: 1 << 16) else { return nil }
    return try? JSONDecoder().decode(ResetRecord.self, from: data)
  }

  func removeResetRecord(of stage: Stage) { unlink(resetRecord(stage).path) }

  /// Calls `body` while no other tutor changes the learner's files.
  func alone<Result>(
    changing stage: Stage, _ body: () throws(TutorError) -> Result
  ) throws(TutorError) -> Result {
    let lock: OpenFile
    do throws(FileFault) {
      try makeFolder(resets)
      lock = try OpenFile(locking: resets.appending(path: "lock"), in: self)
    } catch {
      throw .notReset(error, backup: nil, isHalfDone: false)
    }
    guard lock.lock() else { throw .stageBusy(stage: stage.number) }
    return try body()
  }
}
