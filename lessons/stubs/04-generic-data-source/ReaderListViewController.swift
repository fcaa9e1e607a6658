import UIKit

/// The readers who have reserved a book.
final class ReaderListViewController: UIViewController {
  private(set) var readers: [Reader]
  let tableView = UITableView()
  private var dataSource: TableViewDataSource<ReaderCell, Reader>?

  init(readers: [Reader]) {
    self.readers = readers
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ReaderListViewController has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 40
    view.addSubview(tableView)

    ReaderCell.register(tableView: tableView)
    let dataSource = TableViewDataSource<ReaderCell, Reader>(
      identifier: ReaderCell.viewId, items: readers
    ) { cell, reader in
      cell.show(reader)
    }
    // TODO: 1. A table does not keep its data source. Who does?
    tableView.dataSource = dataSource
  }

  /// Puts a reader at the end of the list.
  func add(_ reader: Reader) {
    // TODO: 3. Whose array is this, and who knows that it has changed?
    readers.append(reader)
  }
}
