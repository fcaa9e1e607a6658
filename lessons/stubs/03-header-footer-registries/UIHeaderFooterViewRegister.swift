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
    // TODO: 4. Neither a target that is no table nor a view type that is a grid's may pass unnoticed.
    guard let tableView = target as? UITableView else { return }
    register(tableView: tableView)
  }
}

extension UIHeaderFooterViewRegister where Self: UICollectionReusableViewRegister {
  static func register(target: UIScrollView) {
    // TODO: 4. Neither a target that is no grid nor a view type that is a table's may pass unnoticed.
    guard let collectionView = target as? UICollectionView else { return }
    switch viewType {
    case .collectionViewHeaderView:
      register(
        collectionView: collectionView, kind: UICollectionView.elementKindSectionHeader)
    default:
      return
    }
  }

  static func dequeueReusableSupplementaryView(
    collectionView: UICollectionView, indexPath: IndexPath
  ) -> Self {
    // TODO: 4. Ask for the kind for which the view was registered.
    fatalError("The kind is not known yet.")
  }
}
