import Foundation

extension UITableView {
  /// What dragging a row by its sign does: the delegate is asked for the place, the table shows the
  /// row there, and then the data source is told.
  ///
  /// - Returns: Why it cannot be done; nil when it is.
  func userMoved(rowAt origin: RowPath, to proposed: RowPath) -> EditingRefusal? {
    checkExists(origin)
    guard editing.isOn else { return .notEdited }
    guard isMovable(origin) else {
      return missingMethods.contains(.moveRow) ? .noMove : .notMovable
    }
    let answer =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: origin.indexPath,
        toProposedIndexPath: proposed.indexPath) ?? proposed.indexPath
    let destination = RowPath(answer)
    let rows =
      content.sections.indices.contains(destination.section)
      ? content.sections[destination.section].rows.count : -1
    guard 0...(destination.section == origin.section ? rows - 1 : rows) ~= destination.row else {
      TableFailure.moveTarget(answer, table: description).raise()
    }
    guard destination != origin else { return nil }
    show(rowAt: origin, movedTo: destination)
    editing.isMovingRow = true
    dataSource?.tableView(self, moveRowAt: origin.indexPath, to: destination.indexPath)
    editing.isMovingRow = false
    guard !missingMethods.contains(.moveRow) else {
      show(rowAt: destination, movedTo: origin)
      return .noMove
    }
    setNeedsLayout()
    layoutIfNeeded()
    checkInvariants()
    return nil
  }

  /// Shows a row at another place, with its cell and its height. Nobody is asked.
  private func show(rowAt origin: RowPath, movedTo destination: RowPath) {
    let before = content.sections.map(\.rows.count)
    var after = before
    after[origin.section] -= 1
    after[destination.section] += 1
    var updates = ListUpdates()
    updates.movedRows = [.init(origin: origin, destination: destination)]
    guard let plan = try? UpdatePlan(before: before, updates, after: after) else { return }
    content.carryRows(of: [origin.section, destination.section], counts: after, plan)
    _ = carryRows(plan)
    selection.carry(plan)
    setNeedsLayout()
    layOutTable()
  }
}

extension TableGeometry {
  /// Gives sections the heights of the rows that are in them after an update which only moves rows.
  fileprivate func carryRows(of changed: Set<Int>, counts: [Int], _ plan: UpdatePlan) {
    let old = sections
    var new = sections
    for section in changed {
      new[section].rows = HeightSequence(count: counts[section], guess: old[section].rows.guess)
    }
    for section in changed {
      old[section].rows.forEachKnown { row, height in
        if let path = plan.newPath(of: RowPath(section: section, row: row)) {
          new[path.section].rows.set(height, at: path.row)
        }
      }
    }
    replaceSections(new)
  }
}
