import UIKit

/// A cell that registers itself with a list, and dequeues itself from it.
protocol UICellRegister: NamedCell {
  static func register(target: UIScrollView)
  static func dequeueReusableCell(target: UIScrollView, indexPath: IndexPath?) -> Self
}

extension UICellRegister where Self: UITableViewCell {
  static func register(target: UIScrollView) {
    // TODO: 2. Stop, with the cell's name, when the target is not a table view.
    guard let tableView = target as? UITableView else { return }
    // TODO: 2. Register the nib of a cell that comes from one, and the very class that was asked.
    tableView.register(Self.self, forCellReuseIdentifier: cellId)
  }

  static func dequeueReusableCell(target: UIScrollView, indexPath: IndexPath?) -> Self {
    // TODO: 2. Stop, with the cell's name, when the target is not a table view. Without an index
    // path, use the call that needs none.
    guard let tableView = target as? UITableView, let indexPath else {
      fatalError("This cannot be dequeued yet.")
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: cellId, for: indexPath)
    guard let cell = cell as? Self else {
      preconditionFailure("“\(cellId)” gives no \(self).")
    }
    return cell
  }
}

extension UICellRegister where Self: UICollectionViewCell {
  static func register(target: UIScrollView) {
    // TODO: 3. Register with a collection view.
    fatalError("No grid can register a cell yet.")
  }

  static func dequeueReusableCell(target: UIScrollView, indexPath: IndexPath?) -> Self {
    // TODO: 3. Dequeue from a collection view, which always wants an index path.
    fatalError("No grid can dequeue a cell yet.")
  }
}
