import Synchronization

/// What a diffable data source shows, and how it comes to show something else.
///
/// Both data sources have one: they differ in what they answer to their list, not in how they change.
@MainActor
final class DiffableState<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>

  /// What is shown, without marks.
  private(set) var snapshot = Snapshot()
  private var hasApplied = false
  /// How many changes that came from other threads still wait for the main one.
  private let waiting = Mutex(0)

  nonisolated init() {}

  // MARK: Asking

  var sections: [SnapshotContent<SectionID, ItemID>.Section] { snapshot.content.sections }

  /// How many items a section has, for the list. Past the last section the app stops.
  func itemCount(inSection section: Int) -> Int {
    guard sections.indices.contains(section) else { DiffableFailure.sectionPastEnd.raise() }
    return sections[section].items.count
  }

  /// The item at an index path, or nil.
  func item(at indexPath: IndexPath) -> ItemID? {
    guard indexPath.count == 2 else { return nil }
    return snapshot.content.item(at: RowPath(indexPath))
  }

  // MARK: Applying

  /// How a snapshot comes on the screen.
  enum Way {
    /// By the updates that lead to it.
    case updates
    /// By reading everything anew.
    case reload
  }

  /// Changes what is shown.
  ///
  /// On the main thread it is shown when this returns, and then `completion` has been called. From
  /// another thread it is shown later, in the order of the calls; one then must not come from the main
  /// thread in between.
  nonisolated func apply(
    on list: (any DiffableList)?, _ way: Way, completion: (() -> Void)?,
    _ change: @escaping @Sendable (inout Snapshot) -> Void
  ) {
    // An app's closure belongs to the main thread, where it is called, wherever it comes from.
    nonisolated(unsafe) let completion = completion
    let done: Completion = { completion?() }
    guard MainActor.isCurrent else {
      waiting.withLock { $0 += 1 }
      Task { @MainActor in
        waiting.withLock { $0 -= 1 }
        show(on: list, way, change, done)
      }
      return
    }
    MainActor.assumeIsolated {
      guard waiting.withLock({ $0 }) == 0 else { DiffableFailure.mixedQueues(list).raise() }
      show(on: list, way, change, done)
    }
  }

  /// Takes over what the list shows already.
  func adopt(_ shown: Snapshot) {
    snapshot = shown.withoutMarks
  }

  private typealias Completion = @MainActor @Sendable () -> Void

  private func show(
    on list: (any DiffableList)?, _ way: Way, _ change: (inout Snapshot) -> Void,
    _ completion: @escaping Completion
  ) {
    var new = snapshot
    change(&new)
    let isFirst = !hasApplied
    hasApplied = true
    guard let list, !isFirst, way == .updates else { return reload(new, list, completion) }
    let updates = SnapshotDifference(from: snapshot.content, to: new.content).updates
    guard list.canFollow(updates) else { return reload(new, list, completion) }
    perform(updates, on: list, { self.adopt(new) }) {
      // Marks are for cells that stand where the snapshot has them, so they come second.
      self.perform(new.marks, on: list, {}, completion)
    }
  }

  private func reload(
    _ new: Snapshot, _ list: (any DiffableList)?, _ completion: Completion
  ) {
    adopt(new)
    list?.reloadData()
    completion()
  }

  /// Has a list make updates in one batch. Where nothing is to do the list is left alone.
  private func perform(
    _ updates: ListUpdates, on list: any DiffableList, _ change: @escaping () -> Void,
    _ completion: @escaping Completion
  ) {
    guard !updates.isEmpty else {
      change()
      return completion()
    }
    list.performBatchUpdates {
      change()
      list.update { $0.formUnion(updates) }
    } completion: { _ in
      completion()
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// What is marked, as updates of a list that shows the snapshot.
  fileprivate var marks: ListUpdates {
    var updates = ListUpdates()
    updates.reloadedSections = Set(
      reloadedSectionIdentifiers.compactMap(content.index(ofSection:)))
    updates.reloadedRows = Set(reloadedItemIdentifiers.compactMap(content.path(of:)))
    updates.reconfiguredRows = Set(reconfiguredItemIdentifiers.compactMap(content.path(of:)))
    return updates
  }
}

extension ListUpdates {
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && reloadedRows.isEmpty && movedRows.isEmpty && reconfiguredRows.isEmpty
  }

  /// Adds what others say.
  mutating func formUnion(_ other: ListUpdates) {
    deletedSections.formUnion(other.deletedSections)
    insertedSections.formUnion(other.insertedSections)
    reloadedSections.formUnion(other.reloadedSections)
    movedSections += other.movedSections
    deletedRows.formUnion(other.deletedRows)
    insertedRows.formUnion(other.insertedRows)
    reloadedRows.formUnion(other.reloadedRows)
    movedRows += other.movedRows
    reconfiguredRows.formUnion(other.reconfiguredRows)
  }
}
