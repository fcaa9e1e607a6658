import HeadlessUIKit

@testable import GenericDataSource

// Cells and items that the shop has never had, so that only code that works for any can pass.

/// What a suite's list shows.
struct Coin {
  let value: Int
}

/// A table cell made in code.
final class CoinCell: UITableViewCell {
  var value: Int? {
    didSet { textLabel?.text = value.map(String.init) }
  }
}

/// A table cell of another class.
final class ButtonCell: UITableViewCell {}

/// A grid's cell made in code.
final class CoinTile: UICollectionViewCell {
  private let valueLabel = UILabel()
  var value: Int? {
    didSet { valueLabel.text = value.map(String.init) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(valueLabel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("CoinTile has no nib")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    valueLabel.frame = contentView.bounds
  }
}

/// A grid's cell of another class.
final class ButtonTile: UICollectionViewCell {}
