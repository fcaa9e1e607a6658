import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
private func tableOf(_ height: CGFloat, estimate: CGFloat = 0) -> (UITableView, [AnyObject]) {
  let list = RowList(3)
  let delegate = HeightDelegate(log: CallLog()) { _ in height }
  let table = makeTable(of: list)
  table.delegate = delegate
  table.estimatedRowHeight = estimate
  return (table, [list, delegate])
}

@MainActor
private final class NegativeHeader: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    -0.01
  }
}

@Suite("What a table does with answers that make no sense")
@MainActor
struct TableBadInputTests {
  @Test("Row 104: a negative number of rows stops the app", .tags(.believed))
  func negativeRows() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(4, -3)
      makeTable(of: list).layoutIfNeeded()
    }
    expect(
      stop,
      raised: "table view row count must not be negative - provided count for section 1 is -3")
  }

  @Test("A negative number of sections, or one beyond all memory, stops the app")
  func sectionCounts() {
    #expect(
      TableFailure.sectionCount(-1).reason
        == "table view section count must be between 0 and 1000000 - provided count is -1")
    #expect(TableFailure.sectionCount(.max).reason.hasSuffix(" is \(Int.max)"))
  }

  @Test("A negative height stops the app, with estimates and without")
  func negativeHeight() async {
    let withoutEstimates = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let (table, owners) = tableOf(-20)
      table.layoutIfNeeded()
      withExtendedLifetime(owners) {}
    }
    let text =
      "table view row height must not be negative - provided height for index path "
      + "(<NSIndexPath: 0x…> {length = 2, path = 0 - 0}) is -20.000000"
    expect(withoutEstimates, raised: text)
    let withEstimates = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let (table, owners) = tableOf(-20, estimate: 44)
      table.layoutIfNeeded()
      withExtendedLifetime(owners) {}
    }
    expect(withEstimates, raised: text)
  }

  @Test("A height that is no number stops the app")
  func nanHeight() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let (table, owners) = tableOf(.nan)
      table.layoutIfNeeded()
      withExtendedLifetime(owners) {}
    }
    #expect(
      standardError(of: stop).contains(
        "'table view row height must not be NaN - provided height for index path "))
  }

  @Test("A negative height of a header stops the app")
  func negativeHeader() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(1)
      let delegate = NegativeHeader()
      let table = makeTable(of: list)
      table.delegate = delegate
      table.layoutIfNeeded()
    }
    expect(
      stop,
      raised: "section header height must not be negative - provided height for section 0 is "
        + "-0.010000")
  }

  @Test("As many rows as there are numbers can be shown and scrolled", .timeLimit(.minutes(10)))
  func hugeCount() {
    let list = RowList(.max)
    let table = makeTable(of: list)
    table.layoutIfNeeded()
    #expect(table.visibleRows == Array(0...10))
    table.show(44_000_000_000)
    #expect(table.visibleRows.first == 1_000_000_000)
    table.show(table.contentSize.height / 2)
    table.show(table.contentSize.height)
    table.scrollToRow(at: row(.max - 1), at: .bottom, animated: false)
    table.layoutIfNeeded()
  }

  @Test("More heights than can be asked for one by one stop the app and say what to do")
  func tooManyHeights() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(.max)
      let delegate = HeightDelegate(log: CallLog())
      let table = makeTable(of: list)
      table.delegate = delegate
      table.estimatedRowHeight = 0
      table.layoutIfNeeded()
    }
    #expect(standardError(of: stop).contains("Give the table view an estimatedRowHeight"))
  }

  @Test("Rows of no height are not shown", .timeLimit(.minutes(10)))
  func zeroHeights() {
    let list = RowList(10_000)
    let delegate = HeightDelegate(log: CallLog()) { $0.row.isMultiple(of: 100) ? 40 : 0 }
    let table = makeTable(of: list, height: 200)
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(table.visibleRows == [0, 100, 200, 300, 400])
    delegate.height = { _ in 0 }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleRows == [])
  }

  @Test("Row 243: an index path of another length stops the app with UIKit's text")
  func wrongLength() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(1)
      _ = makeTable(of: list).cellForRow(at: IndexPath(index: 0))
    }
    expect(
      stop,
      raised: "Invalid index path for use with UITableView.  Index paths passed to table view must "
        + "contain exactly two indices specifying the section and row.  Please use the category on "
        + "NSIndexPath in UITableView.h if possible.")
  }

  @Test("A data source that counts otherwise each time is believed until the next reload")
  func changingCounts() {
    let list = RowList(100)
    let table = makeTable(of: list, height: 440)
    table.layoutIfNeeded()
    list.counts = [3]
    table.show(440)
    #expect(table.visibleRows == Array(10..<20))
    #expect(table.numberOfRows(inSection: 0) == 100)
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 3)
    table.layoutIfNeeded()
    #expect(table.visibleRows == [0, 1, 2])
    #expect(table.contentOffset.y == 0, "the content has shrunk below the screen")
  }

  @Test("Questions from a data source while it is read do not read it again")
  func questionsWhileReading() {
    final class Curious: NSObject, UITableViewDataSource {
      var calls = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calls += 1
        _ = tableView.numberOfSections
        _ = tableView.indexPathForRow(at: .zero)
        tableView.layoutIfNeeded()
        return 2
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.layoutIfNeeded()
        return UITableViewCell()
      }
    }
    let source = Curious()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(source.calls == 1)
    #expect(table.visibleCells.count == 2)
  }

  @Test(
    "Offsets and sizes beyond all bounds show nothing, and come to an end",
    .timeLimit(.minutes(10)))
  func strangeGeometry() {
    let list = RowList(.max)
    let table = makeTable(of: list)
    for offset in [CGFloat.infinity, -.infinity, .greatestFiniteMagnitude] {
      table.show(offset)
      #expect(table.visibleCells.isEmpty)
    }
    for height in [CGFloat.infinity, 0, -5] {
      table.bounds = CGRect(x: 0, y: 0, width: 320, height: height)
      table.layoutIfNeeded()
      #expect(table.visibleCells.isEmpty)
    }
    table.bounds = CGRect(x: 0, y: 0, width: 320, height: 88)
    table.layoutIfNeeded()
    #expect(table.visibleRows == [0, 1])
  }

  @Test("Row 35, E-16: the text for a data source without a cell is UIKit's")
  func noCell() {
    #expect(
      TableFailure.noCell(table: "<T>", dataSource: "<D>").reason
        == "UITableView (<T>) failed to obtain a cell from its dataSource (<D>)")
  }
}
