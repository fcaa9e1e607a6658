import UIKit

/// An item of the window: a book's title in a frame. Made in code.
final class PosterCell: UICollectionViewCell {
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(titleLabel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("PosterCell has no nib")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = contentView.bounds.insetBy(dx: 8, dy: 20)
  }

  func show(_ book: Book) {
    titleLabel.text = book.title
  }
}
