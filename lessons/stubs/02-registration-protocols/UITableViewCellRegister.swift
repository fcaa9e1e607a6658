import UIKit

/// A table cell that registers itself with a table view, and dequeues itself from it.
protocol UITableViewCellRegister: NamedCell {
  static func register(tableView: UITableView)
  static func dequeueReusableCell(tableView: UITableView, indexPath: IndexPath?) -> Self
}

extension UITableViewCellRegister where Self: UITableViewCell {
  static func register(tableView: UITableView) {
    // TODO: 4. What is left of `register(target:)` when the target can only be a table view?
    fatalError("Not written yet.")
  }

  static func dequeueReusableCell(tableView: UITableView, indexPath: IndexPath?) -> Self {
    // TODO: 4. What is left of `dequeueReusableCell(target:indexPath:)`?
    fatalError("Not written yet.")
  }
}
