import Foundation
import Testing

@testable import HeadlessUIKit

/// A cell that would rather have the height that its data source told it.
private final class WishingCell: UICollectionViewCell {
  var wish: CGSize?
  var timesAsked = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    timesAsked += 1
    if let wish { layoutAttributes.size = wish }
    return layoutAttributes
  }
}

@Suite("Items that say their size by themselves")
@MainActor
struct SelfSizingItemTests {
  private let deck = Deck([100])
  private let layout = lines()
  private let collection: UICollectionView

  init() {
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    collection = makeCollection(deck, layout: layout)
    collection.register(WishingCell.self, forCellWithReuseIdentifier: CardCell.identifier)
    wish { _ in CGSize(width: 320, height: 110) }
    collection.layoutIfNeeded()
  }

  private func wish(_ size: @escaping (IndexPath) -> CGSize?) {
    deck.makeCell = { collection, indexPath in
      let cell = collection.dequeueReusableCell(
        withReuseIdentifier: CardCell.identifier, for: indexPath)
      (cell as? WishingCell)?.wish = size(indexPath)
      return cell
    }
  }

  /// The length of the content when some of the cells were heard.
  private func length(heard: Int, of height: CGFloat = 110) -> CGFloat {
    CGFloat(heard) * height + CGFloat(deck.counts[0] - heard) * 44
  }

  @Test("Row 182: there is no estimate at first, and no cell is heard")
  func off() {
    layout.estimatedItemSize = .zero
    collection.layoutIfNeeded()
    #expect(UICollectionViewFlowLayout().estimatedItemSize == .zero)
    #expect(collection.shown.count == 10)
    #expect(collection.contentSize.height == 4400)
  }

  @Test("Row 184: with an estimate cells say how large their items are")
  func estimate() {
    #expect(collection.shown == (0..<4).map { path($0) })
    #expect(
      collection.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 110, width: 320, height: 110))
    #expect(collection.contentSize.height == length(heard: 10))
  }

  @Test("the content's size is corrected while it scrolls")
  func scrolling() {
    collection.contentOffset.y = 440
    collection.layoutIfNeeded()
    #expect(collection.shown == (4..<8).map { path($0) })
    #expect(collection.contentSize.height == length(heard: 10))
    collection.contentOffset.y = collection.contentSize.height - 440
    collection.layoutIfNeeded()
    #expect(collection.shown.first == path(90))
    #expect(collection.contentSize.height == length(heard: 20))
  }

  @Test("Row 184: the automatic estimate is what itemSize or the delegate say")
  func automatic() {
    wish { $0.item == 0 ? CGSize(width: 320, height: 100) : nil }
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(1))?.frame.minY == 100)
    #expect(collection.cellForItem(at: path(1))?.frame.height == 44)
    let delegate = HalfDelegate()
    collection.delegate = delegate
    layout.invalidateLayout()
    withExtendedLifetime(delegate) { collection.layoutIfNeeded() }
    #expect(collection.cellForItem(at: path(0))?.frame.height == 100)
    #expect(collection.cellForItem(at: path(1))?.frame.height == 20)
    #expect(collection.cellForItem(at: path(2))?.frame.height == 30)
  }

  @Test("sizes follow their items through an update, and the content stays")
  func update() {
    collection.contentOffset.y = 660
    collection.layoutIfNeeded()
    deck.counts = [101]
    collection.performBatchUpdates {
      collection.insertItems(at: [path(0)])
      collection.moveItem(at: path(1), to: path(100))
    }
    #expect(collection.contentOffset.y == 660)
    #expect(layout.layoutAttributesForItem(at: path(0))?.frame.height == 44)
    #expect(layout.layoutAttributesForItem(at: path(100))?.frame.height == 110)
    #expect(layout.layoutAttributesForItem(at: path(2))?.frame.height == 110)
  }

  @Test("a reload forgets all sizes")
  func reload() {
    wish { _ in CGSize(width: 320, height: 220) }
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == length(heard: 10, of: 220))
  }

  @Test("a reconfigured item and an invalidated layout ask again")
  func asksAgain() throws {
    wish { _ in CGSize(width: 320, height: 55) }
    collection.reconfigureItems(at: [path(0)])
    #expect(collection.cellForItem(at: path(1))?.frame.minY == 55)
    let cell = try #require(collection.cellForItem(at: path(1)) as? WishingCell)
    cell.wish?.height = 66
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(cell.frame.height == 66)
    cell.wish?.height = 77
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [path(1)])
    layout.invalidateLayout(with: context)
    collection.layoutIfNeeded()
    #expect(cell.frame.height == 77)
  }

  @Test("another width asks again, and a scroll does not")
  func width() throws {
    let cell = try #require(collection.cellForItem(at: path(0)) as? WishingCell)
    let asked = cell.timesAsked
    collection.contentOffset.y = 1
    collection.layoutIfNeeded()
    #expect(cell.timesAsked == asked)
    collection.frame.size.width = 400
    collection.layoutIfNeeded()
    #expect(cell.timesAsked > asked)
    #expect(collection.contentSize.height == length(heard: 11))
  }

  @Test("items of different widths are set in lines")
  func widths() {
    layout.minimumInteritemSpacing = 10
    wish { CGSize(width: [100, 150, 200][$0.item % 3], height: 50) }
    collection.reloadData()
    collection.layoutIfNeeded()
    let frames = (0..<4).map { collection.cellForItem(at: path($0))?.frame.origin }
    #expect(frames == [.zero, CGPoint(x: 170, y: 0), CGPoint(x: 0, y: 50), CGPoint(x: 220, y: 50)])
  }

  @Test("constraints say the size of a cell")
  func constraints() throws {
    final class LabelCell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.widthAnchor.constraint(equalToConstant: 60),
          box.heightAnchor.constraint(equalToConstant: 30),
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    collection.register(LabelCell.self, forCellWithReuseIdentifier: "Label")
    deck.makeCell = { $0.dequeueReusableCell(withReuseIdentifier: "Label", for: $1) }
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    collection.reloadData()
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: path(1)))
    #expect(cell.frame.size == CGSize(width: 60, height: 40))
  }

  @Test("a million items open without being asked, wherever the screen is")
  func million() {
    deck.counts = [1_000_000]
    collection.reloadData()
    deck.log = []
    for offset in [0, 20_000_000, 4_000_000] as [CGFloat] {
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
      #expect(collection.shown.count >= 4)
    }
    #expect(deck.log.count < 60)
  }

  @Test("a cell that never agrees comes to rest")
  func restless() {
    final class RestlessCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height += 1
        return layoutAttributes
      }
    }
    deck.counts = [3]
    collection.register(RestlessCell.self, forCellWithReuseIdentifier: "Restless")
    deck.makeCell = { $0.dequeueReusableCell(withReuseIdentifier: "Restless", for: $1) }
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(collection.shown.count == 3)
  }

  @Test("a size that is no size raises", arguments: ["nan", "-1"])
  func badSize(height: String) async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor [height] in
      let layout = lines()
      layout.estimatedItemSize = CGSize(width: 320, height: 44)
      let deck = Deck([1]) { collection, indexPath in
        let cell = collection.dequeueReusableCell(
          withReuseIdentifier: CardCell.identifier, for: indexPath)
        (cell as? WishingCell)?.wish = CGSize(width: 320, height: Double(height) ?? 0)
        return cell
      }
      let collection = makeCollection(deck, layout: layout)
      collection.register(WishingCell.self, forCellWithReuseIdentifier: CardCell.identifier)
      collection.layoutIfNeeded()
    }
    expect(
      stop,
      wrote: "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
        + "reason: '"
        + (height == "nan"
          ? "UICollectionView received layout attributes whose frame is not finite: "
          : "negative sizes are not supported in the flow layout'"))
  }
}

/// A delegate whose items are 20 and 30 points high in turn.
private final class HalfDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 320, height: indexPath.item % 2 == 0 ? 30 : 20)
  }
}
