import Foundation

/// One change of a collection view's data, as its layout is told of it.
///
/// ```swift
/// override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
///   super.prepare(forCollectionViewUpdates: updateItems)
///   inserted = updateItems.filter { $0.updateAction == .insert }.map(\.indexPathAfterUpdate)
/// }
/// ```
///
/// A change of a whole section has index paths whose `item` is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What has changed.
  public enum Action: Int, Sendable {
    /// Something is new.
    case insert
    /// Something is gone.
    case delete
    /// Something is to be shown anew.
    case reload
    /// Something stands elsewhere.
    case move
    /// Nothing.
    case none
  }

  /// An item that says nothing. Collection views make those that say something.
  public override init() {
    super.init()
  }

  /// Where the element stood before; nil for one that is new.
  open internal(set) var indexPathBeforeUpdate: IndexPath?

  /// Where the element stands now; nil for one that is gone.
  open internal(set) var indexPathAfterUpdate: IndexPath?

  /// What has changed.
  open internal(set) var updateAction = Action.none

  convenience init(_ action: Action, from before: RowPath?, to after: RowPath?) {
    self.init()
    updateAction = action
    indexPathBeforeUpdate = before?.indexPath
    indexPathAfterUpdate = after?.indexPath
  }
}

extension ListUpdates {
  /// The updates in the order in which UIKit takes them: what goes from the end to the start, what
  /// is reloaded, what comes from the start to the end, and what moves.
  @MainActor
  func items(_ plan: UpdatePlan) -> [UICollectionViewUpdateItem] {
    let deleted = deletedRows.union(deletedSections.map(RowPath.init(wholeSection:)))
    let inserted = insertedRows.union(insertedSections.map(RowPath.init(wholeSection:)))
    let reloaded = reloadedRows.union(reloadedSections.map(RowPath.init(wholeSection:)))
    return deleted.sorted().reversed().map { .init(.delete, from: $0, to: nil) }
      + reloaded.sorted().map { .init(.reload, from: $0, to: plan.newPlace(ofAny: $0)) }
      + inserted.sorted().map { .init(.insert, from: nil, to: $0) }
      + movedSections.map {
        .init(
          .move, from: RowPath(wholeSection: $0.origin),
          to: RowPath(wholeSection: $0.destination))
      }
      + movedRows.map { .init(.move, from: $0.origin, to: $0.destination) }
  }
}

extension RowPath {
  /// What stands for a whole section in the updates of a layout.
  fileprivate init(wholeSection section: Int) {
    self.init(section: section, row: NSNotFound)
  }
}

extension UpdatePlan {
  /// Where a row or a whole section stands now.
  fileprivate func newPlace(ofAny path: RowPath) -> RowPath? {
    guard path.row == NSNotFound else { return newPlace(of: path) }
    return newSection(of: path.section).map(RowPath.init(wholeSection:))
  }
}
