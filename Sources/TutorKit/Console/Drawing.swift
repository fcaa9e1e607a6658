/// A picture made of letters: a screen with notes beside its lines, or a diagram.
///
/// A picture cannot be wrapped. Where there is no room for the notes, they stand below it.
struct Drawing {
  private let picture: [String]
  private let notes: [String]
  /// The lines as they came, with the notes beside them.
  private let lines: [String]

  /// A picture with its notes: to the left of a bar, `#1 made ┤ │ Emma │`, or behind the right border,
  /// `│ Emma │  0-0  #1 made`.
  init(_ lines: [String]) {
    self.lines = lines
    let parts = lines.map(Self.parts)
    // Lines without a note have blanks where the others have one.
    let ruler = parts.map(\.ruler).max() ?? 0
    picture = parts.map { part in
      let isIndented = part.ruler == 0 && part.picture.prefix(ruler).allSatisfy { $0 == " " }
      return isIndented ? String(part.picture.dropFirst(ruler)) : part.picture
    }
    notes = parts.map(\.note).filter { !$0.isEmpty }
  }

  /// A picture whose notes are no part of its lines.
  init(_ picture: [String], notes: [String]) {
    lines = picture
    self.picture = picture
    self.notes = notes
  }

  /// Whether lines are a picture.
  static func isOne(_ lines: [String]) -> Bool {
    lines.contains { $0.unicodeScalars.contains { isDrawn($0) } }
  }

  /// Whether a line of a screen has nothing but the line between two rows.
  static func isBetweenRows(_ line: String) -> Bool {
    line.contains("┈") && line.allSatisfy { "┈ │┃┤".contains($0) }
  }

  private static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
    (0x2500...0x25FF).contains(scalar.value)
  }

  private static func parts(of line: String) -> (picture: String, note: String, ruler: Int) {
    if let match = line.firstMatch(of: /^([^│┃╭╰]*?) +┤ (.*)$/) {
      return (String(match.2), String(match.1), line.count - match.2.count)
    }
    // What the screen shows has no border to its right.
    if let match = line.firstMatch(of: /^(.*[│┃╮╯])\s\s([^│┃╮╯]+)$/) {
      return (String(match.1), String(match.2), 0)
    }
    return (line, "", 0)
  }

  /// Whether the picture has a letter or a number, its notes aside.
  var hasWords: Bool { picture.contains { $0.contains { $0.isLetter || $0.isNumber } } }

  /// The picture as far from the left as there is room, or without what is beside it.
  ///
  /// - Parameters:
  ///   - columns: The width of the terminal; nil when nobody says.
  ///   - indent: How far from the left it stands where it can.
  ///   - isPlain: Whether to draw no lines.
  func text(columns: Int?, indent: Int = 4, isPlain: Bool) -> StyledText {
    let widest = lines.map(\.displayWidth).max() ?? 0
    let room = columns.map { $0 - widest } ?? indent
    guard room < 0 else {
      let lead = String(repeating: " ", count: min(indent, room))
      return Self.legible(lines, isPlain: isPlain).map { StyledText($0.isEmpty ? "" : lead + $0) }
        .joined()
    }
    return narrow(columns: columns, isPlain: isPlain)
  }

  /// The picture with its notes below it.
  func narrow(columns: Int?, isPlain: Bool) -> StyledText {
    let lines = Self.legible(picture, isPlain: isPlain).map { line in
      StyledText(columns.map { line.truncated(to: $0) } ?? line)
    }
    guard !notes.isEmpty else { return lines.joined() }
    let list = notes.map { $0.replacing(/\s+/, with: " ") }.joined(separator: "; ")
    return lines.joined() + "\n"
      + StyledText("\(Self.notesLead)\(list).", .quiet).wrapped(to: columns ?? .max)
  }

  /// What notes begin with that stand below their picture.
  static let notesLead = "From the top: "

  /// Lines as they can be read aloud, where that is wanted: a screen without drawn lines and what is
  /// empty then, a diagram with the signs of a typewriter.
  static func legible(_ lines: [String], isPlain: Bool) -> [String] {
    guard isPlain else { return lines }
    let isScreen = lines.contains { $0.contains(/[┃┈╭]/) }
    guard !isScreen else { return lines.map(legible).filter { !$0.isEmpty } }
    return lines.map { line in
      line.map { $0.unicodeScalars.contains(where: isDrawn) ? $0.typed ?? "+" : String($0) }
        .joined()
    }
  }

  /// What stands beside a selected row where no lines are drawn: that it is selected must not be lost.
  static let plainSelection: Character = "*"

  /// A line of a screen without drawn lines, and without the blanks that are then at its end.
  static func legible(_ line: String) -> String {
    var text = line.replacing("▌", with: String(plainSelection))
      .replacing(/[\u{2500}-\u{259F}]/, with: " ")
    while text.last == " " { text.removeLast() }
    return text
  }
}
