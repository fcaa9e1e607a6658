import Foundation
import Testing

@testable import TutorKit

@Suite("The folder of a run's results")
struct GradingFolderTests {
  private let place = FileManager.default.temporaryDirectory
    .appending(path: "grading-\(UUID().uuidString)/out")

  private func result(_ id: String, _ status: SubmissionResult.Status, _ points: Int?)
    -> SubmissionResult
  {
    SubmissionResult(
      learner: Learner(id: id), status: status, points: points.map { Points(hundredths: $0) },
      maximum: Points(hundredths: 1000), evidence: [], stages: [])
  }

  private var run: RunRecord {
    RunRecord(
      course: "A course", courseHash: "1", tutor: "1", toolchain: "Swift", sandbox: "none",
      limits: RunRecord.Limits(GradingOptions.usualLimits),
      started: Date(timeIntervalSince1970: 1_800_000_000), shard: nil, stages: [], options: [])
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: place.appending(path: path), encoding: .utf8)
  }

  private func withFolder(_ body: () throws -> Void) throws {
    defer { try? FileManager.default.removeItem(at: place.deletingLastPathComponent()) }
    try body()
  }

  @Test("What is about a submission is there before the journal says so")
  func writing() throws {
    try withFolder {
      let folder = try GradingFolder(place, continues: false)
      try folder.write(result("ann", .graded, 1000), run: run, log: "a log", submission: "f")
      #expect(
        text("journal.jsonl")
          == #"{"id":"ann","points":1000,"status":"graded","submission":"f"}"# + "\n")
      #expect(text("submissions/ann/log.txt") == "a log")
      for name in ["result.json", "junit.xml", "feedback.md"] {
        #expect(text("submissions/ann/\(name)")?.isEmpty == false)
      }
    }
  }

  @Test("A failure of the grader takes no result's place, and a result takes its")
  func failures() throws {
    try withFolder {
      let folder = try GradingFolder(place, continues: false)
      try folder.write(run)
      try folder.write(result("ann", .graded, 800), run: run, log: "", submission: "")
      try folder.write(result("ann", .graderError, nil), run: run, log: "", submission: "")
      #expect(folder.done["ann"]?.points == Points(hundredths: 800))
      try folder.write(result("bea", .graderError, nil), run: run, log: "", submission: "")
      try folder.write(result("bea", .graded, 900), run: run, log: "", submission: "")
      #expect(folder.done["bea"]?.points == Points(hundredths: 900))
      var points: [Int?] = []
      try folder.finish { points.append($0.points?.hundredths) }
      #expect(points == [800, 900])
    }
  }

  @Test("A run goes on where the journal ends, whatever its last line is")
  func resuming() throws {
    try withFolder {
      do {
        let folder = try GradingFolder(place, continues: false)
        try folder.write(run)
        try folder.write(result("ann", .graded, 800), run: run, log: "", submission: "")
      }
      let journal = place.appending(path: "journal.jsonl")
      let handle = try FileHandle(forWritingTo: journal)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(#"{"id":"bea","poi"#.utf8))
      try handle.close()
      let folder = try GradingFolder(place, continues: true)
      #expect(folder.done.keys.sorted() == ["ann"])
      try folder.write(result("bea", .graded, 900), run: run, log: "", submission: "")
      var ids: [String] = []
      try folder.finish { ids.append($0.learner.id) }
      #expect(ids == ["ann", "bea"])
      let lines = text("journal.jsonl")?.split(separator: "\n").map(String.init) ?? []
      #expect(lines.count == 2 && lines[0].contains("ann") && lines[1].contains("bea"))
      #expect(text("gradebook.csv")?.contains("bea") == true)
    }
  }

  @Test("One run at a time writes to a folder, and none to a folder of something else")
  func refusals() throws {
    try withFolder {
      let folder = try GradingFolder(place, continues: false)
      #expect(throws: GradingFault.outputBusy(path: place.path)) {
        try GradingFolder(place, continues: true)
      }
      withExtendedLifetime(folder) {}
    }
    try withFolder {
      _ = try GradingFolder(place, continues: false)
      #expect(throws: GradingFault.outputUsed(path: place.path)) {
        try GradingFolder(place, continues: false)
      }
    }
    try withFolder {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: place.appending(path: "thesis.txt"))
      #expect(throws: GradingFault.foreignOutput(path: place.path)) {
        try GradingFolder(place, continues: true)
      }
      #expect(text("thesis.txt") == "mine")
    }
  }
}
