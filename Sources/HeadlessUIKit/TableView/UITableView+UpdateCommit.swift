import Foundation

extension UITableView {
  /// Checks a batch against the data source and brings the screen in line with it.
  func commit(_ updates: ListUpdates) {
    guard !activity.isReadingData, !activity.isUpdatingRows else { return reload() }
    activity.nestedUpdates += 1
    defer { activity.nestedUpdates -= 1 }
    guard activity.nestedUpdates <= TableLimits.nestedUpdates else {
      TableFailure.endlessUpdates(table: description).raise()
    }
    let before = content.sections.map(\.rows.count)
    activity.isReadingData = true
    let after = readCounts()
    let plan: UpdatePlan
    do {
      plan = try UpdatePlan(before: before, updates, after: after)
    } catch {
      UIKitException.internalInconsistency.raise(
        error.reason(.table, description: description))
    }
    let oldHeight = content.contentHeight
    content = carriedContent(plan, counts: after)
    activity.isReadingData = false
    var gone = carryRows(plan)
    let goneEdges = carryEdges(plan)
    selection.carry(plan)
    editing.carry(plan)
    prefetching.rows.carry(plan)
    updateContentSize(from: oldHeight)
    if activity.needsData {
      setNeedsLayout()
    } else {
      reconfigure(updates.reconfiguredRows.compactMap(plan.newPath(of:)))
      gone += measureDisplayedRows()
      layOutTable()
    }
    // What goes leaves last: a reloaded row has another cell than before.
    for row in gone.reversed() {
      delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path.indexPath)
    }
    putBack(gone)
    for (edge, section, view) in goneEdges { endedDisplaying(view, edge, inSection: section) }
    checkInvariants()
  }

  // MARK: Heights

  /// What is known of the sections that stay, and of the others what their delegate says.
  private func carriedContent(_ plan: UpdatePlan, counts: [Int]) -> TableGeometry {
    let old = content
    let keepsMeasures = estimatesRows && delegate(for: .estimatedHeightForRow) == nil
    let new = TableGeometry(
      sections: counts.indices.map { section in
        var rows = readHeights(count: counts[section], inSection: section)
        let origin = plan.oldSection(of: section).flatMap { plan.keeps(section: $0) ? $0 : nil }
        guard let origin else {
          return TableGeometry.Section(
            header: readEdge(.header, inSection: section), rows: rows,
            footer: readEdge(.footer, inSection: section))
        }
        if keepsMeasures {
          old.sections[origin].rows.forEachKnown { row, height in
            let path = plan.newPath(of: RowPath(section: origin, row: row))
            if let path, path.section == section { rows.set(height, at: path.row) }
          }
        }
        return TableGeometry.Section(
          header: carried(.header, from: origin, to: section), rows: rows,
          footer: carried(.footer, from: origin, to: section))
      })
    new.top = old.top
    new.bottom = old.bottom
    new.movedRowsBegin = RowPath(section: -1, row: -1)
    return new
  }

  private func carried(
    _ edge: SectionEdge, from old: Int, to new: Int
  ) -> TableGeometry.Edge {
    guard displayedEdges[edge]?[old] != nil else {
      // The gap above the first group is another one than those between groups.
      return (old == 0) == (new == 0)
        ? content.sections[old][edge] : readEdge(edge, inSection: new)
    }
    let height = askHeight(of: edge, inSection: new) ?? content.sections[old][edge].height
    return TableGeometry.Edge(height: height, isKnown: true)
  }

  /// Asks for the heights of the rows on the screen again.
  ///
  /// - Returns: The rows that have no height any more, which leave the screen.
  private func measureDisplayedRows() -> [DisplayedRow] {
    for row in displayedRows {
      measured(askHeight(of: row.path) ?? ownHeight(of: row.cell), row.path)
    }
    let gone = displayedRows.filter { content.height(of: $0.path) <= 0 }
    if !gone.isEmpty { displayedRows.removeAll { content.height(of: $0.path) <= 0 } }
    return gone
  }

  // MARK: What is on the screen

  /// Lets cells follow their rows.
  ///
  /// - Returns: Those whose rows are gone or reloaded.
  func carryRows(_ plan: UpdatePlan) -> [DisplayedRow] {
    var gone: [DisplayedRow] = []
    var kept: [DisplayedRow] = []
    for row in displayedRows {
      guard let path = plan.newPath(of: row.path) else {
        gone.append(row)
        continue
      }
      // A cell that was given for two rows belongs to the later one.
      if row.cell.listState.indexPath == row.path.indexPath {
        kept.append(DisplayedRow(path: path, cell: row.cell))
      }
    }
    for row in kept { row.cell.listState.indexPath = row.path.indexPath }
    displayedRows = kept.sorted { $0.path < $1.path }
    return gone
  }

  private func carryEdges(_ plan: UpdatePlan) -> [(SectionEdge, Int, UIView)] {
    var gone: [(SectionEdge, Int, UIView)] = []
    for (edge, views) in displayedEdges {
      var kept: [Int: UIView] = [:]
      for (section, view) in views.sorted(by: { $0.key < $1.key }) {
        if plan.keeps(section: section), let new = plan.newSection(of: section) {
          kept[new] = view
        } else {
          gone.append((edge, section, view))
        }
      }
      displayedEdges[edge] = kept
    }
    return gone
  }

  /// Has the data source fill cells that are on the screen.
  private func reconfigure(_ paths: [RowPath]) {
    for path in paths.sorted() {
      guard let cell = displayedRow(at: path)?.cell, let dataSource else { continue }
      activity.isUpdatingRows = true
      activity.preparing = TableActivity.Preparation(path: path, reconfigured: cell)
      let answer = dataSource.tableView(self, cellForRowAt: path.indexPath)
      activity.preparing = nil
      activity.isUpdatingRows = false
      guard answer === cell else {
        TableFailure.reconfiguredWithOtherCell(path.indexPath, answer.description).raise()
      }
    }
  }
}

extension RowSelection {
  /// Follows the rows; those that are gone or reloaded are selected no more.
  mutating func carry(_ plan: UpdatePlan) {
    let carried = paths.compactMap(plan.newPath(of:))
    removeAll()
    for path in carried { insert(path) }
  }
}
