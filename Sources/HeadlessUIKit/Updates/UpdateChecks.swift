/// Checks that every place that updates name is there, and that no two of them contradict.
struct UpdateChecks {
  let before: [Int]
  let after: [Int]
  let updates: ListUpdates
  /// Whether rows may come out of sections that go, and go into sections that come.
  let rowsOutliveSections: Bool

  /// UIKit looks at what goes, then at what comes, then at contradictions, and counts last.
  func checkPlaces() throws(UpdateFault) {
    try checkDeletions()
    try checkInsertions()
    try checkMoves()
    try checkContradictions()
  }

  private func checkDeletions() throws(UpdateFault) {
    let sections = updates.deletedSections.union(updates.reloadedSections)
    for section in sections.sorted() where !before.indices.contains(section) {
      throw .deleteSection(section, sections: before.count)
    }
    for path in updates.deletedRows.union(updates.reloadedRows).sorted() {
      guard before.indices.contains(path.section) else {
        throw .deleteRowInNoSection(path, sections: before.count)
      }
      guard (0..<before[path.section]).contains(path.row) else {
        throw .deleteRow(path, rows: before[path.section])
      }
    }
  }

  private func checkInsertions() throws(UpdateFault) {
    for section in updates.insertedSections.sorted() where !after.indices.contains(section) {
      throw .insertSection(section, sections: after.count)
    }
    for path in updates.insertedRows.sorted() {
      guard after.indices.contains(path.section) else {
        throw .insertRowInNoSection(path, sections: after.count)
      }
      guard (0..<after[path.section]).contains(path.row) else {
        throw .insertRow(path, rows: after[path.section])
      }
    }
  }

  private func checkMoves() throws(UpdateFault) {
    for move in updates.movedSections {
      guard before.indices.contains(move.origin), after.indices.contains(move.destination) else {
        throw .moveSection(move)
      }
    }
    for move in updates.movedRows {
      guard contains(move.origin, before), contains(move.destination, after) else {
        throw .moveRow(move)
      }
      if rowsOutliveSections { continue }
      if updates.deletedSections.contains(move.origin.section) { throw .moveFromDeletedSection }
      if updates.insertedSections.contains(move.destination.section) {
        throw .moveIntoInsertedSection
      }
    }
  }

  private func contains(_ path: RowPath, _ counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
  }

  private func checkContradictions() throws(UpdateFault) {
    if let path = updates.deletedRows.intersection(updates.reloadedRows).min() {
      throw .deleteAndReload(path)
    }
    let gone = updates.deletedRows.union(updates.reloadedRows)
    var origins: Set<RowPath> = []
    var destinations: Set<RowPath> = []
    for move in updates.movedRows {
      if gone.contains(move.origin) { throw .deleteAndMove(move.origin) }
      if updates.insertedRows.contains(move.destination) { throw .insertAndMove(move.destination) }
      if !origins.insert(move.origin).inserted { throw .movedTwice(move.origin) }
      if !destinations.insert(move.destination).inserted { throw .movedTwice(move.destination) }
    }
    var sectionOrigins: Set<Int> = []
    var sectionDestinations: Set<Int> = []
    for move in updates.movedSections {
      if updates.deletedSections.union(updates.reloadedSections).contains(move.origin) {
        throw .deleteAndMoveSection(move.origin)
      }
      if updates.insertedSections.union(updates.reloadedSections).contains(move.destination) {
        throw .insertAndMoveSection(move.destination)
      }
      if !sectionOrigins.insert(move.origin).inserted { throw .movedSectionTwice(move.origin) }
      if !sectionDestinations.insert(move.destination).inserted {
        throw .movedSectionTwice(move.destination)
      }
    }
  }
}
