import UIKit

/// A row of the book list: the title on the left, the price on the right. Made in code.
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
    let line = contentView.bounds.insetBy(dx: 16, dy: 8)
    let parts = line.divided(atDistance: 48, from: .maxXEdge)
    priceLabel.frame = parts.slice
    titleLabel.frame = parts.remainder
  }

  func show(_ book: Book) {
    titleLabel.text = book.title
    priceLabel.text = "€ \(book.price)"
  }
}
