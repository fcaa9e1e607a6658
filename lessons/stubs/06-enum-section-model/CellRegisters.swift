import UIKit

/// What a list must know of a class of cells: the name it goes by.
protocol NamedView {
  /// The reuse identifier.
  static var viewId: String { get }
}

extension NamedView {
  static var viewId: String { String(reflecting: self) }
}

/// A table cell that registers itself with a table view, and dequeues itself from it.
protocol UITableViewCellRegister: NamedView {
  static func register(tableView: UITableView)
  static func dequeueReusableCell(tableView: UITableView, indexPath: IndexPath) -> Self
}

extension UITableViewCellRegister where Self: UITableViewCell {
  static func register(tableView: UITableView) {
    tableView.register(self, forCellReuseIdentifier: viewId)
  }

  static func dequeueReusableCell(tableView: UITableView, indexPath: IndexPath) -> Self {
    let cell = tableView.dequeueReusableCell(withIdentifier: viewId, for: indexPath)
    guard let cell = cell as? Self else {
      preconditionFailure("\(viewId) gives no \(self)")
    }
    return cell
  }
}
