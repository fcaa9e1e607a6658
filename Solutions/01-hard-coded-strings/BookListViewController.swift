import UIKit

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

    tableView.register(NoticeCell.self, forCellReuseIdentifier: CellName.notice)
    tableView.register(BookCell.self, forCellReuseIdentifier: CellName.book)
    tableView.register(TotalCell.self, forCellReuseIdentifier: CellName.total)
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
    let cell = tableView.dequeueReusableCell(withIdentifier: CellName.notice)
    guard let cell = cell as? NoticeCell else {
      preconditionFailure("“\(CellName.notice)” does not give a NoticeCell")
    }
    cell.show("Open until eight tonight")
    return cell
  }

  private func bookCell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: CellName.book, for: indexPath)
    guard let cell = cell as? BookCell else {
      preconditionFailure("“\(CellName.book)” does not give a BookCell")
    }
    cell.show(books[indexPath.row])
    return cell
  }

  private func totalCell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: CellName.total, for: indexPath)
    guard let cell = cell as? TotalCell else {
      preconditionFailure("“\(CellName.total)” does not give a TotalCell")
    }
    cell.show(books)
    return cell
  }
}
