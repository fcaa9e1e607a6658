import Foundation
import HeadlessUIKit
import Testing

/// A delegate whose estimates and heights are functions of the row.
@MainActor
private final class EstimatingDelegate: NSObject, UITableViewDelegate {
  var estimates = 0

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    estimates += 1
    return indexPath.row < 50 ? 100 : 200
  }
}

/// A delegate that hands its questions on to others, as multiplexers do.
@MainActor
private final class ForwardingDelegate: NSObject, UITableViewDelegate {
  let inner: any UITableViewDelegate

  init(to inner: any UITableViewDelegate) {
    self.inner = inner
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? inner.tableView(tableView, heightForRowAt: indexPath) : 70
  }
}

private final class SilentDelegate: NSObject, UITableViewDelegate {}

@Suite("A table's counts and heights")
@MainActor
struct TableHeightTests {
  let log = CallLog()

  @Test("Row 93, S4-12: a data source without numberOfSections has one section")
  func oneSection() {
    final class Minimal: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let source = Minimal()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test("S4-12: no sections, no question for rows")
  func noSections() {
    let list = RowList(log: log)
    let table = makeTable(of: list)
    table.layoutIfNeeded()
    #expect(log.take() == ["numberOfSections"])
  }

  @Test("Row 94: numberOfRows(inSection:) of a section that is not there stops the app")
  func sectionOutOfRange() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(1)
      _ = makeTable(of: list).numberOfRows(inSection: 1)
    }
    expect(stop, raised: "Requested the number of rows for section (1) which is out of bounds.")
  }

  @Test("Row 96: all heights are automatic at first, and estimates are on")
  func defaults() {
    let table = UITableView()
    #expect(UITableView.automaticDimension == -1)
    let heights = [
      table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight,
      table.estimatedRowHeight, table.estimatedSectionHeaderHeight,
      table.estimatedSectionFooterHeight,
    ]
    #expect(heights.allSatisfy { $0 == UITableView.automaticDimension })
  }

  @Test("Row 96: an estimate of zero switches estimates off")
  func estimatesOff() {
    let list = RowList(100)
    let delegate = HeightDelegate(log: log)
    let table = makeTable(of: list)
    table.delegate = delegate
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 5000)
  }

  @Test("Row 97: estimatedHeightForRowAt switches estimates on, whatever the property says")
  func estimatesByDelegate() {
    let list = RowList(100)
    let delegate = EstimatingDelegate()
    let table = makeTable(of: list, height: 180)
    table.delegate = delegate
    table.estimatedRowHeight = 0
    table.reloadData()
    #expect(table.contentSize.height == 15_000)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 14_880, "three rows are 60 and not 100 points high")
  }

  @Test("Row 98: the content is as high as what is measured and the estimates of the rest")
  func contentSizeWithEstimates() {
    let list = RowList(100)
    let delegate = HeightDelegate(log: log) { 60 + CGFloat($0.row) }
    let table = makeTable(of: list, height: 600)
    table.delegate = delegate
    table.estimatedRowHeight = 500
    table.layoutIfNeeded()
    // 60 + 61 + … + 68 are 576, so the tenth row is in sight too: 645 and 90 estimates.
    #expect(table.visibleRows == Array(0...9))
    #expect(table.contentSize.height == 45_645)
    table.show(576)
    #expect(table.visibleRows == Array(9...17))
    #expect(table.contentSize.height == 42_233)
    table.show(0)
    #expect(table.contentSize.height == 42_233, "what is known stays")
  }

  @Test("Row 98: when estimates were too high, the screen moves to the end of the shrunken content")
  func shrinkingContent() {
    let list = RowList(20)
    let delegate = HeightDelegate(log: log)
    let table = makeTable(of: list, height: 480)
    table.delegate = delegate
    table.estimatedRowHeight = 500
    table.layoutIfNeeded()
    table.show(table.contentSize.height - 480)
    #expect(table.visibleRows.last == 19)
    #expect(table.contentOffset.y == table.contentSize.height - 480)
    #expect(table.cellForRow(at: row(19))?.frame.maxY == table.bounds.maxY)
  }

  @Test("Row 99: a row is 44 points high", .tags(.believed))
  func standardHeight() {
    let list = RowList(3)
    let table = makeTable(of: list)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: row(1)) == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(table.contentSize == CGSize(width: 320, height: 132))
  }

  @Test(
    "Row 101: the delegate's height beats rowHeight; automaticDimension lets the cell decide",
    .tags(.believed))
  func precedence() {
    let list = RowList(3)
    let delegate = HeightDelegate(log: log) {
      $0.row == 1 ? UITableView.automaticDimension : 80
    }
    let table = makeTable(of: list)
    table.rowHeight = 60
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect((0..<3).map { table.rectForRow(at: row($0)).height } == [80, 44, 80])
  }

  @Test("Row 101: rowHeight rules when the delegate has no heightForRowAt", .tags(.believed))
  func rowHeightRules() {
    let list = RowList(3)
    let delegate = SilentDelegate()
    let table = makeTable(of: list)
    table.delegate = delegate
    table.rowHeight = 60
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [60, 60, 60])
    table.rowHeight = 70
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [70, 70, 70])
  }

  @Test("A delegate that hands a question on has the method, although the other one has not")
  func forwarding() {
    let list = RowList(3)
    let silent = SilentDelegate()
    let delegate = ForwardingDelegate(to: silent)
    let table = makeTable(of: list)
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [44, 70, 70])
  }

  @Test("Row 102: rectForRow(at:) of a row that is not there stops the app")
  func rectOfNoRow() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(1)
      _ = makeTable(of: list).rectForRow(at: row(1))
    }
    expect(
      stop,
      raised: "request for rect at invalid index path "
        + "(<NSIndexPath: 0x…> {length = 2, path = 0 - 1})")
  }

  @Test(
    "Row 103: the table's own header and footer are as high as their frames, and stretched",
    .tags(.believed))
  func tableViews() {
    let list = RowList(3)
    let table = makeTable(of: list)
    let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 100))
    let footer = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 50))
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(table.cellForRow(at: row(0))?.frame.minY == 100)
    #expect(footer.frame == CGRect(x: 0, y: 232, width: 320, height: 50))
    #expect(table.contentSize.height == 282)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(header.superview == nil)
    #expect(table.cellForRow(at: row(0))?.frame.minY == 0)
  }

  @Test("A million rows without a heightForRowAt are not asked one by one")
  func uniformRows() {
    let list = RowList(1_000_000, log: log)
    let delegate = SilentDelegate()
    let table = makeTable(of: list)
    table.delegate = delegate
    table.rowHeight = 44
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 44_000_000)
    table.show(43_999_520)
    #expect(table.visibleRows.last == 999_999)
    #expect(log.count("cellForRow") < 30)
  }
}
