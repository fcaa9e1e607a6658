import Foundation

extension HeightSequence {
  /// A part of the tree: up to 32 heights on level 0, up to 32 nodes of the level below above it.
  ///
  /// A node in which nothing is known holds no memory of its own.
  struct Node {
    /// How many heights in the node are known.
    private(set) var knownCount = 0
    /// Their sum.
    private var knownSum: CGFloat = 0
    /// On level 0 the heights; `nan` stands for an unknown one.
    private var heights: [CGFloat] = []
    /// On other levels the nodes below.
    private var children: [Node] = []

    private static let bits = 5
    private static let width = 1 << bits

    /// A node in which nothing is known.
    init() {}

    /// A node in which all is known.
    init(level: Int, rows: Range<Int>, knownHeight: (Int) -> CGFloat) {
      if level == 0 {
        heights = rows.map(knownHeight)
        heights += repeatElement(.nan, count: Self.width - heights.count)
      } else {
        let span = Self.childSpan(level: level)
        children = stride(from: rows.lowerBound, to: rows.upperBound, by: span).map { start in
          let end = min(rows.upperBound, start + span)
          return Node(level: level - 1, rows: start..<end, knownHeight: knownHeight)
        }
        children += repeatElement(Node(), count: Self.width - children.count)
      }
      sum()
    }

    /// A node of the next level whose first part is another one; nothing else in it is known.
    init(first: Node) {
      guard first.knownCount > 0 else { return }
      children = [first] + repeatElement(Node(), count: Self.width - 1)
      sum()
    }

    /// How many heights a node of a level holds.
    static func span(level: Int) -> Int {
      bits * (level + 1) < Int.bitWidth - 1 ? 1 << (bits * (level + 1)) : .max
    }

    private static func childSpan(level: Int) -> Int { 1 << (bits * level) }

    private static func split(_ index: Int, level: Int) -> (child: Int, rest: Int) {
      (index >> (bits * level), index & (childSpan(level: level) - 1))
    }

    /// The sum of so many heights, which are all there are below the node.
    func extent(count: Int, guess: CGFloat) -> CGFloat {
      count == knownCount ? knownSum : knownSum + CGFloat(count - knownCount) * guess
    }

    /// A height, when it is known.
    func known(at index: Int, level: Int) -> CGFloat? {
      guard knownCount > 0 else { return nil }
      if level == 0 { return heights[index].isNaN ? nil : heights[index] }
      let (child, rest) = Self.split(index, level: level)
      return children[child].known(at: rest, level: level - 1)
    }

    /// Calls a closure with every height that is known.
    func forEachKnown(from start: Int, level: Int, _ body: (Int, CGFloat) -> Void) {
      guard knownCount > 0 else { return }
      for (index, height) in heights.enumerated() where !height.isNaN {
        body(start + index, height)
      }
      for (index, child) in children.enumerated() where child.knownCount > 0 {
        child.forEachKnown(
          from: start + index * Self.childSpan(level: level), level: level - 1, body)
      }
    }

    /// The sum of the heights before one that the node holds.
    func offset(of index: Int, level: Int, guess: CGFloat) -> CGFloat {
      guard knownCount > 0 else { return CGFloat(index) * guess }
      if level == 0 {
        return heights[..<index].reduce(0) { $0 + ($1.isNaN ? guess : $1) }
      }
      let span = Self.childSpan(level: level)
      let (child, rest) = Self.split(index, level: level)
      let before = children[..<child].reduce(0) { $0 + $1.extent(count: span, guess: guess) }
      return before + children[child].offset(of: rest, level: level - 1, guess: guess)
    }

    /// The first of `count` heights that ends beyond an offset, which lies before their end.
    func index(at offset: CGFloat, count: Int, level: Int, guess: CGFloat) -> Int {
      guard knownCount > 0 else { return Self.index(at: offset, count: count, guess: guess) }
      var rest = offset
      if level == 0 {
        for index in 0..<count {
          let height = heights[index].isNaN ? guess : heights[index]
          if rest < height { return index }
          rest -= height
        }
        return count - 1
      }
      let span = Self.childSpan(level: level)
      for (child, node) in children.enumerated() {
        let start = child * span
        let childCount = min(span, count - start)
        let extent = node.extent(count: childCount, guess: guess)
        // Rounding may leave a sliver behind the last one: it counts as that one's.
        let isLast = childCount == count - start
        if rest < extent || isLast {
          return start
            + node.index(at: rest, count: childCount, level: level - 1, guess: guess)
        }
        rest -= extent
      }
      return count - 1
    }

    /// The same where every height is the guess.
    static func index(at offset: CGFloat, count: Int, guess: CGFloat) -> Int {
      guard guess > 0, offset > 0 else { return 0 }
      let index = (offset / guess).rounded(.down)
      guard index < CGFloat(count) else { return count - 1 }
      // The quotient may be rounded up to the next whole number.
      return index * guess > offset ? Int(index) - 1 : Int(index)
    }

    /// Makes a height known.
    mutating func set(_ height: CGFloat, at index: Int, level: Int) {
      if level == 0 {
        if heights.isEmpty { heights = Array(repeating: .nan, count: Self.width) }
        heights[index] = height
      } else {
        if children.isEmpty { children = Array(repeating: Node(), count: Self.width) }
        let (child, rest) = Self.split(index, level: level)
        children[child].set(height, at: rest, level: level - 1)
      }
      sum()
    }

    /// Sums anew instead of adding the difference, so that errors do not pile up.
    private mutating func sum() {
      knownCount = 0
      knownSum = 0
      for height in heights where !height.isNaN {
        knownCount += 1
        knownSum += height
      }
      for child in children where child.knownCount > 0 {
        knownCount += child.knownCount
        knownSum += child.knownSum
      }
    }
  }
}
