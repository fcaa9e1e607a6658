import UIKit

/// The data source of any grid that shows one kind of item in one kind of cell.
class CollectionViewDataSource<CellType: UICollectionViewCell, Item>: NSObject,
  UICollectionViewDataSource
{
  let identifier: String
  private(set) var items: [Item]
  let configure: (CellType, Item) -> Void

  init(identifier: String, items: [Item], configure: @escaping (CellType, Item) -> Void) {
    self.identifier = identifier
    self.items = items
    self.configure = configure
  }

  /// Takes other items. The grid must be told, too.
  func updateDataSource(_ items: [Item]) {
    // TODO: 6. Take the items.
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    // TODO: 6. Count the items.
    0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    // TODO: 6. Dequeue, check and configure, as for the table.
    fatalError("No grid has a generic data source yet.")
  }
}
