import Foundation
import Testing

@testable import HeadlessUIKit

/// A cell that is as high as its item: 30, 60 or 90 points.
private final class SteppedCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = CGFloat(layoutAttributes.indexPath.item % 3 + 1) * 30
    return layoutAttributes
  }
}

@Suite("Items that turn out otherwise than they were estimated")
@MainActor
struct CollectionScrollAnchorTests {
  private let deck = Deck([300])

  private func list(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = makeCollection(deck, layout: layout)
    collection.register(SteppedCell.self, forCellWithReuseIdentifier: CardCell.identifier)
    collection.layoutIfNeeded()
    return collection
  }

  private static func flow() -> UICollectionViewLayout {
    let layout = lines()
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    return layout
  }

  private static func composition() -> UICollectionViewLayout {
    let size = layoutSize(.fractionalWidth(1), .estimated(100))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  private static let layouts: [@MainActor @Sendable () -> UICollectionViewLayout] = [
    flow, composition,
  ]

  @Test("leave what is on the screen where it is when they come at the top", arguments: 0..<2)
  func scrollingUp(layout: Int) throws {
    let collection = list(Self.layouts[layout]())
    func place(of item: IndexPath) throws -> CGFloat {
      try #require(collection.layoutAttributesForItem(at: item)).frame.minY
        - collection.contentOffset.y
    }
    collection.contentOffset.y = 6000
    collection.layoutIfNeeded()
    for _ in 0..<60 {
      let first = try #require(collection.shown.min())
      let before = try place(of: first)
      collection.contentOffset.y -= 22
      collection.layoutIfNeeded()
      #expect(abs(try place(of: first) - before - 22) < 0.01, "\(first)")
    }
  }

  @Test("do not move a list that stands at its beginning", arguments: 0..<2)
  func atTheTop(layout: Int) {
    let collection = list(Self.layouts[layout]())
    for offset in [CGFloat(6000), 400, 0] {
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
    }
    #expect(collection.contentOffset.y == 0)
    #expect(collection.shown.first == path(0))
  }

  @Test("let an item come to stand where code has scrolled it", arguments: 0..<2)
  func scrollGoal(layout: Int) throws {
    let collection = list(Self.layouts[layout]())
    for target in [200, 195, 20, 299, 0, 100] {
      for position in [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom] {
        collection.scrollToItem(at: path(target), at: position, animated: false)
        collection.layoutIfNeeded()
        let frame = try #require(collection.layoutAttributesForItem(at: path(target))).frame
        let wanted =
          switch position {
          case .top: frame.minY
          case .bottom: frame.maxY - collection.bounds.height
          default: frame.midY - collection.bounds.height / 2
          }
        let last = collection.contentSize.height - collection.bounds.height
        #expect(
          abs(collection.contentOffset.y - max(0, min(wanted, last))) < 0.01, "item \(target)")
      }
    }
  }
}
