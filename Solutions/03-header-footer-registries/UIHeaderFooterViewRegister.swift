import UIKit

/// Where a header or a footer belongs.
enum ViewType {
  case tableViewHeaderFooterView
  case collectionViewHeaderView
  case collectionViewFooterView
}

/// A header or footer that knows where it belongs, so that one call registers any of them.
protocol UIHeaderFooterViewRegister: NamedView {
  static var viewType: ViewType { get }
  static func register(target: UIScrollView)
}

extension UIHeaderFooterViewRegister where Self: UITableViewHeaderFooterViewRegister {
  static func register(target: UIScrollView) {
    guard viewType == .tableViewHeaderFooterView else {
      preconditionFailure("\(self) is a table's view, and its view type is \(viewType)")
    }
    guard let tableView = target as? UITableView else {
      preconditionFailure("\(self) is a table's view, and the target is \(target)")
    }
    register(tableView: tableView)
  }
}

extension UIHeaderFooterViewRegister where Self: UICollectionReusableViewRegister {
  static func register(target: UIScrollView) {
    guard let collectionView = target as? UICollectionView else {
      preconditionFailure("\(self) is a grid's view, and the target is \(target)")
    }
    register(collectionView: collectionView, kind: kind)
  }

  static func dequeueReusableSupplementaryView(
    collectionView: UICollectionView, indexPath: IndexPath
  ) -> Self {
    self.dequeueReusableSupplementaryView(
      collectionView: collectionView, kind: kind, indexPath: indexPath)
  }

  /// The kind for which the view is registered, and asked for.
  private static var kind: String {
    switch viewType {
    case .collectionViewHeaderView: UICollectionView.elementKindSectionHeader
    case .collectionViewFooterView: UICollectionView.elementKindSectionFooter
    case .tableViewHeaderFooterView:
      preconditionFailure("\(self) is a grid's view, and its view type is \(viewType)")
    }
  }
}
