import Foundation
import Testing

import HeadlessUIKit

@Suite("What a collection view knows of its data")
@MainActor
struct CollectionDataTests {
  @Test("Row 93: without numberOfSections there is one section")
  func oneSection() {
    final class Plain: NSObject, UICollectionViewDataSource {
      func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        view.dequeueReusableCell(withReuseIdentifier: CardCell.identifier, for: indexPath)
      }
    }
    let collection = makeCollection(Plain())
    #expect(collection.numberOfSections == 1)
    #expect(collection.numberOfItems(inSection: 0) == 2)
  }

  @Test("Row 95: a question about a section that is not there raises")
  func noSuchSection() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let collection = makeCollection(Deck([]))
      collection.reloadData()
      collection.layoutIfNeeded()
      _ = collection.numberOfItems(inSection: 0)
    }
    expect(
      stop,
      raised: "request for number of items in section 0 when there are only 0 sections in the "
        + "collection view")
  }

  @Test("Row 177: items are counted by section: one past the last is not there, and nothing raises")
  func pastTheLast() {
    let collection = makeCollection(Deck([2, 1]))
    collection.layoutIfNeeded()
    for indexPath in [path(2), path(1, 1), path(0, 2)] {
      #expect(collection.layoutAttributesForItem(at: indexPath) == nil)
      #expect(collection.cellForItem(at: indexPath) == nil)
    }
  }

  @Test("counts are asked for once a load")
  func askedOnce() {
    let deck = Deck([3, 4])
    let collection = makeCollection(deck)
    #expect(collection.numberOfSections == 2)
    #expect(collection.numberOfItems(inSection: 1) == 4)
    #expect(deck.log == ["sections", "items 0", "items 1"])
    collection.layoutIfNeeded()
    collection.contentOffset.y = 10
    collection.layoutIfNeeded()
    #expect(deck.log.count { $0 == "sections" } == 1)
  }

  @Test("a model that changes without a reload does not change the counts")
  func changedBehindTheBack() {
    let deck = Deck([100])
    let collection = makeCollection(deck)
    collection.layoutIfNeeded()
    deck.counts = [1]
    #expect(collection.numberOfItems(inSection: 0) == 100)
    collection.reloadData()
    #expect(collection.numberOfItems(inSection: 0) == 1)
    collection.layoutIfNeeded()
    #expect(collection.shown == [path(0)])
    #expect(collection.contentOffset == .zero)
  }

  @Test("a list that became shorter is not left scrolled beyond its end")
  func shorter() {
    let deck = Deck([100])
    let collection = makeCollection(deck)
    collection.layoutIfNeeded()
    collection.contentOffset.y = 3960
    collection.layoutIfNeeded()
    deck.counts = [20]
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(collection.contentOffset.y == 440)
    #expect(collection.shown == (10..<20).map { path($0) })
  }

  @Test("a negative number of items raises and says where")
  func negativeCount() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      makeCollection(Deck([3, -1])).layoutIfNeeded()
    }
    expect(
      stop,
      raised: "the collection view's data source returned -1 items for section 1 from "
        + "-collectionView:numberOfItemsInSection:; return 0 or more")
  }

  @Test("a senseless number of sections raises at once")
  func tooManySections() async {
    final class Endless: NSObject, UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { .max }
      func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
      }
    }
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      makeCollection(Endless()).layoutIfNeeded()
    }
    expect(
      stop,
      raised: "the collection view's data source returned 9223372036854775807 sections from "
        + "-numberOfSectionsInCollectionView:; a collection view holds 0 to 1000000 sections")
  }

  @Test("E-12: a reload from inside cellForItem ends the pass, is logged, and comes to rest")
  func reentrantReload() async {
    let stop = await #expect(
      processExitsWith: .exitCode(42), observing: [\.standardErrorContent]
    ) { @MainActor in
      let deck = Deck([5])
      var isDone = false
      let makeCell = deck.makeCell
      deck.makeCell = { view, indexPath in
        if indexPath.item == 2, !isDone {
          isDone = true
          deck.counts = [2]
          view.reloadData()
        }
        return makeCell(view, indexPath)
      }
      let collection = makeCollection(deck)
      collection.layoutIfNeeded()
      guard collection.shown == [path(0), path(1)] else { exit(1) }
      guard deck.log.filter({ $0.hasPrefix("cell") }).count == 5 else { exit(2) }
      exit(42)
    }
    expect(stop, wrote: "Warning once only: -reloadData was called on the collection view while")
  }

  @Test(
    "E-12: a data source that reloads each time it is asked neither hangs nor empties the screen")
  func endlessReload() async {
    let stop = await #expect(
      processExitsWith: .exitCode(42), observing: [\.standardErrorContent]
    ) { @MainActor in
      let deck = Deck([5])
      let makeCell = deck.makeCell
      deck.makeCell = { view, indexPath in
        view.reloadData()
        return makeCell(view, indexPath)
      }
      let collection = makeCollection(deck)
      collection.layoutIfNeeded()
      guard collection.visibleCells.count == 5 else { exit(1) }
      collection.layoutIfNeeded()
      exit(42)
    }
    expect(stop, wrote: "Warning once only: -reloadData was called on the collection view again")
  }

  @Test("a data source that asks the collection view for its counts gets none, and a log line")
  func circularCounts() async {
    final class Circular: NSObject, UICollectionViewDataSource {
      func numberOfSections(in view: UICollectionView) -> Int { view.numberOfSections + 1 }
      func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        view.dequeueReusableCell(withReuseIdentifier: CardCell.identifier, for: indexPath)
      }
    }
    let stop = await #expect(
      processExitsWith: .exitCode(42), observing: [\.standardErrorContent]
    ) { @MainActor in
      let collection = makeCollection(Circular())
      collection.layoutIfNeeded()
      exit(collection.visibleCells.count == 2 ? 42 : 1)
    }
    expect(stop, wrote: "The data source of <UICollectionView: 0x…; frame = (0 0; 320 440)")
  }

  @Test("a layout pass inside cellForItem does nothing")
  func nestedLayout() {
    let deck = Deck([5])
    let makeCell = deck.makeCell
    deck.makeCell = { view, indexPath in
      view.setNeedsLayout()
      view.layoutIfNeeded()
      return makeCell(view, indexPath)
    }
    let collection = makeCollection(deck)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 5)
    #expect(collection.reuseLog?.count(.made) == 5)
  }

  @Test("a collection view in a window is laid out with it, and follows its size")
  func inWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 880))
    let collection = makeCollection(Deck([100]))
    collection.frame = window.bounds
    collection.autoresizingMask = [.flexibleHeight]
    window.addSubview(collection)
    window.layoutIfNeeded()
    #expect(collection.visibleCells.count == 20)
    window.frame.size.height = 440
    window.layoutIfNeeded()
    #expect(collection.visibleCells.count == 10)
  }

  @Test("zero bounds show nothing, and ask for no cell")
  func zeroBounds() {
    let deck = Deck([100])
    let collection = makeCollection(deck)
    collection.frame = .zero
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.isEmpty)
    #expect(!deck.log.contains { $0.hasPrefix("cell") })
  }

  @Test("a background view fills the collection view behind all cells")
  func backgroundView() {
    let collection = makeCollection(Deck([100]))
    let background = UIView(frame: .zero)
    collection.backgroundView = background
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    #expect(background.frame == CGRect(x: 0, y: 100, width: 320, height: 440))
    #expect(collection.subviews.first === background)
    collection.backgroundView = nil
    #expect(background.superview == nil)
  }
}
