import Foundation

/// Whom a table tells what will be wanted, and what it has told.
struct TablePrefetching {
  weak var dataSource: (any UITableViewDataSourcePrefetching)?
  var isEnabled = true
  var rows = ListPrefetching()
}

extension UITableView {
  /// The object that is told which rows will probably be wanted soon. It is held weakly.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { prefetching.dataSource }
    set { prefetching.dataSource = newValue }
  }

  /// Whether rows may be wanted before they are on the screen. UIKit's default is yes.
  public var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set { prefetching.isEnabled = newValue }
  }

  /// Announces the rows that the next screen would show, if the content goes on as it went last.
  ///
  /// UIKit does so when it has time. Before the first scroll nothing is announced. Where rows are not
  /// measured yet, their estimates say how many the screen shows.
  func prefetchRows() {
    layoutIfNeeded()
    guard isPrefetchingEnabled, !activity.isReadingData, !activity.isUpdatingRows,
      let dataSource = prefetchDataSource, let next = prefetching.rows.nextScreen(after: bounds)
    else { return }
    let (new, cancelled) = prefetching.rows.announce(rowsOffScreen(in: next.minY..<next.maxY))
    if !cancelled.isEmpty { dataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
    if !new.isEmpty { dataSource.tableView(self, prefetchRowsAt: new) }
  }

  private func rowsOffScreen(in window: Range<CGFloat>) -> [IndexPath] {
    let displayed = Set(displayedRows.map(\.path))
    var rows: [IndexPath] = []
    var next = content.firstRow(endingBelow: window.lowerBound)
    while let path = next, content.span(of: path).lowerBound < window.upperBound {
      if content.height(of: path) > 0, !displayed.contains(path) { rows.append(path.indexPath) }
      next = content.row(after: path)
    }
    return rows
  }
}
