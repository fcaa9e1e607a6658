import Foundation

/// The lines into which a section's items are broken. Positions start at the first line.
protocol FlowLines {
  /// The length of all lines and the spacing between them.
  var length: CGFloat { get }

  /// Where an item stands.
  func frame(ofItem item: Int) -> FlowRect

  /// The items of all lines that share more than an edge with an interval.
  func items(in interval: FlowAxis.Interval) -> Range<Int>
}

/// Lines of items that may say other sizes than they were taken to have.
protocol SelfSizingFlowLines: FlowLines {
  var rules: FlowLineRules { get }

  /// The same items, some with other sizes. Items that are not there are passed over.
  func resizing(_ newSizes: [Int: FlowSize]) -> Self
}

/// What breaks items into lines, beside their sizes.
struct FlowLineRules {
  /// The space that a line has.
  let available: CGFloat
  let lineSpacing: CGFloat
  let interitemSpacing: CGFloat

  /// Items that add up to the available space but for rounding fit into it.
  private static let tolerance: CGFloat = 1e-6

  /// Whether a line may be as long as this.
  func fits(_ length: CGFloat) -> Bool {
    length <= available + FlowLineRules.tolerance
  }

  /// How many items of the same size a line has room for: at least one.
  func capacity(forItemsOf cross: CGFloat) -> Int {
    let pitch = cross + interitemSpacing
    guard pitch > 0 else { return .max }
    let count = (available + interitemSpacing + FlowLineRules.tolerance) / pitch
    return count < 1 ? 1 : Int(min(count, 1e15))
  }

  /// How many more items of the same size fit into a line after what stands in it.
  func room(after used: CGFloat, forItemsOf cross: CGFloat) -> Int {
    let pitch = cross + interitemSpacing
    guard pitch > 0 else { return .max }
    return Int(max(0, min((available - used + FlowLineRules.tolerance) / pitch, 1e15)))
  }

  /// The space between the items of a full line, which spread over all of it.
  func justifiedSpacing(itemCount: Int, itemLength: CGFloat) -> CGFloat {
    guard itemCount > 1 else { return interitemSpacing }
    return max(interitemSpacing, (available - itemLength) / CGFloat(itemCount - 1))
  }

  /// Where the only item of a full line starts: in the middle; one that is too long at the edge.
  func centred(_ cross: CGFloat) -> CGFloat {
    max(0, (available - cross) / 2)
  }

  /// Stops on a negative spacing that would let items or lines run backwards.
  @MainActor
  func check(_ size: FlowSize) {
    if size.cross > 0, size.cross + interitemSpacing <= 0 {
      CollectionFailure.spacingTakesAll(
        name: "minimumInteritemSpacing", spacing: interitemSpacing, length: size.cross
      ).raise()
    }
    if size.main > 0, size.main + lineSpacing <= 0 {
      CollectionFailure.spacingTakesAll(
        name: "minimumLineSpacing", spacing: lineSpacing, length: size.main
      ).raise()
    }
  }
}

/// The lines of items that all have one size: arithmetic instead of storage. Everything is O(1).
struct UniformFlowLines: FlowLines {
  let itemCount: Int
  let item: FlowSize
  private let perLine: Int
  private let firstCross: CGFloat
  private let crossPitch: CGFloat
  private let linePitch: CGFloat
  let length: CGFloat

  init(itemCount: Int, item: FlowSize, rules: FlowLineRules) {
    self.itemCount = itemCount
    self.item = item
    let capacity = rules.capacity(forItemsOf: item.cross)
    perLine = max(1, min(capacity, itemCount))
    // A short last line, even when it is the only one, keeps the columns of a full line.
    let isSingle = capacity == 1
    firstCross = isSingle ? rules.centred(item.cross) : 0
    crossPitch =
      item.cross
      + (capacity == .max
        ? rules.interitemSpacing
        : rules.justifiedSpacing(
          itemCount: capacity, itemLength: CGFloat(capacity) * item.cross))
    linePitch = max(0, item.main + rules.lineSpacing)
    let lineCount = itemCount == 0 ? 0 : (itemCount - 1) / perLine + 1
    length =
      lineCount == 0 ? 0 : CGFloat(lineCount - 1) * linePitch + item.main
  }

  func frame(ofItem index: Int) -> FlowRect {
    FlowRect(
      main: CGFloat(index / perLine) * linePitch,
      cross: firstCross + CGFloat(index % perLine) * crossPitch, size: item)
  }

  func items(in interval: FlowAxis.Interval) -> Range<Int> {
    guard itemCount > 0, !item.isEmpty, linePitch > 0, interval.start < length, interval.end > 0
    else { return 0..<0 }
    // Line n covers the open interval from n · pitch to n · pitch + length of an item.
    let lastLine = CGFloat((itemCount - 1) / perLine)
    let first = max(0, min(lastLine, ((interval.start - item.main) / linePitch).rounded(.down) + 1))
    let end = max(0, min(lastLine + 1, (interval.end / linePitch).rounded(.up)))
    guard first < end else { return 0..<0 }
    let firstItem = Int(first) * perLine
    let endItem = end > lastLine ? itemCount : Int(end) * perLine
    return firstItem..<endItem
  }
}

/// The lines of items of different sizes: 24 bytes an item, 32 a line.
struct MeasuredFlowLines: SelfSizingFlowLines {
  private struct Line {
    let firstItem: Int
    let start: CGFloat
    let length: CGFloat
    /// Where the furthest of this line and those before it ends: with a negative spacing a long line
    /// can reach beyond the next one.
    let reach: CGFloat
  }

  let rules: FlowLineRules
  private let items: [FlowSize]
  private var crosses: [CGFloat] = []
  private var lines: [Line] = []
  private(set) var length: CGFloat = 0

  /// Breaks the items into lines. O(n).
  init(items: [FlowSize], rules: FlowLineRules) {
    self.items = items
    self.rules = rules
    crosses.reserveCapacity(items.count)
    // Items of one width stand in columns, whatever their heights; others are set line by line.
    let width = items.first?.cross ?? 0
    let columns =
      items.allSatisfy { $0.cross == width } ? rules.capacity(forItemsOf: width) : nil
    var first = 0
    while first < items.count {
      var end = first + 1
      var used = items[first].cross
      while end < items.count, rules.fits(used + rules.interitemSpacing + items[end].cross) {
        used += rules.interitemSpacing + items[end].cross
        end += 1
      }
      append(first..<end, columns: columns, rules: rules)
      first = end
    }
  }

  private mutating func append(_ range: Range<Int>, columns: Int?, rules: FlowLineRules) {
    let sizes = items[range]
    let lineLength = sizes.reduce(0) { max($0, $1.main) }
    let spacing: CGFloat
    var cross: CGFloat = 0
    if let columns, columns != .max {
      spacing = rules.justifiedSpacing(
        itemCount: columns, itemLength: CGFloat(columns) * sizes[range.lowerBound].cross)
      if columns == 1 { cross = rules.centred(sizes[range.lowerBound].cross) }
    } else if range.upperBound < items.count {
      spacing = rules.justifiedSpacing(
        itemCount: range.count, itemLength: sizes.reduce(0) { $0 + $1.cross })
      if range.count == 1 { cross = rules.centred(sizes[range.lowerBound].cross) }
    } else {
      spacing = rules.interitemSpacing
    }
    for size in sizes {
      crosses.append(cross)
      cross += size.cross + spacing
    }
    let start = lines.last.map { $0.start + max(0, $0.length + rules.lineSpacing) } ?? 0
    length = max(length, start + lineLength)
    lines.append(
      Line(firstItem: range.lowerBound, start: start, length: lineLength, reach: length))
  }

  /// O(n).
  func resizing(_ newSizes: [Int: FlowSize]) -> MeasuredFlowLines {
    var items = items
    for (item, size) in newSizes where items.indices.contains(item) { items[item] = size }
    return MeasuredFlowLines(items: items, rules: rules)
  }

  /// O(log n) in the number of lines. Items stand in the middle of their line's height.
  func frame(ofItem index: Int) -> FlowRect {
    let line = lines[lines.partitioningIndex { $0.firstItem > index } - 1]
    let size = items[index]
    return FlowRect(
      main: line.start + (line.length - size.main) / 2, cross: crosses[index], size: size)
  }

  /// O(log n) in the number of lines.
  func items(in interval: FlowAxis.Interval) -> Range<Int> {
    let end = lines.partitioningIndex { $0.start >= interval.end }
    let first = lines.partitioningIndex { $0.reach > interval.start }
    guard first < end else { return 0..<0 }
    return lines[first].firstItem..<(end < lines.count ? lines[end].firstItem : items.count)
  }
}

extension RandomAccessCollection {
  /// The first index whose element fulfils a condition that all later ones fulfil too. O(log n).
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = distance(from: startIndex, to: endIndex)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isInSecondPart(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
