import Foundation

/// A data source whose items the user can expand and collapse.
@MainActor
protocol OutlineDataSource {
  /// Does what a tap on an item's disclosure does.
  func userToggled(itemAt indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  /// What is asked and told when the user expands and collapses items. What code expands is not told.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Asks whether an item may be expanded. Without it every item may.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Tells that an item is about to be expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Asks whether an item may be collapsed. Without it every item may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Tells that an item is about to be collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Asks for what is to be below an item that is being expanded, given what is below it now.
    /// Without it that stays.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Handlers that let everything happen.
    public init() {}
  }

  // MARK: Section snapshots

  /// Shows a section as a tree: those of its items that are visible, and no others.
  ///
  /// A section that is not there yet comes at the end. The rest is as for whole snapshots.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    trees[section] = snapshot
    state.apply(on: collectionView, .updates, completion: completion) { whole in
      if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
      whole.deleteItems(whole.itemIdentifiers(inSection: section))
      whole.appendItems(snapshot.visibleItems, toSection: section)
    }
  }

  /// Shows a section as the method with a completion does.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// A copy of a section as a tree; without levels when the section was not given as one, and empty
  /// when it is not shown.
  ///
  /// - Complexity: O(n) in the section's items.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let shown =
      state.snapshot.indexOfSection(section) == nil
      ? [] : state.snapshot.itemIdentifiers(inSection: section)
    // A whole snapshot that came later may have changed the section.
    if let tree = trees[section], tree.visibleItems == shown { return tree }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(shown)
    return flat
  }

  // MARK: The user's hands

  func userToggled(itemAt indexPath: IndexPath) {
    guard let item = state.item(at: indexPath),
      let section = state.snapshot.sectionIdentifier(containingItem: item)
    else { return }
    var tree = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: below(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: section, completion: nil)
  }
}
