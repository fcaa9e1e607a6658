import UIKit

/// A table cell that registers itself with a table view, and dequeues itself from it.
protocol UITableViewCellRegister: NamedView {
  static func register(tableView: UITableView)
  static func dequeueReusableCell(tableView: UITableView, indexPath: IndexPath) -> Self
}

extension UITableViewCellRegister where Self: UITableViewCell {
  static func register(tableView: UITableView) {
    if isFromNib {
      tableView.register(nib, forCellReuseIdentifier: viewId)
    } else {
      tableView.register(self, forCellReuseIdentifier: viewId)
    }
  }

  static func dequeueReusableCell(tableView: UITableView, indexPath: IndexPath) -> Self {
    let cell = tableView.dequeueReusableCell(withIdentifier: viewId, for: indexPath)
    guard let cell = cell as? Self else {
      preconditionFailure("\(viewId) gives no \(self)")
    }
    return cell
  }
}

/// A grid's cell that registers itself with a collection view, and dequeues itself from it.
protocol UICollectionViewCellRegister: NamedView {
  static func register(collectionView: UICollectionView)
  static func dequeueReusableCell(collectionView: UICollectionView, indexPath: IndexPath) -> Self
}

extension UICollectionViewCellRegister where Self: UICollectionViewCell {
  static func register(collectionView: UICollectionView) {
    if isFromNib {
      collectionView.register(nib, forCellWithReuseIdentifier: viewId)
    } else {
      collectionView.register(self, forCellWithReuseIdentifier: viewId)
    }
  }

  static func dequeueReusableCell(collectionView: UICollectionView, indexPath: IndexPath) -> Self {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: viewId, for: indexPath)
    guard let cell = cell as? Self else {
      preconditionFailure("\(viewId) gives no \(self)")
    }
    return cell
  }
}
