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
  /// `1-1` is row 1 of section 1. `#2` is the second view that the list made. A view that did not
  /// come from the list's registrations has no number: `not dequeued` for a cell.
  public var ruledText: String {
    let notes = notes
    return lines.indices.map { line in
      notes[line].map { lines[line] + "  " + $0 } ?? lines[line]
    }.joined(separator: "\n") + "\n" + positionText + poolText
  }

  /// What the ruler says at each line: a note for every view, in the first of its lines that is
  /// free. The items of a grid stand side by side and share the lines that they cover.
  private var notes: [Int: String] {
    marks.reduce(into: [:]) { notes, mark in
      let line = mark.lines.first { notes[$0] == nil } ?? mark.lines.upperBound - 1
      notes[line] = (notes[line].map { $0 + ", " } ?? "") + mark.note
    }
  }

  /// How far the list is scrolled, where no scroll bar shows it.
  private var positionText: String {
    guard style == .plain, let list, list.contentLength > list.visibleLength else { return "" }
    let first = Int(list.offset.rounded())
    let last = Int(min(list.offset + list.visibleLength, list.contentLength).rounded())
    return "  shows points \(first) to \(last) of \(Int(list.contentLength.rounded()))\n"
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
    guard let instance else {
      // A table makes the view for a title by itself, and anew each time.
      return role == .cell ? "\(place)  not dequeued" : place
    }
    return "\(place)  #\(instance)" + (origin.map { " \($0.rawValue)" } ?? "")
  }
}
