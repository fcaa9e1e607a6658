/// How indices change when some are removed and others come in: removed ones are indices of the old
/// list, added ones are indices of the new list, whatever the order in which they were named.
///
/// ```swift
/// let shift = IndexShift(removed: [0], added: [1])
/// shift.newIndex(of: 0)  // nil
/// shift.newIndex(of: 1)  // 0
/// shift.newIndex(of: 2)  // 2
/// ```
///
/// Making one is O(k log k) in the indices named, a look-up O(log k); the list's length does not
/// matter.
struct IndexShift: Equatable {
  /// The indices of the old list that are gone, ascending.
  let removed: [Int]
  /// The indices of the new list that are new, ascending.
  let added: [Int]

  init(removed: some Sequence<Int> = [], added: some Sequence<Int> = []) {
    self.removed = removed.sorted()
    self.added = added.sorted()
  }

  /// Where the element of an old index stands now; nil when it was removed.
  func newIndex(of old: Int) -> Int? { Self.index(of: old, removed: removed, added: added) }

  /// Where the element of a new index stood before; nil when it was added.
  func oldIndex(of new: Int) -> Int? { Self.index(of: new, removed: added, added: removed) }

  private static func index(of index: Int, removed: [Int], added: [Int]) -> Int? {
    let before = firstIndex(in: removed) { $0 >= index }
    if before < removed.count, removed[before] == index { return nil }
    let rank = index - before
    // The rank-th index that is not an added one: every added index up to it pushes it on by one.
    var low = 0
    var high = added.count
    while low < high {
      let middle = (low + high) / 2
      if added[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  private static func firstIndex(in sorted: [Int], where isBeyond: (Int) -> Bool) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(sorted[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
