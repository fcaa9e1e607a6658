import UIKit

/// What the lesson on hard-coded strings shows on stamps.
enum Stamps {
  final class StampCell: UITableViewCell {
    static let identifier = "StampCell"
  }

  enum CellName {
    static let stamp = "Stamp"
  }

  static func registered(with tableView: UITableView) {
    tableView.register(StampCell.self, forCellReuseIdentifier: CellName.stamp)
  }

  static func cast(_ cell: UITableViewCell) -> StampCell {
    guard let cell = cell as? StampCell else {
      preconditionFailure("StampCell is not what is registered")
    }
    return cell
  }

  static func inAnApp(_ tableView: UITableView, _ indexPath: IndexPath) -> StampCell {
    tableView.register(
      StampCell.self, forCellReuseIdentifier: StampCell.identifier)

    let cell = tableView.dequeueReusableCell(
      withIdentifier: StampCell.identifier, for: indexPath)
    guard let cell = cell as? StampCell else {
      preconditionFailure("StampCell is not what is registered")
    }
    return cell
  }
}
