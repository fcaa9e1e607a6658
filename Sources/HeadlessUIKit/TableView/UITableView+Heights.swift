import Foundation

extension UITableView {
  /// The standard heights, in points.
  enum Standard {
    static let row: CGFloat = 44
    static let plainEdge: CGFloat = 28
    static let groupedTitle: CGFloat = 38
    static let groupedGap: CGFloat = 17.5
    static let groupedFirstGap: CGFloat = 35
    static let insetMargin: CGFloat = 20
  }

  // MARK: Rows

  /// The height of a row as the delegate or `rowHeight` have it; nil when the cell decides.
  func askHeight(of path: RowPath) -> CGFloat? {
    if let delegate = delegate(for: .heightForRow) {
      let indexPath = path.indexPath
      let height = delegate.tableView(self, heightForRowAt: indexPath)
      if height != UITableView.automaticDimension {
        guard height >= 0, height.isFinite else {
          TableFailure.rowHeight(height, indexPath, isEstimate: false).raise()
        }
        return height
      }
      if !missingMethods.contains(.heightForRow) { return nil }
    }
    return rowHeight >= 0 && rowHeight.isFinite ? rowHeight : nil
  }

  /// The height that a cell gives itself in the width of the table. Without constraints that fix it,
  /// this is the standard.
  func ownHeight(of cell: UITableViewCell) -> CGFloat {
    if cell.bounds.width != rowWidth { cell.bounds.size.width = rowWidth }
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return height >= 0 && height.isFinite ? height : Standard.row
  }

  /// The heights of a section's rows as far as they are to be known before a row is shown.
  func readHeights(count: Int, inSection section: Int) -> HeightSequence {
    guard count > 0 else { return HeightSequence(count: 0, guess: 0) }
    let guess = guessedRowHeight
    let first = RowPath(section: section, row: 0)
    if let firstEstimate = askEstimate(of: first) {
      return asking(count) { $0 == 0 ? firstEstimate : self.askEstimate(of: at(section, $0)) }
    }
    if estimatedRowHeight != 0 { return HeightSequence(count: count, guess: guess) }
    let firstHeight = askHeight(of: first)
    guard delegate(for: .heightForRow) != nil else {
      return HeightSequence(count: count, guess: firstHeight ?? guess)
    }
    return asking(count) { $0 == 0 ? firstHeight : self.askHeight(of: at(section, $0)) }
  }

  private func at(_ section: Int, _ row: Int) -> RowPath {
    RowPath(section: section, row: row)
  }

  /// Asks for every height. Where the answer is "as it comes" the guess stands in.
  private func asking(_ count: Int, _ height: (Int) -> CGFloat?) -> HeightSequence {
    guard count <= TableLimits.askedHeights else { TableFailure.tooManyHeights(count).raise() }
    let guess = guessedRowHeight
    return HeightSequence(count: count) { height($0) ?? guess }
  }

  /// What the delegate takes a row's height to be; nil when it has no such method.
  private func askEstimate(of path: RowPath) -> CGFloat? {
    guard let delegate = delegate(for: .estimatedHeightForRow) else { return nil }
    let indexPath = path.indexPath
    let height = delegate.tableView(self, estimatedHeightForRowAt: indexPath)
    guard !missingMethods.contains(.estimatedHeightForRow) else { return nil }
    guard height != UITableView.automaticDimension else { return guessedRowHeight }
    guard height >= 0, height.isFinite else {
      TableFailure.rowHeight(height, indexPath, isEstimate: true).raise()
    }
    return height
  }

  /// Whether rows are measured when they are shown, and not before.
  var estimatesRows: Bool {
    estimatedRowHeight != 0 || delegate(for: .estimatedHeightForRow) != nil
  }

  private var guessedRowHeight: CGFloat {
    if estimatedRowHeight > 0, estimatedRowHeight.isFinite { return estimatedRowHeight }
    return rowHeight >= 0 && rowHeight.isFinite ? rowHeight : Standard.row
  }

  // MARK: Headers and footers

  /// The height that the delegate has for a header or footer; nil when it depends on what is there.
  func askHeight(of edge: SectionEdge, inSection section: Int) -> CGFloat? {
    guard let delegate = delegate(for: edge.heightMethod) else { return nil }
    let height =
      edge == .header
      ? delegate.tableView(self, heightForHeaderInSection: section)
      : delegate.tableView(self, heightForFooterInSection: section)
    return checked(height, edge, section, isEstimate: false)
  }

  /// The height of a header or footer before it is shown.
  func readEdge(_ edge: SectionEdge, inSection section: Int) -> TableGeometry.Edge {
    let property = edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    if let delegate = delegate(for: edge.estimateMethod) {
      let height =
        edge == .header
        ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
        : delegate.tableView(self, estimatedHeightForFooterInSection: section)
      if let estimate = checked(height, edge, section, isEstimate: true) {
        return TableGeometry.Edge(height: estimate, isKnown: false)
      }
    }
    if property == 0, let height = askHeight(of: edge, inSection: section) {
      return TableGeometry.Edge(height: height, isKnown: true)
    }
    if property > 0, property.isFinite {
      return TableGeometry.Edge(height: property, isKnown: false)
    }
    // Most tables have neither headers nor footers, which is found out when the first are due.
    return TableGeometry.Edge(
      height: emptyHeight(of: edge, inSection: section), isKnown: hasNothing(at: edge))
  }

  /// Whether the height of headers or footers is the table's own guess.
  func guessesHeight(of edge: SectionEdge) -> Bool {
    let property = edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    return property == UITableView.automaticDimension && delegate(for: edge.estimateMethod) == nil
  }

  /// Whether neither height nor view nor title of such headers or footers will come from anywhere.
  func hasNothing(at edge: SectionEdge) -> Bool {
    delegate(for: edge.heightMethod) == nil && delegate(for: edge.viewMethod) == nil
      && dataSource(for: edge.titleMethod) == nil
  }

  /// The height of a header or footer that has a view or a title.
  func contentHeight(of edge: SectionEdge) -> CGFloat {
    let property = edge == .header ? sectionHeaderHeight : sectionFooterHeight
    if property >= 0, property.isFinite { return property }
    return style == .plain ? Standard.plainEdge : Standard.groupedTitle
  }

  /// The height that a header or footer may turn out to have. A property of 0 says nothing as long as
  /// the delegate may say something else.
  func heightToExpect(of edge: SectionEdge) -> CGFloat {
    let height = contentHeight(of: edge)
    return height == 0 && delegate(for: edge.heightMethod) != nil ? Standard.plainEdge : height
  }

  /// The height of a header's or footer's view: what its constraints say in the width of the table, if
  /// the table has no height for it.
  func ownHeight(of view: UIView, at edge: SectionEdge) -> CGFloat {
    let property = edge == .header ? sectionHeaderHeight : sectionFooterHeight
    (view as? UITableViewHeaderFooterView)?.updateConfigurationIfNeeded()
    guard property == UITableView.automaticDimension, view.sizesItself else {
      return contentHeight(of: edge)
    }
    if view.bounds.width != rowWidth { view.bounds.size.width = rowWidth }
    let height = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 && height.isFinite ? height : contentHeight(of: edge)
  }

  /// The height of a header or footer that has neither: nothing, or the gap between groups.
  func emptyHeight(of edge: SectionEdge, inSection section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    let property = edge == .header ? sectionHeaderHeight : sectionFooterHeight
    if property >= 0, property.isFinite { return property }
    return edge == .header && section == 0 ? Standard.groupedFirstGap : Standard.groupedGap
  }

  private func checked(
    _ height: CGFloat, _ edge: SectionEdge, _ section: Int, isEstimate: Bool
  ) -> CGFloat? {
    guard height != UITableView.automaticDimension else { return nil }
    guard height >= 0, height.isFinite else {
      TableFailure.edgeHeight(height, edge, section: section, isEstimate: isEstimate).raise()
    }
    return height
  }
}

extension SectionEdge {
  var heightMethod: MissingMethods { self == .header ? .heightForHeader : .heightForFooter }
  var estimateMethod: MissingMethods {
    self == .header ? .estimatedHeightForHeader : .estimatedHeightForFooter
  }
  var viewMethod: MissingMethods { self == .header ? .viewForHeader : .viewForFooter }
  var titleMethod: MissingMethods { self == .header ? .titleForHeader : .titleForFooter }
}
