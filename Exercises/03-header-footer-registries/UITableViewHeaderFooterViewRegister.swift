import UIKit

/// A header or footer of a table that registers itself with a table view, and dequeues itself from
/// it.
protocol UITableViewHeaderFooterViewRegister: NamedView {
  static func register(tableView: UITableView)
  static func dequeueReusableHeaderFooterView(tableView: UITableView) -> Self
}

extension UITableViewHeaderFooterViewRegister where Self: UITableViewHeaderFooterView {
  static func register(tableView: UITableView) {
    // TODO: 2. Register the nib of a view that comes from one, and otherwise the class.
    fatalError("No table can register a header yet.")
  }

  static func dequeueReusableHeaderFooterView(tableView: UITableView) -> Self {
    // TODO: 2. Dequeue, and say which view it was when there is none.
    fatalError("No table can dequeue a header yet.")
  }
}
