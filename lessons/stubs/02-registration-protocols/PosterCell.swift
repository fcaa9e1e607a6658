import UIKit

/// An item of the grid. Drawn in `Nibs/PosterCell.xib`, which also connects the two outlets.
final class PosterCell: UICollectionViewCell {
  @Outlet var titleLabel: UILabel!
  @Outlet var authorLabel: UILabel!

  func show(_ book: Book) {
    titleLabel.text = book.title
    authorLabel.text = book.author
  }
}
