import Foundation

/// The selected rows of a table, in the order of selection.
struct RowSelection {
  /// The rows, the one selected first at the front.
  private(set) var paths: [RowPath] = []
  private var members: Set<RowPath> = []

  /// Whether a row is selected. O(1).
  func contains(_ path: RowPath) -> Bool {
    !members.isEmpty && members.contains(path)
  }

  /// Selects a row; one that is selected keeps its place.
  mutating func insert(_ path: RowPath) {
    if members.insert(path).inserted { paths.append(path) }
  }

  /// Deselects a row. O(n).
  mutating func remove(_ path: RowPath) {
    if members.remove(path) != nil { paths.removeAll { $0 == path } }
  }

  /// Deselects all.
  mutating func removeAll() {
    paths = []
    members = []
  }
}
