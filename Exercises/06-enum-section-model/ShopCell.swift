import UIKit

/// A row of the shop: a title, and on the right a price or a button.
final class ShopCell: UITableViewCell, UITableViewCellRegister {
  let titleLabel = UILabel()
  let priceLabel = UILabel()
  let takeButton = UIButton(type: .system)
  // TODO: 3. Who listens to the button, and how long? Keep a bag for it here.

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [titleLabel, priceLabel, takeButton] { contentView.addSubview(view) }
    takeButton.setTitle("Take", for: .normal)
    takeButton.isHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ShopCell has no nib")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = contentView.bounds
    titleLabel.frame = CGRect(x: 16, y: 10, width: row.width - 120, height: 20)
    priceLabel.frame = CGRect(x: row.width - 88, y: 10, width: 72, height: 20)
    takeButton.frame = CGRect(x: row.width - 88, y: 10, width: 72, height: 20)
  }

  // TODO: 1. One method that says all that a row shows, and what it does not show.

  // TODO: 3. A cell that is used again has nothing to do with the row before.
}
