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

  // MARK: Batches

  func beginBatch() {
    if batch.depth == 0, !activity.hasCounts {
      endDisplayingAll()
      readData()
    }
    batch.depth += 1
  }

  func endBatch() {
    guard batch.depth > 0 else { return }
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    let ended = batch
    batch = UpdateBatch()
    commit(ended.updates)
    for completion in ended.completions { completion(true) }
  }

  /// The same with a closure that does not escape.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Outside a batch a call is a batch of its own.
  func update(_ change: (inout ListUpdates) -> Void) {
    beginBatch()
    change(&batch.updates)
    endBatch()
  }
}
