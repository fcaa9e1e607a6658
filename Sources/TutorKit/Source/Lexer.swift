/// Finds the tokens of Swift source.
///
/// Nothing of it recurses, so that no source can be nested too deeply for it.
struct Lexer {
  /// A string literal that is being read.
  struct Literal {
    /// Where it begins.
    let start: Int
    let place: Place
    /// How many `#` stand before and behind it.
    let pounds: Int
    /// Whether it has three quotes on each side, and may go over lines.
    let isLong: Bool
    /// How many brackets are open in what is interpolated now.
    var brackets = 0
  }

  /// Where in its line a token stands.
  struct Place {
    var line = 1
    var startsLine = true
    var isApart = true
  }

  private let source: String
  private let opensStrings: Bool
  let bytes: [UInt8]
  var position = 0
  var place = Place()
  /// The string literals around the position, the innermost last.
  private var open: [Literal] = []
  /// Up to where it is known that no regular expression ends, so that none is looked for twice.
  var regexlessEnd = 0
  private var found: [Token] = []

  init(_ source: String, opensStrings: Bool) {
    var source = source
    source.makeContiguousUTF8()
    self.source = source
    self.opensStrings = opensStrings
    bytes = Array(source.utf8)
  }

  mutating func tokens() -> [Token] {
    while position < bytes.count { step() }
    // A literal that is never closed goes to the end of the file.
    if let literal = open.first, !opensStrings { add(.string, from: literal.start, literal.place) }
    return found
  }

  /// The byte at a distance from the position; zero behind the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  func isNext(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private mutating func step() {
    switch byte() {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): skipLineBreak()
    case 0, 9, 11, 12, 32:
      place.isApart = true
      position += 1
    case UInt8(ascii: "/") where isNext("//"): skipLineComment()
    case UInt8(ascii: "/") where isNext("/*"): skipBlockComment()
    case UInt8(ascii: "\""): beginLiteral(pounds: 0)
    case UInt8(ascii: "#"):
      let pounds = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
      if byte(pounds) == UInt8(ascii: "\"") {
        beginLiteral(pounds: pounds)
      } else if byte(pounds) == UInt8(ascii: "/"), let length = longRegexLength(pounds) {
        take(.string, length)
      } else {
        take(.mark, pounds)
      }
    case UInt8(ascii: "/"):
      if let length = regexLength(after: found.last) {
        take(.string, length)
      } else {
        take(.sign, signLength)
      }
    default: takePlain()
    }
  }

  private mutating func takePlain() {
    let (kind, length) = plainToken(after: found.last)
    if let literal = open.indices.last {
      if byte() == UInt8(ascii: "(") { open[literal].brackets += 1 }
      if byte() == UInt8(ascii: ")") { open[literal].brackets -= 1 }
    }
    take(kind, length)
    // Behind the bracket that closes what is interpolated, the text goes on.
    if let literal = open.last, literal.brackets == 0 { readText(from: position) }
  }

  /// Adds what begins at the position.
  private mutating func take(_ kind: Token.Kind, _ length: Int) {
    let (start, before) = (position, place)
    for byte in bytes[position..<position + length] where byte == UInt8(ascii: "\n") {
      place.line += 1
    }
    position += length
    if open.isEmpty || opensStrings { add(kind, from: start, before) }
    (place.startsLine, place.isApart) = (false, false)
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, _ place: Place) {
    let utf8 = source.utf8
    let range =
      utf8.index(
        utf8.startIndex, offsetBy: start)..<utf8.index(
        utf8.startIndex, offsetBy: position)
    found.append(
      Token(
        kind: kind, text: source[range], line: place.line, startsLine: place.startsLine,
        isApart: place.isApart))
  }
}

// MARK: - Strings

extension Lexer {
  private mutating func beginLiteral(pounds: Int) {
    let isLong = opensLong(pounds)
    open.append(Literal(start: position, place: place, pounds: pounds, isLong: isLong))
    let start = position
    position += pounds + (isLong ? 3 : 1)
    readText(from: start)
  }

  /// Whether three quotes open a literal over several lines. Between `#` they may be one on a line
  /// that has a quote for its text.
  private func opensLong(_ pounds: Int) -> Bool {
    let quotes = position + pounds
    guard quotes + 3 <= bytes.count,
      bytes[quotes..<quotes + 3].allSatisfy({ $0 == UInt8(ascii: "\"") })
    else { return false }
    guard pounds > 0 else { return true }
    var index = quotes + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"),
      bytes[index] != UInt8(ascii: "\r")
    {
      if bytes[index] == UInt8(ascii: "\""), hasPounds(pounds, at: index + 1) { return false }
      index += 1
    }
    return true
  }

  func hasPounds(_ count: Int, at index: Int) -> Bool {
    index + count <= bytes.count
      && bytes[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Reads the text of the innermost literal until it ends, or something is interpolated.
  private mutating func readText(from start: Int) {
    guard let literal = open.last else { return }
    let before = place
    var isInterpolated = false
    reading: while position < bytes.count {
      switch byte() {
      case UInt8(ascii: "\\") where hasPounds(literal.pounds, at: position + 1):
        position += 1 + literal.pounds
        if byte() == UInt8(ascii: "(") {
          isInterpolated = true
          break reading
        }
        // What is escaped ends nothing; a line break does.
        if byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") { position += 1 }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard literal.isLong else { break reading }
        skipLineBreak()
      case UInt8(ascii: "\""):
        let quotes = literal.isLong ? 3 : 1
        let closes =
          (!literal.isLong || isNext("\"\"\"")) && hasPounds(literal.pounds, at: position + quotes)
        position += closes ? quotes + literal.pounds : 1
        if closes { break reading }
      default: position += 1
      }
    }
    position = min(position, bytes.count)
    end(literal, from: start, before, isInterpolated: isInterpolated)
  }

  private mutating func end(
    _ literal: Literal, from start: Int, _ before: Place, isInterpolated: Bool
  ) {
    if opensStrings { add(.string, from: start, before) }
    if isInterpolated {
      (place.startsLine, place.isApart) = (false, true)
      return
    }
    open.removeLast()
    if open.isEmpty, !opensStrings { add(.string, from: literal.start, literal.place) }
    (place.startsLine, place.isApart) = (false, false)
  }
}

// MARK: - White space and comments

extension Lexer {
  mutating func skipLineBreak() {
    position += isNext("\r\n") ? 2 : 1
    place.line += 1
    (place.startsLine, place.isApart) = (true, true)
  }

  private mutating func skipLineComment() {
    while position < bytes.count, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") {
      position += 1
    }
    place.isApart = true
  }

  /// Comments nest.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        position += 2
      } else if isNext("*/") {
        depth -= 1
        position += 2
      } else if byte() == UInt8(ascii: "\n") || byte() == UInt8(ascii: "\r") {
        skipLineBreak()
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    place.isApart = true
  }
}
