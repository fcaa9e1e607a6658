/// What changed between two texts, line by line.
struct LineDiff: Equatable {
  /// A line of the comparison.
  enum Line: Equatable {
    case same(String)
    case removed(String)
    case added(String)
  }

  let lines: [Line]

  init(from old: String, to new: String) {
    let (before, after) = (old.textLines, new.textLines)
    let difference = after.difference(from: before)
    let removed = Set(
      difference.removals.map { change in
        switch change {
        case .remove(let offset, _, _), .insert(let offset, _, _): offset
        }
      })
    let added = Set(
      difference.insertions.map { change in
        switch change {
        case .remove(let offset, _, _), .insert(let offset, _, _): offset
        }
      })
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed.contains(i) {
        lines.append(.removed(before[i]))
        i += 1
      } else if j < after.count, added.contains(j) {
        lines.append(.added(after[j]))
        j += 1
      } else {
        lines.append(.same(before[i]))
        i += 1
        j += 1
      }
    }
    self.lines = lines
  }

  /// The changed lines with some lines around them, in groups.
  func hunks(context: Int = 2) -> [[Line]] {
    var hunks: [[Line]] = []
    var lastKept: Int?
    let changed = lines.indices.filter { index in
      if case .same = lines[index] { false } else { true }
    }
    for index in lines.indices where changed.contains(where: { abs($0 - index) <= context }) {
      if lastKept != index - 1 { hunks.append([]) }
      hunks[hunks.count - 1].append(lines[index])
      lastKept = index
    }
    return hunks
  }
}

extension String {
  /// The lines of a text; one break at its end begins no line.
  fileprivate var textLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
