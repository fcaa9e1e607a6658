extension StyledText {
  /// The text broken at blanks into lines of at most `width` columns.
  ///
  /// Line breaks in the text stay. A word that is wider than a line is cut: a path behind one of its
  /// slashes, code behind a sign or between two words of a name, where that can be. A short piece of
  /// code, such as a command, is one word. Blanks inside a line stay as they are, blanks at a break
  /// vanish. What goes on below begins as far in as its line does, if that leaves most of the width.
  ///
  /// - Parameters:
  ///   - first: What the first line begins with, such as the mark of a list.
  ///   - indent: What the lines after it begin with.
  func wrapped(to width: Int, first: StyledText = "", indent: StyledText = "") -> StyledText {
    var wrapper = LineWrapper(width: max(width, 8), first: first, indent: indent)
    for (index, line) in lines.enumerated() {
      if index > 0 { wrapper.breakLine(isNew: true) }
      line.pieces.forEach { wrapper.add($0) }
    }
    wrapper.finish()
    return wrapper.done.joined()
  }

  /// The text as words and the blanks between them. A word may consist of several runs.
  fileprivate var pieces: [StyledText] {
    var pieces: [StyledText] = []
    var lastIsBlank: Bool?
    for run in runs {
      let isWord = run.style == .code && run.text.displayWidth <= Self.widestWord
      for character in run.text {
        let isBlank = !isWord && (character == " " || character == "\t")
        let part = StyledText.Run(text: String(character), style: run.style, link: run.link)
        if isBlank != lastIsBlank { pieces.append(StyledText()) }
        pieces[pieces.count - 1].append(part)
        lastIsBlank = isBlank
      }
    }
    return pieces
  }
}

extension StyledText {
  /// How wide a piece of code with blanks in it may be to count as one word.
  private static let widestWord = 24

  /// The parts of a word, where it may be cut between two characters.
  fileprivate func parts(cut: (_ before: Character, _ after: Character) -> Bool) -> [StyledText] {
    var parts = [StyledText()]
    var before: Character?
    for run in runs {
      for character in run.text {
        if let before, cut(before, character) { parts.append(StyledText()) }
        parts[parts.count - 1].append(
          .init(text: String(character), style: run.style, link: run.link))
        before = character
      }
    }
    return parts
  }
}

/// Fills lines with words.
private struct LineWrapper {
  let width: Int
  let indent: StyledText
  var done: [StyledText] = []
  private var line: StyledText
  private var used: Int
  /// Whether the line has nothing yet but its indentation.
  private var isFresh = true
  /// Blanks that are written when a word follows them on the same line.
  private var blanks = StyledText()
  /// The blanks that the text's own line began with.
  private var ownIndent = StyledText()
  /// Whether nothing of the text's own line was written yet.
  private var isAtStart = true

  init(width: Int, first: StyledText, indent: StyledText) {
    self.width = width
    self.indent = indent
    line = first
    used = first.plain.displayWidth
  }

  mutating func add(_ piece: StyledText) {
    let text = piece.plain
    guard text.first != " " && text.first != "\t" else {
      blanks = piece
      return
    }
    if isAtStart, blanks.plain.displayWidth * 3 < width { indentLine() }
    isAtStart = false
    let gap = blanks.plain.displayWidth
    if used + gap + text.displayWidth <= width {
      line += blanks + piece
      used += gap + text.displayWidth
    } else {
      if !isFresh { breakLine() }
      addInPieces(piece)
    }
    blanks = StyledText()
    isFresh = false
  }

  /// Where a word is cut that is wider than a line, the best first.
  private static let cuts: [@Sendable (_ before: Character, _ after: Character) -> Bool] = [
    { before, _ in before == " " }, { before, _ in before == "/" },
    { before, _ in ".,;:(<[".contains(before) },
    { before, after in before.isLowercase && after.isUppercase },
  ]

  /// Writes a word at the start of a line, part by part if it is too wide for one.
  private mutating func addInPieces(_ word: StyledText, from level: Int = 0) {
    guard used + word.plain.displayWidth > width else {
      line += word
      used += word.plain.displayWidth
      isFresh = false
      return
    }
    guard level < Self.cuts.count else { return addInLetters(word) }
    for part in word.parts(cut: Self.cuts[level]) {
      if used + part.plain.displayWidth > width, !isFresh { breakLine() }
      addInPieces(part, from: level + 1)
    }
  }

  /// Writes a name, cut where the line is full.
  private mutating func addInLetters(_ name: StyledText) {
    for run in name.runs {
      for character in run.text {
        if used + character.displayWidth > width, !isFresh { breakLine() }
        line.append(.init(text: String(character), style: run.style, link: run.link))
        used += character.displayWidth
        isFresh = false
      }
    }
  }

  private mutating func indentLine() {
    ownIndent = blanks
    line += blanks
    used += blanks.plain.displayWidth
    blanks = StyledText()
  }

  /// Begins another line.
  ///
  /// - Parameter isNew: Whether the text breaks here itself.
  mutating func breakLine(isNew: Bool = false) {
    if isNew { ownIndent = StyledText() }
    done.append(line)
    line = indent + ownIndent
    used = line.plain.displayWidth
    isFresh = true
    isAtStart = isNew
    blanks = StyledText()
  }

  mutating func finish() {
    done.append(line)
  }
}
