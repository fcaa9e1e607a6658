import UIKit

/// What the lesson on registration protocols shows on other data.
enum Post {
  class StampCell: UITableViewCell {
    class var nib: UINib {
      UINib(nibName: String(describing: self), bundle: Bundle(for: self))
    }
  }

  static func names() -> [String] {
    [
      String(describing: StampCell.self),  // "StampCell"
      String(reflecting: StampCell.self),  // "Post.StampCell", module in front
    ]
  }
}
