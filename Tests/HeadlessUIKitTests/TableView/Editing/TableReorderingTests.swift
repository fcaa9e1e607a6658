import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A row that the user moves")
@MainActor
struct TableReorderingTests {
  private func edited(_ list: Editable) -> EditedScreen {
    let screen = EditedScreen(list)
    screen.table.isEditing = true
    _ = list.log.take()
    return screen
  }

  @Test("Rows 152 and 237: stands in its new place when the data source is told", .tags(.believed))
  func moving() throws {
    let list = Editable(["a", "b", "c", "d"])
    let screen = edited(list)
    let cell = screen.table.visibleCells[0]
    #expect(!screen.table.hasUncommittedUpdates)
    try screen.hands.move(rowAt: row(0), to: row(2), in: screen.table)
    #expect(
      list.log.take() == ["target 2", "move 0 to 2, shown there: a, uncommitted: true"])
    #expect(screen.texts == ["b", "c", "a", "d"])
    #expect(screen.table.cellForRow(at: row(2)) === cell)
    #expect(!screen.table.hasUncommittedUpdates)
    try screen.hands.move(rowAt: row(3), to: row(0), in: screen.table)
    #expect(screen.texts == ["d", "b", "c", "a"])
  }

  @Test("Row 237: goes where the delegate has it go, and to other sections", .tags(.believed))
  func target() throws {
    let list = Editable(["a", "b"], ["c"])
    let screen = edited(list)
    try screen.hands.move(rowAt: row(0), to: row(1, 1), in: screen.table)
    #expect(list.texts == [["b"], ["c", "a"]])
    #expect(screen.texts == ["b", "c", "a"])
    list.target = { _ in row(0, 1) }
    try screen.hands.move(rowAt: row(1, 1), to: row(0), in: screen.table)
    #expect(screen.texts == ["b", "a", "c"])
    _ = list.log.take()
    list.target = { _ in row(0) }
    try screen.hands.move(rowAt: row(0), to: row(1, 1), in: screen.table)
    #expect(list.log.take() == ["target 1"], "A row that goes back has not moved")
  }

  @Test("takes its height and its selection along")
  func heights() throws {
    let list = Editable(["a", "b", "c"])
    let screen = edited(list)
    screen.table.allowsSelectionDuringEditing = true
    screen.table.selectRow(at: row(0), animated: false, scrollPosition: .none)
    try screen.hands.move(rowAt: row(0), to: row(2), in: screen.table)
    #expect(screen.table.indexPathForSelectedRow == row(2))
    for estimate: CGFloat in [0, 44] {
      // A class that adds a delegate's method to its base class is not asked.
      let heights = TallDelegate()
      let tall = EditedScreen(heights)
      tall.table.estimatedRowHeight = estimate
      tall.table.isEditing = true
      tall.table.layoutIfNeeded()
      try tall.hands.move(rowAt: row(0), to: row(1), in: tall.table)
      #expect(tall.table.visibleCells.map(\.frame.height) == [44, 100, 44])
    }
  }

  final class TallDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heights: [CGFloat] = [100, 44, 44]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.row]
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destination: IndexPath
    ) {
      heights.insert(heights.remove(at: sourceIndexPath.row), at: destination.row)
    }
  }

  @Test("Row 235: has a sign for it only where the data source moves rows")
  func sign() throws {
    let list = Editable(["a", "b"])
    list.canMove = { $0.row == 1 }
    let screen = edited(list)
    #expect(screen.table.visibleCells.map(\.showsReorderSign) == [false, true])
    let controller = EditedScreen(TableEditingTests.SilentRows(style: .plain))
    controller.table.isEditing = true
    #expect(controller.table.visibleCells.map(\.showsReorderSign) == [false, false])
    let notImplemented = "the data source does not implement tableView(_:moveRowAt:to:)"
    #expect(throws: UserHands.Failure.notEditable(row(0), because: notImplemented)) {
      try controller.hands.move(rowAt: row(0), to: row(1), in: controller.table)
    }
    // Of an object that leaves the method to the protocol this is known when it is first called.
    let plain = EditedScreen(TableEditingTests.Plain())
    plain.table.isEditing = true
    let first = plain.table.visibleCells[0]
    for _ in 0..<2 {
      #expect(throws: UserHands.Failure.notEditable(row(0), because: notImplemented)) {
        try plain.hands.move(rowAt: row(0), to: row(1), in: plain.table)
      }
    }
    #expect(plain.table.visibleCells[0] === first, "The row is back in its place")
  }

  @Test("stays where the data source or the mode forbids it")
  func refused() throws {
    let list = Editable(["a", "b"])
    list.canMove = { _ in false }
    let screen = edited(list)
    #expect(throws: UserHands.Failure.notEditable(row(0), because: "it cannot be moved")) {
      try screen.hands.move(rowAt: row(0), to: row(1), in: screen.table)
    }
    screen.table.isEditing = false
    #expect(
      throws: UserHands.Failure.notEditable(row(0), because: "the table is not in editing mode")
    ) { try screen.hands.move(rowAt: row(0), to: row(1), in: screen.table) }
  }

  @Test("stops the app when the delegate has it go where no row can be")
  func badTarget() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = Editable(["a", "b"])
      list.target = { _ in row(2) }
      let screen = EditedScreen(list)
      screen.table.isEditing = true
      try? screen.hands.move(rowAt: row(0), to: row(1), in: screen.table)
    }
    #expect(
      standardError(of: stop).contains(
        "reason: 'Attempted to move a row to an index path that does not exist after the move "
          + "(<NSIndexPath: 0x…> {length = 2, path = 0 - 2}). Table view: <UITableView: 0x…"))
  }
}
