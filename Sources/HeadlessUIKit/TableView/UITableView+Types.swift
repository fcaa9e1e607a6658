import Foundation

extension UITableView {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    /// One below the other; headers and footers stay on the screen as long as their section does.
    case plain = 0
    /// With space between them; headers and footers scroll along.
    case grouped = 1
    /// As `grouped`, with space at both sides.
    case insetGrouped = 2
  }

  /// Where a row comes to stand by scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere, with as little scrolling as possible.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }
}

extension UITableViewCell {
  /// The line below a row.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A line.
    case singleLine = 1
  }
}

/// A row on the screen and the cell that shows it.
struct DisplayedRow {
  var path: RowPath
  let cell: UITableViewCell
}

/// What a table is doing while it calls its data source and delegate, who may call back.
struct TableActivity {
  /// The counts are to be read at the next layout pass or question, whichever is first.
  var needsData = true
  /// The present counts are an answer of the present data source.
  var hasCounts = false
  /// Counts and heights are being read.
  var isReadingData = false
  /// Rows and headers are being put on the screen.
  var isUpdatingRows = false
  /// How many batches of updates are being brought to the screen: the delegate may make one in another.
  var nestedUpdates = 0
  /// Cells or headers are moved in or out.
  var isMovingSubviews = false
  /// The row whose cell the data source is asked for.
  var preparing: Preparation?
  /// A `reloadData` came while it could not be done.
  var postponedReload = false
  /// The present update of the rows is due to such a call.
  var isRepeatingReload = false
  /// The edges of which one with a view or a title has been seen since the data was read.
  var knowsExample: Set<SectionEdge> = []
  /// The one-time warnings of this table that are out.
  var warned: Set<TableWarning> = []

  /// What the last scroll to a row is to show, until the next layout has found out the heights around.
  var scrollGoal: ScrollGoal?

  /// A row that is to stand at a place of the screen.
  struct ScrollGoal {
    let path: RowPath
    let position: UITableView.ScrollPosition
    /// Where the table was scrolled for it. One that is elsewhere now has another goal.
    var offset: CGFloat
  }

  /// A row whose cell is asked for.
  struct Preparation {
    let path: RowPath
    /// The cell that is there already, when it is only to be filled again.
    var reconfigured: UITableViewCell?
    /// The first cell that was dequeued for it.
    var dequeued: UITableViewCell?
  }
}
