import UIKit

/// The data source of the shop's books, with the number of them above the table.
final class CountedDataSource: TableViewDataSource<BookCell, Book> {
  // TODO: 5. This compiles, and nobody calls it.
  func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    items.count == 1 ? "1 book" : "\(items.count) books"
  }
}
