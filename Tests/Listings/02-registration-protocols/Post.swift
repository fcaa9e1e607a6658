import UIKit

/// What the lesson on registration protocols shows on other data.
enum Post {
  class StampCell: UITableViewCell {
    class var nib: UINib {
      UINib(nibName: String(describing: self), bundle: Bundle(for: self))
    }
  }

  static func names() -> [String] {
    let short = String(describing: StampCell.self)
    let whole = String(reflecting: StampCell.self)
    return [short, whole]
  }
}
