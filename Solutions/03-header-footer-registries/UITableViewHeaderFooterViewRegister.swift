import UIKit

/// A header or footer of a table that registers itself with a table view, and dequeues itself from
/// it.
protocol UITableViewHeaderFooterViewRegister: NamedView {
  static func register(tableView: UITableView)
  static func dequeueReusableHeaderFooterView(tableView: UITableView) -> Self
}

extension UITableViewHeaderFooterViewRegister where Self: UITableViewHeaderFooterView {
  static func register(tableView: UITableView) {
    if isFromNib {
      tableView.register(nib, forHeaderFooterViewReuseIdentifier: viewId)
    } else {
      tableView.register(self, forHeaderFooterViewReuseIdentifier: viewId)
    }
  }

  static func dequeueReusableHeaderFooterView(tableView: UITableView) -> Self {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: viewId)
    guard let view = view as? Self else {
      preconditionFailure("\(viewId) gives no \(self): is it registered with this table view?")
    }
    return view
  }
}
