import Foundation

extension UITableView {
  /// What `reloadData` does. In the middle of reading or showing rows it waits until that is done.
  func reload() {
    guard !activity.isReadingData, !activity.isUpdatingRows else {
      postponeReload()
      return
    }
    closeSwipedRow()
    endDisplayingAll()
    selection.removeAll()
    readData()
    // As measured on UIKit, the layout that follows reads everything once more.
    setNeedsData()
    checkInvariants()
  }

  /// Has the data read at the next layout pass, or when the first question comes.
  func setNeedsData() {
    activity.needsData = true
    setNeedsLayout()
  }

  /// Has the heights read again because a property that rules them has another value.
  func setNeedsHeights(_ old: CGFloat, _ new: CGFloat) {
    if old != new { setNeedsData() }
  }

  /// Reads the data if that is still to be done.
  func readDataIfNeeded() {
    guard activity.needsData, !activity.isReadingData, !activity.isUpdatingRows else { return }
    readData()
  }

  /// Reads the number of sections and rows, and the heights that are not estimated.
  func readData() {
    activity.needsData = false
    activity.hasCounts = true
    activity.isReadingData = true
    prefetching.rows.removeAll()
    activity.knowsExample = []
    defer { activity.isReadingData = false }
    let oldHeight = content.contentHeight
    let counts = readCounts()
    content = TableGeometry(
      sections: counts.indices.map { section in
        TableGeometry.Section(
          header: readEdge(.header, inSection: section),
          rows: readHeights(count: counts[section], inSection: section),
          footer: readEdge(.footer, inSection: section))
      })
    updateContentSize(from: oldHeight)
    readSectionIndex()
  }

  /// How many rows each section has, as the data source says now.
  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    guard (0...TableLimits.sections).contains(sections) else {
      TableFailure.sectionCount(sections).raise()
    }
    return (0..<sections).map { section in
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      guard rows >= 0 else { TableFailure.rowCount(rows, section: section).raise() }
      return rows
    }
  }

  /// A `reloadData` from a callback would start the present work over without end. It is done once,
  /// when the work is done; one that comes out of that again is ignored.
  private func postponeReload() {
    if activity.isRepeatingReload {
      warn(.endlessReload)
    } else {
      warn(.reloadDuringUpdate)
      activity.postponedReload = true
      setNeedsLayout()
    }
  }
}
