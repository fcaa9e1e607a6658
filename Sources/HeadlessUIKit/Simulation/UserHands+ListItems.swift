import Foundation

extension UserHands {
  /// Swipes an item of a list in a collection view, which is scrolled into sight first, and looks at the
  /// actions that appear.
  ///
  /// - Returns: The titles of the actions, the one at the edge of the item first; empty where the list
  ///   has none.
  /// - Throws: ``Failure/noRow(_:in:)`` when the collection view has no such item.
  @discardableResult
  public func swipe(
    itemAt indexPath: IndexPath, in collection: UICollectionView, from edge: SwipeEdge = .trailing
  ) throws -> [String] {
    try actions(besideItemAt: indexPath, in: collection, edge).map { $0.title ?? "" }
  }

  /// Swipes an item of a list in a collection view and taps one of the actions that appear.
  ///
  /// ```swift
  /// try hands.swipe(itemAt: path, in: list, tapping: "Delete")
  /// ```
  ///
  /// - Throws: ``Failure/noRow(_:in:)`` when the collection view has no such item, or
  ///   ``Failure/noButton(titled:present:)`` when it has no such action.
  public func swipe(
    itemAt indexPath: IndexPath, in collection: UICollectionView, from edge: SwipeEdge = .trailing,
    tapping title: String
  ) throws {
    let actions = try actions(besideItemAt: indexPath, in: collection, edge)
    guard let action = actions.first(where: { $0.title == title }) else {
      throw Failure.noButton(titled: title, present: actions.map { $0.title ?? "" })
    }
    let view: UIView = collection.cellForItem(at: indexPath) ?? collection
    action.handler(action, view) { _ in }
    screen.layoutIfNeeded()
  }

  private func actions(
    besideItemAt indexPath: IndexPath, in collection: UICollectionView, _ edge: SwipeEdge
  ) throws -> [UIContextualAction] {
    try reveal(itemAt: indexPath, in: collection)
    let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout
    return layout?.swipeActions(leading: edge == .leading, at: indexPath)?.actions ?? []
  }
}
