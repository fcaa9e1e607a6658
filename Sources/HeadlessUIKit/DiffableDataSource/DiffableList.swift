/// A list that a diffable data source drives.
@MainActor
protocol DiffableList: UIView {
  /// Whether the list can take a change in one batch. One that cannot is reloaded.
  func canFollow(_ updates: ListUpdates) -> Bool

  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func update(_ change: (inout ListUpdates) -> Void)
}

extension UITableView: DiffableList {
  /// A table cannot have rows outlive their section, and UIKit's diffable data source does not move
  /// more than one section in it.
  func canFollow(_ updates: ListUpdates) -> Bool {
    !updates.crossesSectionChanges && updates.movedSections.count <= 1
  }
}

extension UICollectionView: DiffableList {
  func canFollow(_ updates: ListUpdates) -> Bool { true }
}
