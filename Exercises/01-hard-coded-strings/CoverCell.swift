import UIKit

/// An item of the cover grid. Drawn in `Nibs/CoverCell.xib`, which also connects the two outlets.
final class CoverCell: UICollectionViewCell {
  @Outlet var titleLabel: UILabel!
  @Outlet var authorLabel: UILabel!

  func show(_ book: Book) {
    titleLabel.text = book.title
    authorLabel.text = book.author
  }
}
