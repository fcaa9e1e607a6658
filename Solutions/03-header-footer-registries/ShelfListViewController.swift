import UIKit

/// The shop's shelves as a table: a section for each shelf, with a header and a footer.
final class ShelfListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private(set) var shelves: [Shelf]
  let tableView = UITableView()

  init(shelves: [Shelf]) {
    self.shelves = shelves
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ShelfListViewController has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 40
    tableView.sectionHeaderHeight = 40
    tableView.sectionFooterHeight = 40
    view.addSubview(tableView)

    BookCell.register(tableView: tableView)
    ShelfHeader.register(target: tableView)
    ShelfFooter.register(target: tableView)
    tableView.dataSource = self
    tableView.delegate = self
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    shelves.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].books.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = BookCell.dequeueReusableCell(tableView: tableView, indexPath: indexPath)
    cell.show(shelves[indexPath.section].books[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = ShelfHeader.dequeueReusableHeaderFooterView(tableView: tableView)
    let name = shelves[section].name
    header.show(name) { [weak self] in self?.close(name) }
    return header
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let footer = ShelfFooter.dequeueReusableHeaderFooterView(tableView: tableView)
    footer.show(shelves[section].books.count)
    return footer
  }

  private func close(_ name: String) {
    guard let section = shelves.firstIndex(where: { $0.name == name }) else { return }
    shelves.remove(at: section)
    tableView.deleteSections([section], with: .automatic)
  }
}
