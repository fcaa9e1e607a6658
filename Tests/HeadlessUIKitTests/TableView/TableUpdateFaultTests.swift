import Foundation
import Testing

@testable import HeadlessUIKit

/// A table that shows rows, whose data changes, and which is then told of it.
@MainActor
private func change(
  _ before: [Int], _ after: [Int], style: UITableView.Style = .plain,
  _ update: (UITableView) -> Void
) {
  let list = RowList()
  list.counts = before
  let table = makeTable(of: list, style: style)
  table.layoutIfNeeded()
  list.counts = after
  update(table)
}

@Suite("What a table says is wrong about an update")
struct TableUpdateFaultTests {
  /// UIKit's older text.
  private func rowCount(
    _ section: Int, after: Int, before: Int, inserted: Int = 0, deleted: Int = 0,
    movedIn: Int = 0, movedOut: Int = 0
  ) -> String {
    "Invalid update: invalid number of rows in section \(section). The number of rows contained in an "
      + "existing section after the update (\(after)) must be equal to the number of rows contained "
      + "in that section before the update (\(before)), plus or minus the number of rows inserted or "
      + "deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the "
      + "number of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved "
      + "out)."
  }

  /// The beginning of UIKit's newer text.
  private func counts(_ before: String, _ after: String, _ updates: String) -> String {
    "reason: 'Invalid batch updates detected: the number of sections and/or rows returned by the data "
      + "source before and after performing the batch updates are inconsistent with the updates.\n"
      + "Data source before updates = { \(before) }\nData source after updates = { \(after) }\n"
      + "Updates = [\n\t\(updates)\n]\nTable view: <UITableView: 0x…"
  }

  @Test("Rows 131 and 132, S4-10: one row deleted while the model has filled itself again")
  func refilled() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      change([1], [1]) { $0.deleteRows(at: [row(0)], with: .fade) }
    }
    expect(stop, raised: rowCount(0, after: 1, before: 1, deleted: 1))
  }

  @Test("Rows 132 and 133: one row deleted while five are gone")
  func tooManyGone() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      change([20], [15]) { $0.deleteRows(at: [row(0)], with: .fade) }
    }
    #expect(
      standardError(of: stop).contains(
        counts(
          "1 section with row counts: [20]", "1 section with row counts: [15]",
          "Delete row (0 - 0)")))
  }

  @Test("Row 133, E-04: two insertions at one index path are one")
  func insertedTwice() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      change([2, 1], [4, 1]) { table in
        table.beginUpdates()
        table.insertRows(at: [row(0)], with: .none)
        table.insertRows(at: [row(0)], with: .none)
        table.endUpdates()
      }
    }
    #expect(
      standardError(of: stop).contains(
        counts(
          "2 sections with row counts: [2, 1]", "2 sections with row counts: [4, 1]",
          "Insert row (0 - 0)")))
  }

  @Test("Row 131, E-14: a row moved while the model has not followed yet")
  func movedTooEarly() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      change([2, 2], [2, 2]) { $0.moveRow(at: row(0), to: row(0, 1)) }
    }
    expect(stop, raised: rowCount(0, after: 2, before: 2, movedOut: 1))
  }

  private static func sectionCount(after: Int, before: Int) -> String {
    "Invalid update: invalid number of sections. The number of sections contained in the table view "
      + "after the update (\(after)) must be equal to the number of sections contained in the table "
      + "view before the update (\(before)), plus or minus the number of sections inserted or "
      + "deleted (0 inserted, 0 deleted)."
  }

  @Test("Row 134, S6-03: the last row of a section deleted, and the section gone with it")
  func sectionGoneToo() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      change([2, 2, 1], [2, 2]) { $0.deleteRows(at: [row(0, 2)], with: .fade) }
    }
    expect(stop, raised: Self.sectionCount(after: 2, before: 3))
  }

  @Test("Row 136, S6-03: the last row of a section deleted that went before")
  func sectionGoneBefore() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      change([2, 2, 1], [2, 2]) {
        $0.deleteSections([2], with: .fade)
        $0.deleteRows(at: [row(0, 2)], with: .fade)
      }
    }
    expect(
      stop,
      raised: "attempt to delete row 0 from section 2, but there are only 2 sections before the "
        + "update")
  }

  @Test("Row 134, S6-04: a section that comes, and only its row inserted")
  func onlyRowInserted() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      change([1], [1, 1]) { $0.insertRows(at: [row(0, 1)], with: .fade) }
    }
    expect(stop, raised: Self.sectionCount(after: 2, before: 1))
  }

  @Test("S6-08: a row moved out of a section that is deleted")
  func movedOutOfDeleted() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      change([1, 1], [2]) { table in
        table.performBatchUpdates {
          table.deleteSections([0], with: .none)
          table.moveRow(at: row(0), to: row(0))
        }
      }
    }
    expect(stop, raised: "cannot move a row from a deleted section")
  }

  @Test("Row 146, E-05: a row reloaded in a section that moves is counted as UIKit counts it")
  func reloadedInMovedSection() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      change([3, 3], [3, 3]) { table in
        table.beginUpdates()
        table.reloadRows(at: [row(0, 1)], with: .none)
        table.moveSection(1, toSection: 0)
        table.endUpdates()
      }
    }
    expect(stop, raised: rowCount(0, after: 3, before: 3, deleted: 1))
  }

  @Test("Row 151: an exception is the end, and nothing of the batch comes after it")
  func theEnd() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) { @MainActor in
      change([1], [1]) { table in
        table.performBatchUpdates {
          table.deleteRows(at: [row(0)], with: .fade)
        } completion: { _ in
          print("completed")
        }
        print("went on")
      }
    }
    let output = String(decoding: stop?.standardOutputContent ?? [], as: UTF8.self)
    #expect(!output.contains("completed") && !output.contains("went on"))
    expect(stop, raised: rowCount(0, after: 1, before: 1, deleted: 1))
  }
}
