import UIKit

/// A table cell that registers itself with a table view, and dequeues itself from it.
protocol UITableViewCellRegister: NamedCell {
  static func register(tableView: UITableView)
  static func dequeueReusableCell(tableView: UITableView, indexPath: IndexPath?) -> Self
}

extension UITableViewCellRegister where Self: UITableViewCell {
  static func register(tableView: UITableView) {
    if isFromNib {
      tableView.register(nib, forCellReuseIdentifier: cellId)
    } else {
      tableView.register(self, forCellReuseIdentifier: cellId)
    }
  }

  static func dequeueReusableCell(tableView: UITableView, indexPath: IndexPath?) -> Self {
    let cell =
      if let indexPath {
        tableView.dequeueReusableCell(withIdentifier: cellId, for: indexPath)
      } else {
        tableView.dequeueReusableCell(withIdentifier: cellId)
      }
    guard let cell = cell as? Self else {
      preconditionFailure("“\(cellId)” gives no \(self): is it registered with this table view?")
    }
    return cell
  }
}
