import Foundation
import Testing

import HeadlessUIKit

/// A delegate with measures; each can be left to the layout.
private final class Measures: NSObject, UICollectionViewDelegateFlowLayout {
  var size: @MainActor (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  private(set) var asked: [String] = []

  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked.append("size \(indexPath.section)-\(indexPath.item)")
    return size(indexPath)
  }
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    asked.append("inset \(section)")
    return UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    asked.append("line \(section)")
    return 5
  }
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    asked.append("interitem \(section)")
    return 6
  }
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    asked.append("header \(section)")
    return .zero
  }
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    asked.append("footer \(section)")
    return CGSize(width: 1, height: 7)
  }
}

/// A delegate that has sizes and leaves all else to the layout.
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]
  init(_ sizes: [CGSize]) { self.sizes = sizes }
  convenience init(widths: [CGFloat]) {
    self.init(widths.map { CGSize(width: $0, height: 50) })
  }
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[indexPath.item]
  }
}

/// A delegate for flow layouts that has no sizes.
private final class Insets: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: CGFloat(section), bottom: 0, right: 0)
  }
}

@Suite("The flow layout")
@MainActor
struct FlowLayoutTests {
  let layout = UICollectionViewFlowLayout()

  private func collection(
    _ counts: [Int], _ delegate: (any UICollectionViewDelegateFlowLayout)? = nil
  ) -> UICollectionView {
    let collection = makeCollection(Deck(counts), layout: layout)
    collection.delegate = delegate
    return collection
  }

  private func frames(_ collection: UICollectionView, section: Int = 0) -> [CGRect] {
    (0..<collection.numberOfItems(inSection: section)).compactMap {
      collection.layoutAttributesForItem(at: path($0, section))?.frame
    }
  }

  @Test("Row 180, row 181, row 182, row 183: the defaults", .tags(.believed))
  func defaults() {
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
  }

  @Test("Row 184: sizeForItemAt wins over itemSize")
  func delegateSize() {
    layout.itemSize = CGSize(width: 10, height: 10)
    let sizes = Sizes(widths: [100, 100])
    #expect(frames(collection([2], sizes)).map(\.width) == [100, 100])
    let insets = Insets()
    #expect(frames(collection([2], insets)).map(\.width) == [10, 10])
  }

  @Test("Row 185: a line takes items while they fit with the least spacing", .tags(.believed))
  func lineBreaking() {
    layout.itemSize = CGSize(width: 100, height: 50)
    #expect(frames(collection([4])).map(\.minY) == [0, 0, 0, 60], "3 × 100 + 2 × 10 = 320")
    layout.minimumInteritemSpacing = 10.1
    #expect(frames(collection([4])).map(\.minY) == [0, 0, 60, 60])
    layout.minimumInteritemSpacing = 10
    layout.sectionInset.left = 1
    #expect(frames(collection([4])).map(\.minY) == [0, 0, 60, 60])
    layout.sectionInset.left = 0
    let inset = collection([4])
    inset.contentInset.right = 1
    #expect(frames(inset).map(\.minY) == [0, 0, 60, 60])
  }

  @Test("Row 185: thirds of a width fit three to a line, whatever the rounding", .tags(.believed))
  func thirds() {
    for width in stride(from: CGFloat(300), to: 500, by: 7) {
      let collection = collection([3])
      collection.frame.size.width = width
      layout.itemSize = CGSize(width: (width - 20) / 3, height: 50)
      #expect(frames(collection).map(\.minY) == [0, 0, 0], "\(width)")
    }
  }

  @Test("Row 185: items stand in the middle of their line's height", .tags(.believed))
  func centredInLine() {
    let sizes = Sizes([
      CGSize(width: 100, height: 20), CGSize(width: 100, height: 60),
      CGSize(width: 100, height: 40), CGSize(width: 100, height: 30),
    ])
    let frames = frames(collection([4], sizes))
    #expect(frames.map(\.minY) == [20, 0, 10, 70])
  }

  @Test(
    "Row 186: full lines are justified; a short last line keeps their columns",
    .tags(.believed))
  func justified() {
    layout.itemSize = CGSize(width: 90, height: 50)
    let frames = frames(collection([5]))
    #expect(frames.map(\.minX) == [0, 115, 230, 0, 115])
    #expect(frames.map(\.minY) == [0, 0, 0, 60, 60])
  }

  @Test("Row 186: a line with room for one sets it in the middle", .tags(.believed))
  func single() {
    layout.itemSize = CGSize(width: 200, height: 50)
    #expect(frames(collection([2])).map(\.minX) == [60, 60])
    let feed = Sizes([CGSize(width: 200, height: 50), CGSize(width: 200, height: 90)])
    #expect(frames(collection([2], feed)).map(\.minX) == [60, 60])
  }

  @Test(
    "Row 186: mixed widths: full lines are justified, the last has the least spacing",
    .tags(.believed))
  func mixedWidths() {
    let sizes = Sizes(widths: [100, 150, 80, 60])
    #expect(frames(collection([4], sizes)).map(\.minX) == [0, 170, 0, 90])
  }

  @Test("sizes that are all the same give what itemSize gives")
  func equalSizes() {
    layout.itemSize = CGSize(width: 70, height: 33)
    let sizes = Sizes(Array(repeating: CGSize(width: 70, height: 33), count: 11))
    #expect(frames(collection([11], sizes)) == frames(collection([11])))
  }

  @Test("Row 187: a horizontal list fills columns from top to bottom", .tags(.believed))
  func horizontal() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 140)
    layout.headerReferenceSize = CGSize(width: 30, height: 1)
    let collection = collection([4])
    #expect(frames(collection).map(\.minX) == [30, 30, 30, 90])
    #expect(frames(collection).map(\.minY) == [0, 150, 300, 0])
    #expect(layout.collectionViewContentSize == CGSize(width: 140, height: 440))
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: path(0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 30, height: 440))
  }

  @Test(
    "Row 182, row 188, row 189, row 195: headers, insets and footers, also of an empty section",
    .tags(.believed))
  func sections() {
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.headerReferenceSize = CGSize(width: 1, height: 20)
    layout.footerReferenceSize = CGSize(width: 1, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
    let collection = collection([2, 0, 1])
    func band(_ kind: String, _ section: Int) -> CGRect? {
      collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, section))?.frame
    }
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    #expect(band(header, 0) == CGRect(x: 0, y: 0, width: 320, height: 20))
    #expect(frames(collection).map(\.minY) == [23, 83])
    #expect(band(footer, 0) == CGRect(x: 0, y: 137, width: 320, height: 30))
    #expect(band(header, 1) == CGRect(x: 0, y: 167, width: 320, height: 20))
    #expect(band(footer, 1) == CGRect(x: 0, y: 194, width: 320, height: 30))
    #expect(band(header, 2)?.minY == 224)
    #expect(frames(collection, section: 2).map(\.minY) == [247])
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 331))
    #expect(band(header, 3) == nil)
    #expect(band("Other", 0) == nil)
  }

  @Test("Row 189: the content is as wide as the bounds without the insets", .tags(.believed))
  func contentWidth() {
    let collection = collection([1])
    collection.contentInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20)
    collection.layoutIfNeeded()
    #expect(collection.contentSize == CGSize(width: 290, height: 50))
  }

  @Test("Row 190: an item that is too wide is logged and stands alone")
  func tooWide() async {
    let stop = await #expect(
      processExitsWith: .exitCode(42), observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 400, height: 50)
      let collection = makeCollection(Deck([2]), layout: layout)
      collection.layoutIfNeeded()
      let frames = (0..<2).map { collection.cellForItem(at: path($0))?.frame }
      exit(
        frames == [
          CGRect(x: 0, y: 0, width: 400, height: 50), CGRect(x: 0, y: 60, width: 400, height: 50),
        ] ? 42 : 1)
    }
    expect(stop, wrote: "The behavior of the UICollectionViewFlowLayout is not defined because:")
    expect(
      stop,
      wrote: "the item width must be less than the width of the UICollectionView minus the section "
        + "insets left and right values, minus the content insets left and right values.")
    expect(
      stop,
      wrote: "The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout: 0x…>"
        + ", and it is attached to <UICollectionView: 0x…; frame = (0 0; 320 440); ")
    expect(
      stop,
      wrote:
        "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch "
        + "this in the debugger.")
  }

  @Test("Row 191: headers stand in front of cells, also of those that come later")
  func zIndex() throws {
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let kind = UICollectionView.elementKindSectionHeader
    let deck = BandedDeck([100])
    let collection = makeCollection(deck, layout: layout)
    collection.register(
      Band.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Band.identifier)
    for offset in stride(from: CGFloat(0), through: 400, by: 30) {
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
      #expect(collection.subviews.last is Band)
    }
    #expect(
      collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0))?.zIndex == 10)
  }

  @Test("Row 192: only the other dimension makes the layout invalid", .tags(.believed))
  func shouldInvalidate() {
    let collection = collection([1])
    #expect(
      !layout.shouldInvalidateLayout(
        forBoundsChange: CGRect(x: 0, y: 50, width: 320, height: 100)))
    #expect(
      layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 321, height: 440)))
    layout.sectionHeadersPinToVisibleBounds = true
    #expect(
      layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 50, width: 320, height: 440)))
    #expect(!UICollectionViewLayout().shouldInvalidateLayout(forBoundsChange: collection.bounds))
  }

  @Test("a new width breaks the lines anew")
  func newWidth() {
    layout.itemSize = CGSize(width: 100, height: 50)
    let collection = collection([9])
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 170)
    collection.frame.size.width = 220
    collection.layoutIfNeeded()
    #expect(collection.contentSize == CGSize(width: 220, height: 290))
    #expect(collection.visibleCells.count == 9)
  }

  @Test(
    "Row 193: a pinned header stays in sight while its section does, and is pushed out by it",
    .tags(.believed))
  func pinnedHeaders() throws {
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let kind = UICollectionView.elementKindSectionHeader
    let collection = makeCollection(BandedDeck([10, 10, 10]), layout: layout)
    collection.register(
      Band.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Band.identifier)
    func header(_ section: Int, at offset: CGFloat) -> CGFloat? {
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
      return collection.supplementaryView(forElementKind: kind, at: path(0, section))?.frame.minY
    }
    #expect(header(0, at: 0) == 0)
    let first = collection.supplementaryView(forElementKind: kind, at: path(0))
    #expect(header(0, at: 200) == 200)
    #expect(collection.supplementaryView(forElementKind: kind, at: path(0)) === first)
    #expect(header(0, at: 510) == 500)
    #expect(header(1, at: 510) == 520)
    #expect(header(0, at: 520) == nil)
    #expect(header(1, at: 700) == 700)
    #expect(header(0, at: -30) == 0)
  }

  @Test("Row 194: the delegate's measures are asked for once an invalidation", .tags(.believed))
  func delegateMeasures() {
    let measures = Measures()
    let collection = collection([2, 1], measures)
    collection.register(
      Band.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: Band.identifier)
    _ = collection.layoutAttributesForItem(at: path(0))
    #expect(
      measures.asked == [
        "size 0-0", "size 0-1", "inset 0", "line 0", "interitem 0", "header 0", "footer 0",
        "size 1-0", "inset 1", "line 1", "interitem 1", "header 1", "footer 1",
      ])
    #expect(
      frames(collection) == [
        CGRect(x: 2, y: 1, width: 50, height: 50), CGRect(x: 68, y: 1, width: 50, height: 50),
      ])
    #expect(layout.collectionViewContentSize.height == 122)
    let count = measures.asked.count
    collection.contentOffset.y = 3
    _ = collection.layoutAttributesForItem(at: path(0))
    #expect(measures.asked.count == count)
    layout.invalidateLayout()
    _ = collection.layoutAttributesForItem(at: path(0))
    #expect(measures.asked.count == 2 * count)
  }

  @Test("a delegate that asks the layout while it is asked for a size does not hang")
  func circularSizes() {
    let measures = Measures()
    let collection = collection([3], measures)
    collection.register(
      Band.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: Band.identifier)
    measures.size = { [layout] indexPath in
      let known = layout.layoutAttributesForItem(at: indexPath)?.frame.width
      return CGSize(width: known ?? 30, height: layout.collectionViewContentSize.height + 10)
    }
    #expect(
      frames(collection).map(\.size) == Array(repeating: CGSize(width: 30, height: 10), count: 3))
  }
}
