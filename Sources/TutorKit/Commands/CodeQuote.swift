/// Source code as the compiler quotes it, laid out for a terminal.
///
///     14 |   table.dequeueReusableCell(withIdentifier: "Book)
///        |                                             `- error: unterminated string literal
///
/// The compiler counts letters, and a terminal columns: below a line with tabs, Hangul or emoji its
/// mark would stand elsewhere. A line that is too long is cut, at its beginning if the mark would not
/// be seen otherwise; what the compiler says there goes on below.
struct CodeQuote {
  /// The width of the terminal; nil when nobody says.
  let columns: Int?

  /// Lays out the lines of a complaint behind its first one.
  func layOut(_ lines: [String]) -> StyledText {
    var quoted: [StyledText] = []
    var code = Code()
    for (index, line) in lines.enumerated() {
      if let match = line.firstMatch(of: /^( *\d+ \| ?)(.*)$/) {
        let marks = lines[(index + 1)...].prefix { Self.mark(in: $0) != nil }.compactMap(Self.mark)
        code = Code(gutter: String(match.1), text: String(match.2))
        if let columns, let first = marks.map(\.letters).min() {
          code.makeVisible(first, in: columns)
        }
        quoted.append(StyledText(fitted(code.line)))
      } else if let mark = Self.mark(in: line) {
        quoted.append(words(mark, below: code))
      } else if line.firstMatch(of: /^ *[|`]/) != nil {
        quoted.append(StyledText(fitted(line)))
      } else {
        // A message of several lines, or a note: in words that the code may have chosen.
        quoted.append(StyledText(line.isEmpty ? "" : fitted("    " + line)))
      }
    }
    return quoted.joined()
  }

  /// A line below code: `  |   |   `- error: …`.
  private struct Mark {
    /// What stands before the code's own letters: `  | `.
    var gutter: String
    /// Blanks and bars, one for each letter of the code above.
    var lead: String
    var words: String
    /// How many letters of the code stand before the mark.
    var letters: Int { lead.count }
  }

  private static func mark(in line: String) -> Mark? {
    line.firstMatch(of: /^( *\| ?)([ |]*)`- (.*)$/).map {
      Mark(gutter: String($0.1), lead: String($0.2), words: String($0.3))
    }
  }

  private func words(_ mark: Mark, below code: Code) -> StyledText {
    var lead = mark.gutter
    for (letters, sign) in mark.lead.enumerated() where sign == "|" {
      lead = lead.padded(to: code.column(of: letters)) + "|"
    }
    lead = lead.padded(to: code.column(of: mark.letters))
    guard let columns else { return StyledText(lead + "`- " + mark.words) }
    return StyledText(mark.words).wrapped(
      to: columns, first: StyledText(lead + "`- "), indent: StyledText(lead + "   "))
  }

  private func fitted(_ line: String) -> String {
    columns.map { line.truncated(to: $0) } ?? line
  }
}

/// A line of source code with its number before it.
private struct Code {
  private let gutter: String
  private let letters: [Character]
  /// How many letters at the beginning are left out.
  private var hidden = 0

  init(gutter: String = "", text: String = "") {
    self.gutter = gutter
    letters = Array(text)
  }

  /// How far a tab indents.
  private static let tab = "    "

  /// The line as it is shown.
  var line: String {
    gutter + (hidden > 0 ? "…" : "") + shown(letters[hidden...])
  }

  /// The column of the terminal in which a letter stands; what is behind the last one goes on.
  func column(of letter: Int) -> Int {
    let end = min(max(letter, hidden), letters.count)
    return gutter.displayWidth + (hidden > 0 ? 1 : 0) + shown(letters[hidden..<end]).displayWidth
      + max(0, letter - letters.count)
  }

  /// Leaves out as much of the beginning as a letter needs to stand in the first half of a line.
  mutating func makeVisible(_ letter: Int, in columns: Int) {
    guard line.displayWidth > columns else { return }
    while column(of: letter) > columns / 2, hidden < min(letter, letters.count) { hidden += 1 }
  }

  private func shown(_ letters: ArraySlice<Character>) -> String {
    letters.map { $0 == "\t" ? Self.tab : String($0) }.joined()
  }
}
