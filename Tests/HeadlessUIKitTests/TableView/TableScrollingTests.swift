import Foundation
import HeadlessUIKit
import Testing

@Suite("Scrolling a table")
@MainActor
struct TableScrollingTests {
  private let list = RowList(100, 0, 10)
  private let table: UITableView

  init() {
    table = makeTable(of: list, height: 440)
    table.layoutIfNeeded()
  }

  @Test("Row 119: a row that its section does not have stops the app")
  func rowOutOfRange() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(3, 2)
      makeTable(of: list).scrollToRow(at: row(7, 1), at: .top, animated: false)
    }
    #expect(
      standardError(of: stop).contains(
        "'NSRangeException', reason: 'Attempted to scroll the table view to an out-of-bounds row (7) "
          + "when there are only 2 rows in section 1. Table view: <UITableView: 0x…; "))
  }

  @Test("Row 120: a section that is not there stops the app")
  func sectionOutOfRange() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(3)
      makeTable(of: list).scrollToRow(at: row(0, 18), at: .top, animated: false)
    }
    #expect(
      standardError(of: stop).contains(
        "'NSRangeException', reason: 'Attempted to scroll the table view to an out-of-bounds section "
          + "(18) when there are only 1 sections. Table view: <UITableView: 0x…; "))
  }

  @Test("Row 121: the texts of older systems are not used")
  func newText() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = RowList(82)
      makeTable(of: list).scrollToRow(at: row(82), at: .top, animated: false)
    }
    #expect(!standardError(of: stop).contains("beyond bounds"))
  }

  @Test("Row 122: a row of NSNotFound is the top of its section, even of an empty one")
  func sectionTop() {
    table.scrollToRow(at: row(NSNotFound, 1), at: .top, animated: false)
    #expect(table.contentOffset.y == 4400)
    table.scrollToRow(at: row(NSNotFound, 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 0)
  }

  @Test(
    "Row 124: top, middle and bottom align the row, as far as the content allows",
    .tags(.believed))
  func positions() {
    for (target, position, offset) in [
      (50, .top, 2200), (50, .bottom, 1804), (50, .middle, 2002), (1, .bottom, 0), (2, .middle, 0),
    ] as [(Int, UITableView.ScrollPosition, CGFloat)] {
      table.scrollToRow(at: row(target), at: position, animated: false)
      #expect(table.contentOffset.y == offset, "row \(target) at \(position)")
    }
    table.scrollToRow(at: row(9, 2), at: .top, animated: false)
    #expect(table.contentOffset.y == table.contentSize.height - 440)
  }

  @Test("Row 124: none scrolls as little as possible, or not at all", .tags(.believed))
  func minimal() {
    table.contentOffset.y = 1000  // rows 23 to 31 are whole
    for (target, offset) in [(25, 1000), (23, 1000), (22, 968), (40, 1364), (30, 1320)]
      as [(Int, CGFloat)]
    {
      table.scrollToRow(at: row(target), at: .none, animated: false)
      #expect(table.contentOffset.y == offset, "row \(target)")
    }
  }

  @Test("Row 124: positions hold the content's insets in regard", .tags(.believed))
  func insets() {
    table.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
    table.scrollToRow(at: row(50), at: .top, animated: false)
    #expect(table.contentOffset.y == 2160)
    table.scrollToRow(at: row(50), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1864)
    table.scrollToRow(at: row(0), at: .top, animated: false)
    #expect(table.contentOffset.y == -40)
  }

  @Test("Row 124: a row comes to stand right although the others are estimated", .tags(.believed))
  func estimates() {
    let delegate = HeightDelegate(log: CallLog()) { 60 + CGFloat($0.row % 7) }
    table.delegate = delegate
    table.estimatedRowHeight = 20
    table.layoutIfNeeded()
    for target in [80, 20, 50] {
      table.scrollToRow(at: row(target), at: .bottom, animated: false)
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: row(target))?.frame.maxY == table.bounds.maxY, "row \(target)")
      table.scrollToRow(at: row(target), at: .top, animated: false)
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: row(target))?.frame.minY == table.bounds.minY, "row \(target)")
    }
  }

  @Test("A scroll that finds out heights moves the rows on the screen, though the offset stays")
  func measuredWithoutScrolling() {
    let delegate = HeightDelegate(log: CallLog()) { _ in 60 }
    table.delegate = delegate
    table.estimatedRowHeight = 50
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    let offset = table.contentOffset
    let second = (table.indexPathsForVisibleRows ?? [])[1]
    table.scrollToRow(at: second, at: .none, animated: false)
    #expect(table.contentOffset == offset)
    table.layoutIfNeeded()
    for path in table.indexPathsForVisibleRows ?? [] {
      #expect(table.cellForRow(at: path)?.frame == table.rectForRow(at: path))
    }
  }

  @Test("Row 125: a new offset is told at once, and its rows come with the next layout")
  func contentOffset() {
    final class ScrollDelegate: NSObject, UITableViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let delegate = ScrollDelegate()
    table.delegate = delegate
    table.layoutIfNeeded()
    table.contentOffset.y = 880
    #expect(delegate.offsets == [880])
    #expect(table.visibleRows.first == 0)
    table.layoutIfNeeded()
    #expect(table.visibleRows.first == 20)
    #expect(delegate.offsets == [880])
  }

  @Test("selectRow scrolls to the row unless the position is none")
  func selectScrolls() {
    table.selectRow(at: row(50), animated: false, scrollPosition: .none)
    #expect(table.contentOffset.y == 0)
    table.selectRow(at: row(50), animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 2200)
    table.contentOffset.y = 0
    table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1804)
  }

  @Test("A row scrolled to the top of a plain table stands below its pinned header")
  func belowHeader() {
    final class Titles: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Title"
      }
    }
    let source = Titles()
    table.dataSource = source
    table.layoutIfNeeded()
    table.scrollToRow(at: row(50), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(
      table.cellForRow(at: row(50))?.frame.minY == table.headerView(forSection: 0)?.frame.maxY)
  }
}
