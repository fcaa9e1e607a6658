import UIKit

/// The shop's books, each of which can be sold.
final class BookListViewController: UIViewController {
  private(set) var books: [Book]
  let tableView = UITableView()
  private var dataSource: CountedDataSource?

  init(books: [Book]) {
    self.books = books
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BookListViewController has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 40
    view.addSubview(tableView)

    BookCell.register(tableView: tableView)
    let dataSource = CountedDataSource(
      identifier: BookCell.viewId, items: books
    ) { [weak self] cell, book in
      cell.show(book) { self?.sell(book) }
    }
    self.dataSource = dataSource
    tableView.dataSource = dataSource
  }

  /// Takes a book off the list.
  private func sell(_ book: Book) {
    guard let row = books.firstIndex(of: book) else { return }
    books.remove(at: row)
    dataSource?.updateDataSource(books)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    tableView.reloadSections([0], with: .none)
  }
}
