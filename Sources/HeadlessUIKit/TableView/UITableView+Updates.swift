import Foundation

// What an app says when its data has changed a little.

extension UITableView {
  /// How rows would come and go. Nothing takes time here, so it changes nothing.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade = 0
    /// From or to the right.
    case right = 1
    /// From or to the left.
    case left = 2
    /// From or to the top.
    case top = 3
    /// From or to the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// From or to the middle.
    case middle = 6
    /// As the table likes.
    case automatic = 100
  }

  /// Whether the table shows what the data source does not know yet; it never does here.
  public var hasUncommittedUpdates: Bool { false }

  // MARK: Batches

  /// Begins a batch of updates. Batches nest; the outermost one counts.
  public func beginUpdates() {
    if batch.depth == 0, !activity.hasCounts {
      endDisplayingAll()
      readData()
    }
    batch.depth += 1
  }

  /// Ends a batch. At the end of the outermost one the data source is asked for its counts; when
  /// they are not what the updates make of the former ones, the app stops.
  ///
  /// Heights are asked for again, and cells stay, so an empty batch is a way to change heights.
  ///
  /// - Complexity: O(s + v + k log k) in the sections, the visible rows and the updates, and in the
  ///   rows that were measured; where the delegate has heights for all rows it is asked for all.
  public func endUpdates() {
    guard batch.depth > 0 else { return }
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    let ended = batch
    batch = UpdateBatch()
    commit(ended.updates)
    for completion in ended.completions { completion(true) }
  }

  /// Makes updates in one batch. `completion` is called with true when the outermost batch has ended,
  /// before that call returns.
  @_disfavoredOverload
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    if let completion { batch.completions.append(completion) }
    endUpdates()
  }

  /// The same with a closure that does not escape.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  // MARK: Rows

  /// Says that rows are new, by their places after the update.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows.formUnion(indexPaths.map(RowPath.init)) }
  }

  /// Says that rows are gone, by their places before the update.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows.formUnion(indexPaths.map(RowPath.init)) }
  }

  /// Has rows shown by other cells, by their places before the update. They lose their selection.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows.formUnion(indexPaths.map(RowPath.init)) }
  }

  /// Has the data source fill the cells of rows again: its dequeue gives the cell that is there.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredRows.formUnion(indexPaths.map(RowPath.init)) }
  }

  /// Says that a row has moved. Its cell moves along and is not asked for again.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update {
      $0.movedRows.append(.init(origin: RowPath(indexPath), destination: RowPath(newIndexPath)))
    }
  }

  // MARK: Sections

  /// Says that sections are new, by their numbers after the update.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections are gone, by their numbers before the update.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Reads sections anew, with their headers and footers, by their numbers before the update.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Says that a section has moved, with all that it shows.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(origin: section, destination: newSection)) }
  }

  /// Outside a batch a call is a batch of its own.
  private func update(_ change: (inout ListUpdates) -> Void) {
    beginUpdates()
    change(&batch.updates)
    endUpdates()
  }
}

/// The updates that wait for the end of the outermost batch.
struct UpdateBatch {
  var depth = 0
  var updates = ListUpdates()
  var completions: [(Bool) -> Void] = []
}
