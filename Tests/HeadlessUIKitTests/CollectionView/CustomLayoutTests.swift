import Foundation
import Testing

import HeadlessUIKit

@Suite("A layout of one's own")
@MainActor
struct CustomLayoutTests {
  @Test("prepares once an invalidation, and is asked for elements at each pass")
  func order() {
    let layout = LineLayout()
    let collection = makeCollection(Deck([100]), layout: layout)
    #expect(layout.collectionView === collection)
    collection.layoutIfNeeded()
    #expect(layout.log == ["prepare", "elements"])
    #expect(collection.contentSize == CGSize(width: 320, height: 4400))
    collection.contentOffset.y = 10
    collection.layoutIfNeeded()
    #expect(layout.log == ["prepare", "elements", "elements"])
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(layout.log.suffix(2) == ["prepare", "elements"])
  }

  @Test("gives all it has, and only what is on the screen gets a view")
  func givesAll() {
    let collection = makeCollection(Deck([100]), layout: LineLayout())
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 10)
  }

  @Test("is asked about new bounds while the collection view has the old ones")
  func boundsChange() {
    final class Asking: UICollectionViewLayout {
      var asked: [(old: CGFloat, new: CGFloat)] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        asked.append((collectionView?.bounds.minY ?? -1, newBounds.minY))
        return false
      }
    }
    let layout = Asking()
    let collection = makeCollection(Deck([1]), layout: layout)
    collection.contentOffset.y = 10
    collection.contentOffset.y = 10
    collection.frame.origin.y = 99
    collection.bounds.origin.y = 30
    collection.frame.size.height = 100
    #expect(layout.asked.map(\.old) == [0, 10, 30])
    #expect(layout.asked.map(\.new) == [10, 30, 30])
  }

  @Test("is invalidated for new bounds when they are there, and moves the content from them")
  func invalidationForBounds() {
    final class Following: UICollectionViewLayout {
      var invalidated: [CGFloat] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.height != collectionView?.bounds.height
      }
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        // The content keeps its distance from the lower edge.
        context.contentOffsetAdjustment.y = (collectionView?.bounds.maxY ?? 0) - newBounds.maxY
        return context
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidated.append(collectionView?.bounds.height ?? -1)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Following()
    let collection = makeCollection(Deck([1]), layout: layout)
    collection.contentOffset.y = 300
    let edge = collection.bounds.maxY
    layout.invalidated = []
    collection.frame.size.height = 100
    #expect(layout.invalidated == [100])
    #expect(collection.bounds.maxY == edge)
  }

  @Test("that wants it prepares again at each scroll")
  func invalidatesOnScroll() {
    let layout = LineLayout()
    layout.invalidatesOnScroll = true
    let collection = makeCollection(Deck([100]), layout: layout)
    collection.layoutIfNeeded()
    layout.log = []
    collection.contentOffset.y = 10
    collection.layoutIfNeeded()
    #expect(layout.log == ["prepare", "elements"])
  }

  @Test("a new layout takes effect at the next pass, and the cells stay")
  func newLayout() {
    let collection = makeCollection(Deck([5]), layout: lines())
    let old = collection.collectionViewLayout
    collection.layoutIfNeeded()
    let before = Set(collection.visibleCells)
    let layout = LineLayout()
    var isDone = false
    collection.setCollectionViewLayout(layout, animated: true) { isDone = $0 }
    #expect(isDone)
    #expect(old.collectionView == nil)
    #expect(layout.collectionView === collection)
    #expect(Set(collection.visibleCells) == before)
    #expect(collection.reuseLog?.count(.made) == 5)
  }

  @Test("decoration views come from the layout's registration and are used again")
  func decoration() throws {
    final class Shelf: UICollectionReusableView {}
    let layout = LineLayout()
    layout.register(Shelf.self, forDecorationViewOfKind: "Shelf")
    layout.decorates = true
    let collection = makeCollection(Deck([100]), layout: layout)
    collection.layoutIfNeeded()
    let shelf = try #require(collection.subviews.first as? Shelf)
    #expect(shelf.frame == CGRect(x: 0, y: 0, width: 320, height: 20))
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    #expect(shelf.superview == nil)
    collection.contentOffset.y = 0
    collection.layoutIfNeeded()
    #expect(shelf.superview === collection)
    collection.collectionViewLayout = lines()
    collection.layoutIfNeeded()
    #expect(shelf.superview == nil)
  }

  @Test("a decoration view without a registration raises")
  func unregisteredDecoration() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = LineLayout()
      layout.decorates = true
      makeCollection(Deck([1]), layout: layout).layoutIfNeeded()
    }
    expect(
      stop,
      raised: "could not dequeue a decoration view of kind: Shelf - must register a class that is "
        + "a UICollectionReusableView, or a nib, as a decoration view for the kind with the layout")
  }

  @Test("Row 174: attributes of an item that is not there are logged and ignored")
  func attributesOfNoItem() async {
    let stop = await #expect(
      processExitsWith: .exitCode(42), observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = LineLayout()
      layout.change = { all in
        let stray = UICollectionViewLayoutAttributes(forCellWith: path(7))
        stray.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return all + [stray]
      }
      let collection = makeCollection(Deck([2]), layout: layout)
      collection.layoutIfNeeded()
      exit(collection.visibleCells.count == 2 ? 42 : 1)
    }
    expect(
      stop,
      wrote: "Layout attributes <UICollectionViewLayoutAttributes: 0x…> index path: "
        + "(<NSIndexPath: 0x…> {length = 2, path = 0 - 7}); frame = (0 0; 10 10); were received "
        + "from the layout <HeadlessUIKitTests.LineLayout: 0x…> but are not valid for the data "
        + "source counts. Attributes will be ignored.")
  }

  @Test("Row 175: no attributes for an item that is needed raises")
  func noAttributes() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = LineLayout()
      let collection = makeCollection(Deck([100]), layout: layout)
      collection.layoutIfNeeded()
      layout.answersForItems = false
      collection.scrollToItem(at: path(50), at: .top, animated: false)
    }
    expect(
      stop,
      raised:
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath:"
        + " <NSIndexPath: 0x…> {length = 2, path = 0 - 50}")
  }

  @Test("Row 176: a header that moves without an invalidation raises")
  func changedAttributes() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = LineLayout()
      layout.headerLength = 20
      let collection = makeCollection(BandedDeck([100]), layout: layout)
      collection.register(
        Band.self, forSupplementaryViewOfKind: "Header", withReuseIdentifier: Band.identifier)
      collection.layoutIfNeeded()
      layout.change = { all in
        all.last?.frame.origin.y = 5
        return all
      }
      collection.contentOffset.y = 1
      collection.layoutIfNeeded()
    }
    expect(
      stop,
      raised: "layout attributes for supplementary item at index path (<NSIndexPath: 0x…> "
        + "{length = 2, path = 0 - 0}) changed from <UICollectionViewLayoutAttributes: 0x…> index "
        + "path: (<NSIndexPath: 0x…> {length = 2, path = 0 - 0}); element kind: (Header); frame = "
        + "(0 0; 320 20); to <UICollectionViewLayoutAttributes: 0x…> index path: "
        + "(<NSIndexPath: 0x…> {length = 2, path = 0 - 0}); element kind: (Header); frame = (0 5; "
        + "320 20); without invalidating the layout")
  }

  @Test("Row 176: after an invalidation a header moves, and the view stays")
  func movedHeader() throws {
    let layout = LineLayout()
    layout.headerLength = 20
    let collection = makeCollection(BandedDeck([100]), layout: layout)
    collection.register(
      Band.self, forSupplementaryViewOfKind: "Header", withReuseIdentifier: Band.identifier)
    collection.layoutIfNeeded()
    let header = try #require(
      collection.supplementaryView(forElementKind: "Header", at: path(0)))
    layout.headerLength = 60
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(collection.supplementaryView(forElementKind: "Header", at: path(0)) === header)
    #expect(header.frame.height == 60)
    #expect(collection.cellForItem(at: path(0))?.frame.minY == 60)
  }

  @Test("a frame that is no number raises")
  func nanFrame() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = LineLayout()
      layout.change = { all in
        all[0].frame.origin.x = .nan
        return all
      }
      makeCollection(Deck([1]), layout: layout).layoutIfNeeded()
    }
    expect(
      stop,
      wrote: "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
        + "reason: 'UICollectionView received layout attributes whose frame is not finite: ")
  }

  @Test("a content size that is no size raises", arguments: ["nan", "inf", "-1"])
  func badContentSize(length: String) async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor [length] in
      let layout = LineLayout()
      layout.size = CGSize(width: 320, height: Double(length) ?? 0)
      makeCollection(Deck([1]), layout: layout).layoutIfNeeded()
    }
    expect(
      stop,
      wrote: "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
        + "reason: 'the content size {320, ")
  }

  @Test("a layout that invalidates itself while it prepares comes to rest")
  func invalidatesItself() {
    final class Restless: UICollectionViewFlowLayout {
      var preparations = 0
      override func prepare() {
        super.prepare()
        preparations += 1
        itemSize = CGSize(width: 320, height: 44 + preparations)
        invalidateLayout()
      }
    }
    let layout = Restless()
    let collection = makeCollection(Deck([100]), layout: layout)
    collection.layoutIfNeeded()
    #expect(layout.preparations == 1)
    #expect(collection.cellForItem(at: path(1))?.frame.minY == 55)
  }

  // MARK: Attributes

  @Test("attributes compare by what they say, and a subclass by what it adds")
  func equality() throws {
    let one = Angled(forCellWith: path(1))
    let copy = try #require(one.copy() as? Angled)
    #expect(copy !== one)
    #expect(copy == one)
    #expect(copy.hash == one.hash)
    copy.angle = 1
    #expect(copy != one)
    let (header, cell) = (
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "A", with: path(1)),
      UICollectionViewLayoutAttributes(forCellWith: path(1))
    )
    #expect(header != cell)
    #expect(header.representedElementKind == "A")
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(
      header != UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "B", with: path(1)))
    cell.center = CGPoint(x: 50, y: 50)
    cell.size = CGSize(width: 20, height: 10)
    #expect(cell.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(cell.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  final class Angled: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Angled)?.angle = angle
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      guard super.isEqual(object), let other = object as? Angled else { return false }
      return MainActor.assumeIsolated { other.angle == angle }
    }
  }

  @Test("a flow layout makes attributes of the class that a subclass names, and cells get them")
  func ownAttributes() throws {
    final class Turning: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Angled.self }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        let all = super.layoutAttributesForElements(in: rect)
        for case let attributes as Angled in all ?? [] {
          attributes.angle = CGFloat(attributes.indexPath.item)
        }
        return all
      }
    }
    final class TurningCell: UICollectionViewCell {
      var angle: CGFloat?
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        angle = (layoutAttributes as? Angled)?.angle
      }
    }
    let collection = makeCollection(Deck([5]), layout: Turning())
    collection.register(TurningCell.self, forCellWithReuseIdentifier: CardCell.identifier)
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: path(3)) as? TurningCell)
    #expect(cell.angle == 3)
  }
}
