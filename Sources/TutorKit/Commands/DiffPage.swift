/// A page that shows how the learner's files differ from others, file by file.
struct DiffPage {
  let console: any Console
  /// Whose the others are, as in “lines with + are ours”.
  let owner: String

  /// A file, by its name on the page, and what it says on both sides.
  struct File {
    let title: String
    let mine: String
    let other: String
  }

  /// The page; nil if nothing differs. Both texts stand side by side where there is room, unless that
  /// would have to be read aloud.
  func text(of files: [File]) -> StyledText? {
    let parts = files.compactMap { file -> StyledText? in
      let diff = DiffView(LineDiff(from: file.mine, to: file.other))
      guard !diff.isEmpty else { return nil }
      let lines = widthForTwo.map(diff.sideBySide) ?? diff.unified(width: console.columns)
      return "\(file.title, .heading)\n\(lines.joined())"
    }
    guard !parts.isEmpty else { return nil }
    let key =
      widthForTwo == nil
      ? "Lines with - are yours, lines with + \(owner)."
      : "Yours is on the left, \(owner) on the right."
    return ([console.fitted(StyledText(key)), ""] + parts).joined()
  }

  /// The width of a terminal on which two texts have room side by side.
  private var widthForTwo: Int? {
    guard let columns = console.columns, !console.wishes.isPlain else { return nil }
    return columns >= DiffView.leastForTwo ? columns : nil
  }
}
