import UIKit

/// The last item of the cover grid: a gift card instead of a book. Made in code.
final class GiftCardCell: UICollectionViewCell {
  let offerLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(offerLabel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("GiftCardCell has no nib")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    offerLabel.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
  }

  func show(_ offer: String) {
    offerLabel.text = offer
  }
}
