import Foundation

extension UITableView {
  // MARK: Cells

  /// A waiting cell, or a new one if something is registered, or nil.
  func cell(identifier: String, for path: RowPath?) -> UITableViewCell? {
    guard let entry = cells.entry(for: ReuseIdentifier(identifier)) else { return nil }
    return cell(from: entry, identifier: identifier, for: path)
  }

  /// The same where the app has named the row: what is missing stops it.
  func registeredCell(identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard !identifier.isEmpty else {
      ReuseFailure.dequeuedWithoutIdentifier(
        selector: "-[UITableView dequeueReusableCellWithIdentifier:forIndexPath:]"
      ).raise()
    }
    let path = RowPath(indexPath)
    if let cell = activity.preparing?.reconfigured, activity.preparing?.path == path,
      cell.reuseIdentifier == identifier
    {
      return cell
    }
    let isPreparing = activity.preparing?.path == path
    if isPreparing, activity.preparing?.dequeued != nil {
      ReuseFailure.dequeuedTwice(identifier: identifier, indexPath: indexPath).raise()
    }
    // A cell may wait without a registration, but by index path only registered ones are had.
    guard let entry = cells.entry(for: ReuseIdentifier(identifier)), entry.source != nil,
      let cell = cell(from: entry, identifier: identifier, for: path)
    else { ReuseFailure.unregisteredCell(identifier: identifier).raise() }
    guard isPreparing else {
      checkExists(path)
      return cell
    }
    activity.preparing?.dequeued = cell
    if let height = askHeight(of: path) { measured(height, path) }
    let span = content.span(of: path)
    cell.frame.size = CGSize(width: rowWidth, height: span.upperBound - span.lowerBound)
    return cell
  }

  private func cell(
    from entry: ReuseRegistry<ReuseIdentifier, UITableViewCell>.Entry, identifier: String,
    for path: RowPath?
  ) -> UITableViewCell? {
    if let cell = entry.queue.dequeue() {
      reuseLog?.record(.reused, cell, identifier: identifier, at: path?.indexPath)
      return cell
    }
    guard let source = entry.source else { return nil }
    let cell = makeCell(from: source, identifier: identifier)
    reuseLog?.record(.made, cell, identifier: identifier, at: path?.indexPath)
    return cell
  }

  private func makeCell(from source: ViewSource, identifier: String) -> UITableViewCell {
    switch source {
    case .nib(let nib):
      return nib.makeView(
        UITableViewCell.self, identifier: identifier,
        mismatch: ReuseFailure.cellIdentifierMismatch(inNib:registered:))
    case .class(let cellClass):
      guard let cellClass = cellClass as? UITableViewCell.Type else {
        ReuseFailure.wrongClass(expected: "UITableViewCell").raise()
      }
      return cellClass.make(style: .default, reuseIdentifier: identifier)
    }
  }

  // MARK: Headers and footers

  /// A waiting header or footer, or a new one if something is registered, or nil.
  func headerFooter(identifier: String) -> UITableViewHeaderFooterView? {
    guard let entry = headerFooters.entry(for: ReuseIdentifier(identifier)) else { return nil }
    if let view = entry.queue.dequeue() {
      reuseLog?.record(.reused, view, identifier: identifier, at: nil)
      return view
    }
    guard let source = entry.source else { return nil }
    let view = makeHeaderFooter(from: source, identifier: identifier)
    reuseLog?.record(.made, view, identifier: identifier, at: nil)
    return view
  }

  private func makeHeaderFooter(
    from source: ViewSource, identifier: String
  ) -> UITableViewHeaderFooterView {
    switch source {
    case .nib(let nib):
      return nib.makeView(
        UITableViewHeaderFooterView.self, identifier: identifier, mismatch: nil)
    case .class(let viewClass):
      guard let viewClass = viewClass as? UITableViewHeaderFooterView.Type else {
        ReuseFailure.wrongClass(expected: "UITableViewHeaderFooterView").raise()
      }
      return viewClass.make(reuseIdentifier: identifier)
    }
  }

  // MARK: Putting back

  /// Takes a cell that shows no row any more into the queue of its identifier.
  func putBack(_ cell: UITableViewCell, from path: RowPath) {
    moveSubviews { cell.removeFromSuperview() }
    cell.listState.indexPath = nil
    recordEnd(of: cell, isQueued: enqueue(cell, in: cells), at: path.indexPath)
  }

  /// The same for a header or footer. Only what a table dequeues as such can wait.
  func putBack(_ view: UIView, fromSection section: Int) {
    moveSubviews { view.removeFromSuperview() }
    if let view = view as? UITableViewHeaderFooterView {
      recordEnd(of: view, isQueued: enqueue(view, in: headerFooters), at: nil)
    } else if view is UITableViewCell {
      StandardError.log("no index path for table cell being reused")
    }
  }

  private func enqueue<View: ReusableView>(
    _ view: View, in registry: ReuseRegistry<ReuseIdentifier, View>
  ) -> Bool {
    guard let identifier = view.reuseIdentifier, !identifier.isEmpty else { return false }
    return registry.enqueue(view, for: ReuseIdentifier(identifier))
  }

  private func recordEnd(of view: any ReusableView, isQueued: Bool, at indexPath: IndexPath?) {
    guard let reuseLog else { return }
    reuseLog.record(
      isQueued ? .pooled : .discarded, view, identifier: view.reuseIdentifier, at: indexPath)
  }

  /// Lets go of every view that waits: memory is short.
  func emptyQueues() {
    for view in cells.removeAllQueued() { recordEnd(of: view, isQueued: false, at: nil) }
    for view in headerFooters.removeAllQueued() { recordEnd(of: view, isQueued: false, at: nil) }
  }
}
