import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Heights one below the other")
struct HeightSequenceTests {
  /// What the tree has to agree with: an array, summed each time.
  private struct Model {
    var heights: [CGFloat]

    func offset(of index: Int) -> CGFloat { heights[..<index].reduce(0, +) }

    func index(at offset: CGFloat) -> Int? {
      var end: CGFloat = 0
      for (index, height) in heights.enumerated() {
        end += height
        if end > offset { return index }
      }
      return nil
    }
  }

  private func expectAgreement(_ sequence: HeightSequence, _ model: Model) {
    #expect(sequence.total == model.offset(of: model.heights.count))
    for index in 0...model.heights.count {
      #expect(sequence.offset(of: index) == model.offset(of: index))
    }
    for index in model.heights.indices {
      #expect(sequence.height(at: index) == model.heights[index])
    }
    for offset in stride(from: -10, through: sequence.total + 10, by: sequence.total / 50 + 1) {
      #expect(sequence.index(at: offset) == model.index(at: offset), "at \(offset)")
    }
  }

  @Test("agree with a plain array after any changes", arguments: seeds(20))
  func randomChanges(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count =
      [0, 1, 2, 31, 32, 33, 100, 1023, 1024, 1025, 1100].randomElement(using: &random) ?? 0
    var sequence = HeightSequence(count: count, guess: 44)
    var model = Model(heights: Array(repeating: 44, count: count))
    for _ in 0..<(count == 0 ? 0 : 60) {
      let index = Int.random(in: 0..<count, using: &random)
      let height = CGFloat(Int.random(in: 0...4, using: &random)) * 12.5
      sequence.set(height, at: index)
      model.heights[index] = height
    }
    expectAgreement(sequence, model)
  }

  @Test(
    "are the same whether they are known at once or one after the other", arguments: [1, 32, 1500])
  func knownAtOnce(count: Int) {
    let heights = (0..<count).map { CGFloat($0 % 9) * 10.5 }
    expectAgreement(HeightSequence(count: count) { heights[$0] }, Model(heights: heights))
  }

  @Test("of zero are not found, however many there are")
  func zeros() {
    var sequence = HeightSequence(count: 1_000_000, guess: 0)
    #expect(sequence.index(at: 0) == nil)
    sequence.set(10, at: 999_999)
    #expect(sequence.index(at: 0) == 999_999)
    #expect(sequence.index(at: -1) == 0)
  }

  @Test("can be as many as there are numbers")
  func huge() {
    var sequence = HeightSequence(count: .max, guess: 44)
    #expect(sequence.index(at: 440) == 10)
    sequence.set(100, at: 5)
    #expect(sequence.index(at: 440) == 8)
    #expect(sequence.offset(of: 10) == 496)
    #expect(sequence.index(at: sequence.total / 2) != nil)
    #expect(sequence.index(at: sequence.total) == nil)
  }

  @Test("take a new guess for all that are not known")
  func newGuess() {
    var sequence = HeightSequence(count: 10, guess: 44)
    sequence.set(100, at: 3)
    sequence.guess = 10
    #expect(sequence.total == 190)
    #expect(sequence.offset(of: 4) == 130)
  }
}
