import Foundation
import Testing

@testable import HeadlessUIKit

/// A column of items that are as high as their cells say, or 50 points until they have said it.
private final class ColumnLayout: UICollectionViewLayout {
  final class Context: UICollectionViewLayoutInvalidationContext {
    var height: CGFloat?
  }

  var heights: [IndexPath: CGFloat] = [:]
  var accepts = true
  var preparations = 0

  override class var invalidationContextClass: AnyClass { Context.self }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override func prepare() { preparations += 1 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: layoutAttributesForItems.last?.frame.maxY ?? 0)
  }

  private var layoutAttributesForItems: [UICollectionViewLayoutAttributes] {
    var top: CGFloat = 0
    return (0..<count).map { item in
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let height = heights[path] ?? 50
      attributes.frame = CGRect(x: 0, y: top, width: 100, height: height)
      top += height
      return attributes
    }
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    layoutAttributesForItems.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    layoutAttributesForItems[indexPath.item]
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    accepts && preferred.frame.height != original.frame.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    (context as? Context)?.height = preferred.frame.height
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let height = (context as? Context)?.height {
      for path in context.invalidatedItemIndexPaths ?? [] { heights[path] = height }
    }
    super.invalidateLayout(with: context)
  }
}

/// A cell that wants a height of its own.
private final class TallCell: UICollectionViewCell {
  static var height: CGFloat = 80
  static var asked = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    TallCell.asked += 1
    layoutAttributes.frame.size.height = TallCell.height
    return layoutAttributes
  }
}

@Suite("Views that want a size of their own", .serialized)
@MainActor
struct PreferredSizeTests {
  private func makeList(
    _ count: Int, height: CGFloat
  ) -> (UICollectionView, ColumnLayout, Deck) {
    TallCell.height = height
    TallCell.asked = 0
    let layout = ColumnLayout()
    let deck = Deck([count]) {
      $0.dequeueReusableCell(withReuseIdentifier: "Tall", for: $1)
    }
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    list.register(TallCell.self, forCellWithReuseIdentifier: "Tall")
    list.dataSource = deck
    return (list, layout, deck)
  }

  @Test("a layout that takes the sizes of cells is asked again until the screen is right")
  func taller() {
    let (list, layout, deck) = makeList(10, height: 80)
    list.layoutIfNeeded()
    #expect(list.contentSize.height == 620)
    #expect(list.visibleCells.count == 3)
    #expect(list.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 160)
    #expect(layout.preparations == 2)
    #expect(TallCell.asked == 4, "Each cell is asked once, when it comes")
    withExtendedLifetime(deck) {}
  }

  @Test("cells that are smaller than thought make room for more")
  func smaller() {
    let (list, _, deck) = makeList(100, height: 10)
    list.layoutIfNeeded()
    #expect(list.visibleCells.count == 20)
    #expect(Set(list.visibleCells.map(\.frame.height)) == [10])
    withExtendedLifetime(deck) {}
  }

  @Test("a layout that refuses keeps its sizes")
  func refused() {
    let (list, layout, deck) = makeList(10, height: 80)
    layout.accepts = false
    list.layoutIfNeeded()
    #expect(list.contentSize.height == 500)
    #expect(layout.preparations == 1)
    withExtendedLifetime(deck) {}
  }

  @Test("a size that is no number stops the app")
  func notFinite() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let (list, _, deck) = PreferredSizeTests().makeList(10, height: .infinity)
      list.layoutIfNeeded()
      withExtendedLifetime(deck) {}
    }
    expect(
      stop,
      wrote: "*** Terminating app due to uncaught exception "
        + "'NSInternalInconsistencyException', reason: 'UICollectionView received layout attributes "
        + "whose frame is not finite")
  }

  @Test("a cell's own answer is the size of its content where the layout leaves it open")
  func ownAnswer() {
    let cell = UICollectionViewCell(frame: .zero)
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 10, width: 300, height: 44)
    #expect(cell.preferredLayoutAttributesFitting(attributes).frame == attributes.frame)
    cell.contentConfiguration = PlaqueContent()
    attributes.flexibleAxes = .vertical
    #expect(
      cell.preferredLayoutAttributesFitting(attributes).frame
        == CGRect(x: 0, y: 10, width: 300, height: 70))
    attributes.flexibleAxes = []
    attributes.frame.size.height = 44
    #expect(cell.preferredLayoutAttributesFitting(attributes).frame.height == 44)
  }
}
