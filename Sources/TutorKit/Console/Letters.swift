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
  /// The text as a terminal may have it: what nobody would see, or what would do something there, is
  /// spelled as Swift spells it. In ASCII so are all letters that have no sign on a typewriter.
  ///
  ///     StyledText("a\u{202E}b").spelled(isASCII: false).plain  // "a\\u{202E}b"
  ///     StyledText("│ 한…   │").spelled(isASCII: true).plain  // "| \\u{D55C}...   |"
  ///
  /// What takes more room than it did takes it from the next gap, so that what stands below each other
  /// does so still, where there is a gap. What is spelled once is not spelled again.
  func spelled(isASCII: Bool) -> StyledText {
    let isFine = { (text: String) in
      text.utf8.allSatisfy { 0x20..<0x7F ~= $0 || $0 == 0x0A || $0 == 0x09 }
    }
    guard !runs.allSatisfy({ isFine($0.text) }) else { return self }
    var speller = Speller(isASCII: isASCII)
    var text = StyledText()
    for run in runs {
      text.append(Run(text: speller.spell(run.text), style: run.style, link: run.link))
    }
    return text
  }
}

/// Spells text, part by part.
private struct Speller {
  let isASCII: Bool
  /// How many columns what was spelled on this line takes more than it did.
  private var excess = 0
  private var last: Character = "\n"

  init(isASCII: Bool) {
    self.isASCII = isASCII
  }

  mutating func spell(_ text: String) -> String {
    var spelled = ""
    for character in text {
      if character.isNewline { excess = 0 }
      if character == " ", last == " ", excess > 0 {
        excess -= 1
        continue
      }
      last = character
      guard let signs = isASCII ? character.inASCII : character.withoutHiddenScalars else {
        spelled.append(character)
        continue
      }
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

  /// The character in ASCII; nil where it is as it stands.
  fileprivate var inASCII: String? {
    if isASCII { return withoutHiddenScalars }
    return typed ?? unicodeScalars.map { $0.isASCII ? String($0) : $0.asSwiftSpellsIt }.joined()
  }

  private static let typed: [Character: String] = [
    "“": "\"", "”": "\"", "‘": "'", "’": "'", "–": "-", "—": "-", "…": "...",
    "─": "-", "━": "-", "┈": "-", "═": "-", "│": "|", "┃": "|", "║": "|", "▌": "*",
    "▶": ">", "▸": ">", "→": ">", "›": ">", "↪": ">", "◀": "<", "←": "<", "▲": "^", "↑": "^",
    "▼": "v", "▾": "v", "↓": "v", "•": "*", "·": ".", "⋮": ":", "×": "x", "±": "+-", "≡": "=",
    "✓": "+", "✗": "x", "⊕": "+", "⊖": "-", "ⓘ": "i", "▣": "#", "€": "EUR",
  ]
}
