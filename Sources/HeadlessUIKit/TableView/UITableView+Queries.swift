import Foundation

// Which row is where.

extension UITableView {
  /// The rows on the screen, from top to bottom; nil when there is none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    displayedRows.isEmpty ? nil : displayedRows.map(\.path.indexPath)
  }

  /// The row that a cell shows; nil for a cell that is not on the screen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let indexPath = cell.listState.indexPath, cell.isDescendant(of: self) else { return nil }
    return indexPath
  }

  /// The row at a point of the content; nil where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    readDataIfNeeded()
    guard point.x >= 0, point.x < bounds.width, point.y.isFinite else { return nil }
    return content.row(at: point.y)?.indexPath
  }

  /// The rows that a rectangle of the content touches, from top to bottom.
  ///
  /// - Complexity: O(n log r) in the rows that it touches and the rows of a section.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    readDataIfNeeded()
    guard rect.minY.isFinite, rect.maxY.isFinite else { return nil }
    var paths: [IndexPath] = []
    var next = content.firstRow(endingBelow: rect.minY)
    while let path = next, content.span(of: path).lowerBound < rect.maxY {
      paths.append(path.indexPath)
      next = content.row(after: path)
    }
    return paths
  }

  /// Where a row stands in the content. A row that does not exist stops the app.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    let path = RowPath(indexPath)
    checkExists(path)
    return frame(of: path)
  }

  /// Where a section stands, with its header and footer. A section that does not exist stops the
  /// app.
  public func rect(forSection section: Int) -> CGRect {
    checkExists(section)
    return rect(content.span(ofSection: section))
  }

  /// Where a section's header stands when it is not pinned.
  public func rectForHeader(inSection section: Int) -> CGRect {
    checkExists(section)
    return rect(content.span(of: .header, inSection: section), margin: rowMargin)
  }

  /// Where a section's footer stands when it is not pinned.
  public func rectForFooter(inSection section: Int) -> CGRect {
    checkExists(section)
    return rect(content.span(of: .footer, inSection: section), margin: rowMargin)
  }

  private func rect(_ span: ClosedRange<CGFloat>, margin: CGFloat = 0) -> CGRect {
    CGRect(
      x: margin, y: span.lowerBound, width: max(0, bounds.width - 2 * margin),
      height: span.upperBound - span.lowerBound)
  }

  /// Stops the app when there is no such row.
  func checkExists(_ path: RowPath) {
    readDataIfNeeded()
    guard content.contains(path) else { TableFailure.noRect(path.indexPath).raise() }
  }

  private func checkExists(_ section: Int) {
    readDataIfNeeded()
    guard content.sections.indices.contains(section) else {
      TableFailure.sectionOutOfBounds(section).raise()
    }
  }

  /// The cell of a row on the screen. While cells are put there, there is none to be had.
  func displayedCell(at path: RowPath) -> UITableViewCell? {
    guard !activity.isUpdatingRows else {
      warn(.cellForRowDuringUpdate)
      return nil
    }
    return displayedRow(at: path)?.cell
  }

  /// O(log v) in the visible rows.
  func displayedRow(at path: RowPath) -> DisplayedRow? {
    var low = 0
    var high = displayedRows.count
    while low < high {
      let middle = (low + high) / 2
      if displayedRows[middle].path < path { low = middle + 1 } else { high = middle }
    }
    guard low < displayedRows.count, displayedRows[low].path == path else { return nil }
    return displayedRows[low]
  }
}
