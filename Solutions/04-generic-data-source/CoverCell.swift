import UIKit

/// An item of the grid: a book's title in a frame.
final class CoverCell: UICollectionViewCell, UICollectionViewCellRegister {
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(titleLabel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("CoverCell has no nib")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = contentView.bounds.insetBy(dx: 8, dy: 20)
  }

  func show(_ book: Book) {
    titleLabel.text = book.title
  }
}
