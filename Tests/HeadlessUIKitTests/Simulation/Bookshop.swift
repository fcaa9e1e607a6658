import HeadlessUIKit

/// Screens for the tests of the simulation: a table of shelves, and a grid of covers.
final class ShelfController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  let shelves: [(name: String, books: [String])]
  /// What the delegate was told, in order.
  var calls: [String] = []

  init(_ shelves: [(name: String, books: [String])]) {
    self.shelves = shelves
    super.init(nibName: nil, bundle: nil)
    title = "Books"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.reuseLog = ReuseLog()
    table.register(PriceCell.self, forCellReuseIdentifier: "Price")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func numberOfSections(in tableView: UITableView) -> Int { shelves.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].books.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    shelves[section].name
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Price", for: indexPath)
    let book = shelves[indexPath.section].books[indexPath.row]
    cell.textLabel?.text = book
    (cell as? PriceCell)?.onBuy = { [weak self] in self?.calls.append("bought \(book)") }
    return cell
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("will select \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("did select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("did deselect \(indexPath.row)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begins") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("at \(Int(scrollView.contentOffset.y))")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("ends")
  }
}

/// A row with a button.
final class PriceCell: UITableViewCell {
  let button = UIButton(frame: CGRect(x: 220, y: 4, width: 80, height: 36))
  var onBuy: () -> Void = {}

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    button.setTitle("Buy", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onBuy() }, for: .touchUpInside)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }
}

/// A grid of covers, three in a row.
final class CoverController: UIViewController, UICollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  let count: Int

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 100, height: 110)
    layout.minimumInteritemSpacing = 10
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.reuseLog = ReuseLog()
    grid.register(CoverCell.self, forCellWithReuseIdentifier: "Cover")
    grid.register(
      ShelfHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    grid.dataSource = self
    view.addSubview(grid)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cover", for: indexPath)
    (cell as? CoverCell)?.label.text = "책 \(indexPath.item)"
    return cell
  }
}

/// An item with a title.
final class CoverCell: UICollectionViewCell {
  let label = UILabel(frame: CGRect(x: 10, y: 80, width: 80, height: 20))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// A header of a grid, with a word at each side.
final class ShelfHeader: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    for (text, x) in [("New", 20.0), ("All ›", 260)] {
      let label = UILabel(frame: CGRect(x: x, y: 0, width: 60, height: 30))
      label.text = text
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A window of a size with a controller in it.
@MainActor
func window(_ controller: UIViewController, height: CGFloat = 220) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}
