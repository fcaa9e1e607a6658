import Foundation
import HeadlessUIKit
import StageTestSupport
import Testing

@testable import RegistrationProtocols

/// A table whose rows are closures: each dequeues its own cell.
final class Rows: UIViewController, UITableViewDataSource {
  typealias Row = (UITableView, IndexPath) -> UITableViewCell

  let tableView = UITableView()
  private let rows: [Row]
  /// How high the cell of each row was when it was dequeued.
  private var heights: [Int: CGFloat] = [:]

  /// Registers what the rows need, and shows them.
  init(_ rows: [Row], register: (UITableView) -> Void) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
    tableView.rowHeight = 72
    register(tableView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Rows has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    view.addSubview(tableView)
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = rows[indexPath.row](tableView, indexPath)
    heights[indexPath.row] = cell.frame.height
    return cell
  }

  /// Expects that the cells of some rows were dequeued for their rows.
  func expectSized(_ rows: [Int], at location: SourceLocation = #_sourceLocation) {
    expect(
      "the heights in which cells arrive for rows of 72 points", rows.map { heights[$0] },
      is: rows.map { _ in 72 },
      """
      An index path that is given goes on to the table, which knows the height of that row. Without \
      one, a cell arrives in the size that every new cell has.
      """, at: location)
  }

  /// The classes of the cells in sight, from the top.
  var kinds: [String] { tableView.visibleCells.map { "\(type(of: $0))" } }

  /// The cell that stands in a row, as the class that is expected there.
  func cell<Cell: UITableViewCell>(
    _ row: Int, as type: Cell.Type = Cell.self, _ rule: String,
    at location: SourceLocation = #_sourceLocation
  ) -> Cell? {
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
    return expect("row \(row) of the test's table", cell, is: type, rule, at: location)
  }
}

/// A grid whose items are closures: each dequeues its own cell.
final class Items: UIViewController, UICollectionViewDataSource {
  typealias Item = (UICollectionView, IndexPath) -> UICollectionViewCell

  let collectionView = emptyGrid()
  private let items: [Item]

  /// Registers what the items need, and shows them.
  init(_ items: [Item], register: (UICollectionView) -> Void) {
    self.items = items
    super.init(nibName: nil, bundle: nil)
    register(collectionView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Items has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    view.addSubview(collectionView)
    collectionView.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    items[indexPath.item](collectionView, indexPath)
  }

  /// The cell that stands at an item, as the class that is expected there.
  func cell<Cell: UICollectionViewCell>(
    _ item: Int, as type: Cell.Type = Cell.self, _ rule: String,
    at location: SourceLocation = #_sourceLocation
  ) -> Cell? {
    let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    return expect("item \(item) of the test's grid", cell, is: type, rule, at: location)
  }
}

/// Expects that a tap on a button of the shop's list reserves the book of its row, and no other.
func expectReservation(at location: SourceLocation = #_sourceLocation) {
  let list = BookListViewController(books: Shelf.short)
  let screen = StageScreen(list)
  var cells: [BookCell] {
    list.tableView.layoutIfNeeded()
    return list.tableView.visibleCells.compactMap { $0 as? BookCell }
  }
  if let cell = cells.dropFirst().first { screen.tap(cell.reserveButton) }
  expect(
    "the check marks of three books, after a tap on the second one's button",
    cells.map { $0.accessoryType == .checkmark }, is: [false, true, false],
    "The list remembers which book was reserved, and shows its rows again.", at: location)
  expect(
    "which of three plain books have a red price",
    cells.map { $0.priceLabel.textColor == .systemRed },
    is: [false, false, false], "A book is on sale only if somebody says so.", at: location)
  let edges = cells.map(\.contentView.frame.maxX)
  guard edges.count == 3 else { return }
  expect(
    edges[1] < edges[0],
    "Expected the content of the marked row to end before its check mark, got one as wide as before.",
    "Who overrides `layoutSubviews` calls it on `super`, which makes room for an accessory.",
    at: location)
}

/// Expects that the shop's two screens show all their cells.
func expectShopOpens(at location: SourceLocation = #_sourceLocation) {
  let list = BookListViewController(books: Shelf.short)
  StageScreen(list)
  expect(
    "the number of rows of the list", list.tableView.visibleCells.count, is: 4,
    "The list shows a notice and three books.", at: location)
  let grid = PosterGridViewController(books: Shelf.short)
  StageScreen(grid)
  expect(
    "the number of posters", grid.collectionView.visibleCells.count, is: 3,
    "The grid shows three posters.", at: location)
}

/// A grid that shows nothing.
func emptyGrid() -> UICollectionView {
  let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
  return UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
}

/// The registration protocols that a class of cells has adopted.
func protocols(of cell: Any.Type) -> [String] {
  (cell is any UICellRegister.Type ? ["UICellRegister"] : [])
    + (cell is any UITableViewCellRegister.Type ? ["UITableViewCellRegister"] : [])
    + (cell is any UICollectionViewCellRegister.Type ? ["UICollectionViewCellRegister"] : [])
}
