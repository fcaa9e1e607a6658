import HeadlessRx
import UIKit

/// A row of the shop: a title, and on the right a price or a button.
final class ShopCell: UITableViewCell, UITableViewCellRegister {
  let titleLabel = UILabel()
  let priceLabel = UILabel()
  let takeButton = UIButton(type: .system)
  /// What lasts as long as the cell shows one row.
  private(set) var disposeBag = DisposeBag()

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

  override func prepareForReuse() {
    super.prepareForReuse()
    disposeBag = DisposeBag()
  }

  /// Shows a row, with all that it has and nothing else.
  func show(title: String, price: String?, canBeTaken: Bool) {
    titleLabel.text = title
    priceLabel.text = price
    takeButton.isHidden = !canBeTaken
  }
}
