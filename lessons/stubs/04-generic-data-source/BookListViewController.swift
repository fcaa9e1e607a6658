import UIKit

/// The shop's books, each of which can be sold.
// TODO: 2. Let a CountedDataSource do what this controller does as a data source.
final class BookListViewController: UIViewController, UITableViewDataSource {
  private(set) var books: [Book]
  let tableView = UITableView()

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
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: BookCell.viewId, for: indexPath)
    guard let cell = cell as? BookCell else {
      preconditionFailure("\(BookCell.viewId) gives no BookCell")
    }
    let book = books[indexPath.row]
    // TODO: 4. Who keeps this closure, and whom does it keep?
    cell.show(book) { self.sell(book) }
    return cell
  }

  /// Takes a book off the list.
  private func sell(_ book: Book) {
    guard let row = books.firstIndex(of: book) else { return }
    books.remove(at: row)
    // TODO: 3. The table counts again now. Whom does it ask, and what is it told?
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    // TODO: 5. The rows are right now. Who tells the title?
  }
}
