import UIKit

/// The shop's list: books, and what else there is, in one section.
final class ShopListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let items: [ShopItem]
  let tableView = UITableView()
  /// The books whose rows were tapped.
  private(set) var opened: [Book] = []
  /// The offers whose buttons were tapped.
  private(set) var taken: [String] = []

  init(items: [ShopItem]) {
    self.items = items
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ShopListViewController has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 40
    view.addSubview(tableView)

    ShopCell.register(tableView: tableView)
    tableView.dataSource = self
    tableView.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = ShopCell.dequeueReusableCell(tableView: tableView, indexPath: indexPath)
    switch items[indexPath.row] {
    case .book(let book):
      cell.titleLabel.text = book.title
      cell.priceLabel.text = "€ \(book.price)"
    // TODO: 1. Which rows come here? Let the compiler see that each kind is shown.
    // TODO: 3. An offer has a button, and a button wants to be listened to: `take(_:)`.
    default:
      break
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // TODO: 2. Which book is in this row, when not every row is a book?
    let books = items.compactMap { item -> Book? in
      if case .book(let book) = item { book } else { nil }
    }
    open(books[indexPath.row])
  }

  private func open(_ book: Book) {
    opened.append(book)
  }

  private func take(_ text: String) {
    taken.append(text)
  }
}
