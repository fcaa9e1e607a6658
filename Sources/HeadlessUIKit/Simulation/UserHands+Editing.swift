import Foundation

extension UserHands {
  /// The sides of a row from which a swipe can open it.
  public enum SwipeEdge: Sendable {
    /// The side where reading begins.
    case leading
    /// The other side.
    case trailing
  }

  // MARK: Swipes

  /// Swipes a row of a table, so that it opens and shows its buttons.
  ///
  /// The delegate is asked and told as by a finger. The row is open until a button has done its work,
  /// or something else is touched.
  ///
  /// - Returns: The titles of the buttons, the one at the edge of the row first.
  /// - Throws: ``Failure/noRow(_:in:)``, or ``Failure/notEditable(_:because:)`` when nothing opens.
  @discardableResult
  public func swipe(
    rowAt indexPath: IndexPath, in table: UITableView, from edge: SwipeEdge = .trailing
  ) throws -> [String] {
    try reveal(rowAt: indexPath, in: table)
    try check(table.userSwiped(rowAt: RowPath(indexPath), from: edge), indexPath)
    screen.layoutIfNeeded()
    return table.swipeButtons.map(\.title)
  }

  /// Swipes across a whole row, which does what its first button does. Where a full swipe does nothing
  /// the row stays open.
  ///
  /// - Throws: As ``swipe(rowAt:in:from:)``.
  public func swipeFully(
    rowAt indexPath: IndexPath, in table: UITableView, from edge: SwipeEdge = .trailing
  ) throws {
    try swipe(rowAt: indexPath, in: table, from: edge)
    guard table.editing.swiped?.performsFirst == true, let first = table.swipeButtons.first else {
      return
    }
    try check(table.perform(first), indexPath)
    screen.layoutIfNeeded()
  }

  /// Taps a button of the row that a swipe has opened.
  ///
  /// - Throws: ``Failure/noButton(titled:present:)`` when there is none of that title.
  public func tap(swipeButton title: String, in table: UITableView) throws {
    guard let button = table.swipeButtons.first(where: { $0.title == title }),
      let path = table.editing.swiped?.path
    else {
      throw Failure.noButton(titled: title, present: table.swipeButtons.map(\.title))
    }
    try check(table.perform(button), path.indexPath)
    screen.layoutIfNeeded()
  }

  // MARK: Editing mode

  /// Deletes a row: by the control at its left while the table is edited, and else by a swipe and its
  /// last button.
  ///
  /// - Throws: ``Failure/notEditable(_:because:)`` when the row cannot be deleted.
  public func delete(rowAt indexPath: IndexPath, in table: UITableView) throws {
    if table.editing.isOn {
      try tapEditControl(ofRowAt: indexPath, in: table)
    } else {
      try swipeFully(rowAt: indexPath, in: table)
    }
  }

  /// Taps the control at the left of a row while the table is edited, and confirms a deletion.
  ///
  /// - Throws: ``Failure/notEditable(_:because:)`` when the row has no such control.
  public func tapEditControl(ofRowAt indexPath: IndexPath, in table: UITableView) throws {
    try reveal(rowAt: indexPath, in: table)
    try check(table.userTappedEditControl(at: RowPath(indexPath)), indexPath)
    screen.layoutIfNeeded()
  }

  /// Drags a row of a table that is edited to the place of another one.
  ///
  /// - Parameters:
  ///   - indexPath: The row's index path before the move.
  ///   - destination: The row's index path after the move.
  ///   - table: The table.
  /// - Throws: ``Failure/notEditable(_:because:)`` when the row cannot be moved.
  public func move(
    rowAt indexPath: IndexPath, to destination: IndexPath, in table: UITableView
  ) throws {
    try reveal(rowAt: indexPath, in: table)
    try check(
      table.userMoved(rowAt: RowPath(indexPath), to: RowPath(destination)), indexPath)
    screen.layoutIfNeeded()
  }

  /// Drags an item of a collection view to the place of another one.
  ///
  /// - Parameters:
  ///   - indexPath: The item's index path before the move.
  ///   - destination: The item's index path after the move.
  ///   - collection: The collection view.
  /// - Throws: ``Failure/notEditable(_:because:)`` when the item cannot be moved.
  public func move(
    itemAt indexPath: IndexPath, to destination: IndexPath, in collection: UICollectionView
  ) throws {
    try reveal(itemAt: indexPath, in: collection)
    try check(collection.userMoved(itemAt: indexPath, to: destination), indexPath)
    screen.layoutIfNeeded()
  }

  private func check(_ refusal: EditingRefusal?, _ indexPath: IndexPath) throws {
    if let refusal { throw Failure.notEditable(indexPath, because: refusal.reason) }
  }

  // MARK: Other signs

  /// Taps the information button at the right of a row.
  ///
  /// - Throws: ``Failure/notReachable(_:because:)`` when the row has none.
  public func tap(accessoryOfRowAt indexPath: IndexPath, in table: UITableView) throws {
    try reveal(rowAt: indexPath, in: table)
    let cell = table.cellForRow(at: indexPath)
    let types: [UITableViewCell.AccessoryType] = [.detailButton, .detailDisclosureButton]
    guard let cell, cell.currentAccessoryView == nil, types.contains(cell.currentAccessoryType)
    else {
      throw Failure.notReachable(
        "The information button of row \(indexPath.section)-\(indexPath.row)",
        because: "the row has none")
    }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
    screen.layoutIfNeeded()
  }

  /// Touches a title of the index at a table's right edge.
  ///
  /// - Throws: ``Failure/noButton(titled:present:)`` when the index has no such title.
  public func tap(indexTitle title: String, in table: UITableView) throws {
    screen.layoutIfNeeded()
    guard let index = table.editing.indexTitles.firstIndex(of: title) else {
      throw Failure.noButton(titled: title, present: table.editing.indexTitles)
    }
    table.userTapped(indexTitleAt: index)
    screen.layoutIfNeeded()
  }

  /// Taps a button of a bar. Nothing happens when it is disabled.
  public func tap(_ item: UIBarButtonItem) {
    screen.layoutIfNeeded()
    if item.isEnabled { item.primaryAction?.perform(sender: item) }
    screen.layoutIfNeeded()
  }
}
