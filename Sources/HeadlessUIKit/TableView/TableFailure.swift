import Foundation

/// What can be wrong about what a table is told or asked, with UIKit's words for it.
///
/// Where UIKit has no words, as its own lists hang or draw nonsense, the text says in the same voice
/// what is wrong.
enum TableFailure {
  /// A question about the rows of a section that is not there.
  case sectionOutOfBounds(Int)
  /// A question about the place of a row that is not there.
  case noRect(IndexPath)
  /// Rows are to be shown and their data source is gone.
  case noDataSource
  /// A data source gave no cell. Swift's types rule it out; the text stands for what UIKit says.
  case noCell(table: String, dataSource: String)
  /// A row to scroll to that its section does not have.
  case scrollToRow(IndexPath, count: Int, table: String)
  /// A row to scroll to in a section that is not there.
  case scrollToSection(Int, count: Int, table: String)
  /// A row to select that is not there.
  case selectRow(IndexPath, table: String)
  /// A place for a row that the user moves, which no section has.
  case moveTarget(IndexPath, table: String)
  /// A row that is reconfigured, and a data source that gives another cell.
  case reconfiguredWithOtherCell(IndexPath, String)
  /// Updates that make updates that make updates, as in a `didEndDisplaying` that reloads its row.
  case endlessUpdates(table: String)
  /// A height below zero, or none at all.
  case rowHeight(CGFloat, IndexPath, isEstimate: Bool)
  /// The same of a header or footer.
  case edgeHeight(CGFloat, SectionEdge, section: Int, isEstimate: Bool)
  /// A number of sections that is below zero or beyond what can be kept.
  case sectionCount(Int)
  /// A number of rows below zero.
  case rowCount(Int, section: Int)
  /// More rows than heights can be asked for one by one.
  case tooManyHeights(Int)

  /// Ends the process with UIKit's exception.
  func raise() -> Never {
    exception.raise(reason)
  }

  /// The name of the exception.
  var exception: UIKitException {
    switch self {
    case .scrollToRow, .scrollToSection, .selectRow: .range
    default: .internalInconsistency
    }
  }

  /// The text.
  var reason: String {
    switch self {
    case .sectionOutOfBounds(let section):
      "Requested the number of rows for section (\(section)) which is out of bounds."
    case .noRect(let indexPath):
      "request for rect at invalid index path (\(indexPath.uiKitDescription))"
    case .noDataSource:
      "UITableView dataSource is not set"
    case .noCell(let table, let dataSource):
      "UITableView (\(table)) failed to obtain a cell from its dataSource (\(dataSource))"
    case .scrollToRow(let indexPath, let count, let table):
      "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there are "
        + "only \(count) rows in section \(indexPath.section). Table view: \(table)"
    case .scrollToSection(let section, let count, let table):
      "Attempted to scroll the table view to an out-of-bounds section (\(section)) when there are "
        + "only \(count) sections. Table view: \(table)"
    case .selectRow(let indexPath, let table):
      "Attempted to select a row at an index path that does not exist "
        + "(\(indexPath.uiKitDescription)). Table view: \(table)"
    case .moveTarget(let indexPath, let table):
      "Attempted to move a row to an index path that does not exist after the move "
        + "(\(indexPath.uiKitDescription)). Table view: \(table)"
    case .reconfiguredWithOtherCell(let indexPath, let cell):
      "Attempted to reconfigure the row at index path (\(indexPath.uiKitDescription)) with another "
        + "cell than the existing one, which is not allowed. Dequeue a cell of the same identifier "
        + "with -dequeueReusableCellWithIdentifier:forIndexPath:, or reload the row. Cell: \(cell)"
    case .rowHeight(let height, let indexPath, let isEstimate):
      "\(isEstimate ? "estimated " : "")table view row height must not be \(fault(of: height)) - "
        + "provided height for index path (\(indexPath.uiKitDescription)) is \(text(of: height))"
    case .edgeHeight(let height, let edge, let section, let isEstimate):
      "\(isEstimate ? "estimated " : "")section \(edge) height must not be \(fault(of: height)) - "
        + "provided height for section \(section) is \(text(of: height))"
    case .endlessUpdates(let table):
      "the table view is updated from inside its own updates without end; do not insert, delete, "
        + "reload or move rows in a delegate method that these updates call. Table view: \(table)"
    case .sectionCount(let count):
      "table view section count must be between 0 and \(TableLimits.sections) - "
        + "provided count is \(count)"
    case .rowCount(let count, let section):
      "table view row count must not be negative - provided count for section \(section) is "
        + "\(count)"
    case .tooManyHeights(let count):
      "the table view would have to ask its delegate for the heights of \(count) rows before it can "
        + "show the first one, and can keep \(TableLimits.askedHeights). Give the table view an "
        + "estimatedRowHeight other than 0, and do not implement "
        + "-tableView:estimatedHeightForRowAtIndexPath:"
    }
  }

  private func fault(of height: CGFloat) -> String {
    height.isFinite ? "negative" : height.isNaN ? "NaN" : "infinite"
  }

  private func text(of height: CGFloat) -> String {
    String(format: "%f", Double(height))
  }
}

/// How much a table keeps. What lies beyond is a mistake, and would fill the memory.
enum TableLimits {
  /// The most updates inside of each other.
  static let nestedUpdates = 100
  /// The most sections.
  static let sections = 1_000_000
  /// The most heights that are asked for one by one.
  static let askedHeights = 20_000_000
}
