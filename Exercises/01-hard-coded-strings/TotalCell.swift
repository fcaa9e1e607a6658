import UIKit

/// The last row of the book list: how many books there are, and what they cost. Made in code.
final class TotalCell: UITableViewCell {
  let totalLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(totalLabel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TotalCell has no nib")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    totalLabel.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
  }

  func show(_ books: [Book]) {
    let sum = books.map(\.price).reduce(0, +)
    totalLabel.text = "\(books.count) books, € \(sum)"
  }
}
