import UIKit

/// The shop's list: a banner, then for each book its card and its stars.
final class BookListViewController: UIViewController, UITableViewDataSource {
  let books: [Book]
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
    view.addSubview(tableView)

    tableView.register(
      GenericTableViewCell<BookCard>.self,
      forCellReuseIdentifier: GenericTableViewCell<BookCard>.viewId)
    // TODO: 3. Register the cell of the stars.
    // TODO: 6. Register the cell of the banner.
    tableView.dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    // TODO: 6. Put the banner above the books.
    books.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    // TODO: 3. Show two rows for each book: its card and its stars.
    1
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let book = books[indexPath.section]
    let cell: GenericTableViewCell<BookCard> = dequeue(at: indexPath)
    cell.title = book.title
    cell.price = book.price
    // TODO: 2. The card of a book on sale should be yellow, and not the cell around it.
    cell.backgroundColor = book.isOnSale ? .systemYellow : nil
    return cell
  }

  private func dequeue<View: UIView>(at indexPath: IndexPath) -> GenericTableViewCell<View> {
    let name = GenericTableViewCell<View>.viewId
    let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
    guard let cell = cell as? GenericTableViewCell<View> else {
      preconditionFailure("\(name) gives a \(type(of: cell)), and one of \(View.self) is wanted")
    }
    return cell
  }
}
