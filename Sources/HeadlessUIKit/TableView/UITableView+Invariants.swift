import Foundation

extension UITableView {
  /// Checks, in debug builds, what holds between any two calls of an app.
  func checkInvariants() {
    #if DEBUG
      checkRows()
      checkEdges()
      for path in selection.paths where !activity.needsData {
        assert(content.contains(path), "A row that does not exist is selected: \(path)")
      }
    #endif
  }

  #if DEBUG
    private func checkRows() {
      for (row, next) in zip(displayedRows, displayedRows.dropFirst()) {
        assert(row.path < next.path, "Rows on the screen are out of order: \(row.path)")
      }
      for row in displayedRows {
        assert(content.contains(row.path), "A row that does not exist is shown: \(row.path)")
        assert(row.cell.superview === self, "The cell of a shown row is elsewhere: \(row.path)")
        assert(!row.cell.listState.isQueued, "The cell of a shown row waits: \(row.path)")
        assert(row.cell.listState.indexPath != nil, "A shown cell has no row: \(row.path)")
      }
      assert(!content.contentHeight.isNaN, "The content has no height")
    }

    private func checkEdges() {
      for (edge, views) in displayedEdges {
        for (section, view) in views {
          assert(
            content.sections.indices.contains(section),
            "The \(edge) of a section that does not exist is shown: \(section)")
          assert(view.superview === self, "A shown \(edge) is elsewhere: \(section)")
        }
      }
    }
  #endif
}
