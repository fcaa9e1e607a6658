import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("The difference of two snapshots")
struct SnapshotDifferenceTests {
  private func updates(_ old: String, _ new: String) -> ListUpdates {
    SnapshotDifference(from: snapshot(old).content, to: snapshot(new).content).updates
  }

  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  @Test("Row 210: items that keep their order are not touched")
  func stays() {
    let updates = updates("A: a b c d", "A: x a c d y")
    #expect(updates.deletedRows == [path(0, 1)])
    #expect(updates.insertedRows == [path(0, 0), path(0, 4)])
    #expect(updates.movedRows.isEmpty && updates.reloadedRows.isEmpty)
  }

  @Test("Row 210: one item that jumps is one move")
  func oneMove() {
    #expect(
      updates("A: a b c d e", "A: b c d e a").movedRows
        == [.init(origin: path(0, 0), destination: path(0, 4))])
    #expect(
      updates("A: a b c d e", "A: e a b c d").movedRows
        == [.init(origin: path(0, 4), destination: path(0, 0))])
  }

  @Test("Row 210: an item of another section is a move")
  func acrossSections() {
    let updates = updates("A: a b, B: c", "A: b, B: c a")
    #expect(updates.movedRows == [.init(origin: path(0, 0), destination: path(1, 1))])
    #expect(updates.deletedRows.isEmpty && updates.insertedRows.isEmpty)
    #expect(!updates.crossesSectionChanges)
  }

  @Test("sections take their items along")
  func sections() {
    let updates = updates("A: a, B: b, C: c", "C: c, B: b x, D: d")
    #expect(updates.deletedSections == [0] && updates.insertedSections == [2])
    #expect(updates.movedSections == [.init(origin: 2, destination: 0)])
    #expect(updates.insertedRows == [path(1, 1)] && updates.deletedRows.isEmpty)
    #expect(updates.movedRows.isEmpty)
  }

  @Test("S6-08: an item that outlives its section is a move, even at the same index path")
  func outliving() {
    let updates = updates("A: x, B: y", "B: x y")
    #expect(updates.deletedSections == [0])
    #expect(updates.movedRows == [.init(origin: path(0, 0), destination: path(0, 0))])
    #expect(updates.crossesSectionChanges)
  }

  @Test(
    "Random changes lead from one snapshot to the other, by the fewest moves", arguments: seeds(60))
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let old = randomSnapshot(using: &random)
      let new = randomSnapshot(using: &random)
      let updates = SnapshotDifference(from: old.content, to: new.content).updates
      try expect(updates, leadFrom: old, to: new)
      try expectFewestMoves(updates, old, new)
    }
  }

  private func randomSnapshot(using random: inout SeededGenerator) -> Snapshot {
    var snapshot = Snapshot()
    let sections = ["A", "B", "C", "D", "E"].shuffled(using: &random)
      .prefix(Int.random(in: 0...5, using: &random))
    snapshot.appendSections(Array(sections))
    guard !sections.isEmpty else { return snapshot }
    let items = (0..<12).map { "\($0)" }
    let shuffled = Bool.random(using: &random) ? items.shuffled(using: &random) : items
    for item in shuffled where Int.random(in: 0..<4, using: &random) > 0 {
      snapshot.appendItems([item], toSection: sections.randomElement(using: &random))
    }
    return snapshot
  }

  /// Follows every old item by the engine's own plan of the updates.
  private func expect(_ updates: ListUpdates, leadFrom old: Snapshot, to new: Snapshot) throws {
    let plan = try UpdatePlan(
      before: old.sectionIdentifiers.map(old.numberOfItems(inSection:)), updates,
      after: new.sectionIdentifiers.map(new.numberOfItems(inSection:)), rowsOutliveSections: true)
    for section in old.content.sections.indices {
      for (row, item) in old.content.sections[section].items.enumerated() {
        let place = plan.newPath(of: path(section, row))
        #expect(place == new.content.path(of: item), "\(item)")
      }
    }
  }

  private func expectFewestMoves(_ updates: ListUpdates, _ old: Snapshot, _ new: Snapshot) throws {
    for (newSection, section) in new.sectionIdentifiers.enumerated() {
      guard let oldSection = old.indexOfSection(section) else { continue }
      let before = old.itemIdentifiers(inSection: section)
      let after = new.itemIdentifiers(inSection: section)
      let both = Set(before).intersection(after)
      // In lists of unique items the standard library's edit script is shortest, too.
      let difference = after.filter(both.contains).difference(from: before.filter(both.contains))
      let moves = updates.movedRows.filter {
        $0.origin.section == oldSection && $0.destination.section == newSection
      }
      #expect(moves.count == difference.insertions.count)
    }
  }

  @Test(
    "The longest ascent", arguments: [[], [0], [3, 0, 1, 2], [5, 4, 3], [0, 8, 4, 12, 2, 10]])
  func ascent(numbers: [Int]) {
    let kept = zip(numbers, longestAscent(in: numbers)).filter(\.1).map(\.0)
    #expect(kept == kept.sorted())
    // All subsets, the longest of those that ascend.
    let longest = (0..<(1 << numbers.count)).map { mask in
      numbers.indices.filter { mask >> $0 & 1 == 1 }.map { numbers[$0] }
    }.filter { $0 == $0.sorted() }.map(\.count).max()
    #expect(kept.count == longest)
  }
}
