import Foundation
import Testing

@testable import Workshop

@Suite("The work that benches share")
struct WorkQueueTests {
  private struct Piece: StageCode {
    let stage: String
    let number: Int

    func changes(to solution: URL) -> [String: Data] { [:] }
  }

  @Test("Benches keep apart while they can, and stay at their stage")
  func benchesKeepApart() {
    let queue = WorkQueue(pieces(["a": 3, "b": 2, "c": 1]))
    #expect(take(0, from: queue) == "a0")
    #expect(take(1, from: queue) == "b0")
    #expect(take(1, from: queue) == "b1")
    #expect(take(1, from: queue) == "c0")
    #expect(take(0, from: queue) == "a1")
  }

  @Test("A bench without a stage of its own helps another, until nothing is left")
  func benchesHelp() {
    let queue = WorkQueue(pieces(["a": 3]))
    #expect([0, 1, 0, 1].map { take($0, from: queue) } == ["a0", "a1", "a2", nil])
  }

  @Test("Nothing is handed out any more once the queue is closed")
  func closed() {
    let queue = WorkQueue(pieces(["a": 3]))
    queue.close()
    #expect(take(0, from: queue) == nil)
  }

  private func pieces(_ counts: [String: Int]) -> [Piece] {
    counts.flatMap { stage, count in (0..<count).map { Piece(stage: stage, number: $0) } }
  }

  private func take(_ bench: Int, from queue: WorkQueue<Piece>) -> String? {
    queue.next(for: bench).map { "\($0.stage)\($0.number)" }
  }
}
