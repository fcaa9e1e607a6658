import Foundation

// A finger takes an item, moves it about, and lets go of it. UIKit shows the item under the finger and
// the others making room; here nobody sees that, and the items stand where they were until the finger
// lets go.

extension UICollectionView {
  /// Takes an item, if the data source lets it be moved.
  ///
  /// - Returns: Whether it does.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard currentCounts.contains(indexPath), let dataSource,
      editing.dataSourceWithoutMove !== dataSource,
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    editing.moved = MovedItem(origin: indexPath, target: indexPath)
    return true
  }

  /// Moves the item that was taken over another one, whose place it would take. The delegate may name
  /// another place.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let moved = editing.moved, let proposed = indexPathForItem(at: targetPosition),
      proposed != moved.target
    else { return }
    moveTaken(to: proposed)
  }

  /// Lets go of the item: the data source is told where it is now, and the screen follows.
  public func endInteractiveMovement() {
    guard let moved = editing.moved else { return }
    editing.moved = nil
    guard moved.target != moved.origin, let dataSource else { return }
    dataSource.collectionView(self, moveItemAt: moved.origin, to: moved.target)
    guard editing.dataSourceWithoutMove !== dataSource else { return }
    moveItem(at: moved.origin, to: moved.target)
  }

  /// Lets go of the item as if it had not been taken.
  public func cancelInteractiveMovement() {
    editing.moved = nil
  }

  /// Has the item that was taken go to a place, or where the delegate wants it instead. A place that is
  /// not there stops the app.
  func moveTaken(to proposed: IndexPath) {
    guard let moved = editing.moved else { return }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moved.origin,
        atCurrentIndexPath: moved.target, toProposedIndexPath: proposed) ?? proposed
    guard target.count == 2, 0..<numberOfSections ~= target.section else {
      CollectionFailure.moveTarget(target, self).raise()
    }
    let items = numberOfItems(inSection: target.section)
    let places = target.section == moved.origin.section ? items : items + 1
    guard 0..<places ~= target.item else { CollectionFailure.moveTarget(target, self).raise() }
    editing.moved?.target = target
  }

  /// What dragging an item to the place of another one does.
  ///
  /// - Returns: Why it cannot be done; nil when it is.
  func userMoved(itemAt origin: IndexPath, to destination: IndexPath) -> EditingRefusal? {
    guard beginInteractiveMovementForItem(at: origin) else {
      return lacksMove ? .noItemMove : .notMovable
    }
    moveTaken(to: destination)
    endInteractiveMovement()
    return lacksMove ? .noItemMove : nil
  }

  private var lacksMove: Bool {
    editing.dataSourceWithoutMove.map { $0 === dataSource } ?? false
  }
}
