import Foundation
import Testing

import HeadlessUIKit

@Suite("Scrolling a collection view")
@MainActor
struct CollectionScrollingTests {
  @Test(
    "Row 124: positions align the item and stop at the ends of the content", .tags(.believed),
    arguments: [
      (50, UICollectionView.ScrollPosition.top, 2200), (50, .centeredVertically, 2002),
      (50, .bottom, 1804), (0, .bottom, 0), (99, .top, 3960), (99, .centeredVertically, 3960),
      (5, [], 0), (9, [], 0), (10, [], 44), (50, [], 1804),
    ] as [(Int, UICollectionView.ScrollPosition, CGFloat)])
  func positions(item: Int, position: UICollectionView.ScrollPosition, offset: CGFloat) {
    let collection = makeCollection(Deck([100]))
    collection.scrollToItem(at: path(item), at: position, animated: false)
    #expect(collection.contentOffset == CGPoint(x: 0, y: offset))
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(item)) != nil)
  }

  @Test("Row 124: no position scrolls back by no more than is needed", .tags(.believed))
  func backwards() {
    let collection = makeCollection(Deck([100]))
    collection.layoutIfNeeded()
    collection.contentOffset.y = 2000
    collection.scrollToItem(at: path(10), at: [], animated: false)
    #expect(collection.contentOffset.y == 440)
    collection.scrollToItem(at: path(12), at: [], animated: false)
    #expect(collection.contentOffset.y == 440)
  }

  @Test("horizontal positions, and content insets")
  func horizontal() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 440)
    layout.minimumLineSpacing = 0
    let collection = makeCollection(Deck([100]), layout: layout)
    collection.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    collection.scrollToItem(at: path(50), at: .left, animated: false)
    #expect(collection.contentOffset.x == 3970)
    collection.scrollToItem(at: path(50), at: .right, animated: false)
    #expect(collection.contentOffset.x == 3770)
    collection.scrollToItem(at: path(50), at: .centeredHorizontally, animated: false)
    #expect(collection.contentOffset.x == 3870)
    collection.scrollToItem(at: path(0), at: .left, animated: false)
    #expect(collection.contentOffset.x == -30)
    collection.scrollToItem(at: path(99), at: .left, animated: false)
    #expect(collection.contentOffset.x == 7690)
  }

  @Test("Row 118: two vertical positions raise")
  func ambiguousVertical() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      makeCollection(Deck([9])).scrollToItem(at: path(3), at: [.top, .bottom], animated: false)
    }
    expect(
      stop,
      raised: "UICollectionViewScrollPosition: attempt to use a scroll position with multiple "
        + "vertical positioning styles", "InvalidArgument")
  }

  @Test("Row 118: two horizontal positions raise")
  func ambiguousHorizontal() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      makeCollection(Deck([9])).selectItem(
        at: path(3), animated: false, scrollPosition: [.left, .centeredHorizontally])
    }
    expect(
      stop,
      raised: "UICollectionViewScrollPosition: attempt to use a scroll position with multiple "
        + "horizontal positioning styles", "InvalidArgument")
  }

  @Test("Row 123: an item out of bounds raises and shows the collection view")
  func outOfBounds() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      makeCollection(Deck([0])).scrollToItem(at: path(0), at: .top, animated: true)
    }
    expect(
      stop,
      wrote: "*** Terminating app due to uncaught exception 'NSRangeException', reason: "
        + "'Attempted to scroll the collection view to an out-of-bounds item (0) when there are "
        + "only 0 items in section 0. Collection view: <UICollectionView: 0x…; frame = (0 0; 320 "
        + "440); clipsToBounds = YES; contentOffset: {0, 0}; contentSize: {0, 0}; "
        + "adjustedContentInset: {0, 0, 0, 0}; layout: <UICollectionViewFlowLayout: 0x…>; "
        + "dataSource: <HeadlessUIKitTests.Deck: 0x…>>'")
  }

  @Test("Row 123: a section out of bounds raises")
  func sectionOutOfBounds() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      makeCollection(Deck([1])).scrollToItem(at: path(0, 3), at: .top, animated: true)
    }
    expect(
      stop,
      wrote: "*** Terminating app due to uncaught exception 'NSRangeException', reason: "
        + "'Attempted to scroll the collection view to an out-of-bounds section (3) when there are "
        + "only 1 sections. Collection view: <UICollectionView: 0x…")
  }

  @Test("Row 125: a new offset is told at once; its items are there after the layout pass")
  func contentOffset() {
    let watcher = Watcher()
    let collection = makeCollection(Deck([100]))
    collection.delegate = watcher
    collection.layoutIfNeeded()
    watcher.log = []
    var shownWhenTold: [IndexPath] = []
    watcher.onDidScroll = { shownWhenTold = collection.shown }
    collection.contentOffset = CGPoint(x: 0, y: 440)
    #expect(watcher.log == ["didScroll"])
    #expect(shownWhenTold.last == path(9))
    #expect(collection.shown.last == path(9))
    collection.layoutIfNeeded()
    #expect(collection.shown == (10..<20).map { path($0) })
  }

  @Test("the item at a point of the content")
  func itemAtPoint() {
    let collection = makeCollection(Deck([100]))
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 0)) == path(0))
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 43.9)) == path(0))
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 44)) == path(1))
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 4399)) == path(99))
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 4400)) == nil)
    #expect(collection.indexPathForItem(at: CGPoint(x: -1, y: 10)) == nil)
  }
}
