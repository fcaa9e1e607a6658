import Foundation

/// A section of a flow layout: header, items and footer, one after the other.
struct FlowSection {
  /// Where the section starts, in the main direction.
  var start: CGFloat
  let headerLength: CGFloat
  let footerLength: CGFloat
  /// The space before the first line and after the last one.
  let mainInsets: (start: CGFloat, end: CGFloat)
  /// The space before each line.
  let crossInset: CGFloat
  let itemCount: Int
  var lines: any FlowLines

  /// Where the first line starts.
  var linesStart: CGFloat { start + headerLength + mainInsets.start }
  /// Where the footer starts.
  var footerStart: CGFloat { linesStart + lines.length + mainInsets.end }
  /// Where the section ends.
  var end: CGFloat { footerStart + footerLength }

  /// All that the section has: negative insets can move its items out of it on both sides.
  var extent: FlowAxis.Interval {
    .init(
      start: min(start, linesStart, footerStart), end: max(end, linesStart + lines.length))
  }

  /// Where an item stands in the content.
  func frame(ofItem item: Int) -> FlowRect {
    var rect = lines.frame(ofItem: item)
    rect.main += linesStart
    rect.cross += crossInset
    return rect
  }

  /// The items of all lines that share more than an edge with an interval of the content.
  func items(in interval: FlowAxis.Interval) -> Range<Int> {
    lines.items(
      in: .init(start: interval.start - linesStart, end: interval.end - linesStart))
  }

  /// Where the header stands: at the start of the section, or, when it is pinned, at the edge of
  /// what is visible, for as long as its section is there.
  func headerStart(pinnedTo edge: CGFloat?) -> CGFloat {
    guard let edge else { return start }
    return max(start, min(edge, footerStart - headerLength))
  }

  /// Where the footer stands; pinned, at the far edge of what is visible.
  func footerStart(pinnedTo edge: CGFloat?) -> CGFloat {
    guard let edge else { return footerStart }
    return min(footerStart, max(edge - footerLength, start + headerLength))
  }
}

/// All that a flow layout computes: the sections, placed.
struct FlowGeometry {
  let axis: FlowAxis
  /// The length of the content in the cross direction.
  let crossLength: CGFloat
  let sections: [FlowSection]
  /// How far a section and those before it reach, and where it and those after it begin: with
  /// negative insets sections overlap, and these are in order all the same.
  private let reaches: [CGFloat]
  private let beginnings: [CGFloat]

  init(axis: FlowAxis, crossLength: CGFloat, sections: [FlowSection] = []) {
    self.axis = axis
    self.crossLength = crossLength
    self.sections = sections
    var reach: CGFloat = 0
    reaches = sections.map { section in
      reach = max(reach, section.extent.end)
      return reach
    }
    var beginning = CGFloat.infinity
    beginnings = sections.reversed().map { section in
      beginning = min(beginning, section.extent.start)
      return beginning
    }.reversed()
  }

  /// The same sections with other lines. O(n) in the number of sections.
  func replacingLines(_ newLines: [Int: any FlowLines]) -> FlowGeometry {
    guard let first = newLines.keys.min() else { return self }
    var sections = sections
    var start = sections[first].start
    for index in first..<sections.count {
      sections[index].start = start
      if let lines = newLines[index] { sections[index].lines = lines }
      start = sections[index].end
    }
    return FlowGeometry(axis: axis, crossLength: crossLength, sections: sections)
  }

  var contentSize: CGSize {
    axis.size(main: max(0, sections.last?.end ?? 0), cross: crossLength)
  }

  /// Whether there is an item at an index path.
  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath[0])
      && (0..<sections[indexPath[0]].itemCount).contains(indexPath[1])
  }

  /// The sections that may have something to show in an interval. O(log n).
  func sections(in interval: FlowAxis.Interval) -> Range<Int> {
    let first = reaches.partitioningIndex { $0 > interval.start }
    let end = beginnings.partitioningIndex { $0 >= interval.end }
    return first < end ? first..<end : 0..<0
  }

  /// The rectangle of an item.
  func frame(ofItemAt indexPath: IndexPath) -> CGRect {
    axis.rect(sections[indexPath[0]].frame(ofItem: indexPath[1]))
  }

  /// The rectangle of a header or footer, which is as wide as the content.
  func frame(ofBandAt start: CGFloat, length: CGFloat) -> CGRect {
    axis.rect(
      FlowRect(main: start, cross: 0, size: FlowSize(main: length, cross: crossLength)))
  }
}
