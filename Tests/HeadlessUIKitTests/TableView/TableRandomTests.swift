import Foundation
import Testing

@testable import HeadlessUIKit

/// A data source and delegate whose rows, headers and heights are made up at random, and which keeps
/// book of what the table shows.
@MainActor
private final class RandomList: NSObject, UITableViewDataSource, UITableViewDelegate {
  var heights: [[CGFloat]] = []
  var headers: [CGFloat] = []
  /// The rows that were announced and not taken back.
  var displayed: Set<IndexPath> = []
  var shownHeaders: Set<Int> = []

  func refill(using random: inout SeededGenerator) {
    heights = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...25, using: &random)).map { _ in
        CGFloat(Int.random(in: 0...8, using: &random) * 15)
      }
    }
    headers = heights.map { _ in CGFloat(Int.random(in: 0...2, using: &random) * 20) }
  }

  func numberOfSections(in tableView: UITableView) -> Int { heights.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(
      withIdentifier: "\(indexPath.row % 3)", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.section][indexPath.row]
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headers[section]
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "Head")
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    #expect(displayed.insert(indexPath).inserted, "\(indexPath) is announced twice")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    #expect(displayed.remove(indexPath) != nil, "\(indexPath) was not announced")
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    #expect(shownHeaders.insert(section).inserted, "header \(section) is announced twice")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    #expect(shownHeaders.remove(section) != nil, "header \(section) was not announced")
  }
}

@Suite("A table under random hands")
@MainActor
struct TableRandomTests {
  @Test("shows what lies in its bounds, and every row once", arguments: seeds(40))
  func randomHands(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = RandomList()
    list.refill(using: &random)
    let style = [UITableView.Style.plain, .grouped, .insetGrouped][Int(seed % 3)]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: style)
    for identifier in ["0", "1", "2"] {
      table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    }
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Head")
    table.estimatedRowHeight = [UITableView.automaticDimension, 0, 20, 200][Int(seed / 3 % 4)]
    table.estimatedSectionHeaderHeight = [UITableView.automaticDimension, 0, 50][Int(seed / 2 % 3)]
    table.sectionFooterHeight = 0
    table.allowsMultipleSelection = true
    table.reuseLog = ReuseLog()
    table.dataSource = list
    table.delegate = list
    for _ in 0..<60 {
      act(on: table, list, using: &random)
      table.layoutIfNeeded()
      expectTrueScreen(table, list)
    }
  }

  private func act(on table: UITableView, _ list: RandomList, using random: inout SeededGenerator) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      list.refill(using: &random)
      table.reloadData()
    case 1: table.frame.size.height = CGFloat(Int.random(in: 0...600, using: &random))
    case 2:
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    case 3, 4:
      let sections = list.heights.indices.filter { !list.heights[$0].isEmpty }
      guard let section = sections.randomElement(using: &random) else { return }
      let path = row(Int.random(in: 0..<list.heights[section].count, using: &random), section)
      let position = UITableView.ScrollPosition(rawValue: Int.random(in: 0...3, using: &random))
      table.scrollToRow(at: path, at: position ?? .top, animated: false)
      table.userTapped(rowAt: path)
    default: table.contentOffset.y = CGFloat(Int.random(in: -200...2500, using: &random))
    }
  }

  private func expectTrueScreen(_ table: UITableView, _ list: RandomList) {
    let bounds = table.bounds
    let shown = table.indexPathsForVisibleRows ?? []
    #expect(Set(shown) == list.displayed)
    for path in shown {
      let frame = table.rectForRow(at: path)
      #expect(table.cellForRow(at: path)?.frame == frame)
      #expect(frame.height == list.heights[path.section][path.row])
      #expect(frame.maxY > bounds.minY && frame.minY < bounds.maxY, "\(path) is out of sight")
    }
    // Neighbours touch, so nothing that lies in the bounds is left out between them.
    for (path, next) in zip(shown, shown.dropFirst()) where path.section == next.section {
      #expect(table.rectForRow(at: path).maxY == table.rectForRow(at: next).minY)
      #expect(list.heights[path.section][path.row + 1..<next.row].allSatisfy { $0 == 0 })
    }
    let rects = (table.indexPathsForRows(in: bounds) ?? []).filter {
      table.rectForRow(at: $0).height > 0
    }
    #expect(bounds.height <= 0 || rects == shown)
    let queued = table.reuseLog?.count(.pooled) ?? 0
    let taken = table.reuseLog?.count(.reused) ?? 0
    #expect(taken <= queued)
    let cells = table.subviews.count { $0 is UITableViewCell }
    #expect(cells == shown.count, "a cell that shows no row stayed on the screen")
  }
}
