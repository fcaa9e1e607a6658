import UIKit

/// The price tag below a shelf of the window. Made in code.
final class WindowPrice: UICollectionReusableView {
  let priceLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(priceLabel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("WindowPrice has no nib")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    priceLabel.frame = bounds.insetBy(dx: 10, dy: 0)
  }

  func show(_ price: Int?) {
    priceLabel.text = price.map { "from € \($0)" } ?? "sold out"
  }
}
