import Foundation

extension UserHands {
  /// Taps a row of a table, which is scrolled into sight first.
  ///
  /// The delegate is asked and told as by a finger: whether the row may be highlighted, that it is
  /// and no longer is, whether it may be selected, what is deselected for it, and that it is
  /// selected.
  ///
  /// - Throws: ``Failure/noRow(_:in:)`` when the table has no such row.
  public func tap(rowAt indexPath: IndexPath, in table: UITableView) throws {
    try reveal(rowAt: indexPath, in: table)
    table.userTapped(rowAt: indexPath)
    screen.layoutIfNeeded()
  }

  /// Taps an item of a collection view, which is scrolled into sight first.
  ///
  /// - Throws: ``Failure/noRow(_:in:)`` when the collection view has no such item.
  public func tap(itemAt indexPath: IndexPath, in collection: UICollectionView) throws {
    try reveal(itemAt: indexPath, in: collection)
    collection.userTapped(itemAt: indexPath)
    screen.layoutIfNeeded()
  }

  /// Leaves a collection view alone for a moment, in which it prefetches: it announces the items of the
  /// next screen in the direction of the last scroll to its `prefetchDataSource`.
  public func rest(over collection: UICollectionView) {
    screen.layoutIfNeeded()
    collection.prefetchItems()
  }

  /// Leaves a table alone for a moment, in which it prefetches: it announces the rows of the next
  /// screen in the direction of the last scroll to its `prefetchDataSource`.
  public func rest(over table: UITableView) {
    screen.layoutIfNeeded()
    table.prefetchRows()
  }

  /// Drags a collection view's content until an item is in sight.
  func reveal(itemAt indexPath: IndexPath, in collection: UICollectionView) throws {
    screen.layoutIfNeeded()
    guard indexPath.count == 2, 0..<collection.numberOfSections ~= indexPath.section,
      0..<collection.numberOfItems(inSection: indexPath.section) ~= indexPath.item
    else { throw Failure.noRow(indexPath, in: "collection view") }
    if let frame = collection.layoutAttributesForItem(at: indexPath)?.frame {
      try reveal(frame, in: collection)
    }
  }

  /// Drags a table's content until a row is in sight.
  func reveal(rowAt indexPath: IndexPath, in table: UITableView) throws {
    screen.layoutIfNeeded()
    guard indexPath.count == 2, 0..<table.numberOfSections ~= indexPath.section,
      0..<table.numberOfRows(inSection: indexPath.section) ~= indexPath.row
    else { throw Failure.noRow(indexPath, in: "table") }
    try reveal(table.rectForRow(at: indexPath), in: table)
  }

  /// Drags a list's content until a part of it is in sight.
  private func reveal(_ rect: CGRect, in list: UIScrollView) throws {
    let axis = list.scrollAxis
    let room = list.bounds.inset(by: list.adjustedContentInset)
    let (start, end) = (rect[axis].lowerBound, rect[axis].upperBound)
    if start < room[axis].lowerBound {
      try scroll(list, by: start - room[axis].lowerBound)
    } else if end > room[axis].upperBound {
      try scroll(list, by: min(end - room[axis].upperBound, start - room[axis].lowerBound))
    }
  }
}
