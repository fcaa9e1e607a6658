import Foundation

/// Heights one below the other, of which some are known; the others are guessed, all to the same.
///
/// The sums stand in a tree of which only those nodes exist below which a height is known, so that a
/// million rows of one height cost nothing, and a table that measures what it shows pays for what it
/// has shown.
///
/// ```swift
/// var heights = HeightSequence(count: 1_000_000, guess: 44)
/// heights.set(100, at: 2)
/// heights.offset(of: 3)  // 188: two guesses and what is known
/// heights.index(at: 190)  // 3
/// ```
///
/// Reading, changing and finding are O(log n) in the number of heights.
struct HeightSequence {
  /// How many heights there are.
  let count: Int

  /// What an unknown height is taken to be.
  var guess: CGFloat

  /// The tree. It covers the heights up to the last known one and grows when one beyond is known, so
  /// that a list of any length costs what has been shown of it.
  private var root = Node()
  private var rootLevel = 0

  /// Heights of which none is known.
  init(count: Int, guess: CGFloat) {
    self.count = count
    self.guess = guess
  }

  /// Heights that are all known. O(n).
  init(count: Int, knownHeight: (Int) -> CGFloat) {
    self.init(count: count, guess: 0)
    guard count > 0 else { return }
    while coveredCount < count { rootLevel += 1 }
    root = Node(level: rootLevel, rows: 0..<count, knownHeight: knownHeight)
  }

  /// How many heights the tree covers.
  private var coveredCount: Int { min(count, Node.span(level: rootLevel)) }

  /// The sum of those.
  private var coveredExtent: CGFloat { root.extent(count: coveredCount, guess: guess) }

  /// The sum of all.
  var total: CGFloat { coveredExtent + CGFloat(count - coveredCount) * guess }

  /// One height, known or guessed.
  func height(at index: Int) -> CGFloat {
    guard index < coveredCount else { return guess }
    return root.known(at: index, level: rootLevel) ?? guess
  }

  /// Makes a height known.
  mutating func set(_ height: CGFloat, at index: Int) {
    while index >= coveredCount {
      root = Node(first: root)
      rootLevel += 1
    }
    root.set(height, at: index, level: rootLevel)
  }

  /// Calls a closure with every height that is known, in order.
  func forEachKnown(_ body: (_ index: Int, _ height: CGFloat) -> Void) {
    root.forEachKnown(from: 0, level: rootLevel, body)
  }

  /// The sum of the heights before an index; `count` is a valid index and gives the total.
  func offset(of index: Int) -> CGFloat {
    let covered = coveredCount
    guard index < covered else { return coveredExtent + CGFloat(index - covered) * guess }
    return root.offset(of: index, level: rootLevel, guess: guess)
  }

  /// The first height that ends beyond an offset; nil when all of them end before.
  ///
  /// A height of zero is found only by an offset before its own, as nothing lies in it.
  func index(at offset: CGFloat) -> Int? {
    guard count > 0, offset < total else { return nil }
    let (covered, extent) = (coveredCount, coveredExtent)
    guard offset < extent else {
      return covered + Node.index(at: offset - extent, count: count - covered, guess: guess)
    }
    return root.index(at: offset, count: covered, level: rootLevel, guess: guess)
  }
}
