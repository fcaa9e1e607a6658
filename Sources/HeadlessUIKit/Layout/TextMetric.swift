import Foundation

/// How large a text is. The one metric that `UIFont` documents, for every typeface.
enum TextMetric {
  /// The width of a text in one line.
  static func width(of text: some StringProtocol, font: UIFont) -> CGFloat {
    CGFloat(columns(of: text)) * font.columnWidth
  }

  /// The size of a text that may take several lines.
  ///
  /// A line ends at a line break, or before the word that does not fit. A word that is longer than
  /// a line is broken.
  ///
  /// - Parameter lines: The most lines it may take; 0 is as many as it needs.
  static func size(of text: String, font: UIFont, width: CGFloat, lines: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    // Half a thousandth of a column forgives sums that do not come out even.
    let room = max(1, Int(min((width / font.columnWidth + 0.0005).rounded(.down), 1e6)))
    let widths = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      lines == 1 ? [columns(of: $0)] : wrapped($0, room: room)
    }
    let shown = lines == 0 ? widths[...] : widths.prefix(lines)
    return CGSize(
      width: min(CGFloat(shown.max() ?? 0) * font.columnWidth, max(0, width)),
      height: CGFloat(shown.count) * font.lineHeight)
  }

  /// How many columns of a terminal a text fills.
  static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of each line of one paragraph.
  private static func wrapped(_ paragraph: Substring, room: Int) -> [Int] {
    var lines: [Int] = []
    var line = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let length = columns(of: word)
      let needed = line == 0 ? length : line + 1 + length
      if needed <= room {
        line = needed
        continue
      }
      if line > 0 { lines.append(line) }
      line = length
      while line > room {
        lines.append(room)
        line -= room
      }
    }
    return lines + [line]
  }

  private static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Hangul, kana, Han and full-width forms.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

extension UIFont {
  /// The width of a character that fills one column of a terminal: 0.6 times the point size.
  var columnWidth: CGFloat { pointSize * 0.6 }
}
