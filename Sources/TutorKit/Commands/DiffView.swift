/// Shows what changed between two texts.
struct DiffView {
  private let hunks: [[LineDiff.Line]]

  init(_ diff: LineDiff, context: Int = 2) {
    hunks = diff.hunks(context: context)
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { hunks.isEmpty }

  /// From how many columns on both texts stand side by side: there, most lines of code are whole.
  static let leastForTwo = 120

  /// One text below the other: what went away has a minus, what came a plus.
  ///
  /// - Parameter width: How many columns a line may take; nil when nobody says.
  func unified(width: Int? = nil) -> [StyledText] {
    lines { hunk in
      hunk.flatMap { line -> [StyledText] in
        switch line {
        case .same(let text): Self.block("  ", text, width: width)
        case .removed(let text): Self.block("- ", text, .failure, width: width)
        case .added(let text): Self.block("+ ", text, .success, width: width)
        }
      }
    }
  }

  /// The old text to the left, the new one to the right, and what belongs together on one line.
  func sideBySide(width: Int) -> [StyledText] {
    let separator: StyledText = " \("│", .quiet)"
    let half = (width - separator.plain.displayWidth - 1) / 2
    return lines { hunk in
      LineDiff.rows(of: hunk).flatMap { row -> [StyledText] in
        let (left, right) = Self.sides(of: row, width: half)
        return (0..<max(left.count, right.count)).map { index in
          let old = index < left.count ? left[index] : ""
          let gap = String(repeating: " ", count: max(0, half - old.plain.displayWidth))
          let beginning = old + StyledText(gap) + separator
          return index < right.count ? "\(beginning) \(right[index])" : beginning
        }
      }
    }
  }

  private static func sides(of row: LineDiff.Row, width: Int) -> ([StyledText], [StyledText]) {
    switch row {
    case .same(let text):
      let block = block("  ", text, width: width)
      return (block, block)
    case .changed(let old, let new):
      return (
        old.map { block("- ", $0, .failure, width: width) } ?? [],
        new.map { block("+ ", $0, .success, width: width) } ?? []
      )
    }
  }

  /// The hunks one after the other, with a mark where lines are left out.
  private func lines(of hunk: ([LineDiff.Line]) -> [StyledText]) -> [StyledText] {
    hunks.enumerated().flatMap { ($0 > 0 ? ["\("…", .quiet)"] : []) + hunk($1) }
  }

  /// A line of code behind a mark. Where it is wider than its place it goes on below, further in than
  /// it began.
  private static func block(
    _ mark: String, _ text: String, _ style: TextStyle? = nil, width: Int?
  ) -> [StyledText] {
    let code = text.withTabsAsBlanks
    guard let width, mark.count + code.displayWidth > width else {
      return [StyledText(mark + code, style)]
    }
    let indent = String(repeating: " ", count: min(code.prefix { $0 == " " }.count, width / 2))
    let lines = StyledText(String(code.drop { $0 == " " })).wrapped(
      to: width, first: StyledText(mark + indent), indent: StyledText("  \(indent)    "))
    return lines.lines.map { StyledText($0.plain, style) }
  }
}
