import Foundation

// The index at the right edge: a column of titles, of which each leads to a section.

extension UITableView {
  /// Asks the data source for the titles of the index again.
  public func reloadSectionIndexTitles() {
    readSectionIndex()
  }

  func readSectionIndex() {
    editing.indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
  }

  /// What a finger on a title of the index does: the section to which it leads comes to the top.
  ///
  /// A data source that answers with `NSNotFound` or a negative number leads nowhere; a section that
  /// does not exist stops the app.
  func userTapped(indexTitleAt index: Int) {
    guard let dataSource, editing.indexTitles.indices.contains(index) else { return }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: editing.indexTitles[index], at: index)
    guard section >= 0, section != NSNotFound else { return }
    scroll(to: RowPath(section: section, row: NSNotFound), at: .top, animated: false)
  }
}
