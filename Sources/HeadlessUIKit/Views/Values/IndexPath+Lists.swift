import Foundation

extension IndexPath {
  /// The place of a row in a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The place of an item in a collection.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The number of the section.
  public var section: Int {
    get { listIndexes.section }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The number of the row in its section. It is the same index as `item`.
  public var row: Int {
    get { listIndexes.row }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// The number of the item in its section. It is the same index as `row`.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  private var listIndexes: (section: Int, row: Int) {
    guard count == 2 else {
      UIKitException.internalInconsistency.raise(
        "Invalid index path for use with UITableView.  Index paths passed to table view must "
          + "contain exactly two indices specifying the section and row.  Please use the category "
          + "on NSIndexPath in UITableView.h if possible.")
    }
    return (self[0], self[1])
  }
}
