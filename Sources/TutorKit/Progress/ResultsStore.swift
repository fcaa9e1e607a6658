import Foundation

/// The report of each stage's last check, in `.tutor/results`.
struct ResultsStore {
  let folder: CourseFolder

  func save(_ report: StageReport, of stage: Stage) throws(TutorError) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try AtomicFile.write(report, with: encoder, to: folder.results(stage), in: folder)
  }

  /// The last report of a stage; nil when there is none, or none that can be read: a check makes a
  /// new one.
  func load(_ stage: Stage) -> StageReport? {
    guard let data = try? Data(contentsOf: folder.results(stage)) else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try? decoder.decode(StageReport.self, from: data)
  }

  /// Forgets the report of a stage.
  func remove(_ stage: Stage) {
    try? FileManager.default.removeItem(at: folder.results(stage))
  }
}
