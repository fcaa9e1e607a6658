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

  /// Drags the groups of a section that scrolls on its own to the left (a positive distance) or to the
  /// right, after the list was scrolled until they are in sight. They come to rest where the section's
  /// `orthogonalScrollingBehavior` wants them.
  ///
  /// - Parameters:
  ///   - section: The number of the section.
  ///   - collection: The collection view.
  ///   - distance: How far the finger goes, in points.
  /// - Throws: ``Failure/notScrollable(_:)`` when there is no such section, or it does not scroll on its
  ///   own.
  public func scroll(
    section: Int, of collection: UICollectionView, by distance: CGFloat
  ) throws {
    screen.layoutIfNeeded()
    guard let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let start = layout.scrollingSection(section), collection.isUserInteractionEnabled
    else {
      throw Failure.notScrollable("section \(section) of the \(type(of: collection))")
    }
    if start.itemCount > 0, let first = layout.layoutAttributesForItem(at: [section, 0]) {
      try reveal(first.frame, in: collection)
    }
    drag(section, of: layout, to: start.scrollOffset + distance)
    if let now = layout.scrollingSection(section) {
      drag(section, of: layout, to: now.restingOffset(near: now.scrollOffset))
    }
  }

  private func drag(
    _ section: Int, of layout: UICollectionViewCompositionalLayout, to end: CGFloat
  ) {
    func offset() -> CGFloat { layout.scrollingSection(section)?.scrollOffset ?? end }
    var now = offset()
    let step = max(Self.stride, abs(end - now) / Self.mostSteps)
    while abs(end - now) > 0.01 {
      let before = now
      layout.scroll(section: section, to: now + min(max(end - now, -step), step))
      screen.layoutIfNeeded()
      now = offset()
      if now == before { return }  // The content ends here.
    }
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
    let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout
    if let section = layout?.scrollingSection(indexPath.section) {
      let place = section.plan.runAxis.main(section.place(ofItem: indexPath.item).frame)
      let distance = section.offset(toShow: place) - section.scrollOffset
      if distance != 0 {
        try scroll(section: indexPath.section, of: collection, by: distance)
      }
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
    guard rect.isFinite else { return }
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
