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
    // TODO: 2. Take the items.
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    // TODO: 2. A cell of another class is a mistake of whoever registered it. Say what came.
    if let cell = cell as? CellType { configure(cell, items[indexPath.row]) }
    return cell
  }

  // TODO: 5. A method that a subclass wants to be asked for must be declared here.
}
