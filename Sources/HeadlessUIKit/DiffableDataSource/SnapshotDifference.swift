/// The shortest way from one snapshot to another: what goes, what comes, and what moves.
///
/// An identifier that is in both snapshots stays or moves, and as few as possible move: within a
/// section all stay but those outside the longest run of items that keep their order, and likewise
/// the sections. What leaves with its section or comes with it is not named beside it.
///
/// - Complexity: O(n + m) comparisons of identifiers, one hash for each item that does not stand
///   behind its former neighbour, and O(k log k) for k items out of order.
struct SnapshotDifference<SectionID: Hashable, ItemID: Hashable> {
  /// The change as a list is told it.
  private(set) var updates = ListUpdates()

  private let old: SnapshotContent<SectionID, ItemID>
  private let new: SnapshotContent<SectionID, ItemID>
  /// The old index of each new section; nil for one that comes.
  private let origins: [Int?]
  /// Which of the old items are in the new snapshot, by their index among all.
  private var stays: [Bool]

  init(from old: SnapshotContent<SectionID, ItemID>, to new: SnapshotContent<SectionID, ItemID>) {
    self.old = old
    self.new = new
    origins = new.sections.map { old.index(ofSection: $0.id) }
    stays = [Bool](repeating: false, count: old.itemCount)
    compareSections()
    for section in new.sections.indices { compareItems(ofSection: section) }
    findDeletedItems()
  }

  private mutating func compareSections() {
    let kept = origins.indices.compactMap { new in origins[new].map { (old: $0, new: new) } }
    for (section, keepsOrder) in zip(kept, longestAscent(in: kept.map(\.old))) where !keepsOrder {
      updates.movedSections.append(.init(origin: section.old, destination: section.new))
    }
    updates.insertedSections = Set(origins.indices.filter { origins[$0] == nil })
    updates.deletedSections = Set(old.sections.indices).subtracting(origins.compactMap { $0 })
  }

  /// Follows the items of a new section through the old one: an item is most likely where the one
  /// before it was, plus one.
  private mutating func compareItems(ofSection section: Int) {
    let origin = origins[section]
    let former = origin.map { old.sections[$0].items } ?? []
    let items = new.sections[section].items
    let start = origin.map { old.sections[$0].start } ?? 0
    var kept: [(old: Int, new: Int)] = []
    kept.reserveCapacity(former.count)
    var next = 0
    var row = 0
    while true {
      for _ in 0..<sharedRun(former, from: next, items, from: row) {
        kept.append((next, row))
        stays[start + next] = true
        next += 1
        row += 1
      }
      guard row < items.count else { break }
      if let path = old.path(of: items[row]) {
        stays[old.sections[path.section].start + path.row] = true
        if path.section == origin {
          kept.append((path.row, row))
          next = path.row + 1
        } else {
          updates.movedRows.append(
            .init(origin: path, destination: RowPath(section: section, row: row)))
        }
      } else if origin != nil {
        updates.insertedRows.insert(RowPath(section: section, row: row))
      }
      row += 1
    }
    guard let origin else { return }
    for (item, keepsOrder) in zip(kept, longestAscent(in: kept.map(\.old))) where !keepsOrder {
      updates.movedRows.append(
        .init(
          origin: RowPath(section: origin, row: item.old),
          destination: RowPath(section: section, row: item.new)))
    }
  }

  private mutating func findDeletedItems() {
    for (section, content) in old.sections.enumerated()
    where !updates.deletedSections.contains(section) {
      for row in content.items.indices where !stays[content.start + row] {
        updates.deletedRows.insert(RowPath(section: section, row: row))
      }
    }
  }
}

/// How many items of two lists are the same one after the other, each from a row on.
///
/// Items are compared where they stand: they are of a type that is not known when this is compiled, and
/// to copy each would cost more than to compare it.
private func sharedRun<ID: Equatable>(
  _ one: [ID], from row: Int, _ other: [ID], from otherRow: Int
) -> Int {
  one.withUnsafeBufferPointer { one in
    other.withUnsafeBufferPointer { other in
      let most = min(one.count - row, other.count - otherRow)
      var count = 0
      while count < most, one[row + count] == other[otherRow + count] { count += 1 }
      return count
    }
  }
}

extension ListUpdates {
  /// Whether items come out of sections that go, or go into sections that come.
  var crossesSectionChanges: Bool {
    movedRows.contains {
      deletedSections.contains($0.origin.section)
        || insertedSections.contains($0.destination.section)
    }
  }
}
