import UIKit

/// How a table view knows its data source.
final class WeakTable: UIScrollView {
  weak var dataSource: (any UITableViewDataSource)?
}
