import Foundation

extension Unicode.Scalar {
  /// The scalar or, for a control character, its picture, such as `␛` for the one that begins colours.
  /// Those that turn the direction of the text round have none, nor has what is no character.
  var pictured: Unicode.Scalar {
    switch self {
    case "\u{0}"..."\u{1F}": Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case "\u{7F}": "\u{2421}"
    case "\u{80}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FFFE}",
      "\u{FFFF}":
      "\u{FFFD}"
    default: self
    }
  }
}

extension String {
  /// The text with pictures in place of control characters. Line ends and tabs stay.
  var withPicturedControls: String {
    replacing("\r\n", with: "\n").escaping { scalar in
      scalar == "\n" || scalar == "\t" ? nil : String(scalar.pictured)
    }
  }

  /// The text with something else in place of some scalars. Scalars are looked at, not characters: a
  /// mark with an accent behind it, or CR before LF, would hide as a character.
  func escaping(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result.append(contentsOf: text.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
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
