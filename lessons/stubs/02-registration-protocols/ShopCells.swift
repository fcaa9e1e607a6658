// The shop's cells, and the protocol by which each of them registers itself.

// TODO: 4. Let each cell adopt the protocol of its own kind of list, here and in the controllers.

extension NoticeCell: UICellRegister {}

extension BookCell: UICellRegister {}

extension PosterCell: UICellRegister {
  static var isFromNib: Bool { true }
}
