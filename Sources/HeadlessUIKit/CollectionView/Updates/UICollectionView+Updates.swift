import Foundation

// What an app says when its data has changed a little.

extension UICollectionView {
  /// Makes updates in one batch, with a closure that does not escape.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginBatch()
    updates?()
    if let completion { batch.completions.append(completion) }
    endBatch()
  }

  /// Outside a batch a call is a batch of its own.
  func update(_ change: (inout ListUpdates) -> Void) {
    beginBatch()
    change(&batch.updates)
    endBatch()
  }

  /// What was there before a batch is what the screen shows, so a layout that is due comes first.
  private func beginBatch() {
    if batch.depth == 0, state.needsReload || state.layoutIsInvalid { layoutIfNeeded() }
    batch.depth += 1
  }

  private func endBatch() {
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    let ended = batch
    batch = UpdateBatch()
    commit(ended.updates)
    for completion in ended.completions { completion(true) }
  }
}
