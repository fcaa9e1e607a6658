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
      if hasNothing(at: edge) {
        content.setUnknown(edge, isKnown: true) { emptyHeight(of: edge, inSection: $0) }
      }
      for section in (displayedEdges[edge] ?? [:]).keys.sorted()
      where !sections.contains(section) || !isVisible(edge, section, in: window) {
        endDisplaying(edge, inSection: section)
      }
    }
  }

  /// Whether the window shows a header or footer. One that is not known yet may have a view.
  private func isVisible(
    _ edge: SectionEdge, _ section: Int, in window: Range<CGFloat>
  ) -> Bool {
    let known = content.sections[section][edge]
    let height = known.isKnown ? known.height : max(known.height, heightToExpect(of: edge))
    let start = pinnedStart(of: edge, inSection: section, height: height)
    return height > 0 && start + height > window.lowerBound && start < window.upperBound
  }

  // MARK: Asking

  /// Asks in UIKit's order: height, view, title, and then tells that the view is about to appear.
  private func show(_ edge: SectionEdge, inSection section: Int) {
    guard displayedEdges[edge]?[section] == nil, !hasNothing(at: edge) else { return }
    let height = askHeight(of: edge, inSection: section)
    guard height ?? contentHeight(of: edge) != 0 else {
      setHeight(0, of: edge, inSection: section)
      return
    }
    let view = askView(of: edge, inSection: section) ?? askTitle(of: edge, inSection: section)
    guard let view else {
      setHeight(height ?? emptyHeight(of: edge, inSection: section), of: edge, inSection: section)
      return
    }
    let shownHeight = height ?? ownHeight(of: view, at: edge)
    setHeight(shownHeight, of: edge, inSection: section)
    learn(shownHeight, of: edge)
    displayedEdges[edge, default: [:]][section] = view
    view.frame = frame(of: edge, inSection: section)
    if view.superview !== self { moveSubviews { addSubview(view) } }
    switch edge {
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Takes the first header or footer that is seen for an example of those to come.
  private func learn(_ height: CGFloat, of edge: SectionEdge) {
    guard !activity.knowsExample.contains(edge) else { return }
    activity.knowsExample.insert(edge)
    if guessesHeight(of: edge) { content.setUnknown(edge, isKnown: false) { _ in height } }
  }

  /// The room to leave for headers of which it is not known yet whether there are any, so that no
  /// row is made for a place that a header takes.
  func roomForHeaders(in window: Range<CGFloat>) -> CGFloat {
    guard !activity.knowsExample.contains(.header), !hasNothing(at: .header),
      guessesHeight(of: .header)
    else { return 0 }
    let unknown = content.sections(in: window).count {
      !content.sections[$0].header.isKnown && isVisible(.header, $0, in: window)
    }
    return CGFloat(unknown) * heightToExpect(of: .header)
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
    endedDisplaying(view, edge, inSection: section)
  }

  func endedDisplaying(_ view: UIView, _ edge: SectionEdge, inSection section: Int) {
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
    let height = content.sections[section][edge].height
    let y = pinnedStart(of: edge, inSection: section, height: height)
    return CGRect(x: rowMargin, y: y, width: rowWidth, height: height)
  }

  /// Where a header or footer of a height is seen. In a plain table it stays on the screen as long
  /// as its section does, at the top or the bottom, and gives way to the section's end.
  private func pinnedStart(
    of edge: SectionEdge, inSection section: Int, height: CGFloat
  ) -> CGFloat {
    let whole = content.span(ofSection: section)
    let natural = edge == .header ? whole.lowerBound : whole.upperBound - height
    guard style == .plain else { return natural }
    let screen = bounds.inset(by: adjustedContentInset)
    switch edge {
    case .header:
      let footer = content.sections[section].footer.height
      return max(natural, min(screen.minY, whole.upperBound - footer - height))
    case .footer:
      let header = content.sections[section].header.height
      return min(natural, max(screen.maxY - height, whole.lowerBound + header))
    }
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
