import UIKit

/// A row of a shelf: a book's title on the left, its price on the right.
final class BookCell: UITableViewCell {
  let titleLabel = UILabel()
  let priceLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(titleLabel)
    contentView.addSubview(priceLabel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BookCell has no nib")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = contentView.bounds
    titleLabel.frame = CGRect(x: 16, y: 10, width: row.width - 88, height: 20)
    priceLabel.frame = CGRect(x: row.width - 64, y: 10, width: 48, height: 20)
  }

  func show(_ book: Book) {
    titleLabel.text = book.title
    priceLabel.text = "€ \(book.price)"
  }
}
