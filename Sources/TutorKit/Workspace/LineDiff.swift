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

extension LineDiff {
  /// A row of two columns: a line of the old text and, beside it, the one that it became.
  enum Row: Equatable {
    case same(String)
    /// What was changed; nil on the side on which nothing stands.
    case changed(old: String?, new: String?)
  }

  /// Puts lines that were added beside those that they took the place of: lines that have at least
  /// half of their words in common, in order, so that a note that went away moves nothing else.
  static func rows(of hunk: [Line]) -> [Row] {
    var rows: [Row] = []
    var (removed, added): ([String], [String]) = ([], [])
    func endChange() {
      rows += Pairing(removed, added).rows
      (removed, added) = ([], [])
    }
    for line in hunk {
      switch line {
      case .same(let text):
        endChange()
        rows.append(.same(text))
      case .removed(let text): removed.append(text)
      case .added(let text): added.append(text)
      }
    }
    endChange()
    return rows
  }
}

/// Which lines of a change belong beside each other. Takes time proportional to the product of the
/// numbers of lines.
private struct Pairing {
  private(set) var rows: [LineDiff.Row] = []

  init(_ old: [String], _ new: [String]) {
    let likeness = Self.likeness(old.map(Self.words), new.map(Self.words))
    // How much alike the rest is from each pair of places on, at best.
    var best = Array(repeating: Array(repeating: 0.0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let paired = likeness[i][j] > 0 ? likeness[i][j] + best[i + 1][j + 1] : 0
        best[i][j] = max(paired, best[i + 1][j], best[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    var rest: (old: [String], new: [String]) = ([], [])
    while i < old.count, j < new.count {
      if likeness[i][j] > 0, best[i][j] == likeness[i][j] + best[i + 1][j + 1] {
        add(rest.old, rest.new)
        add([old[i]], [new[j]])
        rest = ([], [])
        (i, j) = (i + 1, j + 1)
      } else if best[i][j] == best[i + 1][j] {
        rest.old.append(old[i])
        i += 1
      } else {
        rest.new.append(new[j])
        j += 1
      }
    }
    add(rest.old + old[i...], rest.new + new[j...])
  }

  /// Adds lines beside each other as they come.
  private mutating func add(_ old: [String], _ new: [String]) {
    for index in 0..<max(old.count, new.count) {
      rows.append(
        .changed(
          old: index < old.count ? old[index] : nil, new: index < new.count ? new[index] : nil))
    }
  }

  /// How much each old line is like each new one: 0 for lines that are not, else the share of words
  /// that they have in common.
  private static func likeness(_ old: [[String: Int]], _ new: [[String: Int]]) -> [[Double]] {
    old.map { old in
      new.map { new in
        let common = old.reduce(0) { $0 + min($1.value, new[$1.key] ?? 0) }
        let all = old.values.reduce(0, +) + new.values.reduce(0, +)
        let share = 2 * Double(common) / Double(max(all, 1))
        return share >= 0.5 ? share : 0
      }
    }
  }

  /// How often each word is in a line; a sign is a word.
  private static func words(of line: String) -> [String: Int] {
    let words = line.matches(of: /[\p{L}\p{N}_]+|[^\p{L}\p{N}_\s]/).map { String($0.output) }
    return Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
  }
}

extension String {
  /// The lines of a text; one break at its end begins no line.
  fileprivate var textLines: [String] {
    var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
