// Texts of others may hold what nobody sees: it steers a terminal, turns the direction of the text round,
// or makes two names look alike.

extension Character {
  /// The character with its hidden scalars spelled, `\u{202E}`; nil where it has none.
  var withoutHiddenScalars: String? {
    if let value = asciiValue {
      // The end of a line, by one scalar or by two, and a tab are no secret.
      let isPlain = 0x20..<0x7F ~= value || value == 0x0A || value == 0x09
      return isPlain ? nil : unicodeScalars.first?.asSwiftSpellsIt
    }
    guard unicodeScalars.contains(where: \.isHidden) else { return nil }
    let scalars = Array(unicodeScalars)
    let spelled = scalars.indices.map { index in
      Self.isHidden(scalars, at: index) ? scalars[index].asSwiftSpellsIt : String(scalars[index])
    }
    return spelled.joined()
  }

  /// Whether a scalar of a character can do without being spelled, though it has no look of its own:
  /// it gives another look to the one before.
  private static func isHidden(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard scalars[index].isHidden, let base = scalars.first, index > 0 else {
      return scalars[index].isHidden
    }
    // The letters of Arabic and of the scripts of India and its neighbours.
    let isJoining = 0x600..<0x1100 ~= base.value
    return switch scalars[index].value {
    // Between two signs of an emoji.
    case 0x200D: !isJoining && index == scalars.count - 1
    case 0x200C: !isJoining
    // Whether a sign is an emoji, and which form a Chinese character has.
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
      !(base.properties.isEmoji || base.properties.isIdeographic)
    // The flags of parts of a country.
    case 0xE0020...0xE007F: base.value != 0x1F3F4
    // The parts of a decomposed Hangul syllable.
    case 0x115F, 0x1160: false
    default: true
    }
  }
}

extension String {
  /// The name of something, such as a file: on one line, and with nothing hidden.
  var named: String {
    reduce(into: "") { name, character in
      name +=
        character.isNewline
        ? character.unicodeScalars.map { $0 == "\n" ? "\\n" : $0.asSwiftSpellsIt }.joined()
        : character.withoutHiddenScalars ?? String(character)
    }
  }
}

extension Unicode.Scalar {
  /// Whether nobody sees the scalar by itself.
  fileprivate var isHidden: Bool {
    guard value >= 0x80 else { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint || 0xFFF9...0xFFFB ~= value
    }
  }

  /// `\u{1B}`.
  var asSwiftSpellsIt: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
