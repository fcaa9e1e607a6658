import Foundation

/// Where the elements of a collection view went in a batch of updates.
///
/// A cell follows its item. A header or its like follows its section, and its index in the section
/// stays unless the layout says otherwise.
@MainActor
struct ElementMoves {
  private let plan: UpdatePlan
  private let layout: UICollectionViewLayout
  /// What the layout says of the views of each kind.
  private var changes: [Kind: Changes] = [:]

  private struct Kind: Hashable {
    let category: UICollectionView.ElementCategory
    let name: String
  }

  private struct Changes {
    /// Index paths before the update.
    let deleted: [IndexPath]
    /// Index paths after it.
    let inserted: [IndexPath]
  }

  init(_ plan: UpdatePlan, _ layout: UICollectionViewLayout) {
    self.plan = plan
    self.layout = layout
  }

  /// Where an element stands now; nil when it is gone or reloaded.
  mutating func newElement(of old: CollectionElement) -> CollectionElement? {
    guard old.indexPath.count == 2 else { return old }
    guard old.category != .cell else {
      return plan.newPath(of: RowPath(old.indexPath)).map { .cell($0.indexPath) }
    }
    let section = old.indexPath.section
    guard plan.keeps(section: section), let newSection = plan.newSection(of: section) else {
      return nil
    }
    let changes = changes(of: old)
    let shift = IndexShift(
      removed: Set(changes.deleted.items(in: section)),
      added: Set(changes.inserted.items(in: newSection)))
    return shift.newIndex(of: old.indexPath.item).map { item in
      CollectionElement(
        category: old.category, kind: old.kind,
        indexPath: IndexPath(item: item, section: newSection))
    }
  }

  private mutating func changes(of element: CollectionElement) -> Changes {
    let kind = Kind(category: element.category, name: element.kind)
    if let known = changes[kind] { return known }
    let asked =
      kind.category == .decorationView
      ? Changes(
        deleted: layout.indexPathsToDeleteForDecorationView(ofKind: kind.name),
        inserted: layout.indexPathsToInsertForDecorationView(ofKind: kind.name))
      : Changes(
        deleted: layout.indexPathsToDeleteForSupplementaryView(ofKind: kind.name),
        inserted: layout.indexPathsToInsertForSupplementaryView(ofKind: kind.name))
    changes[kind] = asked
    return asked
  }
}

extension [IndexPath] {
  /// The items that the index paths name in a section.
  fileprivate func items(in section: Int) -> [Int] {
    filter { $0.count == 2 && $0[0] == section }.map { $0[1] }
  }
}
