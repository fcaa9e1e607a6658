import HeadlessUIKit

@testable import HeaderFooterRegistries

// The cells of the suite's lists come from nibs, as the shop's do not, so that both ways by which the
// cells of the stage before are registered stay as good as they were.

/// A table's cell.
final class RackCell: UITableViewCell, @MainActor UITableViewCellRegister {
  static var isFromNib: Bool { true }

  @Outlet var rowLabel: UILabel!
}

/// A grid's cell.
final class StripeCell: UICollectionViewCell, @MainActor UICollectionViewCellRegister {
  static var isFromNib: Bool { true }

  @Outlet var itemLabel: UILabel!
}
