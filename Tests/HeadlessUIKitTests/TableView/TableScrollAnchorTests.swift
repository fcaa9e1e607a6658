import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Rows that turn out otherwise than they were estimated")
@MainActor
struct TableScrollAnchorTests {
  private let rows = RowList(200)
  private let table: UITableView

  init() {
    // Row n has n % 3 + 1 lines: 40, 60 or 80 points.
    rows.configure = { cell, indexPath in
      let lines = Array(repeating: "0123456789", count: (indexPath.row % 3 + 1) * 2)
      (cell as? EngineNoteCell)?.note.text = lines.joined(separator: " ")
    }
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 240, height: 400))
    table.register(EngineNoteCell.self, forCellReuseIdentifier: "Row")
    table.estimatedRowHeight = 100
    table.dataSource = rows
    table.layoutIfNeeded()
  }

  /// Where on the screen a row begins.
  private func place(of number: Int) -> CGFloat {
    table.rectForRow(at: row(number)).minY - table.contentOffset.y
  }

  @Test("leave what is on the screen where it is when they come at the top")
  func scrollingUp() throws {
    table.show(10_000)
    for _ in 0..<60 {
      let first = try #require(table.visibleRows.first)
      let before = place(of: first)
      table.show(table.contentOffset.y - 22)
      #expect(abs(place(of: first) - before - 22) < 0.01, "row \(first)")
    }
  }

  @Test("end where the content begins, and all heights are known then")
  func scrollingToTheTop() {
    table.show(3000)
    while table.contentOffset.y > 0 { table.show(max(0, table.contentOffset.y - 30)) }
    #expect(table.contentOffset.y == 0)
    #expect(table.visibleRows.first == 0)
    #expect(table.rectForRow(at: row(30)).minY == 1800)
  }

  @Test("do not move a table that stands at its beginning")
  func atTheTop() {
    table.show(1000)
    table.show(0)
    #expect(table.contentOffset.y == 0)
    #expect(table.visibleRows.first == 0)
  }

  @Test(
    "Row 124: let a row come to stand where code has scrolled it", .tags(.believed),
    arguments: [1, 2, 3])
  func scrollGoal(position: Int) throws {
    let position = try #require(UITableView.ScrollPosition(rawValue: position))
    for target in [150, 145, 40, 47, 199, 0, 100] {
      table.scrollToRow(at: row(target), at: position, animated: false)
      table.layoutIfNeeded()
      let frame = table.rectForRow(at: row(target))
      let wanted: CGFloat =
        switch position {
        case .top: frame.minY
        case .bottom: frame.maxY - 400
        default: frame.midY - 200
        }
      let last = table.contentSize.height - 400
      #expect(
        abs(table.contentOffset.y - max(0, min(wanted, last))) < 0.01, "row \(target)")
    }
  }

  @Test("do not shorten or lengthen the way of a finger, which reaches a place in the end too")
  func hands() throws {
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    let hands = UserHands(on: window)
    table.show(10_000)
    let first = try #require(table.visibleRows.first)
    let before = place(of: first)
    try hands.scroll(table, by: -330)
    #expect(abs(place(of: first) - before - 330) < 0.01)
    try hands.scroll(table, to: 1000)
    #expect(abs(table.contentOffset.y - 1000) < 0.02)
    try hands.scroll(table, by: -.infinity)
    #expect(table.visibleRows.first == 0 && table.contentOffset.y == 0)
  }

  @Test("do not hold a table at the row of an older scroll")
  func goalIsGivenUp() {
    table.scrollToRow(at: row(100), at: .top, animated: false)
    table.contentOffset.y += 500
    let offset = table.contentOffset.y
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == offset)
  }

  @Test("tell the delegate that the content has moved")
  func delegateIsTold() {
    final class Follower: NSObject, UITableViewDelegate {
      var last: CGFloat = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { last = scrollView.contentOffset.y }
    }
    let follower = Follower()
    table.delegate = follower
    table.show(10_000)
    for _ in 0..<5 {
      table.show(table.contentOffset.y - 22)
      #expect(follower.last == table.contentOffset.y)
    }
  }
}
