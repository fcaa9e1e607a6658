/// A place on a terminal's screen.
struct TerminalCell: Equatable {
  /// What stands there; empty behind a character that takes two places.
  var text = " "
  /// The graphic attributes that were set when it was written: `1` is bold, `31` red, …
  var attributes: [Int] = []
  /// The address that a click opens.
  var link: String?

  static let blank = TerminalCell()
}

extension Unicode.Scalar {
  /// How many places of a terminal the scalar takes. Written apart from the tutor's own measure, so
  /// that one tests the other.
  var terminalWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1160...0x11FF: return 0  // Jamo that join the one before.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}
