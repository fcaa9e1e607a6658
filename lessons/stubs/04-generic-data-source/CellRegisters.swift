import UIKit

/// What a list must know of a class of cells: the name it goes by.
protocol NamedView {
  /// The reuse identifier.
  static var viewId: String { get }
}

extension NamedView {
  static var viewId: String { String(reflecting: self) }
}

/// A table cell that registers itself with a table view.
protocol UITableViewCellRegister: NamedView {
  static func register(tableView: UITableView)
}

extension UITableViewCellRegister where Self: UITableViewCell {
  static func register(tableView: UITableView) {
    tableView.register(self, forCellReuseIdentifier: viewId)
  }
}

/// A grid's cell that registers itself with a collection view.
protocol UICollectionViewCellRegister: NamedView {
  static func register(collectionView: UICollectionView)
}

extension UICollectionViewCellRegister where Self: UICollectionViewCell {
  static func register(collectionView: UICollectionView) {
    collectionView.register(self, forCellWithReuseIdentifier: viewId)
  }
}
