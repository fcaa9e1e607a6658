import UIKit

/// What the lesson on headers and footers shows on stamps.
enum StampAlbum {
  final class StampBand: UICollectionReusableView {
    static func register(collectionView: UICollectionView, kind: String) {
      collectionView.register(
        self, forSupplementaryViewOfKind: kind, withReuseIdentifier: String(reflecting: self))
    }
  }

  final class ShelfHeader: UITableViewHeaderFooterView {
    static func register(tableView: UITableView) {
      tableView.register(self, forHeaderFooterViewReuseIdentifier: String(reflecting: self))
    }

    static func dequeueReusableHeaderFooterView(tableView: UITableView) -> ShelfHeader? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: String(reflecting: self))
        as? ShelfHeader
    }
  }

  static func header(of tableView: UITableView) -> UIView? {
    ShelfHeader.register(tableView: tableView)

    let header = ShelfHeader.dequeueReusableHeaderFooterView(tableView: tableView)
    return header
  }

  static func register(with grid: UICollectionView) {
    StampBand.register(
      collectionView: grid, kind: UICollectionView.elementKindSectionHeader)
  }
}
