import HeadlessUIKit

@testable import GenericDataSource

// Cells and items that the shop has never had, so that only code that works for any can pass.

/// What a suite's list shows.
struct Coin {
  let value: Int
}

/// A table cell made in code.
final class CoinCell: UITableViewCell {
  var value: Int?
}

/// A table cell of another class.
final class ButtonCell: UITableViewCell {}

/// A grid's cell made in code.
final class CoinTile: UICollectionViewCell {
  var value: Int?
}

/// A grid's cell of another class.
final class ButtonTile: UICollectionViewCell {}
