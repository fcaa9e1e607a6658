import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A plan of updates")
struct UpdatePlanTests {
  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  private func reason(
    _ before: [Int], _ after: [Int], _ change: (inout ListUpdates) -> Void
  ) -> String {
    var updates = ListUpdates()
    change(&updates)
    do {
      _ = try UpdatePlan(before: before, updates, after: after)
      return ""
    } catch {
      return error.reason(.table, description: "<table>")
        .replacing(#/0x[0-9a-f]+/#, with: "0x…")
    }
  }

  @Test("Row 128: deletions count before, insertions after")
  func indexMeaning() throws {
    var updates = ListUpdates()
    updates.insertedRows = [path(0, 1)]
    updates.deletedRows = [path(0, 0)]
    let plan = try UpdatePlan(before: [3], updates, after: [3])
    #expect((0..<3).map { plan.newPath(of: path(0, $0))?.row } == [nil, 0, 2])
  }

  @Test("Rows 131, 132: an unchanged count has the older text")
  func olderText() {
    #expect(
      reason([1], [1]) { $0.deletedRows = [path(0, 0)] }
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
        + "existing section after the update (1) must be equal to the number of rows contained in "
        + "that section before the update (1), plus or minus the number of rows inserted or deleted "
        + "from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into "
        + "or out of that section (0 moved in, 0 moved out).")
  }

  @Test("Row 133: another count has the newer text")
  func newerText() {
    #expect(
      reason([20], [3]) {
        $0.deletedRows = [path(0, 0)]
        $0.insertedRows = [path(0, 0)]
      }
        == "Invalid batch updates detected: the number of sections and/or rows returned by the data "
        + "source before and after performing the batch updates are inconsistent with the updates.\n"
        + "Data source before updates = { 1 section with row counts: [20] }\n"
        + "Data source after updates = { 1 section with row counts: [3] }\n"
        + "Updates = [\n\tDelete row (0 - 0),\n\tInsert row (0 - 0)\n]\nTable view: <table>")
  }

  @Test("Row 134: a wrong number of sections")
  func sectionCount() {
    #expect(
      reason([2, 2, 1], [2, 2]) { $0.deletedRows = [path(2, 0)] }
        == "Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (2) must be equal to the number of sections contained in the "
        + "table view before the update (3), plus or minus the number of sections inserted or "
        + "deleted (0 inserted, 0 deleted).")
  }

  @Test("Rows 135 to 138: rows that are not there")
  func rowsNotThere() {
    #expect(
      reason([2], [1]) { $0.deletedRows = [path(0, 5)] }
        == "attempt to delete row 5 from section 0 which only contains 2 rows before the update")
    #expect(
      reason([], []) { $0.deletedRows = [path(0, 0)] }
        == "attempt to delete row 0 from section 0, but there are only 0 sections before the update"
    )
    #expect(
      reason([2], [3]) { $0.insertedRows = [path(0, 3)] }
        == "attempt to insert row 3 into section 0, but there are only 3 rows in section 0 after "
        + "the update")
    #expect(
      reason([1, 1], [1, 1]) { $0.insertedRows = [path(2, 0)] }
        == "attempt to insert row 0 into section 2, but there are only 2 sections after the update")
  }

  @Test("Rows 139, 140, 142, 144: what is believed of sections and moves", .tags(.believed))
  func believed() {
    #expect(
      reason([1], [1]) { $0.deletedSections = [3] }
        == "attempt to delete section 3, but there are only 1 sections before the update")
    #expect(
      reason([1], [1]) { $0.insertedSections = [3] }
        == "attempt to insert section 3 but there are only 1 sections after the update")
    #expect(
      reason([2], [3]) {
        $0.insertedRows = [path(0, 0)]
        $0.movedRows = [.init(origin: path(0, 1), destination: path(0, 0))]
      }.hasPrefix("attempt to perform an insert and a move to the same index path (<NSIndexPath"))
    #expect(
      reason([1, 1], [1, 1]) {
        $0.deletedSections = [0]
        $0.movedSections = [.init(origin: 0, destination: 1)]
      } == "attempt to perform a delete and a move from the same section (0)")
  }

  @Test("Rows 141, 143, 145: contradictions, where a reload is a deletion")
  func contradictions() {
    #expect(
      reason([2], [2]) {
        $0.reloadedRows = [path(0, 0)]
        $0.movedRows = [.init(origin: path(0, 0), destination: path(0, 1))]
      }
        == "attempt to perform a delete and a move from the same index path "
        + "(<NSIndexPath: 0x…> {length = 2, path = 0 - 0})")
    #expect(
      reason([2], [1]) {
        $0.reloadedRows = [path(0, 0)]
        $0.deletedRows = [path(0, 0)]
      }
        == "attempt to delete and reload the same index path "
        + "(<NSIndexPath: 0x…> {length = 2, path = 0 - 0})")
    #expect(
      reason([1, 1], [1, 1]) {
        $0.reloadedSections = [1]
        $0.movedSections = [.init(origin: 0, destination: 1)]
      } == "attempt to perform an insert and a move to the same section (1)")
  }

  @Test("Row 146: a reloaded row in a section that moves counts as deleted")
  func reloadInMovedSection() {
    #expect(
      reason([3, 3], [3, 3]) {
        $0.reloadedRows = [path(1, 0)]
        $0.movedSections = [.init(origin: 1, destination: 0)]
      }.contains("in section 0. "))
  }

  @Test("Rows 149, 150, 153: what is allowed", .tags(.believed))
  func allowed() {
    #expect(
      reason([2], [2]) {
        $0.deletedRows = [path(0, 1)]
        $0.insertedRows = [path(0, 1)]
      } == "")
    #expect(
      reason([2, 1], [2]) {
        $0.deletedSections = [1]
        $0.deletedRows = [path(1, 0)]
      } == "")
  }
}
