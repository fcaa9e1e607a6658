import Foundation

/// The lines of items that say their sizes one by one; those that have not yet are taken to have one
/// and the same.
///
/// What is estimated is arithmetic, so it costs nothing: memory and a new size are O(m) in the items
/// that have said their size.
struct EstimatedFlowLines: SelfSizingFlowLines {
  /// Lines of equally many items, of one length. More than one are all estimated.
  private struct Block {
    let firstItem: Int
    let itemsPerLine: Int
    var lineCount: Int
    let start: CGFloat
    let lineLength: CGFloat
    let firstCross: CGFloat
    let spacing: CGFloat

    var endItem: Int { firstItem + itemsPerLine * lineCount }
  }

  let itemCount: Int
  let rules: FlowLineRules
  private let estimate: FlowSize
  private var sizes: [Int: FlowSize] = [:]
  /// The items with a size of their own, ascending.
  private var sized: [Int] = []
  private var blocks: [Block] = []
  /// How far a block and those before it reach: with a negative spacing a long line can reach beyond
  /// the next one.
  private var reaches: [CGFloat] = []

  init(itemCount: Int, estimate: FlowSize, rules: FlowLineRules) {
    self.itemCount = itemCount
    self.estimate = estimate
    self.rules = rules
    breakLines(from: 0, at: 0)
  }

  var length: CGFloat { reaches.last ?? 0 }

  func resizing(_ newSizes: [Int: FlowSize]) -> EstimatedFlowLines {
    guard let first = newSizes.keys.filter({ $0 < itemCount }).min() else { return self }
    var lines = self
    for (item, size) in newSizes where item < itemCount {
      if lines.sizes.updateValue(size, forKey: item) == nil {
        lines.sized.insert(item, at: lines.sized.partitioningIndex { $0 > item })
      }
    }
    let (item, start) = lines.truncate(before: first)
    lines.breakLines(from: item, at: start)
    return lines
  }

  // MARK: Breaking

  /// Forgets the line of an item, and the line before it, into which the item may fit now.
  ///
  /// - Returns: The first item without a line, and where its line starts.
  private mutating func truncate(before changed: Int) -> (item: Int, start: CGFloat) {
    var item = firstItem(ofLineOf: changed)
    if item > 0 { item = firstItem(ofLineOf: item - 1) }
    let index = blocks.partitioningIndex { $0.endItem > item }
    let block = blocks[index]
    let lineCount = (item - block.firstItem) / block.itemsPerLine
    let start = block.start + CGFloat(lineCount) * pitch(of: block)
    blocks.removeSubrange(index...)
    reaches.removeSubrange(index...)
    if lineCount > 0 {
      var rest = block
      rest.lineCount = lineCount
      append(rest)
    }
    return (item, start)
  }

  private func firstItem(ofLineOf item: Int) -> Int {
    let block = blocks[blocks.partitioningIndex { $0.endItem > item }]
    return item - (item - block.firstItem) % block.itemsPerLine
  }

  private mutating func breakLines(from first: Int, at firstStart: CGFloat) {
    let capacity = rules.capacity(forItemsOf: estimate.cross)
    var item = first
    var start = firstStart
    while item < itemCount {
      let estimated = nextSized(from: item) - item
      let isFullyEstimated = estimated >= capacity
      let end = isFullyEstimated ? item + capacity : endOfLine(from: item)
      var lineCount = isFullyEstimated ? estimated / capacity : 1
      // The last line has a spacing of its own.
      if lineCount > 1, item + capacity * lineCount == itemCount { lineCount -= 1 }
      let block = block(item..<end, lineCount: lineCount, at: start)
      append(block)
      item = block.endItem
      start += CGFloat(block.lineCount) * pitch(of: block)
    }
  }

  private func endOfLine(from first: Int) -> Int {
    var used = size(of: first).cross
    var end = first + 1
    while end < itemCount {
      let estimated = nextSized(from: end) - end
      if estimated > 0 {
        let fitting = min(estimated, rules.room(after: used, forItemsOf: estimate.cross))
        used += CGFloat(fitting) * (estimate.cross + rules.interitemSpacing)
        end += fitting
        if fitting < estimated { break }
      } else {
        let next = used + rules.interitemSpacing + size(of: end).cross
        guard rules.fits(next) else { break }
        used = next
        end += 1
      }
    }
    return end
  }

  private func block(_ line: Range<Int>, lineCount: Int, at start: CGFloat) -> Block {
    let end = line.lowerBound + line.count * lineCount
    let widths = crossLength(of: line)
    // Items of one width stand in columns; those of a last line of others keep the least spacing.
    let isLast = end == itemCount && lineCount == 1
    let columns = isLast ? columnCount : line.count
    let columnsLength =
      isLast && columns > 0 ? CGFloat(columns) * size(of: line.lowerBound).cross : widths
    return Block(
      firstItem: line.lowerBound, itemsPerLine: line.count, lineCount: lineCount, start: start,
      lineLength: mainLength(of: line),
      firstCross: columns == 1 ? rules.centred(widths) : 0,
      spacing: columns > 1
        ? rules.justifiedSpacing(itemCount: columns, itemLength: columnsLength)
        : rules.interitemSpacing)
  }

  /// How many columns there are, when all items have one width; 0 when they have not.
  private var columnCount: Int {
    let width = size(of: 0).cross
    guard sized.count == itemCount || estimate.cross == width,
      sized.allSatisfy({ size(of: $0).cross == width })
    else { return 0 }
    let capacity = rules.capacity(forItemsOf: width)
    return capacity == .max ? 0 : capacity
  }

  private mutating func append(_ block: Block) {
    let end = block.start + CGFloat(block.lineCount - 1) * pitch(of: block) + block.lineLength
    reaches.append(max(reaches.last ?? 0, end))
    blocks.append(block)
  }

  private func pitch(of block: Block) -> CGFloat {
    max(0, block.lineLength + rules.lineSpacing)
  }

  // MARK: Sizes

  private func size(of item: Int) -> FlowSize { sizes[item] ?? estimate }

  /// The first item from here on that has said its size.
  private func nextSized(from item: Int) -> Int {
    let index = sized.partitioningIndex { $0 >= item }
    return index < sized.count ? sized[index] : itemCount
  }

  private func sizes(in items: Range<Int>) -> (sized: [FlowSize], estimated: Int) {
    let first = sized.partitioningIndex { $0 >= items.lowerBound }
    let end = sized.partitioningIndex { $0 >= items.upperBound }
    return (sized[first..<end].map(size(of:)), items.count - (end - first))
  }

  private func crossLength(of items: Range<Int>) -> CGFloat {
    let (sized, estimated) = sizes(in: items)
    return sized.reduce(CGFloat(estimated) * estimate.cross) { $0 + $1.cross }
  }

  private func mainLength(of line: Range<Int>) -> CGFloat {
    let (sized, estimated) = sizes(in: line)
    return sized.reduce(estimated > 0 ? estimate.main : 0) { max($0, $1.main) }
  }

  // MARK: Answering

  /// O(log m + k) in the items that have said their size and those before it in its line.
  func frame(ofItem item: Int) -> FlowRect {
    let block = blocks[blocks.partitioningIndex { $0.endItem > item }]
    let (line, column) = (item - block.firstItem).quotientAndRemainder(
      dividingBy: block.itemsPerLine)
    let size = size(of: item)
    return FlowRect(
      main: block.start + CGFloat(line) * pitch(of: block) + (block.lineLength - size.main) / 2,
      cross: block.firstCross + CGFloat(column) * block.spacing
        + crossLength(of: item - column..<item),
      size: size)
  }

  /// O(log m).
  func items(in interval: FlowAxis.Interval) -> Range<Int> {
    let first = reaches.partitioningIndex { $0 > interval.start }
    let end = blocks.partitioningIndex { $0.start >= interval.end }
    guard first < end, !(estimate.isEmpty && sized.isEmpty) else { return 0..<0 }
    let (firstBlock, lastBlock) = (blocks[first], blocks[end - 1])
    let firstLine = line(of: firstBlock, at: interval.start - firstBlock.lineLength, rounded: .down)
    let lastLine = line(of: lastBlock, at: interval.end, rounded: .up) - 1
    let firstItem = firstBlock.firstItem + firstLine * firstBlock.itemsPerLine
    let endItem = lastBlock.firstItem + (lastLine + 1) * lastBlock.itemsPerLine
    return firstItem < endItem ? firstItem..<endItem : 0..<0
  }

  /// The line of a block that starts at a place, or next to it.
  private func line(
    of block: Block, at main: CGFloat, rounded rule: FloatingPointRoundingRule
  ) -> Int {
    let pitch = pitch(of: block)
    guard pitch > 0 else { return rule == .down ? 0 : block.lineCount }
    let line = ((main - block.start) / pitch).rounded(rule)
    return Int(max(0, min(line, CGFloat(rule == .down ? block.lineCount - 1 : block.lineCount))))
  }
}
