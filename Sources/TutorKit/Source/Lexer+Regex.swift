extension Lexer {
  /// The length of a regular expression between slashes that begins here; nil when the slash is an
  /// operator. The compiler tells them apart in about this way: by what stands before and behind, and
  /// by an end on the same line.
  mutating func regexLength(after last: Token?) -> Int? {
    if let last, last.endsOperand, !place.startsLine, !Self.openers.contains(last.text) {
      return nil
    }
    guard ![0, 9, 32].contains(byte(1)), !isNext("/= ") else { return nil }
    return regexLength(from: 1, pounds: 0, overLines: false)
  }

  /// The length of a regular expression between `#/` and `/#`; nil when it has no end. It may go over
  /// several lines when it begins with a line break.
  mutating func longRegexLength(_ pounds: Int) -> Int? {
    let overLines = "\r\n".utf8.contains(byte(pounds + 1))
    return regexLength(from: pounds + 1, pounds: pounds, overLines: overLines)
  }

  /// Words that no operand ends with.
  private static let openers: Set<Substring> = [
    "await", "case", "guard", "if", "in", "return", "try", "where", "while",
  ]

  private mutating func regexLength(from start: Int, pounds: Int, overLines: Bool) -> Int? {
    guard position >= regexlessEnd else { return nil }
    var (index, groups, isClass) = (position + start, 0, false)
    reading: while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where !isClass && hasPounds(pounds, at: index + 1):
        return index + 1 + pounds - position
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !overLines { break reading }
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      case UInt8(ascii: "("): groups += 1
      case UInt8(ascii: ")"):
        // One bracket too many belongs to the code around it.
        if pounds == 0, groups == 0 { break reading }
        groups -= 1
      default: break
      }
      index += 1
    }
    regexlessEnd = min(index, bytes.count)
    return nil
  }
}
