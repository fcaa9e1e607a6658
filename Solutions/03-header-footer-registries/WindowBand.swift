import UIKit

/// The band above a shelf of the window. Drawn in `Nibs/WindowBand.xib`, which also connects the
/// outlet.
final class WindowBand: UICollectionReusableView {
  @Outlet var nameLabel: UILabel!

  func show(_ name: String) {
    nameLabel.text = name
  }
}
