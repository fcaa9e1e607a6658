import UIKit

/// What stands below a shelf. Drawn in `Nibs/ShelfFooter.xib`, which also connects the outlet.
final class ShelfFooter: UITableViewHeaderFooterView {
  @Outlet var countLabel: UILabel!

  func show(_ count: Int) {
    countLabel.text = count == 1 ? "1 book" : "\(count) books"
  }
}
