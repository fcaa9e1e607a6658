import Foundation

extension UITableView {
  /// How often one layout fills the window anew because heights turned out otherwise than guessed.
  /// Every turn makes at least one height known, so real lists need two or three.
  private static let mostTurns = 100

  /// The part of the content that the bounds show.
  var visibleWindow: Range<CGFloat> {
    let bounds = bounds
    guard bounds.minY.isFinite, bounds.height.isFinite, bounds.height > 0 else { return 0..<0 }
    return bounds.minY..<bounds.maxY
  }

  /// Where rows stand from left to right.
  var rowWidth: CGFloat { max(0, bounds.width - 2 * rowMargin) }
  var rowMargin: CGFloat { style == .insetGrouped ? Standard.insetMargin : 0 }

  /// Where a row stands.
  func frame(of path: RowPath) -> CGRect {
    let span = content.span(of: path)
    return CGRect(
      x: rowMargin, y: span.lowerBound, width: rowWidth,
      height: span.upperBound - span.lowerBound)
  }

  /// Brings the screen in line with data and scroll position.
  func layOutTable() {
    guard !activity.isReadingData, !activity.isUpdatingRows else { return }
    warnOfLayoutOutsideWindow()
    prefetching.rows.follow(to: bounds.origin)
    if activity.postponedReload {
      activity.postponedReload = false
      activity.isRepeatingReload = true
      reload()
    }
    if activity.needsData {
      endDisplayingAll()
      readData()
    }
    updateRows()
    activity.isRepeatingReload = false
    // A layout that a callback asked for meanwhile has not been done.
    if activity.postponedReload || activity.needsData { setNeedsLayout() }
    checkInvariants()
  }

  /// Puts the rows of the window on the screen, then the headers and footers, then takes off what
  /// has left: what is new comes first, as on UIKit, so a jump needs new cells.
  private func updateRows() {
    activity.isUpdatingRows = true
    defer { activity.isUpdatingRows = false }
    for _ in 0..<UITableView.mostTurns {
      let oldHeight = content.contentHeight
      updateTableViewHeights()
      let anchor = scrollAnchor
      let isFull = fillWindow()
      updateEdges()
      let hasMoved = updateContentSize(from: oldHeight, movedBy: shift(of: anchor))
      if isFull, !hasMoved, content.contentHeight == oldHeight { break }
    }
    activity.scrollGoal = nil
    endDisplayingRowsOutsideWindow()
    placeDisplayedViews()
  }

  /// Moves views in or out. That calls for a layout, but this is what the layout is about.
  func moveSubviews(_ move: () -> Void) {
    let outer = activity.isMovingSubviews
    activity.isMovingSubviews = true
    move()
    activity.isMovingSubviews = outer
  }

  // MARK: Filling

  /// - Returns: Whether no room was left for headers that are still to be asked for.
  private func fillWindow() -> Bool {
    let window = visibleWindow
    guard !window.isEmpty else { return true }
    let room = roomForHeaders(in: window)
    var next = content.firstRow(endingBelow: window.lowerBound)
    var start = next.map { content.span(of: $0).lowerBound } ?? 0
    var position = 0
    while let path = next, start < window.upperBound - room {
      while position < displayedRows.count, displayedRows[position].path < path { position += 1 }
      if position == displayedRows.count || displayedRows[position].path != path {
        display(path, in: window, at: position)
      }
      next = content.row(after: path)
      // Within a section the next row begins where this one ends, which needs no look-up.
      if let next {
        start =
          next.section == path.section
          ? start + content.height(of: path) : content.span(of: next).lowerBound
      }
    }
    return room == 0
  }

  /// Shows a row for which there is no cell, if it still lies in the window once it is measured.
  private func display(_ path: RowPath, in window: Range<CGFloat>, at position: Int) {
    if estimatesRows, let height = askHeight(of: path) { measured(height, path) }
    let span = content.span(of: path)
    guard span.upperBound > max(window.lowerBound, span.lowerBound) else { return }
    let cell = askCell(for: path)
    measured(askHeight(of: path) ?? ownHeight(of: cell), path)
    displayedRows.insert(DisplayedRow(path: path, cell: cell), at: position)
    show(cell, at: path)
  }

  /// Notes the height of a row, unless it is the one that is noted already.
  func measured(_ height: CGFloat, _ path: RowPath) {
    if content.height(of: path) != height { content.set(height, for: path) }
  }

  private func askCell(for path: RowPath) -> UITableViewCell {
    guard let dataSource else { TableFailure.noDataSource.raise() }
    let outer = activity.preparing
    activity.preparing = TableActivity.Preparation(path: path)
    defer { activity.preparing = outer }
    return dataSource.tableView(self, cellForRowAt: path.indexPath)
  }

  private func show(_ cell: UITableViewCell, at path: RowPath) {
    let indexPath = path.indexPath
    if cell.listState.isQueued, let identifier = cell.reuseIdentifier {
      cells.entry(for: ReuseIdentifier(identifier))?.queue.remove(cell)
    }
    cell.listState.indexPath = indexPath
    cell.frame = frame(of: path)
    if let delegate = delegate(for: .indentationLevel) {
      let level = delegate.tableView(self, indentationLevelForRowAt: indexPath)
      if !missingMethods.contains(.indentationLevel) { cell.indentationLevel = level }
    }
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    prepareForEditing(cell, at: path, animated: false)
    cell.updateConfigurationIfNeeded()
    prefetching.rows.displayed(indexPath)
    // Behind the headers, which may be pinned over the rows.
    if cell.superview !== self {
      moveSubviews { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
  }

  /// Moves what is on the screen to where it now belongs. Rows do so only when something has
  /// changed above them or the table has another width.
  private func placeDisplayedViews() {
    let everything = RowPath(section: -1, row: -1)
    let isResized = displayedRows.first.map { $0.cell.frame.width != rowWidth } ?? false
    if let begin = isResized ? everything : content.movedRowsBegin {
      for row in displayedRows.reversed() {
        guard row.path > begin else { break }
        place(row)
      }
      content.movedRowsBegin = nil
    }
    placeDisplayedEdges()
    placeTableViews()
  }

  private func place(_ row: DisplayedRow) {
    guard row.cell.listState.indexPath == row.path.indexPath else { return }
    let frame = frame(of: row.path)
    if row.cell.frame != frame { row.cell.frame = frame }
  }

  // MARK: Emptying

  private func endDisplayingRowsOutsideWindow() {
    let window = visibleWindow
    let isInside = { (row: DisplayedRow) in
      let span = self.content.span(of: row.path)
      return span.upperBound > window.lowerBound && span.lowerBound < window.upperBound
    }
    // Rows are in order, so those that have left are at both ends.
    let first = displayedRows.firstIndex(where: isInside) ?? displayedRows.endIndex
    let last = displayedRows.lastIndex(where: isInside) ?? first - 1
    guard first > 0 || last < displayedRows.endIndex - 1 else { return }
    let gone = displayedRows[..<first] + displayedRows[(last + 1)...]
    displayedRows = Array(displayedRows[first..<(last + 1)])
    for row in gone {
      delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path.indexPath)
    }
    putBack(gone)
  }

  /// Takes everything off the screen. UIKit reports the rows from bottom to top.
  func endDisplayingAll() {
    let gone = displayedRows
    displayedRows = []
    for row in gone.reversed() {
      delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path.indexPath)
    }
    putBack(gone)
    for edge in SectionEdge.allCases {
      for section in (displayedEdges[edge] ?? [:]).keys.sorted() {
        endDisplaying(edge, inSection: section)
      }
    }
  }

  /// A cell that another row shows too stays where it is: it belongs to the later row.
  func putBack(_ rows: some Sequence<DisplayedRow>) {
    for row in rows where row.cell.listState.indexPath == row.path.indexPath {
      putBack(row.cell, from: row.path)
    }
  }
}
