/// A batch of updates that agrees with the data before and after it: where everything went.
///
/// ```swift
/// var updates = ListUpdates()
/// updates.deletedRows = [RowPath(section: 0, row: 0)]
/// let plan = try UpdatePlan(before: [3], updates, after: [2])
/// plan.newPath(of: RowPath(section: 0, row: 2))  // row 1
/// ```
///
/// Making one is O(s + k log k) in the sections and the updates; look-ups are O(log k).
struct UpdatePlan {
  private let updates: ListUpdates
  private let sections: IndexShift
  private let sectionMoves: [Int: Int]
  private let sectionOrigins: [Int: Int]
  private let rowMoves: [RowPath: RowPath]
  /// The changes inside the sections that stay, by their old numbers.
  private let rows: [Int: IndexShift]

  /// Checks updates against the numbers of rows of each section before and after them.
  ///
  /// - Parameter rowsOutliveSections: Whether rows may come out of sections that go, and go into
  ///   sections that come. A table has an exception for that, a collection view lets them.
  /// - Throws: What UIKit would say is wrong, in the order in which it looks.
  init(
    before: [Int], _ updates: ListUpdates, after: [Int], rowsOutliveSections: Bool = false
  ) throws(UpdateFault) {
    try UpdateChecks(
      before: before, after: after, updates: updates, rowsOutliveSections: rowsOutliveSections
    ).checkPlaces()
    self.updates = updates
    sectionMoves = [Int: Int](
      updates.movedSections.map { ($0.origin, $0.destination) }, uniquingKeysWith: { $1 })
    sectionOrigins = [Int: Int](
      updates.movedSections.map { ($0.destination, $0.origin) }, uniquingKeysWith: { $1 })
    sections = IndexShift(
      removed: updates.deletedSections.union(sectionMoves.keys),
      added: updates.insertedSections.union(sectionOrigins.keys))
    rowMoves = [RowPath: RowPath](
      updates.movedRows.map { ($0.origin, $0.destination) }, uniquingKeysWith: { $1 })
    guard
      after.count - before.count
        == updates.insertedSections.count - updates.deletedSections.count
    else {
      throw .sectionCount(
        before: before.count, after: after.count, inserted: updates.insertedSections.count,
        deleted: updates.deletedSections.count)
    }
    let removed = Dictionary(
      grouping: updates.deletedRows.union(rowMoves.keys), by: \.section)
    let added = Dictionary(
      grouping: updates.insertedRows.union(rowMoves.values), by: \.section)
    var rows: [Int: IndexShift] = [:]
    for old in removed.keys { rows[old] = IndexShift() }
    for new in added.keys {
      if let old = Self.oldSection(new, sections, sectionOrigins) { rows[old] = IndexShift() }
    }
    for old in rows.keys {
      let new = sectionMoves[old] ?? sections.newIndex(of: old)
      rows[old] = IndexShift(
        removed: (removed[old] ?? []).map(\.row),
        added: new.flatMap { added[$0] }?.map(\.row) ?? [])
    }
    self.rows = rows
    try checkRowCounts(before: before, after: after)
  }

  // MARK: Where things went

  /// Where a section stands now; nil when it was deleted. A reloaded one keeps its place.
  func newSection(of old: Int) -> Int? {
    sectionMoves[old] ?? sections.newIndex(of: old)
  }

  /// Where a section stood before; nil when it was inserted.
  func oldSection(of new: Int) -> Int? {
    Self.oldSection(new, sections, sectionOrigins)
  }

  private static func oldSection(
    _ new: Int, _ sections: IndexShift, _ origins: [Int: Int]
  ) -> Int? {
    origins[new] ?? sections.oldIndex(of: new)
  }

  /// Whether a section, by its old number, is there before and after with the same content.
  func keeps(section old: Int) -> Bool {
    newSection(of: old) != nil && !updates.reloadedSections.contains(old)
  }

  /// Where a row stands now; nil when it is gone or reloaded.
  func newPath(of old: RowPath) -> RowPath? {
    updates.reloadedRows.contains(old) ? nil : newPlace(of: old)
  }

  /// Where a row stands now, reloaded or not; nil when it is gone or its section is reloaded.
  func newPlace(of old: RowPath) -> RowPath? {
    if let destination = rowMoves[old] { return destination }
    guard keeps(section: old.section), let section = newSection(of: old.section) else {
      return nil
    }
    guard let shift = rows[old.section] else { return RowPath(section: section, row: old.row) }
    return shift.newIndex(of: old.row).map { RowPath(section: section, row: $0) }
  }

  // MARK: Counting

  /// Compares the number of rows of each section that stays with what the updates make of it.
  private func checkRowCounts(before: [Int], after: [Int]) throws(UpdateFault) {
    let movedOut = Dictionary(grouping: updates.movedRows, by: \.origin.section)
    let movedIn = Dictionary(grouping: updates.movedRows, by: \.destination.section)
    let deleted = Dictionary(grouping: updates.deletedRows, by: \.section)
    let inserted = Dictionary(grouping: updates.insertedRows, by: \.section)
    // UIKit deletes a row that is reloaded in a section that moves and does not insert it again.
    let lost = Dictionary(
      grouping: updates.reloadedRows.filter { sectionMoves[$0.section] != nil }, by: \.section)
    for new in after.indices {
      guard let old = oldSection(of: new), keeps(section: old) else { continue }
      let count = UpdateFault.RowCount(
        section: new, before: before[old], after: after[new],
        inserted: inserted[new]?.count ?? 0,
        deleted: (deleted[old]?.count ?? 0) + (lost[old]?.count ?? 0),
        movedIn: movedIn[new]?.count ?? 0, movedOut: movedOut[old]?.count ?? 0)
      guard count.isRight else {
        // UIKit has two texts: the older one where the data source did not change at all.
        guard count.before != count.after else { throw .rowCount(count) }
        throw .counts(before: before, after: after, updates)
      }
    }
  }
}
