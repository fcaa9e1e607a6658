import Foundation
import HeadlessUIKit
import StageTestSupport
import Testing

@testable import GenericDataSource

/// A table on the screen, with a data source that the caller keeps.
func showTable(
  of source: any UITableViewDataSource, register: (UITableView) -> Void
) -> UITableView {
  let table = UITableView()
  table.rowHeight = 40
  register(table)
  table.dataSource = source
  StageScreen(table)
  return table
}

/// A grid on the screen, with a data source that the caller keeps.
func showGrid(
  of source: any UICollectionViewDataSource, register: (UICollectionView) -> Void
) -> UICollectionView {
  let grid = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  register(grid)
  grid.dataSource = source
  StageScreen(grid)
  return grid
}

extension UITableView {
  /// The values on the suite's cells in sight, from the top.
  var values: [Int?] { visibleCells.map { ($0 as? CoinCell)?.value } }
}

extension UICollectionView {
  /// The values on the suite's cells in sight, in the order of their items.
  var values: [Int?] {
    indexPathsForVisibleItems.sorted().map { (cellForItem(at: $0) as? CoinTile)?.value }
  }
}

extension BookListViewController {
  /// The titles in sight, from the top.
  var visibleTitles: [String?] {
    tableView.layoutIfNeeded()
    return tableView.visibleCells.map { ($0 as? BookCell)?.titleLabel.text }
  }

  /// Taps the button of a row. False when there is none, which has been told then.
  func sell(
    _ row: Int, on screen: StageScreen, at location: SourceLocation = #_sourceLocation
  ) -> Bool {
    tableView.layoutIfNeeded()
    let cell = expect(
      "row \(row) of the book list", tableView.cellForRow(at: IndexPath(row: row, section: 0)),
      is: BookCell.self, "Every book is shown in a BookCell.", at: location)
    guard let cell else { return false }
    screen.tap(cell.sellButton)
    return true
  }

  /// Expects that the list does not count, dequeue and cast itself any more.
  func expectGenericDataSource(at location: SourceLocation = #_sourceLocation) -> Bool {
    expectGeneric(
      tableView.dataSource, is: TableViewDataSource<BookCell, Book>.self,
      "The list shows books in BookCells, which is what a generic data source is for.", at: location
    )
  }
}

extension BookListViewController {
  /// The title above a section.
  func title(_ section: Int) -> String? {
    tableView.headerView(forSection: section)?.textLabel?.text
  }
}

extension ReaderListViewController {
  /// The names in sight, from the top.
  var visibleNames: [String?] {
    tableView.layoutIfNeeded()
    return tableView.visibleCells.map { ($0 as? ReaderCell)?.nameLabel.text }
  }
}

extension CoverGridViewController {
  /// The titles in sight, in the order of their items.
  var visibleTitles: [String?] {
    collectionView.indexPathsForVisibleItems.sorted()
      .map { (collectionView.cellForItem(at: $0) as? CoverCell)?.titleLabel.text }
  }
}

/// Expects that a list has a generic data source of some type, and has it still.
func expectGeneric<Source: AnyObject>(
  _ found: AnyObject?, is type: Source.Type, _ rule: String,
  at location: SourceLocation = #_sourceLocation
) -> Bool {
  let got = found.map { "\(Swift.type(of: $0))" }
  return expect(
    found is Source, "Expected the list's data source to be a \(type), got \(got ?? "nothing").",
    found == nil ? notKept : rule, at: location)
}

let notKept = """
  A list does not keep its data source alive, and without one it is empty, without a word.
  """
