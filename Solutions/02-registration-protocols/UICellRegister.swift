import UIKit

/// A cell that registers itself with a list, and dequeues itself from it.
protocol UICellRegister: NamedCell {
  static func register(target: UIScrollView)
  static func dequeueReusableCell(target: UIScrollView, indexPath: IndexPath?) -> Self
}

extension UICellRegister where Self: UITableViewCell {
  static func register(target: UIScrollView) {
    guard let tableView = target as? UITableView else {
      preconditionFailure("\(self) is a cell of a table view, not of \(target)")
    }
    if isFromNib {
      tableView.register(nib, forCellReuseIdentifier: cellId)
    } else {
      tableView.register(self, forCellReuseIdentifier: cellId)
    }
  }

  static func dequeueReusableCell(target: UIScrollView, indexPath: IndexPath?) -> Self {
    guard let tableView = target as? UITableView else {
      preconditionFailure("\(self) is a cell of a table view, not of \(target)")
    }
    let cell =
      if let indexPath {
        tableView.dequeueReusableCell(withIdentifier: cellId, for: indexPath)
      } else {
        tableView.dequeueReusableCell(withIdentifier: cellId)
      }
    guard let cell = cell as? Self else {
      preconditionFailure("“\(cellId)” gives no \(self): is it registered with this table view?")
    }
    return cell
  }
}

extension UICellRegister where Self: UICollectionViewCell {
  static func register(target: UIScrollView) {
    guard let collectionView = target as? UICollectionView else {
      preconditionFailure("\(self) is a cell of a collection view, not of \(target)")
    }
    if isFromNib {
      collectionView.register(nib, forCellWithReuseIdentifier: cellId)
    } else {
      collectionView.register(self, forCellWithReuseIdentifier: cellId)
    }
  }

  static func dequeueReusableCell(target: UIScrollView, indexPath: IndexPath?) -> Self {
    guard let collectionView = target as? UICollectionView else {
      preconditionFailure("\(self) is a cell of a collection view, not of \(target)")
    }
    guard let indexPath else {
      preconditionFailure("\(self) cannot be dequeued from a collection view without an index path")
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: cellId, for: indexPath)
    guard let cell = cell as? Self else {
      preconditionFailure("“\(cellId)” gives no \(self)")
    }
    return cell
  }
}
