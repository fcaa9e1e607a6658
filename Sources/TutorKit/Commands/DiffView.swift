/// Shows what changed between two texts.
struct DiffView {
  let lines: [StyledText]

  init(_ diff: LineDiff, context: Int = 2) {
    lines = diff.hunks(context: context).enumerated().flatMap { index, hunk -> [StyledText] in
      (index > 0 ? ["\("…", .quiet)"] : [])
        + hunk.map { line in
          switch line {
          case .same(let text): "  \(text)"
          case .removed(let text): "\("- " + text, .failure)"
          case .added(let text): "\("+ " + text, .success)"
          }
        }
    }
  }
}
