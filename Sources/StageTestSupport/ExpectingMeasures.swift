import Foundation
import HeadlessUIKit
import Testing

// The measures that a stage's code has from the start. No task touches them: the labels of a row are
// laid out for the height that it has.

/// Expects that the first row of a table is as high as its list had it, and what is above and below its
/// section, too.
///
/// ```swift
/// expectHeights(row: 40, header: 40, in: list.tableView)
/// // Expected the height of the first row to be 40, got 44.
/// ```
@MainActor
@discardableResult
public func expectHeights(
  row: CGFloat, header: CGFloat? = nil, footer: CGFloat? = nil, in table: UITableView,
  at location: SourceLocation = #_sourceLocation
) -> Bool {
  let first = IndexPath(row: 0, section: 0)
  let measures: [(name: String, got: CGRect, wanted: CGFloat?)] = [
    ("header", table.rectForHeader(inSection: 0), header),
    ("row", table.rectForRow(at: first), row),
    ("footer", table.rectForFooter(inSection: 0), footer),
  ]
  return measures.allSatisfy { name, got, wanted in
    guard let wanted else { return true }
    return expect(
      "the height of the first \(name)", got.height, is: wanted,
      "The list had this height before: the labels are laid out for it.", at: location)
  }
}

/// Expects that the first item of a grid has the place and the size that it had.
///
/// ```swift
/// expectFirstItem(
///   at: CGRect(x: 10, y: 10, width: 145, height: 80), in: grid.collectionView)
/// // Expected the first item to be 145 × 80 at (10, 10), got 145 × 80 at (0, 0).
/// ```
@MainActor
@discardableResult
public func expectFirstItem(
  at frame: CGRect, in grid: UICollectionView, at location: SourceLocation = #_sourceLocation
) -> Bool {
  func words(for frame: CGRect) -> String {
    "\(Int(frame.width)) × \(Int(frame.height)) at (\(Int(frame.minX)), \(Int(frame.minY)))"
  }
  let item = grid.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
  let got = item?.frame ?? .zero
  return expect(
    got == frame, "Expected the first item to be \(words(for: frame)), got \(words(for: got)).",
    "The grid's layout had this size and this margin before: the labels are laid out for it.",
    at: location)
}
