import Foundation

/// The sizes that the items of a flow layout have said they want, by section and item.
struct SelfSizes {
  private(set) var known: [Int: [Int: CGSize]] = [:]
  /// Those that no line has taken into account yet.
  private var pending: [Int: [Int: CGSize]] = [:]

  var hasPending: Bool { !pending.isEmpty }

  /// Takes note of the size of an item.
  mutating func set(_ size: CGSize, at indexPath: IndexPath) {
    guard indexPath.count == 2 else { return }
    known[indexPath[0], default: [:]][indexPath[1]] = size
    pending[indexPath[0], default: [:]][indexPath[1]] = size
  }

  /// Hands out the sizes that are to be taken into account now.
  mutating func takePending() -> [Int: [Int: CGSize]] {
    defer { pending = [:] }
    return pending
  }

  mutating func removeAll() {
    self = SelfSizes()
  }

  /// Follows the items of a list whose data changes.
  mutating func carry(_ plan: UpdatePlan) {
    let former = known
    removeAll()
    for (section, sizes) in former {
      for (item, size) in sizes {
        guard let path = plan.newPath(of: RowPath(section: section, row: item)) else { continue }
        known[path.section, default: [:]][path.row] = size
      }
    }
  }
}
