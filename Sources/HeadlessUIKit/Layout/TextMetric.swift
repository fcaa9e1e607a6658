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
  /// - Parameter lines: The most lines it may take; 0 and less is as many as it needs.
  static func size(of text: String, font: UIFont, width: CGFloat, lines: Int) -> CGSize {
    let widths = self.lines(of: text, font: font, width: width, lines: lines).map(columns(of:))
    return CGSize(
      width: min(CGFloat(widths.max() ?? 0) * font.columnWidth, max(0, width)),
      height: CGFloat(widths.count) * font.lineHeight)
  }

  /// The lines into which a text is broken; the last one may hold more than fits.
  static func lines(of text: String, font: UIFont, width: CGFloat, lines: Int) -> [Substring] {
    guard !text.isEmpty else { return [] }
    let room = columns(in: width, font: font)
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    let all = lines == 1 ? paragraphs : paragraphs.flatMap { wrapped($0, room: room) }
    return lines <= 0 ? all : Array(all.prefix(lines))
  }

  /// How many columns fit into a width: at least one.
  static func columns(in width: CGFloat, font: UIFont) -> Int {
    // Half a thousandth of a column forgives sums that do not come out even.
    let columns = width / font.columnWidth + 0.0005
    return columns >= 1 ? Int(min(columns, 1e6)) : 1
  }

  /// How many columns of a terminal a text fills.
  static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The lines of one paragraph.
  private static func wrapped(_ paragraph: Substring, room: Int) -> [Substring] {
    var lines: [Substring] = []
    var line = paragraph.prefix(0)
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = paragraph[line.startIndex..<word.endIndex]
      if columns(of: longer) <= room {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = word
      while columns(of: line) > room {
        let start = prefix(of: line, columns: room)
        lines.append(start)
        line = line[start.endIndex...]
      }
    }
    return lines + [line]
  }

  /// As much of a text as fits into some columns, but at least a character.
  static func prefix(of text: Substring, columns room: Int) -> Substring {
    var used = 0
    let end = text.indices.first {
      used += columns(of: text[$0])
      return used > room && $0 > text.startIndex
    }
    return text[..<(end ?? text.endIndex)]
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
