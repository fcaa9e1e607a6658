import Foundation
import HeadlessUIKit
import Testing

@Suite("Prefetching of rows")
@MainActor
struct TablePrefetchingTests {
  private let list = RowList(100)
  private let fetcher = Fetcher()
  private let table: UITableView
  private let hands: UserHands

  init() {
    table = makeTable(of: list, height: 440)
    hands = UserHands(on: table)
    table.prefetchDataSource = fetcher
    table.layoutIfNeeded()
  }

  @Test("is on by default, and asks for nothing before the first scroll")
  func firstScreen() {
    #expect(table.isPrefetchingEnabled)
    hands.rest(over: table)
    #expect(fetcher.log == [])
  }

  @Test("asks for the rows of the next screen, the nearest first, and for each once")
  func ahead() throws {
    try hands.scroll(table, by: 44)
    hands.rest(over: table)
    #expect(fetcher.log == ["fetch 11 12 13 14 15 16 17 18 19 20"])
    #expect(table.visibleRows == Array(1...10))
    hands.rest(over: table)
    #expect(fetcher.log.count == 1)
  }

  @Test("on the way back takes back what will not be wanted, and asks for rows upwards")
  func turn() throws {
    try hands.scroll(table, by: 440)
    hands.rest(over: table)
    fetcher.log = []
    try hands.scroll(table, by: -44)
    hands.rest(over: table)
    #expect(
      fetcher.log == [
        "cancel 20 21 22 23 24 25 26 27 28 29", "fetch 8 7 6 5 4 3 2 1 0",
      ])
  }

  @Test("asks again for a row that has been on the screen")
  func again() throws {
    try hands.scroll(table, by: 44)
    hands.rest(over: table)
    try hands.scroll(table, by: 440)
    hands.rest(over: table)
    try hands.scroll(table, by: -440)
    fetcher.log = []
    try hands.scroll(table, by: 22)
    hands.rest(over: table)
    #expect(fetcher.log.last == "fetch 12 13 14 15 16 17 18 19 20")
  }

  @Test("at the end of the data, when it is off, and without a data source there is nothing to ask")
  func nothing() throws {
    table.isPrefetchingEnabled = false
    try hands.scroll(table, by: 44)
    hands.rest(over: table)
    table.isPrefetchingEnabled = true
    table.scrollToRow(at: row(99), at: .bottom, animated: false)
    hands.rest(over: table)
    #expect(fetcher.log == [])
  }

  @Test("follows its rows through an update, and forgets them in a reload")
  func update() throws {
    try hands.scroll(table, by: 44)
    hands.rest(over: table)
    list.counts = [101]
    table.insertRows(at: [row(0)], with: .none)
    hands.rest(over: table)
    #expect(fetcher.log.suffix(2) == ["cancel 21", "fetch 11"])
    table.reloadData()
    hands.rest(over: table)
    #expect(fetcher.log.count == 3)
  }

  @Test("goes on in the next section, and leaves out rows without a height")
  func sections() throws {
    let heights = HeightDelegate(log: CallLog()) { $0.row == 1 && $0.section == 1 ? 0 : 44 }
    table.estimatedRowHeight = 0
    table.delegate = heights
    list.counts = [12, 4]
    table.reloadData()
    try hands.scroll(table, by: 22)
    hands.rest(over: table)
    #expect(fetcher.log == ["fetch 11 0 2 3"])
  }

  private final class Fetcher: NSObject, UITableViewDataSourcePrefetching {
    var log: [String] = []

    func tableView(_: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("fetch \(text(indexPaths))")
    }

    func tableView(_: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel \(text(indexPaths))")
    }

    private func text(_ indexPaths: [IndexPath]) -> String {
      indexPaths.map { "\($0.row)" }.joined(separator: " ")
    }
  }
}
