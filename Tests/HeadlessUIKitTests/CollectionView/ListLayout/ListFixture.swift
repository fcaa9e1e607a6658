import Foundation

@testable import HeadlessUIKit

/// A list in a collection view, 320 points wide, whose cells show content configurations.
@MainActor
final class BookList: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  var configure: (UICollectionViewListCell, IndexPath) -> Void
  let view: UICollectionView

  init(
    _ configuration: UICollectionLayoutListConfiguration, _ counts: Int..., height: CGFloat = 400,
    configure: @escaping (UICollectionViewListCell, IndexPath) -> Void = { cell, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = "\(indexPath.section)-\(indexPath.item)"
      cell.contentConfiguration = content
    }
  ) {
    self.counts = counts
    self.configure = configure
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Book")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "Band")
    }
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Book", for: indexPath)
    if let cell = cell as? UICollectionViewListCell { configure(cell, indexPath) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Band", for: indexPath)
    if let cell = view as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = "Shelf \(indexPath.section)"
      cell.contentConfiguration = content
    }
    return view
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  /// Shows a text of so many lines of 20 characters in a cell.
  static func show(lines: Int, in cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = Array(repeating: String(repeating: "x", count: 20), count: lines)
      .joined(separator: " ")
    cell.contentConfiguration = content
  }
}
