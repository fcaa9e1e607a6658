import Foundation
import Testing

import HeadlessUIKit

@Suite("A change of layouts")
@MainActor
struct LayoutChangeTests {
  private let log = ChangeLog()
  private let old: ChangingLayout
  private let new: ChangingLayout
  private let collection = makeCollection(Deck([20]))

  init() {
    old = ChangingLayout("old", height: 44, log)
    new = ChangingLayout("new", height: 110, log)
    collection.collectionViewLayout = old
    collection.layoutIfNeeded()
    log.notes = []
  }

  @Test("tells both, asks for the last and first attributes, and ends")
  func order() {
    var isDone = false
    collection.setCollectionViewLayout(new, animated: true) { isDone = $0 }
    #expect(isDone)
    #expect(
      log.notes == ["old to new", "new from old", "new target"]
        + (4..<10).map { "old final \($0)" } + ["old end", "new end"])
    #expect(collection.shown.count == 4)
    log.notes = []
    collection.setCollectionViewLayout(old, animated: false)
    #expect(
      log.notes == ["new to old", "old from new", "old target"]
        + (4..<10).map { "old initial \($0)" } + ["new end", "old end"])
    #expect(collection.shown.count == 10)
  }

  @Test("of the property is there at the next pass; the last one counts")
  func property() {
    collection.collectionViewLayout = new
    #expect(collection.cellForItem(at: path(0))?.frame.height == 44)
    collection.collectionViewLayout = lines(height: 55)
    #expect(log.notes == ["old to new", "new from old", "old end", "new end", "new to _"])
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(0))?.frame.height == 55)
    #expect(log.notes.last == "new end")
  }

  @Test("to the same layout changes nothing")
  func same() {
    collection.setCollectionViewLayout(old, animated: true)
    #expect(log.notes == [])
  }

  @Test("lets the new layout choose where the content stands")
  func targetOffset() {
    new.target = CGPoint(x: 0, y: 110)
    collection.setCollectionViewLayout(new, animated: false)
    #expect(collection.contentOffset.y == 110)
    #expect(collection.shown == (1...4).map { path($0) })
  }

  @Test("Row 175: to a layout that does not know a header by itself raises")
  func unknownHeader() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Mute: UICollectionViewFlowLayout {
        override func layoutAttributesForSupplementaryView(
          ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { nil }
      }
      let layout = Mute()
      layout.headerReferenceSize.height = 20
      let collection = makeCollection(BandedDeck([2]), layout: layout)
      collection.register(
        Band.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: Band.identifier)
      collection.layoutIfNeeded()
      collection.performBatchUpdates(nil)
    }
    expect(
      stop,
      raised: "no UICollectionViewLayoutAttributes instance for "
        + "-layoutAttributesForSupplementaryElementOfKind: UICollectionElementKindSectionHeader at "
        + "path <NSIndexPath: 0x…> {length = 2, path = 0 - 0}")
  }

  @Test("Row 175: an update raises where a layout does not know an item by itself")
  func unknownItem() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Mute: UICollectionViewFlowLayout {
        override func layoutAttributesForItem(at indexPath: IndexPath)
          -> UICollectionViewLayoutAttributes?
        { nil }
      }
      let deck = Deck([1])
      let collection = makeCollection(deck, layout: Mute())
      collection.layoutIfNeeded()
      deck.counts = [2]
      collection.insertItems(at: [path(1)])
    }
    expect(
      stop,
      raised:
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
        + "<NSIndexPath: 0x…> {length = 2, path = 0 - 0}")
  }

  @Test("a layout reads what a context of its own names, and keeps the rest")
  func ownContext() {
    let layout = CountingLayout()
    let collection = makeCollection(Deck([20]), layout: layout)
    collection.layoutIfNeeded()
    layout.heights[1] = 66
    let context = CountingLayout.Context()
    context.invalidateItems(at: [path(1)])
    layout.invalidateLayout(with: context)
    collection.layoutIfNeeded()
    #expect(layout.computed == [20, 1])
    #expect(collection.cellForItem(at: path(2))?.frame.minY == 110)
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(layout.computed == [20, 1, 20])
  }
}

@MainActor
private final class ChangeLog {
  var notes: [String] = []
}

/// A list of lines with a name, which writes down what a change of layouts calls.
private final class ChangingLayout: UICollectionViewFlowLayout {
  private let log: ChangeLog
  private let name: String
  var target: CGPoint?

  init(_ name: String, height: CGFloat, _ log: ChangeLog) {
    self.name = name
    self.log = log
    super.init()
    itemSize = CGSize(width: 320, height: height)
    minimumLineSpacing = 0
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) { log.notes.append("\(name) \(what)") }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    note("to \((newLayout as? ChangingLayout)?.name ?? "_")")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    note("from \((oldLayout as? ChangingLayout)?.name ?? "_")")
  }

  override func finalizeLayoutTransition() { note("end") }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    note("target")
    return target ?? proposedContentOffset
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    note("initial \(itemIndexPath.item)")
    return nil
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    note("final \(itemIndexPath.item)")
    return nil
  }
}

/// A list of lines that computes only the heights that are no longer true.
private final class CountingLayout: UICollectionViewLayout {
  final class Context: UICollectionViewLayoutInvalidationContext {}
  var heights = [CGFloat](repeating: 44, count: 20)
  /// How many heights each preparation computed.
  var computed: [Int] = []
  private var stale = Set(0..<20)
  private var known = [CGFloat](repeating: 0, count: 20)

  override class var invalidationContextClass: AnyClass { Context.self }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if context.invalidateEverything {
      stale = Set(0..<20)
    } else {
      stale.formUnion((context.invalidatedItemIndexPaths ?? []).map(\.item))
    }
  }

  override func prepare() {
    computed.append(stale.count)
    for item in stale { known[item] = heights[item] }
    stale = []
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 320, height: known.reduce(0, +))
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    (0..<20).compactMap { layoutAttributesForItem(at: path($0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: known[..<indexPath.item].reduce(0, +), width: 320, height: known[indexPath.item])
    return attributes
  }
}
