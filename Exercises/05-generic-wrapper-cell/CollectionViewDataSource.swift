import UIKit

/// The data source of any grid that shows one kind of item in one kind of cell, and always the same
/// items.
class CollectionViewDataSource<CellType: UICollectionViewCell, Item>: NSObject,
  UICollectionViewDataSource
{
  let identifier: String
  let items: [Item]
  let configure: (CellType, Item) -> Void

  init(identifier: String, items: [Item], configure: @escaping (CellType, Item) -> Void) {
    self.identifier = identifier
    self.items = items
    self.configure = configure
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = cell as? CellType else {
      preconditionFailure("\(identifier) gives a \(type(of: cell)), and \(CellType.self) is wanted")
    }
    configure(cell, items[indexPath.item])
    return cell
  }
}
