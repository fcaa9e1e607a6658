import Foundation

extension UserHands {
  /// Expands an item that shows children of its own, or collapses it, as a tap on its disclosure does.
  ///
  /// The section snapshot handlers of the diffable data source are asked and told. An item without
  /// children changes its state, and nothing else is seen.
  ///
  /// - Throws: ``Failure/noRow(_:in:)`` when the collection view has no such item, and
  ///   ``Failure/notEditable(_:because:)`` when its data source has no trees.
  public func toggle(itemAt indexPath: IndexPath, in collection: UICollectionView) throws {
    try reveal(itemAt: indexPath, in: collection)
    guard let outline = collection.dataSource as? any OutlineDataSource else {
      throw Failure.notEditable(indexPath, because: "the data source is not a diffable one")
    }
    outline.userToggled(itemAt: indexPath)
    screen.layoutIfNeeded()
  }
}
