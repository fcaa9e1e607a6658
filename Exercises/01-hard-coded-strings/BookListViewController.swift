import UIKit

// TODO: 5. Say every name in this file through `CellName`.

/// The shop's list: a notice, a row for each book, and the total.
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

    // TODO: 2. Register every kind of row, each under a name of its own.
    tableView.register(TotalCell.self, forCellReuseIdentifier: "BookCell")
    tableView.register(BookCell.self, forCellReuseIdentifier: "BookCell")
    tableView.dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    3
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 1 ? books.count : 1
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch indexPath.section {
    case 0: noticeCell(in: tableView)
    case 1: bookCell(in: tableView, at: indexPath)
    default: totalCell(in: tableView, at: indexPath)
    }
  }

  private func noticeCell(in tableView: UITableView) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "NoticeCell")
    guard let cell = cell as? NoticeCell else { return UITableViewCell() }
    cell.show("Open until eight tonight")
    return cell
  }

  private func bookCell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    // TODO: 1. Mend one letter.
    let cell = tableView.dequeueReusableCell(withIdentifier: "Bookcell", for: indexPath)
    guard let cell = cell as? BookCell else { return UITableViewCell() }
    cell.show(books[indexPath.row])
    return cell
  }

  private func totalCell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    // TODO: 2. Ask for the total under its own name.
    let cell = tableView.dequeueReusableCell(withIdentifier: "BookCell", for: indexPath)
    guard let cell = cell as? TotalCell else { return UITableViewCell() }
    cell.show(books)
    return cell
  }
}
