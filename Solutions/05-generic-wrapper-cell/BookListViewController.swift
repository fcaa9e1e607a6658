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
      GenericTableViewCell<BannerView>.self,
      forCellReuseIdentifier: GenericTableViewCell<BannerView>.viewId)
    tableView.register(
      GenericTableViewCell<BookCard>.self,
      forCellReuseIdentifier: GenericTableViewCell<BookCard>.viewId)
    tableView.register(
      GenericTableViewCell<StarsView>.self,
      forCellReuseIdentifier: GenericTableViewCell<StarsView>.viewId)
    tableView.dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    1 + books.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : 2
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section > 0 else {
      let cell: GenericTableViewCell<BannerView> = dequeue(at: indexPath)
      cell.bannerLabel.text = "Half price on Fridays"
      return cell
    }
    let book = books[indexPath.section - 1]
    guard indexPath.row == 0 else {
      let cell: GenericTableViewCell<StarsView> = dequeue(at: indexPath)
      for _ in 0..<(book.stars ?? 0) { cell.customView.addStar() }
      return cell
    }
    let cell: GenericTableViewCell<BookCard> = dequeue(at: indexPath)
    cell.title = book.title
    cell.price = book.price
    cell.customView.backgroundColor = book.isOnSale ? .systemYellow : nil
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
