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
    // TODO: 1. A footer of no height is not shown.
    tableView.sectionFooterHeight = 0
    view.addSubview(tableView)

    BookCell.register(tableView: tableView)
    // TODO: 2. Let the header and the footer register themselves.
    tableView.register(ShelfHeader.self, forHeaderFooterViewReuseIdentifier: "ShelfHeader")
    let footerNib = UINib(nibName: "ShelfFooter", bundle: nil)
    tableView.register(footerNib, forHeaderFooterViewReuseIdentifier: "ShelfFooter")
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
    // TODO: 1. This gives no header, and nobody complains.
    // TODO: 2. Let the header dequeue itself.
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "ShelvesHeader")
    // TODO: 5. What is the number of a section worth when the button is tapped?
    (header as? ShelfHeader)?.show(shelves[section].name) { [weak self] in self?.close(section) }
    return header
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    // TODO: 2. Let the footer dequeue itself.
    let footer = tableView.dequeueReusableHeaderFooterView(withIdentifier: "ShelfFooter")
    (footer as? ShelfFooter)?.show(shelves[section].books.count)
    return footer
  }

  private func close(_ section: Int) {
    shelves.remove(at: section)
    tableView.deleteSections([section], with: .automatic)
  }
}
