import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("The list layout")
@MainActor
struct ListLayoutTests {
  @Test("rows stand below each other, as wide as the list")
  func rows() {
    let list = BookList(.init(appearance: .plain), 3, 2)
    list.view.layoutIfNeeded()
    #expect(list.view.contentSize == CGSize(width: 320, height: 220))
    #expect(list.cell(1, 1)?.frame == CGRect(x: 0, y: 176, width: 320, height: 44))
  }

  @Test("groups have space around them, and those that keep from the edges margins")
  func appearances() {
    let grouped = BookList(.init(appearance: .grouped), 1, 1)
    grouped.view.layoutIfNeeded()
    #expect(grouped.cell(0, 1)?.frame == CGRect(x: 0, y: 96.5, width: 320, height: 44))
    let inset = BookList(.init(appearance: .insetGrouped), 1)
    inset.view.layoutIfNeeded()
    #expect(inset.cell(0)?.frame == CGRect(x: 20, y: 17.5, width: 280, height: 44))
  }

  @Test("Row 100: a row is as high as its content, whatever was estimated", .tags(.believed))
  func selfSizing() {
    let list = BookList(.init(appearance: .plain), 4) { cell, indexPath in
      BookList.show(lines: indexPath.item + 1, in: cell)
    }
    list.view.layoutIfNeeded()
    let heights = (0..<4).compactMap { list.cell($0)?.frame.height }
    #expect(zip(heights, [44, 62.8, 83.2, 103.6]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(abs(list.view.contentSize.height - 293.6) < 1e-6)
    #expect(abs((list.cell(3)?.frame.minY ?? 0) - 190) < 1e-6)
  }

  @Test("the content size is corrected while the list scrolls")
  func corrected() {
    let list = BookList(.init(appearance: .plain), 100) { cell, _ in
      BookList.show(lines: 2, in: cell)
    }
    list.view.layoutIfNeeded()
    #expect(list.view.contentSize.height < 100 * 50)
    while list.view.contentOffset.y < list.view.contentSize.height - 400 {
      list.view.contentOffset.y += 100
      list.view.layoutIfNeeded()
    }
    #expect(abs(list.view.contentSize.height - 6280) < 1e-3)
    #expect(list.view.visibleCells.allSatisfy { abs($0.frame.height - 62.8) < 1e-6 })
  }

  @Test("a row that stays keeps its height while others come and go")
  func updates() {
    let list = BookList(.init(appearance: .plain), 50) { cell, _ in
      BookList.show(lines: 2, in: cell)
    }
    list.view.layoutIfNeeded()
    list.view.contentOffset.y = 300
    list.view.layoutIfNeeded()
    let shown = list.view.indexPathsForVisibleItems.min()
    let top = shown.flatMap { list.view.layoutAttributesForItem(at: $0)?.frame.minY } ?? 0
    list.counts[0] += 1
    list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    let moved = shown.map { IndexPath(item: $0.item + 1, section: 0) }
    let newTop = moved.flatMap { list.view.layoutAttributesForItem(at: $0)?.frame.minY } ?? 0
    #expect(abs(newTop - top - 44) < 1e-6, "The new row is above the screen and only estimated")
    list.counts[0] -= 2
    list.view.deleteItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
    let last = moved.map { IndexPath(item: $0.item - 2, section: 0) }
    let lastTop = last.flatMap { list.view.layoutAttributesForItem(at: $0)?.frame.minY } ?? 0
    #expect(abs(lastTop - newTop + 2 * 62.8) < 1e-6)
  }

  @Test("a row that is configured again takes its new height")
  func reconfigured() {
    var lines = 1
    let list = BookList(.init(appearance: .plain), 3) { cell, _ in
      BookList.show(lines: lines, in: cell)
    }
    list.view.layoutIfNeeded()
    lines = 3
    list.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    #expect(abs((list.cell(1)?.frame.height ?? 0) - 83.2) < 1e-6)
    #expect(abs((list.cell(2)?.frame.minY ?? 0) - 127.2) < 1e-6)
  }

  @Test(
    "headers and footers are list cells, in the style of the list; plain ones stay on the screen")
  func headers() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let list = BookList(configuration, 20, 1)
    list.view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let header = list.view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    let content = (header as? UICollectionViewListCell)?.contentConfiguration
    #expect((content as? UIListContentConfiguration)?.textProperties.font.pointSize == 17)
    let height = try #require(header?.frame.height)
    #expect(abs(height - 28.4) < 1e-9)
    #expect(abs((list.cell(0)?.frame.minY ?? 0) - height) < 1e-9)
    list.view.contentOffset.y = 200
    list.view.layoutIfNeeded()
    #expect(header?.frame.minY == 200)
    let grouped = BookList(
      {
        var grouped = UICollectionLayoutListConfiguration(appearance: .grouped)
        grouped.headerMode = .supplementary
        return grouped
      }(), 20)
    grouped.view.layoutIfNeeded()
    grouped.view.contentOffset.y = 20
    grouped.view.layoutIfNeeded()
    let moved = grouped.view.visibleSupplementaryViews(ofKind: kind).first
    #expect(moved?.frame.minY == 0)
    #expect(moved?.frame.height == 38)
  }

  @Test("the first item can be the header of its section")
  func firstItem() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let list = BookList(configuration, 3)
    list.view.layoutIfNeeded()
    #expect(list.cell(0)?.defaultContentConfiguration() == .groupedHeader())
    #expect(list.cell(1)?.defaultContentConfiguration() == .cell())
    #expect(list.view.visibleSupplementaryViews(ofKind: "x").isEmpty)
  }

  @Test("a million rows open and scroll with the cells that a thousand need")
  func million() {
    func work(_ count: Int) -> [Int] {
      let log = ReuseLog()
      let list = BookList(.init(appearance: .plain), count)
      list.view.reuseLog = log
      list.view.layoutIfNeeded()
      for _ in 0..<20 {
        list.view.contentOffset.y += 30
        list.view.layoutIfNeeded()
      }
      list.view.scrollToItem(
        at: IndexPath(item: count - 1, section: 0), at: .bottom, animated: false)
      list.view.layoutIfNeeded()
      return [log.count(.made), log.count(.reused)]
    }
    #expect(work(1_000_000) == work(1000))
  }

  @Test("the list has the actions beside a row")
  func swipeActions() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var done: [String] = []
    configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
      guard indexPath.item > 0 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { action, _, completion in
          done.append("\(action.title ?? "") \(indexPath.item)")
          completion(true)
        }
      ])
    }
    let list = BookList(configuration, 30)
    let hands = UserHands(on: list.view)
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    #expect(try hands.swipe(itemAt: path(0), in: list.view) == [])
    #expect(try hands.swipe(itemAt: path(1), in: list.view, from: .leading) == [])
    #expect(try hands.swipe(itemAt: path(20), in: list.view) == ["Delete"])
    try hands.swipe(itemAt: path(2), in: list.view, tapping: "Delete")
    #expect(done == ["Delete 2"])
    #expect(throws: UserHands.Failure.noButton(titled: "Delete", present: [])) {
      try hands.swipe(itemAt: path(0), in: list.view, tapping: "Delete")
    }
  }
}
