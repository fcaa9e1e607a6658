import Foundation

/// Where a table gets its rows from. Only the number of rows and the cells are required.
///
/// UIKit asks whether an object has an optional method. Here every one has a default whose answer
/// means "not implemented". A method that only a subclass adds is not seen when its base class
/// declared the conformance: the base class has to declare it too.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Asks how many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Asks for the cell of a row, dequeued from the table and filled with the row's content.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Asks how many sections there are. Without it there is one.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Asks for a section's title, which stands above the section unless the delegate has a view.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Asks for the text below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Asks whether a row can be deleted or inserted at. Without it every row can.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Asks whether a row can be moved. Without it every row can, if the data source can move rows.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Asks for the titles of the index at the table's right edge.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Asks to which section a title of the index leads.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// Tells the data source to delete a row, or to insert one.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Tells the data source that the user has moved a row. The table shows it in its new place
  /// already.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    tableView.note(.titleForHeader, missingFrom: self)
    return nil
  }

  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    tableView.note(.titleForFooter, missingFrom: self)
    return nil
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.note(.commit, missingFrom: self)
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.note(.moveRow, missingFrom: self)
  }
}
