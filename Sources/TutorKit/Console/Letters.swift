/// In which letters the learner's system writes.
///
/// The first variable of the locale that is set decides. Where none is, as in a bare container, the
/// terminal knows all of Unicode's letters most of the time.
struct Letters: Equatable, Sendable {
  /// The variable that decides; where none is set, the one that is asked last.
  let variable: String
  /// What it says.
  let value: String

  init(_ variables: [String: String]) {
    variable = ["LC_ALL", "LC_CTYPE"].first { variables[$0]?.isEmpty == false } ?? "LANG"
    value = variables[variable] ?? ""
  }

  /// Whether the locale is one of Unicode.
  var areUnicode: Bool {
    let name = value.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  /// Whether nothing may be written but ASCII.
  var areOnlyASCII: Bool { !value.isEmpty && !areUnicode }
}

extension StyledText {
  /// The text in ASCII: signs as a typewriter has them, other letters as Swift spells them.
  ///
  ///     StyledText("│ 한…   │").inASCII.plain  // "| \u{D55C}...   |"
  ///
  /// What takes more room than it did takes it from the next gap, so that what stands below each other
  /// does so still, where there is a gap.
  var inASCII: StyledText {
    guard runs.contains(where: { !$0.text.utf8.allSatisfy { $0 < 0x80 } }) else { return self }
    var speller = ASCIISpeller()
    var text = StyledText()
    for run in runs {
      text.append(Run(text: speller.spell(run.text), style: run.style, link: run.link))
    }
    return text
  }
}

/// Spells text in ASCII, part by part.
private struct ASCIISpeller {
  /// How many columns what was spelled on this line takes more than it did.
  private var excess = 0
  private var last: Character = "\n"

  mutating func spell(_ text: String) -> String {
    var spelled = ""
    for character in text {
      if character.isNewline { excess = 0 }
      if character == " ", last == " ", excess > 0 {
        excess -= 1
        continue
      }
      last = character
      guard !character.isASCII else {
        spelled.append(character)
        continue
      }
      let signs = character.typed ?? character.asSwiftSpellsIt
      excess += max(0, signs.count - character.displayWidth)
      spelled += signs
    }
    return spelled
  }
}

extension Character {
  /// The sign that a typewriter has in place of this one; nil where it has none.
  var typed: String? {
    if let sign = Self.typed[self] { return sign }
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return nil }
    return switch scalar.value {
    case 0x2500...0x257F: "+"
    case 0x2580...0x259F: "#"
    case 0x25A0...0x25FF: "o"
    default: nil
    }
  }

  fileprivate var asSwiftSpellsIt: String {
    unicodeScalars.map { scalar in
      scalar.isASCII
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    .joined()
  }

  private static let typed: [Character: String] = [
    "“": "\"", "”": "\"", "‘": "'", "’": "'", "–": "-", "—": "-", "…": "...",
    "─": "-", "━": "-", "┈": "-", "═": "-", "│": "|", "┃": "|", "║": "|", "▌": "*",
    "▶": ">", "▸": ">", "→": ">", "›": ">", "↪": ">", "◀": "<", "←": "<", "▲": "^", "↑": "^",
    "▼": "v", "▾": "v", "↓": "v", "•": "*", "·": ".", "⋮": ":", "×": "x", "±": "+-", "≡": "=",
    "✓": "+", "✗": "x", "⊕": "+", "⊖": "-", "ⓘ": "i", "▣": "#", "€": "EUR",
  ]
}
