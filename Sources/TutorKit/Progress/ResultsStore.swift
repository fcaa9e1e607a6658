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

  /// The last report of a stage, if there is one, and what the learner must know about it. One that
  /// cannot be used is set aside: a check makes a new one.
  func load(_ stage: Stage, now: Date) -> (report: StageReport?, warning: ProgressStore.Warning?) {
    let url = folder.results(stage)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      guard let data = try folder.read(url, limit: Self.sizeLimit) else { return (nil, nil) }
      return (try decoder.decode(StageReport.self, from: data), nil)
    } catch let fault as FileFault where !fault.isTooLarge {
      return (nil, .unreadable(fault))
    } catch {
      let keptAs = folder.setAside(url, as: "damaged", now)
      return (nil, .damagedResults(path: folder.path(of: url), keptAs: keptAs))
    }
  }

  /// How much is read. What a check may write is less.
  private static let sizeLimit = 64 << 20

  /// Forgets the report of a stage.
  func remove(_ stage: Stage) {
    // What is no file is nobody's report, and stays.
    unlink(folder.results(stage).path)
  }
}
