import Foundation
import Testing

import HeadlessUIKit

@Suite("A flow layout with extreme measures")
@MainActor
struct FlowLayoutLimitsTests {
  /// Opens a list, scrolls it about, and counts the cells that were made and asked for.
  private func work(items: Int) -> [Int] {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 44)
    let collection = makeCollection(Deck([items]), layout: layout)
    let log = ReuseLog()
    collection.reuseLog = log
    collection.layoutIfNeeded()
    let middle = (collection.contentSize.height - 440) / 2
    for step in -80..<80 {
      collection.contentOffset.y = middle + CGFloat(step) * 100
      collection.layoutIfNeeded()
    }
    return [log.count(.made), log.count(.reused)]
  }

  // Work for each item would take minutes here.
  @Test("a thousand million items open and scroll with the cells that a thousand need")
  func uniform() {
    #expect(work(items: 1_000_000_000) == work(items: 1000))
  }

  @Test("the last of a million items stands where arithmetic puts it")
  func lastItem() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let collection = makeCollection(Deck([1_000_000]), layout: layout)
    collection.scrollToItem(at: path(999_999), at: .bottom, animated: false)
    collection.layoutIfNeeded()
    #expect(
      collection.cellForItem(at: path(999_999))?.frame
        == CGRect(x: 0, y: 333_333 * 60, width: 100, height: 50))
    #expect(collection.contentSize.height == 20_000_030)
    #expect(collection.visibleCells.count == 22)
  }

  @Test("as many items as there are integers are no trouble")
  func maximum() {
    let collection = makeCollection(Deck([.max, .max]))
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 10)
    #expect(collection.layoutAttributesForItem(at: path(.max - 1)) != nil)
    #expect(collection.layoutAttributesForItem(at: path(.max)) == nil)
  }

  @Test("what is visible is what a look at every item finds, for many measures")
  func bruteForce() throws {
    final class Wild: NSObject, UICollectionViewDelegateFlowLayout {
      var sizes: [[CGSize]] = []
      func collectionView(
        _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        sizes[indexPath.section][indexPath.item]
      }
    }
    var random = SeededGenerator(seed: 7)
    for round in 0..<60 {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = round % 2 == 0 ? .vertical : .horizontal
      layout.minimumLineSpacing = CGFloat(Int.random(in: -5...20, using: &random))
      layout.minimumInteritemSpacing = CGFloat(Int.random(in: -5...20, using: &random))
      layout.sectionInset.top = CGFloat(Int.random(in: -10...10, using: &random))
      layout.sectionInset.left = CGFloat(Int.random(in: -10...10, using: &random))
      layout.itemSize = CGSize(
        width: Int.random(in: 6...200, using: &random),
        height: Int.random(in: 6...200, using: &random))
      let counts = (0..<4).map { _ in Int.random(in: 0...40, using: &random) }
      let collection = makeCollection(Deck(counts), layout: layout)
      let wild = Wild()
      wild.sizes = counts.map {
        (0..<$0).map { _ in
          CGSize(
            width: Int.random(in: 6...200, using: &random),
            height: Int.random(in: 6...200, using: &random))
        }
      }
      if round % 3 == 0 { collection.delegate = wild }
      let size = layout.collectionViewContentSize
      for _ in 0..<10 {
        let rect = CGRect(
          x: CGFloat.random(in: -50...(size.width + 50), using: &random),
          y: CGFloat.random(in: -50...(size.height + 50), using: &random), width: 90, height: 120)
        let found = try #require(layout.layoutAttributesForElements(in: rect))
        let all = counts.enumerated().flatMap { section, count in
          (0..<count).map { path($0, section) }
        }
        let expected = all.filter {
          let frame = layout.layoutAttributesForItem(at: $0)?.frame ?? .zero
          return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
            && frame.maxY > rect.minY
        }
        #expect(found.map(\.indexPath) == expected)
      }
    }
  }

  // MARK: Bad measures

  @Test("a negative size raises UIKit's words")
  func negativeSize() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      makeCollection(Deck([1]), layout: lines(height: -1)).layoutIfNeeded()
    }
    expect(stop, raised: "negative sizes are not supported in the flow layout")
  }

  @Test("a size that is no number raises and says which measure it is")
  func nanSize() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      makeCollection(Deck([1]), layout: lines(height: .nan)).layoutIfNeeded()
    }
    expect(stop, raised: "the flow layout's item size is {320, nan}, which is not a finite number")
  }

  @Test("a spacing that is no number raises")
  func nanSpacing() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = lines()
      layout.minimumLineSpacing = .infinity
      makeCollection(Deck([1]), layout: layout).layoutIfNeeded()
    }
    expect(
      stop, raised: "the flow layout's minimumLineSpacing is inf, which is not a finite number")
  }

  @Test("a negative spacing that takes back the whole line raises instead of filling the screen")
  func spacingTakesAll() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = lines()
      layout.minimumLineSpacing = -44
      makeCollection(Deck([1_000_000]), layout: layout).layoutIfNeeded()
    }
    expect(
      stop,
      raised: "the flow layout's minimumLineSpacing (-44.0) takes back all of the length (44.0) "
        + "before it; a negative spacing must be smaller than the items are long")
  }

  @Test("items of no size are logged, and no cell is asked for")
  func zeroSize() async {
    let stop = await #expect(
      processExitsWith: .exitCode(42), observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = .zero
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      let deck = Deck([1_000_000])
      let collection = makeCollection(deck, layout: layout)
      collection.layoutIfNeeded()
      exit(deck.log.contains { $0.hasPrefix("cell") } ? 1 : 42)
    }
    expect(
      stop,
      wrote: "Negative or zero item sizes are not supported by flow layout. Make a symbolic "
        + "breakpoint at UICollectionViewFlowLayoutAlertForInvalidItemSize to catch this in the "
        + "debugger. Invalid size: {0, 0}; collection view: <UICollectionView: 0x…")
  }

  @Test("too many items to ask for the size of each raises at once")
  func tooManyToMeasure() async {
    final class Measuring: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        CGSize(width: 10, height: 10)
      }
    }
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let collection = makeCollection(Deck([.max]))
      let delegate = Measuring()
      collection.delegate = delegate
      collection.layoutIfNeeded()
      withExtendedLifetime(delegate) {}
    }
    expect(
      stop,
      raised: "the flow layout cannot ask for the sizes of 9223372036854775807 items in section 0; "
        + "without -collectionView:layout:sizeForItemAtIndexPath: all items have the itemSize and "
        + "any number can be shown")
  }
}
