import Foundation

extension UITableView {
  /// Shows the headers and footers that the window shows, and takes off the others.
  func updateEdges() {
    let window = visibleWindow
    let sections = window.isEmpty ? 0..<0 : content.sections(in: window)
    for section in sections {
      for edge in SectionEdge.allCases where isVisible(edge, section, in: window) {
        show(edge, inSection: section)
      }
    }
    for edge in SectionEdge.allCases {
      if hasNothing(at: edge) { content.setUnknown(edge) { emptyHeight(of: edge, inSection: $0) } }
      for section in (displayedEdges[edge] ?? [:]).keys.sorted()
      where !sections.contains(section) || !isVisible(edge, section, in: window) {
        endDisplaying(edge, inSection: section)
      }
    }
  }

  private func isVisible(
    _ edge: SectionEdge, _ section: Int, in window: Range<CGFloat>
  ) -> Bool {
    let span = pinnedSpan(of: edge, inSection: section)
    return span.upperBound > max(window.lowerBound, span.lowerBound)
      && span.lowerBound < window.upperBound
  }

  // MARK: Asking

  /// Asks in UIKit's order: height, view, title, and then tells that the view is about to appear.
  private func show(_ edge: SectionEdge, inSection section: Int) {
    guard displayedEdges[edge]?[section] == nil, !hasNothing(at: edge) else { return }
    let height = askHeight(of: edge, inSection: section)
    guard height != 0 else {
      setHeight(0, of: edge, inSection: section)
      return
    }
    let view = askView(of: edge, inSection: section) ?? askTitle(of: edge, inSection: section)
    guard let view else {
      setHeight(height ?? emptyHeight(of: edge, inSection: section), of: edge, inSection: section)
      return
    }
    setHeight(height ?? contentHeight(of: edge), of: edge, inSection: section)
    displayedEdges[edge, default: [:]][section] = view
    view.frame = frame(of: edge, inSection: section)
    if view.superview !== self { addSubview(view) }
    switch edge {
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  private func setHeight(_ height: CGFloat, of edge: SectionEdge, inSection section: Int) {
    let new = TableGeometry.Edge(height: height, isKnown: true)
    if content.sections[section][edge] != new {
      content.set(height, for: edge, inSection: section)
    }
  }

  private func askView(of edge: SectionEdge, inSection section: Int) -> UIView? {
    guard let delegate = delegate(for: edge.viewMethod) else { return nil }
    return edge == .header
      ? delegate.tableView(self, viewForHeaderInSection: section)
      : delegate.tableView(self, viewForFooterInSection: section)
  }

  /// A view of the table's own for a title. It has no identifier, so it is made anew each time.
  private func askTitle(of edge: SectionEdge, inSection section: Int) -> UIView? {
    guard let dataSource = dataSource(for: edge.titleMethod) else { return nil }
    let title =
      edge == .header
      ? dataSource.tableView(self, titleForHeaderInSection: section)
      : dataSource.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  func endDisplaying(_ edge: SectionEdge, inSection section: Int) {
    guard let view = displayedEdges[edge]?.removeValue(forKey: section) else { return }
    switch edge {
    case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    putBack(view, fromSection: section)
  }

  // MARK: Placing

  func placeDisplayedEdges() {
    for (edge, views) in displayedEdges {
      for (section, view) in views {
        let frame = frame(of: edge, inSection: section)
        if view.frame != frame { view.frame = frame }
      }
    }
  }

  private func frame(of edge: SectionEdge, inSection section: Int) -> CGRect {
    let span = pinnedSpan(of: edge, inSection: section)
    return CGRect(
      x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
  }

  /// Where a header or footer is seen. In a plain table it stays on the screen as long as its
  /// section does, at the top or the bottom, and gives way to the section's end.
  func pinnedSpan(of edge: SectionEdge, inSection section: Int) -> ClosedRange<CGFloat> {
    let natural = content.span(of: edge, inSection: section)
    guard style == .plain else { return natural }
    let whole = content.span(ofSection: section)
    let height = natural.upperBound - natural.lowerBound
    let screen = bounds.inset(by: adjustedContentInset)
    let start: CGFloat
    switch edge {
    case .header:
      let footer = content.sections[section].footer.height
      start = max(whole.lowerBound, min(screen.minY, whole.upperBound - footer - height))
    case .footer:
      let header = content.sections[section].header.height
      start = min(
        natural.lowerBound, max(screen.maxY - height, whole.lowerBound + header))
    }
    return start...(start + height)
  }
}

extension UITableView {
  /// The header that a section shows; nil when it shows none or a view of another kind.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    displayedEdges[.header]?[section] as? UITableViewHeaderFooterView
  }

  /// The footer that a section shows; nil when it shows none or a view of another kind.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    displayedEdges[.footer]?[section] as? UITableViewHeaderFooterView
  }
}
