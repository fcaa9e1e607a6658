import Foundation

/// What can be wrong about a diffable data source, with UIKit's words for it.
@MainActor
enum DiffableFailure {
  /// A cell provider without a cell.
  case noCell(itemIdentifier: Any, at: IndexPath, any DiffableList)
  /// A supplementary view that nobody provides.
  case noSupplementaryProvider(UICollectionView, NSObject)
  /// A question of the list about a section that is not there.
  case sectionPastEnd
  /// A question of the list about an item that is not there.
  case itemPastEnd
  /// A change from the main thread while one from another thread waits.
  case mixedQueues((any DiffableList)?)

  /// Ends the process with UIKit's exception.
  func raise() -> Never {
    UIKitException.internalInconsistency.raise(reason)
  }

  private var reason: String {
    switch self {
    case .noCell(let itemIdentifier, let indexPath, let list):
      let isTable = list is UITableView
      return "\(isTable ? "UITableView" : "UICollectionView")DiffableDataSource cell provider "
        + "returned nil for index path \(indexPath.uiKitDescription) with item identifier "
        + "'\(IdentifierText.text(itemIdentifier))', which is not allowed. You must always return a "
        + "cell to the \(isTable ? "table" : "collection") view: \(list.description)"
    case .noSupplementaryProvider(let collectionView, let dataSource):
      return "CollectionView \(collectionView) requested a supplementary view, but a "
        + "supplementaryViewProvider was not specified on the diffable data source "
        + dataSource.uiKitIdentity
    case .sectionPastEnd:
      return "Invalid parameter not satisfying: section < _impl.numberOfSections"
    case .itemPastEnd:
      return "Invalid parameter not satisfying: itemIdentifier"
    case .mixedQueues(let list):
      return
        "Deadlock detected: calling this method on the main queue with outstanding async updates "
        + "is not permitted and will deadlock. Please always submit updates either always on the "
        + "main queue or always off the main queue - view=\(list?.description ?? "(null)")"
    }
  }
}
