import HeadlessRx
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
    case .welcome:
      cell.show(title: "Welcome", price: nil, canBeTaken: false)
    case .book(let book):
      cell.show(title: book.title, price: "€ \(book.price)", canBeTaken: false)
    case .offer(let text):
      cell.show(title: text, price: nil, canBeTaken: true)
      cell.takeButton.rx.tap
        .throttle(.milliseconds(500), latest: false, scheduler: MainScheduler.asyncInstance)
        .bind { [weak self] in self?.take(text) }
        .disposed(by: cell.disposeBag)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch items[indexPath.row] {
    case .book(let book): open(book)
    case .welcome, .offer: break
    }
  }

  private func open(_ book: Book) {
    opened.append(book)
  }

  private func take(_ text: String) {
    taken.append(text)
  }
}
