/// What an app has said about a change of a list's data, in one batch.
///
/// Deletions, reloads and the origins of moves are indices before the change; insertions and the
/// destinations of moves are indices after it. Naming an index twice is naming it once.
struct ListUpdates: Sendable {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Move<Int>] = []
  var deletedRows: Set<RowPath> = []
  var insertedRows: Set<RowPath> = []
  var reloadedRows: Set<RowPath> = []
  var movedRows: [Move<RowPath>] = []
  /// Rows whose cells are to be filled anew. This is no change of the data.
  var reconfiguredRows: Set<RowPath> = []

  /// A way from one place to another.
  struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    let origin: Place
    let destination: Place
  }
}
