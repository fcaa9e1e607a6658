import UIKit

/// A row of the book list: title and note on the left; price and a button on the right.
final class BookCell: UITableViewCell {
  let titleLabel = UILabel()
  let noteLabel = UILabel()
  let priceLabel = UILabel()
  let reserveButton = UIButton(type: .system)
  private var reserve: () -> Void = {}

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [titleLabel, noteLabel, priceLabel, reserveButton] {
      contentView.addSubview(view)
    }
    reserveButton.setTitle("Reserve", for: .normal)
    reserveButton.addAction(UIAction { [weak self] _ in self?.reserve() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BookCell has no nib")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = contentView.bounds
    titleLabel.frame = CGRect(x: 16, y: 4, width: row.width - 176, height: 20)
    noteLabel.frame = CGRect(x: 16, y: 24, width: row.width - 176, height: 20)
    priceLabel.frame = CGRect(x: row.width - 160, y: 4, width: 48, height: 20)
    reserveButton.frame = CGRect(x: row.width - 104, y: 4, width: 88, height: 20)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reserve = {}
  }

  /// Shows a book, and what happens when its button is tapped.
  func show(_ book: Book, isReserved: Bool, reserve: @escaping () -> Void) {
    titleLabel.text = book.title
    noteLabel.text = book.note
    priceLabel.text = "€ \(book.price)"
    priceLabel.textColor = book.isOnSale ? .systemRed : .label
    accessoryType = isReserved ? .checkmark : .none
    self.reserve = reserve
  }
}
