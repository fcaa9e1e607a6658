import Foundation

extension UITableView {
  /// Scrolls until the row that was selected first is where the position says.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.paths.first else { return }
    scroll(to: path, at: scrollPosition, animated: animated)
  }

  func scroll(to path: RowPath, at position: ScrollPosition, animated: Bool) {
    readDataIfNeeded()
    let isSectionTop = path.row == NSNotFound
    checkCanScroll(to: path, isSectionTop: isSectionTop)
    updateTableViewHeights()
    if !isSectionTop { measureSurroundings(of: path) }
    // Heights found out now may move what is on the screen although the offset stays.
    if content.movedRowsBegin != nil { setNeedsLayout() }
    let y: CGFloat
    if isSectionTop {
      let start = content.span(ofSection: path.section).lowerBound
      y = offset(toShow: start...start, at: position, below: 0)
    } else {
      y = offset(toShow: path, at: position)
      activity.scrollGoal = .init(path: path, position: position, offset: y)
    }
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
  }

  /// The offset at which a row stands where it is wanted, as far as the content allows. The header of
  /// a plain table's section is pinned over its rows.
  func offset(toShow path: RowPath, at position: ScrollPosition) -> CGFloat {
    offset(
      toShow: content.span(of: path), at: position,
      below: style == .plain ? content.sections[path.section].header.height : 0)
  }

  private func offset(
    toShow span: ClosedRange<CGFloat>, at position: ScrollPosition, below cover: CGFloat
  ) -> CGFloat {
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let top = span.lowerBound - inset.top
    let bottom = span.upperBound - inset.top - room
    let y: CGFloat =
      switch position {
      case .top: top - cover
      case .bottom: bottom
      case .middle: (top + bottom) / 2
      case .none: minimalOffset(top: top - cover, bottom: bottom)
      }
    return clampedOffset(y)
  }

  /// The offset that moves the least to show all between two others: a row's top and its bottom.
  private func minimalOffset(top: CGFloat, bottom: CGFloat) -> CGFloat {
    if contentOffset.y > top || bottom > top { return top }
    return max(contentOffset.y, bottom)
  }

  private func checkCanScroll(to path: RowPath, isSectionTop: Bool) {
    let sections = content.sections
    guard sections.indices.contains(path.section) else {
      TableFailure.scrollToSection(path.section, count: sections.count, table: description).raise()
    }
    let rows = sections[path.section].rows.count
    guard isSectionTop || (0..<rows).contains(path.row) else {
      TableFailure.scrollToRow(path.indexPath, count: rows, table: description).raise()
    }
  }

  /// Asks for the heights of the rows that may share the screen with a row, so that it comes to stand
  /// where it should although others are estimated.
  private func measureSurroundings(of path: RowPath) {
    guard estimatesRows, delegate(for: .heightForRow) != nil else { return }
    var height: CGFloat = 0
    for row in (0...path.row).reversed() where height < bounds.height {
      height += measure(RowPath(section: path.section, row: row))
    }
    height = 0
    let count = content.sections[path.section].rows.count
    for row in path.row + 1..<count where height < bounds.height {
      height += measure(RowPath(section: path.section, row: row))
    }
  }

  private func measure(_ path: RowPath) -> CGFloat {
    if let height = askHeight(of: path) { measured(height, path) }
    return content.height(of: path)
  }
}
