// The shop's cells, and the protocol by which each of them registers itself.

extension NoticeCell: UITableViewCellRegister {}

extension BookCell: UITableViewCellRegister {}

extension PosterCell: UICollectionViewCellRegister {
  static var isFromNib: Bool { true }
}
