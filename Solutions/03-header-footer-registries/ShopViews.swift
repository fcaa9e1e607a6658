// The views of the shop that a list uses again, and the protocols by which they register themselves.

extension BookCell: UITableViewCellRegister {}

extension PosterCell: UICollectionViewCellRegister {}

extension ShelfHeader: UITableViewHeaderFooterViewRegister, UIHeaderFooterViewRegister {
  static var viewType: ViewType { .tableViewHeaderFooterView }
}

extension ShelfFooter: UITableViewHeaderFooterViewRegister, UIHeaderFooterViewRegister {
  static var isFromNib: Bool { true }
  static var viewType: ViewType { .tableViewHeaderFooterView }
}

extension WindowBand: UICollectionReusableViewRegister, UIHeaderFooterViewRegister {
  static var isFromNib: Bool { true }
  static var viewType: ViewType { .collectionViewHeaderView }
}

extension WindowPrice: UICollectionReusableViewRegister, UIHeaderFooterViewRegister {
  static var viewType: ViewType { .collectionViewFooterView }
}
