/// Breaks lines of code that are wider than the page where a reader would, and says so.
///
///     cell.titleLabel.text =
///       ↪ books[indexPath.row].title
struct CodeWrapping {
  /// How many columns a line may take.
  let width: Int
  /// What a line that goes on begins with, behind its indentation.
  let sign: String

  init(width: Int, isPlain: Bool) {
    self.width = max(width, 12)
    sign = isPlain ? "  " : "↪ "
  }

  /// The line, or the lines that it takes.
  func wrap(_ line: String) -> [String] {
    let indent = line.prefix { $0 == " " }.count
    let lead = String(repeating: " ", count: min(indent, width / 4) + 2) + sign
    var lines: [String] = []
    var rest = line[...]
    while rest.displayWidth + (lines.isEmpty ? 0 : lead.displayWidth) > width {
      let room = width - (lines.isEmpty ? 0 : lead.displayWidth)
      let end = breakPoint(in: rest, room: room)
      lines.append((lines.isEmpty ? "" : lead) + rest[..<end].withoutBlanksAtEnd)
      rest = rest[end...].drop { $0 == " " }
    }
    if lines.isEmpty || !rest.isEmpty { lines.append((lines.isEmpty ? "" : lead) + rest) }
    return lines
  }

  /// How well a line may be broken at a place, the best first.
  private enum Quality: Int, CaseIterable {
    /// Between two tokens.
    case token
    /// Between two words of a string.
    case word
    /// Between two words of a name.
    case hump
    case letter
  }

  /// The last good place at which a line may be broken, so that no more than `room` columns are
  /// before it: a better one, unless it leaves most of the line empty.
  private func breakPoint(in line: Substring, room: Int) -> Substring.Index {
    var best: [Quality: Substring.Index] = [:]
    var used = 0
    var isInString = false
    var before: Character = " "
    var lastSign = before
    let start = line.firstIndex { $0 != " " } ?? line.startIndex
    for index in line.indices {
      let letter = line[index]
      if index > start,
        let quality = quality(
          between: before, and: letter, isInString: isInString || lastSign == ":"),
        used > room / 3 || quality == .letter
      {
        best[quality] = index
      }
      if letter == "\"", before != "\\" { isInString.toggle() }
      used += letter.displayWidth
      if used > room { break }
      if letter != " " { lastSign = letter }
      before = letter
    }
    return Quality.allCases.lazy.compactMap { best[$0] }.first ?? line.index(after: start)
  }

  private func quality(between before: Character, and letter: Character, isInString: Bool)
    -> Quality?
  {
    if before == " " { return isInString ? .word : letter == " " ? nil : .token }
    if !isInString, "([{,;".contains(before) || letter == "." && before != "." { return .token }
    if before == ":" { return .word }
    if before.isLowercase, letter.isUppercase || "<>/=_-:&|+.".contains(before) { return .hump }
    return .letter
  }
}

extension Substring {
  fileprivate var withoutBlanksAtEnd: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
