import UIKit

/// The data source of any table that shows one kind of item in one kind of cell.
class TableViewDataSource<CellType: UITableViewCell, Item>: NSObject, UITableViewDataSource {
  let identifier: String
  private(set) var items: [Item]
  let configure: (CellType, Item) -> Void

  init(identifier: String, items: [Item], configure: @escaping (CellType, Item) -> Void) {
    self.identifier = identifier
    self.items = items
    self.configure = configure
  }

  /// Takes other items. The table must be told, too.
  func updateDataSource(_ items: [Item]) {
    self.items = items
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? CellType else {
      preconditionFailure("\(identifier) gives a \(type(of: cell)), and \(CellType.self) is wanted")
    }
    configure(cell, items[indexPath.row])
    return cell
  }

  /// A base class has to say what its subclasses may override.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
}
