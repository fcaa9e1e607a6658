import UIKit

/// The shop's list: a notice, and a row for each book, which can be reserved.
final class BookListViewController: UIViewController, UITableViewDataSource {
  let books: [Book]
  let tableView = UITableView()
  private var reserved: Set<Int> = []

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
    tableView.rowHeight = 60
    view.addSubview(tableView)

    NoticeCell.register(target: tableView)
    BookCell.register(target: tableView)
    tableView.dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    2
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 1 ? books.count : 1
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section == 1 else {
      let cell = NoticeCell.dequeueReusableCell(target: tableView, indexPath: indexPath)
      cell.show("Open until eight tonight")
      return cell
    }
    let row = indexPath.row
    let cell = BookCell.dequeueReusableCell(target: tableView, indexPath: indexPath)
    cell.show(books[row], isReserved: reserved.contains(row)) { [weak self] in
      self?.reserve(row)
    }
    return cell
  }

  private func reserve(_ row: Int) {
    reserved.insert(row)
    tableView.reloadData()
  }
}
