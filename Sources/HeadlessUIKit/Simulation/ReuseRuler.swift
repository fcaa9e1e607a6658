extension ScreenRendering {
  /// The drawing with a ruler beside it that tells which view shows which row, and below it how
  /// many views wait for reuse.
  ///
  /// ```
  /// │  Emma                                │  1-0  #4 made
  /// │  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
  /// │  Middlemarch                         │  1-1  #2 reused
  /// ╰──────────────────────────────────────╯
  ///   made 5, reused 1
  ///   waiting: 1 × BookCell
  /// ```
  ///
  /// `1-1` is row 1 of section 1. `#2` is the second view that the list made; a view that did not
  /// come from the list's registrations has no number.
  public var ruledText: String {
    lines.indices.map { line in
      let notes = notes(at: line)
      return notes.isEmpty ? lines[line] : lines[line] + "  " + notes
    }.joined(separator: "\n") + "\n" + poolText
  }

  /// What the ruler says at a line: a note for every view that begins there. The views of a grid's
  /// row stand side by side and share the lines that they cover.
  private func notes(at line: Int) -> String {
    let row = marks.filter { $0.lines.contains(line) }
    guard let first = row.map(\.lines.lowerBound).min() else { return "" }
    let beginning = row.filter { $0.lines.lowerBound == first }
    let height = beginning.map(\.lines.count).min() ?? 1
    let perLine = (beginning.count + height - 1) / height
    let start = (line - first) * perLine
    guard start < beginning.count else { return "" }
    return beginning[start..<min(start + perLine, beginning.count)]
      .map(\.note).joined(separator: ", ")
  }

  /// What the list made and used again, and what waits.
  private var poolText: String {
    guard let list, list.made + list.reused > 0 else { return "" }
    let times = style == .drawn ? "×" : "x"
    let waiting = list.pool.sorted { $0.key < $1.key }
      .map { "\($0.value) \(times) \($0.key.isEmpty ? "(no identifier)" : $0.key)" }
    return "  made \(list.made), reused \(list.reused)\n"
      + "  waiting: \(waiting.isEmpty ? "none" : waiting.joined(separator: ", "))\n"
  }
}

extension ScreenRendering.Mark {
  /// `0-3  #4 reused`
  fileprivate var note: String {
    let view = instance.map { "#\($0)" } ?? "not from the list"
    return "\(place)  \(view)" + (origin.map { " \($0.rawValue)" } ?? "")
  }
}
