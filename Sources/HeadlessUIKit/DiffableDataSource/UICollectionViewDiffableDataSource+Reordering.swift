import Foundation

extension UICollectionViewDiffableDataSource {
  /// What is asked and told when the user moves items.
  public struct ReorderingHandlers {
    /// Asks whether an item may be moved. Without it none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Tells that an item was moved and the data source is about to follow.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Tells that an item was moved: now the model has to follow.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Handlers that let nothing be moved.
    public init() {}
  }

  /// What is shown after an item was moved by hand: the list shows it already.
  func followMove(from origin: IndexPath, to destination: IndexPath) {
    guard let item = state.item(at: origin) else { return }
    let initial = state.snapshot
    let final = initial.moving(item, to: destination)
    let sections = Set([origin.section, destination.section]).sorted().map {
      initial.sectionIdentifiers[$0]
    }
    let before = sections.map(snapshot(for:))
    let after = zip(sections, before).map { section, tree in
      tree.reordered(as: final.itemIdentifiers(inSection: section), moved: item)
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: final,
      sectionTransactions: sections.indices.map { index in
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: sections[index], initialSnapshot: before[index],
          finalSnapshot: after[index])
      })
    reorderingHandlers.willReorder?(transaction)
    for (section, tree) in zip(sections, after) { trees[section] = tree }
    state.adopt(final)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot with an item at the index path of another one, or at the end of a section.
  fileprivate func moving(_ item: ItemIdentifierType, to indexPath: IndexPath) -> Self {
    var moved = withoutMarks
    moved.deleteItems([item])
    if let other = moved.content.item(at: RowPath(indexPath)) {
      moved.insertItems([item], beforeItem: other)
    } else {
      moved.appendItems([item], toSection: moved.sectionIdentifiers[indexPath.section])
    }
    return moved
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// The tree with one item elsewhere: behind the item that it now follows, or at the start, under the
  /// same parent as its new neighbour.
  fileprivate func reordered(as shown: [ItemIdentifierType], moved item: ItemIdentifierType) -> Self
  {
    var tree = self
    var part = Self()
    if tree.contains(item) {
      part = tree.snapshot(of: item, includingParent: true)
      tree.delete([item])
    } else {
      part.append([item])
    }
    guard let index = shown.firstIndex(of: item) else { return tree }
    if index + 1 < shown.count {
      tree.insert(part, before: shown[index + 1])
    } else if index > 0 {
      tree.insert(part, after: shown[index - 1])
    } else {
      tree = part
    }
    return tree
  }
}
