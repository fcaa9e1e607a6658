import Foundation
import Testing

import HeadlessUIKit

@Suite("The life of a collection view's cells")
@MainActor
struct CollectionCellLifeTests {
  @Test("Row 68, row 165: a class cell is made with the layout's frame, then gets the attributes")
  func madeWithFrame() throws {
    let deck = Deck([1])
    var seen: CGRect?
    deck.makeCell = { view, indexPath in
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: CardCell.identifier, for: indexPath)
      seen = cell.frame
      return cell
    }
    let collection = makeCollection(deck)
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: path(0)) as? CardCell)
    #expect(seen == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.history == ["init(frame: 320 x 44)", "apply 0", "layoutSubviews"])
  }

  @Test("Row 69: a supplementary view is made with the layout's frame")
  func supplementaryFrame() throws {
    final class Seeing: UICollectionReusableView {
      var first: CGRect?
      override init(frame: CGRect) {
        super.init(frame: frame)
        first = frame
      }
      required init?(coder: NSCoder) { nil }
    }
    let layout = lines()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let kind = UICollectionView.elementKindSectionHeader
    let collection = makeCollection(BandedDeck([1]), layout: layout)
    collection.register(
      Seeing.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Band.identifier)
    collection.layoutIfNeeded()
    let header = try #require(
      collection.supplementaryView(forElementKind: kind, at: path(0)) as? Seeing)
    #expect(header.first == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(header.frame == header.first)
  }

  @Test("Row 165: attributes are applied again when they change, and only then")
  func appliedAgain() throws {
    let layout = lines()
    let collection = makeCollection(Deck([3]), layout: layout)
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: path(1)) as? CardCell)
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(cell.history.count { $0 == "apply 1" } == 1)
    layout.itemSize.height = 50
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(1)) === cell)
    #expect(cell.history.count { $0 == "apply 1" } == 2)
    #expect(cell.frame == CGRect(x: 0, y: 50, width: 320, height: 50))
  }

  @Test("Row 165: alpha, transform and zIndex come from the attributes; hidden items get no view")
  func looks() throws {
    let layout = LineLayout()
    layout.change = { all in
      all[0].alpha = 0.5
      all[0].transform = CGAffineTransform(scaleX: 2, y: 2)
      all[0].zIndex = 5
      all[2].isHidden = true
      return all
    }
    let collection = makeCollection(Deck([3]), layout: layout)
    collection.layoutIfNeeded()
    let first = try #require(collection.cellForItem(at: path(0)))
    let second = try #require(collection.cellForItem(at: path(1)))
    #expect(first.alpha == 0.5)
    #expect(first.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(first.bounds.size == CGSize(width: 320, height: 44))
    #expect(first.frame.size == CGSize(width: 640, height: 88))
    #expect(collection.subviews.firstIndex(of: second) == 0)
    #expect(collection.subviews.firstIndex(of: first) == 1)
    #expect(collection.shown == [path(0), path(1)])
  }

  @Test(
    "E-15: cellForItem(at:) is nil for a cell that is being prepared, and once it is off screen")
  func cellForItem() {
    let deck = Deck([100])
    var whilePreparing: [UICollectionViewCell?] = []
    deck.makeCell = { view, indexPath in
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: CardCell.identifier, for: indexPath)
      whilePreparing.append(view.cellForItem(at: indexPath))
      return cell
    }
    let collection = makeCollection(deck)
    collection.layoutIfNeeded()
    #expect(whilePreparing.count == 10)
    #expect(whilePreparing.allSatisfy { $0 == nil })
    #expect(collection.cellForItem(at: path(9)) != nil)
    #expect(collection.cellForItem(at: path(10)) == nil)
    #expect(collection.cellForItem(at: path(1000)) == nil)
    #expect(collection.cellForItem(at: path(0, 7)) == nil)
    collection.contentOffset.y = 440
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(9)) == nil)
  }

  @Test("Row 85, row 86: the visible cells, and the index path of each", .tags(.believed))
  func visible() throws {
    let collection = makeCollection(Deck([100]))
    collection.contentOffset.y = 22
    collection.layoutIfNeeded()
    #expect(collection.shown == (0...10).map { path($0) })
    #expect(Set(collection.visibleCells).count == 11)
    for cell in collection.visibleCells {
      let indexPath = try #require(collection.indexPath(for: cell))
      #expect(collection.cellForItem(at: indexPath) === cell)
      #expect((cell as? CardCell)?.text == "0-\(indexPath.item)")
    }
    let first = try #require(collection.cellForItem(at: path(0)))
    collection.contentOffset.y = 440
    collection.layoutIfNeeded()
    #expect(collection.indexPath(for: first) == nil)
    #expect(collection.indexPath(for: CardCell(frame: .zero)) == nil)
  }

  @Test("Row 90: willDisplay comes after cellForItem, before the cell is on the screen")
  func willDisplay() {
    final class Order: NSObject, UICollectionViewDelegate {
      var wasInHierarchy: [Bool] = []
      func collectionView(
        _ view: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        wasInHierarchy.append(cell.superview != nil)
        (cell as? CardCell)?.text += " shown"
      }
    }
    let order = Order()
    let collection = makeCollection(Deck([2]))
    collection.delegate = order
    collection.layoutIfNeeded()
    #expect(order.wasInHierarchy == [false, false])
    #expect((collection.cellForItem(at: path(1)) as? CardCell)?.text == "0-1 shown")
  }

  @Test("Row 89, row 91: cells that leave are reported; only new items are asked for")
  func scrolling() {
    let deck = Deck([100])
    let watcher = Watcher()
    let collection = makeCollection(deck)
    collection.delegate = watcher
    collection.layoutIfNeeded()
    watcher.log = []
    deck.log = []
    collection.contentOffset.y = 88
    collection.layoutIfNeeded()
    #expect(deck.log == ["cell 0-10", "cell 0-11"])
    #expect(
      watcher.log == [
        "didScroll", "willDisplay 10", "willDisplay 11", "didEndDisplaying 0",
        "didEndDisplaying 1",
      ])
  }

  @Test("a slow scroll makes one cell more than a screen shows; a jump a screen's worth")
  func instances() {
    let collection = makeCollection(Deck([1000]))
    collection.layoutIfNeeded()
    for offset in stride(from: CGFloat(0), through: 4400, by: 11) {
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
    }
    #expect(collection.reuseLog?.count(.made) == 11)
    collection.contentOffset.y = 39_996
    collection.layoutIfNeeded()
    let afterJump = collection.reuseLog?.count(.made)
    #expect(afterJump == 20)
    collection.contentOffset.y = 0
    collection.layoutIfNeeded()
    #expect(collection.reuseLog?.count(.made) == afterJump, "the pool is never trimmed")
  }

  @Test("Row 179: a reload makes no cell anew, and forgets the counts until the next pass")
  func reload() {
    let deck = Deck([100])
    let watcher = Watcher()
    let collection = makeCollection(deck)
    collection.delegate = watcher
    collection.layoutIfNeeded()
    let before = Set(collection.visibleCells)
    deck.counts = [5, 2]
    deck.log = []
    watcher.log = []
    collection.reloadData()
    #expect(deck.log.isEmpty)
    collection.layoutIfNeeded()
    #expect(deck.log.prefix(3) == ["sections", "items 0", "items 1"])
    #expect(deck.log.count == 10)
    #expect(watcher.log.first == "didEndDisplaying 9")
    #expect(Set(collection.visibleCells).isSubset(of: before))
    #expect(collection.reuseLog?.count(.made) == 10)
    #expect(collection.shown.count == 7)
  }

  @Test("a memory warning empties the pool; what is on the screen stays")
  func memoryWarning() {
    let collection = makeCollection(Deck([1000]))
    collection.layoutIfNeeded()
    collection.contentOffset.y = 440
    collection.layoutIfNeeded()
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #expect(collection.reuseLog?.count(.discarded) == 10)
    #expect(collection.visibleCells.count == 10)
    collection.contentOffset.y = 484
    collection.layoutIfNeeded()
    #expect(collection.reuseLog?.count(.made) == 21, "ten, ten more at the jump, and one")
  }

  @Test("Row 92: without a delegate all is shown; without a data source nothing is")
  func noDelegate() {
    let collection = makeCollection(Deck([3]))
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 3)
    collection.dataSource = nil
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.isEmpty)
    #expect(collection.numberOfSections == 0)
  }

  @Test("a data source that is gone takes its items along")
  func dataSourceGone() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: lines())
    collection.register(CardCell.self, forCellWithReuseIdentifier: CardCell.identifier)
    do {
      let deck = Deck([3])
      collection.dataSource = deck
      collection.layoutIfNeeded()
      #expect(collection.visibleCells.count == 3)
    }
    #expect(collection.numberOfSections == 0)
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.isEmpty)
    #expect(collection.contentSize.height == 0)
  }
}
