import UIKit

/// A book's title and price. Made in code, and at home in a table as well as in a grid.
final class BookCard: UIView {
  /// What stands before a price.
  let currency = "€"
  private let titleLabel = UILabel()
  private let priceLabel = UILabel()

  var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  var price: Int = 0 {
    didSet { priceLabel.text = "\(currency) \(price)" }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [titleLabel, priceLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -10),
      priceLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      priceLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      priceLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BookCard has no nib")
  }
}
