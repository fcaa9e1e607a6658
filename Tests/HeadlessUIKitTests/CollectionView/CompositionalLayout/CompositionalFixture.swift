import Foundation

@testable import HeadlessUIKit

/// A rectangle from its numbers.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A size from two dimensions, each a part of the width or height, or points.
@MainActor
func layoutSize(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// An item that fills so much of its group.
@MainActor
func item(
  _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
  _ height: NSCollectionLayoutDimension = .fractionalHeight(1)
) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: layoutSize(width, height))
}

/// A header as wide as its section.
@MainActor
func header(
  _ height: NSCollectionLayoutDimension = .absolute(30), kind: String = "Header",
  _ alignment: NSRectAlignment = .top
) -> NSCollectionLayoutBoundarySupplementaryItem {
  NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: layoutSize(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
}

/// A collection view of a compositional layout, 300 points wide and 400 high.
@MainActor
final class Composition {
  let layout: UICollectionViewCompositionalLayout
  let view: UICollectionView
  let deck: BandDeck

  init(_ layout: UICollectionViewCompositionalLayout, _ counts: Int...) {
    self.layout = layout
    deck = BandDeck(counts)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(CardCell.self, forCellWithReuseIdentifier: CardCell.identifier)
    for kind in ["Header", "Footer", "Badge"] {
      view.register(
        Band.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Band.identifier)
    }
    view.dataSource = deck
  }

  convenience init(
    _ group: NSCollectionLayoutGroup, _ counts: Int,
    configure: (NSCollectionLayoutSection) -> Void = { _ in }
  ) {
    let section = NSCollectionLayoutSection(group: group)
    configure(section)
    self.init(UICollectionViewCompositionalLayout(section: section), counts)
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frames(_ count: Int, _ section: Int = 0) -> [CGRect] {
    (0..<count).compactMap { frame($0, section) }
  }

  func band(_ kind: String, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }
}

/// A data source with a view for every kind, also for those of the whole content, which are in no
/// section.
@MainActor
final class BandDeck: NSObject, UICollectionViewDataSource {
  let counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: CardCell.identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Band.identifier, for: indexPath)
  }
}
