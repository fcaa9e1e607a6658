import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("What a collection view says of wrong updates")
@MainActor
struct CollectionUpdateMessageTests {
  private func path(_ section: Int, _ item: Int) -> RowPath { RowPath(section: section, row: item) }

  private func reason(
    _ before: [Int], _ after: [Int], _ change: (inout ListUpdates) -> Void
  ) -> String {
    var updates = ListUpdates()
    change(&updates)
    do {
      _ = try UpdatePlan(before: before, updates, after: after)
      return ""
    } catch {
      return error.reason(.collection, description: "<collection>")
        .replacing(#/0x[0-9a-f]+/#, with: "0x…")
    }
  }

  @Test("Row 166: an unchanged count has the older text")
  func unchangedCount() {
    #expect(
      reason([3], [3]) { $0.deletedRows = [path(0, 0)] }
        == "Invalid update: invalid number of items in section 0. The number of items contained in "
        + "an existing section after the update (3) must be equal to the number of items contained "
        + "in that section before the update (3), plus or minus the number of items inserted or "
        + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of items "
        + "moved into or out of that section (0 moved in, 0 moved out).")
  }

  @Test("Row 167: another count has the newer text")
  func otherCount() {
    #expect(
      reason([20], [3]) {
        $0.deletedRows = [path(0, 0)]
        $0.insertedRows = [path(0, 0)]
      }
        == """
        Invalid batch updates detected: the number of sections and/or items returned by the data \
        source before and/or after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with item counts: [20] }
        Data source after updates = { 1 section with item counts: [3] }
        Updates = [
        \tDelete item (0 - 0),
        \tInsert item (0 - 0)
        ]
        Collection view: <collection>
        """)
  }

  @Test("Row 168: a wrong number of sections")
  func sectionCount() {
    #expect(
      reason([1, 1], [1, 1]) { $0.insertedSections = [0] }
        == "Invalid update: invalid number of sections. The number of sections contained in the "
        + "collection view after the update (2) must be equal to the number of sections contained "
        + "in the collection view before the update (2), plus or minus the number of sections "
        + "inserted or deleted (1 inserted, 0 deleted).")
  }

  @Test("Row 169: an insertion out of range")
  func insertion() {
    #expect(
      reason([0], [0]) { $0.insertedRows = [path(0, 0)] }
        == "attempt to insert item 0 into section 0, but there are only 0 items in section 0 after "
        + "the update")
    #expect(
      reason([0], [0]) { $0.insertedRows = [path(2, 0)] }
        == "attempt to insert item 0 into section 2, but there are only 1 sections after the "
        + "update")
  }

  @Test("Row 170: a deletion out of range", .tags(.believed))
  func deletion() {
    #expect(
      reason([2], [1]) { $0.deletedRows = [path(0, 2)] }
        == "attempt to delete item 2 from section 0 which only contains 2 items before the update")
  }

  @Test("Rows 171, 172: contradictions; a moved item cannot be reloaded")
  func contradictions() {
    let place = "(<NSIndexPath: 0x…> {length = 2, path = 0 - 1})"
    let move = ListUpdates.Move(origin: path(0, 1), destination: path(0, 0))
    for change in [\ListUpdates.deletedRows, \.reloadedRows] {
      #expect(
        reason([3], [3]) {
          $0.movedRows = [move]
          $0[keyPath: change] = [path(0, 1)]
        } == "attempt to perform a delete and a move from the same index path \(place)")
    }
    #expect(
      reason([3], [3]) {
        $0.deletedRows = [path(0, 1)]
        $0.reloadedRows = [path(0, 1)]
      } == "attempt to delete and reload the same index path \(place)")
    #expect(
      reason([1, 1, 1, 1, 1], [1, 1, 1, 1, 1]) {
        $0.movedSections = [.init(origin: 0, destination: 4)]
        $0.insertedSections = [4]
      } == "attempt to perform an insert and a move to the same section (4)")
  }

  @Test("Row 166: the collection view stops with the text")
  func stops() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let collection = makeCollection(Deck([1]))
      collection.layoutIfNeeded()
      collection.deleteItems(at: [HeadlessUIKitTests.path(0)])
    }
    #expect(standardError(of: stop).contains("invalid number of items in section 0. The number"))
  }

  @Test("Row 173: a change of the data before the closure, while a layout is due, stops")
  func changedTooEarly() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let deck = Deck([1])
      let collection = makeCollection(deck)
      collection.layoutIfNeeded()
      collection.reloadData()
      deck.counts = [2]
      collection.performBatchUpdates { collection.insertItems(at: [HeadlessUIKitTests.path(1)]) }
    }
    expect(
      stop,
      raised: "Invalid update: invalid number of items in section 0. The number of items contained "
        + "in an existing section after the update (2) must be equal to the number of items "
        + "contained in that section before the update (2), plus or minus the number of items "
        + "inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the "
        + "number of items moved into or out of that section (0 moved in, 0 moved out).")
  }
}
