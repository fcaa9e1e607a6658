import UIKit

/// A row of the book list: title on the left; price and a button on the right.
final class BookCell: UITableViewCell, UITableViewCellRegister {
  let titleLabel = UILabel()
  let priceLabel = UILabel()
  let sellButton = UIButton(type: .system)
  private var sell: () -> Void = {}

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [titleLabel, priceLabel, sellButton] { contentView.addSubview(view) }
    sellButton.setTitle("Sell", for: .normal)
    sellButton.addAction(UIAction { [weak self] _ in self?.sell() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BookCell has no nib")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = contentView.bounds
    titleLabel.frame = CGRect(x: 16, y: 10, width: row.width - 160, height: 20)
    priceLabel.frame = CGRect(x: row.width - 144, y: 10, width: 48, height: 20)
    sellButton.frame = CGRect(x: row.width - 88, y: 10, width: 72, height: 20)
  }

  /// Shows a book, and what happens when its button is tapped.
  func show(_ book: Book, sell: @escaping () -> Void) {
    titleLabel.text = book.title
    priceLabel.text = "€ \(book.price)"
    self.sell = sell
  }
}
