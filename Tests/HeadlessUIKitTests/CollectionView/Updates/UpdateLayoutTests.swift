import Foundation
import Testing

import HeadlessUIKit

@Suite("A layout that follows updates")
@MainActor
struct UpdateLayoutTests {
  private let deck = Deck([20])
  private let layout = FollowingLayout()
  private let collection: UICollectionView

  init() {
    collection = makeCollection(deck, layout: layout)
    collection.layoutIfNeeded()
    layout.log = []
  }

  @Test("is prepared for the new data, then for the change, and is told the end")
  func order() {
    deck.counts = [20]
    collection.performBatchUpdates {
      collection.insertItems(at: [path(0)])
      collection.deleteItems(at: [path(2), path(3)])
      collection.moveItem(at: path(5), to: path(4))
      collection.reloadItems(at: [path(6)])
      deck.counts = [19]
    }
    #expect(
      layout.log == [
        "invalidate counts", "prepare",
        "updates: delete 3, delete 2, reload 6 5, insert 0, move 5 4", "target 0",
        "initial 0", "initial 5", "initial 9", "final 6", "final 3", "final 2", "finalize",
      ])
  }

  @Test("names whole sections by an item that does not exist")
  func sections() {
    deck.counts = [20, 1]
    collection.insertSections([1])
    #expect(layout.items.map(\.updateAction) == [.insert])
    #expect(layout.items.first?.indexPathBeforeUpdate == nil)
    #expect(
      layout.items.first?.indexPathAfterUpdate == IndexPath(item: NSNotFound, section: 1))
  }

  @Test("gives a cell its first and last attributes")
  func firstAndLast() throws {
    let last = try #require(collection.cellForItem(at: path(0)) as? CardCell)
    layout.initialAlpha = 0.25
    layout.finalAlpha = 0.5
    collection.reloadItems(at: [path(0)])
    let first = try #require(collection.cellForItem(at: path(0)) as? CardCell)
    #expect(first !== last)
    #expect(first.history.suffix(3) == ["apply 0", "apply 0", "apply 0"])
    #expect(first.alpha == 1)
    #expect(last.alpha == 0.5)
  }

  @Test("chooses where the content stands, and the delegate has the last word")
  func targetOffset() {
    layout.target = { CGPoint(x: $0.x, y: $0.y + 44) }
    deck.counts = [21]
    collection.insertItems(at: [path(0)])
    #expect(collection.contentOffset.y == 44)
    #expect(collection.shown == (1...10).map { path($0) })
    let delegate = OffsetDelegate()
    collection.delegate = delegate
    withExtendedLifetime(delegate) { collection.performBatchUpdates(nil) }
    #expect(collection.contentOffset.y == 89)
  }

  @Test("an offset that is no number stops")
  func notANumber() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = FollowingLayout()
      layout.target = { CGPoint(x: $0.x, y: .nan) }
      let collection = makeCollection(Deck([1]), layout: layout)
      collection.performBatchUpdates(nil)
    }
    expect(
      stop,
      raised: "the target content offset {0, nan} is not finite; return finite numbers from "
        + "-targetContentOffsetForProposedContentOffset: and its like")
  }

  @Test("says which supplementary views go and come")
  func supplementaryViews() throws {
    final class Badges: FollowingLayout {
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        guard let items = super.layoutAttributesForElements(in: rect) else { return nil }
        return items
          + items.filter { $0.indexPath.item < 3 }.compactMap {
            layoutAttributesForSupplementaryView(ofKind: "Badge", at: $0.indexPath)
          }
      }
      override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let badge = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: elementKind, with: indexPath)
        badge.frame = CGRect(x: 0, y: 44 * indexPath.item, width: 9, height: 9)
        return badge
      }
      override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String)
        -> [IndexPath]
      {
        items.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate)
      }
    }
    let banded = BandedDeck([10])
    let collection = makeCollection(banded, layout: Badges())
    collection.register(
      Band.self, forSupplementaryViewOfKind: "Badge", withReuseIdentifier: Band.identifier)
    collection.layoutIfNeeded()
    let second = try #require(collection.supplementaryView(forElementKind: "Badge", at: path(1)))
    banded.deck.counts = [9]
    banded.asked = []
    collection.deleteItems(at: [path(0)])
    #expect(collection.supplementaryView(forElementKind: "Badge", at: path(0)) === second)
    #expect(banded.asked == ["footer 0"])
  }

  @Test("with a context of its own, is told that the counts are new")
  func context() {
    final class Context: UICollectionViewLayoutInvalidationContext {}
    final class Own: FollowingLayout {
      var context: UICollectionViewLayoutInvalidationContext?
      override class var invalidationContextClass: AnyClass { Context.self }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        self.context = context
        super.invalidateLayout(with: context)
      }
    }
    let layout = Own()
    let deck = Deck([1])
    let collection = makeCollection(deck, layout: layout)
    collection.layoutIfNeeded()
    deck.counts = [2]
    collection.insertItems(at: [path(1)])
    #expect(layout.context is Context)
    #expect(layout.context?.invalidateDataSourceCounts == true)
    #expect(layout.context?.invalidateEverything == false)
  }
}

/// A list of lines that writes down what an update calls.
private class FollowingLayout: UICollectionViewFlowLayout {
  var log: [String] = []
  var items: [UICollectionViewUpdateItem] = []
  var target: (CGPoint) -> CGPoint = { $0 }
  var initialAlpha: CGFloat?
  var finalAlpha: CGFloat?

  override init() {
    super.init()
    itemSize = CGSize(width: 320, height: 44)
    minimumLineSpacing = 0
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    log.append("invalidate\(context.invalidateDataSourceCounts ? " counts" : "")")
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    items = updateItems
    let texts = updateItems.map { item in
      let places = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].compactMap { $0?.item }
      return "\(item.updateAction) \(places.map(String.init).joined(separator: " "))"
    }
    log.append("updates: \(texts.joined(separator: ", "))")
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    log.append("finalize")
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    log.append("target \(Int(proposedContentOffset.y))")
    return target(proposedContentOffset)
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    log.append("initial \(itemIndexPath.item)")
    return faded(itemIndexPath, initialAlpha)
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    log.append("final \(itemIndexPath.item)")
    return faded(itemIndexPath, finalAlpha)
  }

  private func faded(_ indexPath: IndexPath, _ alpha: CGFloat?) -> UICollectionViewLayoutAttributes?
  {
    guard let alpha else { return nil }
    let attributes = layoutAttributesForItem(at: indexPath)
    attributes?.alpha = alpha
    return attributes
  }
}

private final class OffsetDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    CGPoint(x: 0, y: proposedContentOffset.y + 1)
  }
}
