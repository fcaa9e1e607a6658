/// The updates that wait for the end of the outermost batch.
struct UpdateBatch {
  /// How many batches are open, one in the other.
  var depth = 0
  var updates = ListUpdates()
  /// What is to be called when the outermost batch has ended.
  var completions: [(Bool) -> Void] = []
}
