import Foundation

/// Where everything in a table stands, as far as it is known: sections one below the other, each
/// with a header, rows and a footer, between the table's own header and footer views.
///
/// Finding and changing are O(log s + log r) in the number of sections and of a section's rows;
/// making it is O(s). A class, so that the many look-ups of a layout copy nothing.
final class TableGeometry {
  /// The height of a section's header or footer.
  struct Edge: Equatable {
    var height: CGFloat
    /// Whether the delegate has been asked, and the height is not only an estimate.
    var isKnown: Bool
  }

  /// One section.
  struct Section {
    var header: Edge
    var rows: HeightSequence
    var footer: Edge

    var height: CGFloat { header.height + rows.total + footer.height }

    subscript(edge: SectionEdge) -> Edge {
      get { edge == .header ? header : footer }
      set { if edge == .header { header = newValue } else { footer = newValue } }
    }
  }

  /// The sections.
  private(set) var sections: [Section]
  private var heights: HeightSequence

  /// Whether the height of some header or footer is only an estimate.
  private var hasUnknown: [SectionEdge: Bool] = [:]

  /// Rows after this one may have moved since it was last set to nil.
  var movedRowsBegin: RowPath?

  /// The height of the table's header view.
  var top: CGFloat = 0 {
    didSet { if top != oldValue { rowsMove(after: RowPath(section: -1, row: -1)) } }
  }
  /// The height of the table's footer view.
  var bottom: CGFloat = 0

  init(sections: [Section] = []) {
    self.sections = sections
    heights = HeightSequence(count: sections.count) { sections[$0].height }
    for edge in SectionEdge.allCases {
      hasUnknown[edge] = sections.contains { !$0[edge].isKnown }
    }
  }

  /// Takes other sections, of which everything is known that was known before.
  func replaceSections(_ new: [Section]) {
    sections = new
    heights = HeightSequence(count: new.count) { new[$0].height }
    rowsMove(after: RowPath(section: -1, row: -1))
  }

  private func rowsMove(after path: RowPath) {
    movedRowsBegin = min(movedRowsBegin ?? path, path)
  }

  /// The height of everything.
  var contentHeight: CGFloat { sectionsEnd + bottom }

  /// Where the last section ends.
  var sectionsEnd: CGFloat { top + heights.total }

  // MARK: Sections

  /// Where a section begins and ends.
  func span(ofSection section: Int) -> ClosedRange<CGFloat> {
    let start = top + heights.offset(of: section)
    return start...max(start, start + heights.height(at: section))
  }

  /// Where a section's header or footer stands, as long as it is not pinned.
  func span(of edge: SectionEdge, inSection section: Int) -> ClosedRange<CGFloat> {
    let whole = span(ofSection: section)
    let height = sections[section][edge].height
    let start = edge == .header ? whole.lowerBound : whole.upperBound - height
    return start...(start + height)
  }

  /// Gives a section's header or footer its height.
  func set(_ height: CGFloat, for edge: SectionEdge, inSection section: Int) {
    sections[section][edge] = Edge(height: height, isKnown: true)
    heights.set(sections[section].height, at: section)
    rowsMove(after: RowPath(section: section, row: -1))
  }

  /// Gives every header or footer whose height is not known another one. O(s).
  func setUnknown(
    _ edge: SectionEdge, isKnown: Bool, to height: (_ section: Int) -> CGFloat
  ) {
    guard hasUnknown[edge] == true else { return }
    hasUnknown[edge] = !isKnown
    for section in sections.indices where !sections[section][edge].isKnown {
      sections[section][edge] = Edge(height: height(section), isKnown: isKnown)
    }
    let sections = sections
    heights = HeightSequence(count: sections.count) { sections[$0].height }
    rowsMove(after: RowPath(section: -1, row: -1))
  }

  /// The sections that a part of the content shows something of.
  func sections(in window: Range<CGFloat>) -> Range<Int> {
    guard let first = heights.index(at: window.lowerBound - top) else { return 0..<0 }
    var end = first
    while end < sections.count, top + heights.offset(of: end) < window.upperBound { end += 1 }
    return first..<max(first, end)
  }

  // MARK: Rows

  /// Whether there is such a row.
  func contains(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }

  /// Where a row begins and ends.
  func span(of path: RowPath) -> ClosedRange<CGFloat> {
    let start =
      top + heights.offset(of: path.section) + sections[path.section].header.height
      + sections[path.section].rows.offset(of: path.row)
    return start...(start + height(of: path))
  }

  /// The height of a row.
  func height(of path: RowPath) -> CGFloat {
    sections[path.section].rows.height(at: path.row)
  }

  /// Gives a row its height.
  func set(_ height: CGFloat, for path: RowPath) {
    sections[path.section].rows.set(height, at: path.row)
    heights.set(sections[path.section].height, at: path.section)
    rowsMove(after: path)
  }

  /// The first row that ends below a point of the content.
  func firstRow(endingBelow y: CGFloat) -> RowPath? {
    guard let section = heights.index(at: y - top) else { return nil }
    let start = top + heights.offset(of: section) + sections[section].header.height
    if let row = sections[section].rows.index(at: y - start) {
      return RowPath(section: section, row: row)
    }
    return firstRow(fromSection: section + 1)
  }

  /// The row that covers a point of the content.
  func row(at y: CGFloat) -> RowPath? {
    guard let path = firstRow(endingBelow: y), span(of: path).lowerBound <= y else { return nil }
    return path
  }

  /// The row after another.
  func row(after path: RowPath) -> RowPath? {
    path.row + 1 < sections[path.section].rows.count
      ? RowPath(section: path.section, row: path.row + 1)
      : firstRow(fromSection: path.section + 1)
  }

  private func firstRow(fromSection start: Int) -> RowPath? {
    guard start < sections.count else { return nil }
    return sections[start...].firstIndex { $0.rows.count > 0 }
      .map { RowPath(section: $0, row: 0) }
  }
}
