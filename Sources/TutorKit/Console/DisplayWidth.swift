extension Character {
  /// How many columns of a terminal the character takes: 0, 1 or 2.
  ///
  /// Hangul, kana, Chinese characters and emoji take two, whether they are one scalar or several;
  /// marks without a base and control characters take none.
  var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    // Almost every character that is printed.
    if first.value < 0x300 {
      if first.value < 0x20 || (0x7F..<0xA0).contains(first.value) { return 0 }
      return unicodeScalars.contains { $0.value == 0xFE0F } ? 2 : 1
    }
    if unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) {
      return 2
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return first.isWide ? 2 : 1
    }
  }
}

extension StringProtocol {
  /// How many columns of a terminal the text takes when it stands on one line.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text with blanks behind it until it takes `width` columns.
  func padded(to width: Int) -> String {
    String(self) + String(repeating: " ", count: Swift.max(0, width - displayWidth))
  }

  /// The text, or as much of its end as fits in `width` columns, behind an ellipsis.
  func truncatedAtStart(to width: Int) -> String {
    String(String(reversed()).truncated(to: width).reversed())
  }

  /// A line of code whose tabs are blanks, up to the next column that four divides, as editors show
  /// them: beside other text a tab would lead elsewhere.
  var withTabsAsBlanks: String {
    guard contains("\t") else { return String(self) }
    return reduce(into: "") { line, character in
      guard character == "\t" else { return line.append(character) }
      line += String(repeating: " ", count: 4 - line.displayWidth % 4)
    }
  }

  /// The text, or as much of it as fits in `width` columns, with an ellipsis for the rest.
  func truncated(to width: Int) -> String {
    guard displayWidth > width else { return String(self) }
    var kept = ""
    var used = 0
    for character in self where width > 0 {
      guard used + character.displayWidth < width else { break }
      kept.append(character)
      used += character.displayWidth
    }
    return width > 0 ? kept + "…" : ""
  }
}

extension Unicode.Scalar {
  /// Whether the East Asian width of the scalar is wide or fullwidth.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F,  // leading Hangul jamo: a decomposed syllable begins with one
      0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default:
      false
    }
  }
}
