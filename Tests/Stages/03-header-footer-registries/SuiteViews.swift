import HeadlessUIKit

@testable import HeaderFooterRegistries

// Headers and footers that the shop has never had, so that only code that works for any class can
// pass. They belong to the main actor, and so do their conformances, which a module other than the
// protocol's must say.

/// A table's view made in code, and a subclass.
class RackHeader: UITableViewHeaderFooterView, @MainActor UITableViewHeaderFooterViewRegister,
  @MainActor UIHeaderFooterViewRegister
{
  class var viewType: ViewType { .tableViewHeaderFooterView }
}

final class TinyRackHeader: RackHeader {}

/// A table's view from a nib, and a subclass with a nib of its own.
class RackFooter: UITableViewHeaderFooterView, @MainActor UITableViewHeaderFooterViewRegister,
  @MainActor UIHeaderFooterViewRegister
{
  class var isFromNib: Bool { true }
  class var viewType: ViewType { .tableViewHeaderFooterView }

  @Outlet var rackLabel: UILabel!
}

final class TinyRackFooter: RackFooter {}

/// A grid's view from a nib.
final class StripeView: UICollectionReusableView, @MainActor UICollectionReusableViewRegister,
  @MainActor UIHeaderFooterViewRegister
{
  static var isFromNib: Bool { true }
  static var viewType: ViewType { .collectionViewHeaderView }

  @Outlet var stripeLabel: UILabel!
}

/// A grid's view made in code, and a subclass.
class HemView: UICollectionReusableView, @MainActor UICollectionReusableViewRegister,
  @MainActor UIHeaderFooterViewRegister
{
  class var viewType: ViewType { .collectionViewFooterView }
}

final class TinyHemView: HemView {}

/// A table's view that says it is a grid's.
final class LostHeader: UITableViewHeaderFooterView,
  @MainActor UITableViewHeaderFooterViewRegister, @MainActor UIHeaderFooterViewRegister
{
  static var viewType: ViewType { .collectionViewHeaderView }
}

/// A grid's view that says it is a table's.
final class LostBand: UICollectionReusableView, @MainActor UICollectionReusableViewRegister,
  @MainActor UIHeaderFooterViewRegister
{
  static var viewType: ViewType { .tableViewHeaderFooterView }
}
