import Foundation

/// What UIKit writes to the console once, and goes on.
enum TableWarning: Hashable {
  /// The table is laid out and no window holds it.
  case layoutOutsideWindow
  /// A question for a cell came while cells were being put on the screen.
  case cellForRowDuringUpdate
  /// A question for all visible cells came while they were being put on the screen.
  case visibleCellsDuringUpdate
  /// A `reloadData` came while the table was in the middle of reading or showing its rows.
  case reloadDuringUpdate
  /// The reload that followed was answered by yet another.
  case endlessReload

  /// The text. The last two are ours: UIKit says nothing, and cells go missing.
  func text(table: String) -> String {
    switch self {
    case .layoutOutsideWindow:
      "Warning once only: UITableView was told to layout its visible cells and other contents "
        + "without being in the view hierarchy (the table view or one of its superviews has not "
        + "been added to a window). This may cause bugs by forcing views inside the table view to "
        + "load and perform layout without accurate information (e.g. table view bounds, trait "
        + "collection, layout margins, safe area insets, etc), and will also cause unnecessary "
        + "performance overhead due to extra layout passes. Make a symbolic breakpoint at "
        + "UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what "
        + "caused this to occur, so you can avoid this action altogether if possible, or defer it "
        + "until the table view has been added to a window. Table view: \(table)"
    case .cellForRowDuringUpdate:
      "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of "
        + "updating its visible cells, which is not allowed. Make a symbolic breakpoint at "
        + "UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the debugger "
        + "and see what caused this to occur. Perhaps you are trying to ask the table view for a "
        + "cell from inside a table view callback about a specific row? Table view: \(table)"
    case .visibleCellsDuringUpdate:
      "Attempted to access the table view's visibleCells while they were in the process of being "
        + "updated, which is not allowed. Make a symbolic breakpoint at "
        + "UITableViewAlertForVisibleCellsAccessDuringUpdate to catch this in the debugger and see "
        + "what caused this to occur. Perhaps you are trying to ask the table view for the visible "
        + "cells from inside a table view callback about a specific row? Table view: \(table)"
    case .reloadDuringUpdate:
      "Attempted to call -reloadData on the table view while it was in the process of reading or "
        + "showing its rows, which is not allowed. The reload is postponed until that is done. Call "
        + "-reloadData where the data changes, and not where the table view asks for it. "
        + "Table view: \(table)"
    case .endlessReload:
      "The table view was told to -reloadData again while it showed its rows because of the last "
        + "such call. It would never come to an end: the call is ignored. Table view: \(table)"
    }
  }
}

extension UITableView {
  /// Whether any table of this process has warned of a layout outside a window.
  private static var hasWarnedOfLayout = false

  /// Writes a warning, the first time only.
  func warn(_ warning: TableWarning) {
    guard activity.warned.insert(warning).inserted else { return }
    StandardError.log(warning.text(table: description))
  }

  /// Warns of a layout outside a window, once in a process as UIKit does.
  func warnOfLayoutOutsideWindow() {
    guard !UITableView.hasWarnedOfLayout, window == nil else { return }
    UITableView.hasWarnedOfLayout = true
    warn(.layoutOutsideWindow)
  }

  func warnOfVisibleCellsDuringUpdate() {
    if activity.isUpdatingRows { warn(.visibleCellsDuringUpdate) }
  }
}
