import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A collection view under random operations")
@MainActor
struct CollectionRandomTests {
  @Test("shows what a look at every item finds, each on a cell of its own", arguments: seeds(20))
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let deck = BandedDeck([30])
    let collection = makeCollection(deck, layout: flow(&random))
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        Band.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Band.identifier)
    }
    for _ in 0..<60 {
      operate(on: collection, deck.deck, &random)
      collection.layoutIfNeeded()
      try check(collection, deck.deck)
    }
  }

  private func flow(_ random: inout SeededGenerator) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = Bool.random(using: &random) ? .vertical : .horizontal
    layout.itemSize = CGSize(
      width: Int.random(in: 20...160, using: &random),
      height: Int.random(in: 20...160, using: &random))
    let band = Int.random(in: 0...30, using: &random)
    layout.headerReferenceSize = CGSize(width: band, height: band)
    layout.footerReferenceSize = CGSize(width: 30 - band, height: 30 - band)
    layout.sectionHeadersPinToVisibleBounds = Bool.random(using: &random)
    return layout
  }

  private func operate(
    on collection: UICollectionView, _ deck: Deck, _ random: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      deck.counts = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        Int.random(in: 0...60, using: &random)
      }
      collection.reloadData()
    case 1: collection.collectionViewLayout = flow(&random)
    case 2: collection.frame.size.width = CGFloat(Int.random(in: 0...500, using: &random))
    case 3: collection.collectionViewLayout.invalidateLayout()
    case 4:
      guard let indexPath = collection.shown.randomElement(using: &random) else { return }
      collection.allowsMultipleSelection.toggle()
      collection.userTapped(itemAt: indexPath)
    case 5:
      let section = Int.random(in: 0...5, using: &random)
      guard section < collection.numberOfSections, deck.counts[section] > 0 else { return }
      let item = Int.random(in: 0..<deck.counts[section], using: &random)
      collection.selectItem(at: path(item, section), animated: false, scrollPosition: .top)
    default:
      collection.contentOffset.x = CGFloat(Int.random(in: -100...4000, using: &random))
      collection.contentOffset.y = CGFloat(Int.random(in: -100...4000, using: &random))
    }
  }

  private func check(_ collection: UICollectionView, _ deck: Deck) throws {
    let screen = collection.bounds
    let all = deck.counts.enumerated().flatMap { section, count in
      (0..<count).map { path($0, section) }
    }
    let expected = try all.filter {
      let frame = try #require(collection.layoutAttributesForItem(at: $0)).frame
      return screen.width > 0 && frame.minX < screen.maxX && frame.maxX > screen.minX
        && frame.minY < screen.maxY && frame.maxY > screen.minY
    }
    #expect(collection.shown == expected)
    let selected = try #require(collection.indexPathsForSelectedItems)
    for indexPath in expected {
      let cell = try #require(collection.cellForItem(at: indexPath) as? CardCell)
      #expect(cell.text == "\(indexPath.section)-\(indexPath.item)")
      #expect(cell.frame == collection.layoutAttributesForItem(at: indexPath)?.frame)
      #expect(cell.isSelected == selected.contains(indexPath))
      #expect(collection.indexPath(for: cell) == indexPath)
    }
    let log = try #require(collection.reuseLog)
    let taken =
      log.count(.made, identifier: CardCell.identifier)
      + log.count(.reused, identifier: CardCell.identifier)
    #expect(taken - log.count(.pooled, identifier: CardCell.identifier) == expected.count)
    #expect(Set(collection.visibleCells).count == expected.count)
  }
}
