import Foundation

extension Unicode.Scalar {
  /// The scalar or, for a control character, its picture, such as `␛` for the one that begins colours.
  /// Those that turn the direction of the text round, or that nobody sees, have none, nor has what is
  /// no character. The two that join letters, and keep them apart, stay: scripts and emoji need them.
  var pictured: Unicode.Scalar {
    switch self {
    case " "..."~": self
    case "\u{0}"..."\u{1F}": Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case "\u{7F}": "\u{2421}"
    case "\u{80}"..."\u{9F}", "\u{AD}", "\u{61C}", "\u{180E}", "\u{200B}", "\u{200E}", "\u{200F}",
      "\u{2028}"..."\u{202E}", "\u{2060}"..."\u{206F}", "\u{3164}", "\u{FEFF}", "\u{FFA0}",
      "\u{FFF9}"..."\u{FFFB}", "\u{FFFE}", "\u{FFFF}", "\u{1D173}"..."\u{1D17A}",
      "\u{E0000}"..."\u{E007F}":
      "\u{FFFD}"
    default: self
    }
  }

  /// What stands for the scalar where none may do anything; nil when it does nothing.
  var picture: String? { pictured == self ? nil : String(pictured) }
}

extension String {
  /// The text with pictures in place of control characters. Line ends and tabs stay.
  var withPicturedControls: String {
    replacing("\r\n", with: "\n").escaping { scalar in
      scalar == "\n" || scalar == "\t" ? nil : scalar.picture
    }
  }

  /// The text with something else in place of some scalars. Scalars are looked at, not characters: a
  /// mark with an accent behind it, or CR before LF, would hide as a character.
  ///
  /// Takes time proportional to the size.
  ///
  /// - Parameter replacement: What stands for a scalar; nil for those that stay.
  func escaping(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    // What stays is copied in pieces: scalar by scalar, a view of a string may be copied each time.
    var copied = startIndex
    for index in unicodeScalars.indices {
      guard let text = replacement(unicodeScalars[index]) else { continue }
      result += self[copied..<index]
      result += text
      copied = unicodeScalars.index(after: index)
    }
    return copied == startIndex ? self : result + self[copied...]
  }

  /// The text on one line, with single blanks.
  var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension Double {
  /// A number of seconds with three decimals and without an exponent, whatever the locale.
  var inThreeDecimals: String {
    let milliseconds = isNaN ? 0 : Int((max(0, min(self, 1e9)) * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}

extension Date {
  /// The moment in universal time, without parts of a second: `2026-11-30T03:20:27Z`.
  var inWholeSeconds: String {
    Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down)).formatted(.iso8601)
  }
}
