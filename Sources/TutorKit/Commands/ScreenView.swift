/// Draws recorded frames, with a ruler that says which view shows what.
struct ScreenView {
  /// Whether to draw no lines of our own.
  let isPlain: Bool
  /// The width of the terminal; nil when nobody says.
  let columns: Int?

  /// How many frames are shown all; of more, the first and the last tell the story.
  private static let most = 4

  /// The frames of one screen that show what scrolling does, each under its title.
  func story(_ frames: [ScreenFrame]) -> [StyledText] {
    let shown = frames.count > Self.most ? [frames[0], frames[frames.count - 1]] : frames
    let rulers = zip(shown, [nil] + shown.map(Optional.some)).map(Ruler.init)
    let width = rulers.map(\.width).max() ?? 0
    return zip(shown, rulers).map { frame, ruler in
      let place = StyledText("\(frame.screen): \(frame.title)", .strong)
      let title = columns.map { place.wrapped(to: $0) } ?? place
      return "\(title)\n\(drawing(of: frame, ruler, rulerWidth: width))"
    }
  }

  /// One frame after another, with a ruler that is as wide for all frames of the list.
  func drawing(of frame: ScreenFrame, after previous: ScreenFrame?, among all: [ScreenFrame])
    -> StyledText
  {
    let ruler = Ruler(frame, after: previous)
    let widths = all.flatMap { [Ruler($0, after: nil).width, Ruler($0, after: all.first).width] }
    return drawing(of: frame, ruler, rulerWidth: max(ruler.width, widths.max() ?? 0))
  }

  /// One frame, as the first one.
  func drawing(of frame: ScreenFrame) -> StyledText {
    let ruler = Ruler(frame, after: nil)
    return drawing(of: frame, ruler, rulerWidth: ruler.width)
  }

  /// How many views it took.
  func summary(of frame: ScreenFrame) -> StyledText {
    let made = frame.made == 1 ? "1 view was made" : "\(frame.made) views were made"
    let reused =
      switch frame.reused {
      case 0: "none was reused"
      case 1: "a view was reused once"
      default: "views were reused \(frame.reused) times"
      }
    let pool = frame.pool.sorted { $0.key < $1.key }.filter { $0.value > 0 }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let waiting = pool.isEmpty ? "" : " Waiting for reuse: \(pool)."
    return "\(made), and \(reused).\(waiting)"
  }

  /// What the words and signs of the frames mean; nil when there are none.
  func legend(of frames: [ScreenFrame]) -> StyledText? {
    legend(of: frames.screens.flatMap(story).map(\.plain).joined(separator: "\n"), places: nil)
  }

  /// What the words and signs of a screen mean that a test saw; nil when there are none.
  func legend(of screen: String) -> StyledText? {
    let places = screen.matches(of: /\s{2}(\d+)-(\d+)\s{2}/).map { ($0.1, $0.2) }
    let place = places.first { $0 != $1 } ?? places.first
    return legend(
      of: screen, places: place.map { "\($0)-\($1) is number \($1) in section \($0)." })
  }

  private func legend(of drawing: String, places: String?) -> StyledText? {
    var sentences = places.map { [$0] } ?? []
    let words = Self.words(in: drawing).map { "\($0.word): \($0.meaning)" }
    if !words.isEmpty {
      sentences.append("#1 is the first view that the list made.")
      sentences.append(words.joined(separator: "; ") + ".")
    }
    if drawing.contains(/#\d+ #\d/) {
      sentences.append("Where two numbers stand, two views begin.")
    }
    sentences += (isPlain ? Self.signs.prefix(1) : Self.signs[...])
      .filter { drawing.contains($0.sign) || isPlain && drawing.contains("\($0.plain) ") }
      .map { "\(isPlain ? $0.plain : $0.sign) \($0.meaning)." }
    return sentences.isEmpty ? nil : StyledText(sentences.joined(separator: " "), .quiet)
  }

  /// Signs of drawings, and what stands for them where no lines are drawn; only the first does then.
  private static let signs: [(sign: Character, plain: Character, meaning: String)] = [
    ("▌", Drawing.plainSelection, "stands beside what is selected"),
    ("━", " ", "is a header that stays while its rows move"),
  ]

  /// The words that stand behind the number of a view, or in place of one.
  private static func words(in drawing: String) -> [(word: String, meaning: String)] {
    let found = Set(
      drawing.matches(of: /#\d+ ([a-z]+)|\s(not dequeued)/).compactMap { $0.1 ?? $0.2 })
    return words.filter { found.contains($0.word[...]) }
  }

  private static let words: [(word: String, meaning: String)] = [
    ("made", "new"), ("reused", "it showed something else before"), ("kept", "it has stayed"),
    ("not dequeued", "not from the list"),
  ]

  /// A screen as a test saw it as a drawing with notes.
  private static func drawing(_ screen: String) -> Drawing {
    Drawing(screen.split(whereSeparator: \.isNewline).map(String.init))
  }

  /// Whether anything can be read on a screen: rows without a word tell nobody anything.
  static func isWorthDrawing(_ screen: String) -> Bool { drawing(screen).hasWords }

  /// A screen as a test saw it, with the notes that it has beside its lines.
  func drawing(of screen: String) -> StyledText {
    Self.drawing(screen).text(columns: columns, isPlain: isPlain)
  }

  private func drawing(of frame: ScreenFrame, _ ruler: Ruler, rulerWidth: Int) -> StyledText {
    let mark = isPlain ? "  " : " ┤ "
    let indent = rulerWidth + mark.displayWidth
    let widest = frame.lines.map(\.displayWidth).max() ?? 0
    guard columns.map({ widest + indent <= $0 }) ?? true else {
      let notes = ruler.labels.sorted { $0.key < $1.key }.map(\.value.text)
      return Drawing(frame.lines, notes: notes).narrow(columns: columns, isPlain: isPlain)
    }
    return frame.lines.enumerated().compactMap { index, line -> StyledText? in
      let line = isPlain ? Drawing.legible(line) : line
      guard let label = ruler.labels[index] else {
        return line.isEmpty && isPlain ? nil : "\(String(repeating: " ", count: indent) + line)"
      }
      // Read aloud, blanks at the end would only take time.
      guard !line.isEmpty || !isPlain else { return StyledText(label.text, label.style) }
      return "\(label.text.padded(to: rulerWidth) + mark, label.style)\(line)"
    }
    .joined()
  }
}

/// What stands beside the lines of a frame: the numbers of the views that begin there, and how each
/// came to be there since the frame that was shown before.
private struct Ruler {
  typealias Label = (text: String, style: TextStyle)

  let labels: [Int: Label]
  var width: Int { labels.values.map(\.text.displayWidth).max() ?? 0 }

  init(_ frame: ScreenFrame, after previous: ScreenFrame?) {
    // A view that is not the list's own has no number.
    let cells = frame.cells.filter { $0.instance > 0 }
    labels = Dictionary(grouping: cells, by: \.line).mapValues { cells in
      var text = ""
      for (index, cell) in cells.enumerated() {
        let state = cell.state(after: previous)
        text += "#\(cell.instance) "
        // Neighbours of one kind share a word: `#4 #5 reused`.
        if index + 1 == cells.count || cells[index + 1].state(after: previous) != state {
          text += state.rawValue + " "
        }
      }
      return (String(text.dropLast()), cells[0].state(after: previous).style)
    }
  }
}

extension ScreenFrame.Cell {
  /// How the view came to be here since a frame; its own word for it counts from the frame before,
  /// which may not be shown.
  fileprivate func state(after previous: ScreenFrame?) -> State {
    guard let previous else { return state }
    if previous.cells.contains(where: { $0.instance == instance && $0.row == row }) { return .kept }
    return instance > previous.made ? .made : .reused
  }
}

extension ScreenFrame.Cell.State {
  fileprivate var style: TextStyle {
    switch self {
    case .made: .warning
    case .reused: .success
    case .kept: .quiet
    }
  }
}

extension [ScreenFrame] {
  /// The frames of each screen.
  var screens: [[ScreenFrame]] {
    reduce(into: []) { screens, frame in
      if screens.last?.last?.screen == frame.screen {
        screens[screens.count - 1].append(frame)
      } else {
        screens.append([frame])
      }
    }
  }
}
