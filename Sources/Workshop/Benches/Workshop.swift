import Foundation
import TutorKit

/// Several benches side by side, on which the suites of the course judge code.
///
/// ```swift
/// let workshop = try Workshop(course: root)
/// defer { workshop.remove() }
/// for await judgement in workshop.judge(variations) { … }
/// ```
public struct Workshop: Sendable {
  /// What came of one piece of code.
  public struct Judgement<Code: StageCode>: Sendable {
    public let code: Code
    /// The suite's report, or why there is none.
    public let report: Result<StageReport, any Error>
  }

  enum Failure: Error {
    /// No stage has the folder name that some code gives.
    case unknownStage(String)
  }

  private let root: URL
  private let stages: [Stage]
  private let benches: [Workbench]

  /// Makes the benches, each with its own copy of the course and its own builds.
  ///
  /// Two benches use two cores well: a check builds on one core, mostly, and waits for its tests.
  ///
  /// - Parameters:
  ///   - course: The course folder.
  ///   - benches: How many benches there are.
  public init(course: URL, benches: Int = 2) throws {
    stages = try Stage.all(in: course)
    let root = FileManager.default.temporaryDirectory
      .appending(path: "workshop-\(UUID().uuidString)")
    self.root = root
    self.benches = try (1...benches).map { number in
      try Workbench(course: course, copy: root.appending(path: "bench-\(number)"))
    }
  }

  /// Removes the copies and what was built there.
  public func remove() {
    try? FileManager.default.removeItem(at: root)
  }

  /// Has every piece of code judged and tells of each as soon as it is, in no certain order. Once
  /// nobody listens any more, what is under way ends and nothing else begins.
  public func judge<Code: StageCode>(_ codes: [Code]) -> AsyncStream<Judgement<Code>> {
    let queue = WorkQueue(codes)
    let (judgements, continuation) = AsyncStream.makeStream(of: Judgement<Code>.self)
    continuation.onTermination = { _ in queue.close() }
    let running = DispatchGroup()
    for (number, bench) in benches.enumerated() {
      running.enter()
      // A check blocks its thread, so each bench has one that nothing else needs.
      Thread.detachNewThread {
        while let code = queue.next(for: number) {
          let report = Result { try check(code, on: bench) }
          continuation.yield(Judgement(code: code, report: report))
        }
        running.leave()
      }
    }
    running.notify(queue: .global()) { continuation.finish() }
    return judgements
  }

  private func check(_ code: some StageCode, on bench: Workbench) throws -> StageReport {
    guard let stage = stages.first(where: { $0.slug == code.stage }) else {
      throw Failure.unknownStage(code.stage)
    }
    return try bench.check(code, of: stage)
  }
}
