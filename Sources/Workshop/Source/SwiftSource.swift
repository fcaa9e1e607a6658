import TutorKit

/// Swift source as tokens, with what belongs together: brackets, blocks and statements.
struct SwiftSource: Sendable {
  /// What stands in a pair of braces.
  enum Block: Sendable {
    /// Statements: a body, a branch, a closure.
    case code
    /// The cases of a `switch`.
    case cases
    /// The members of a type, or accessors.
    case members
  }

  let text: String
  let tokens: [Token]
  /// The partner of each bracket, by its place.
  private(set) var partners: [Int: Int] = [:]
  /// What stands in the braces that open at a place.
  private(set) var blocks: [Int: Block] = [:]

  init(_ text: String) {
    self.text = text
    tokens = Token.all(in: text)
    var open: [Int] = []
    for (place, token) in tokens.enumerated() where token.kind == .mark {
      switch token.text {
      case "(", "[", "{": open.append(place)
      case ")", "]", "}":
        guard let start = open.popLast() else { continue }
        partners[start] = place
        partners[place] = start
      default: break
      }
    }
    findBlocks()
  }

  private mutating func findBlocks() {
    for place in tokens.indices where tokens[place].text == "{" { blocks[place] = .code }
    for (place, token) in tokens.enumerated() where token.kind == .word {
      let next = word(at: place + 1)
      switch token.text {
      case "class", "struct", "enum", "protocol", "extension":
        guard !["func", "var", "let"].contains(next), token.text != "class" || !isName(place)
        else { continue }
        if let brace = brace(after: place) { blocks[brace] = .members }
      case "switch":
        if let brace = brace(after: place) { blocks[brace] = .cases }
      case "get", "set", "didSet", "willSet":
        if place > 0, blocks[place - 1] != nil { blocks[place - 1] = .members }
      default: break
      }
    }
  }

  /// Whether a keyword is used as a name, as in `AnyObject & class`, or after a dot.
  private func isName(_ place: Int) -> Bool {
    place > 0 && [".", ":", "&", "("].contains(tokens[place - 1].text)
  }

  /// The text of a word; empty when there is none at this place.
  func word(at place: Int) -> Substring {
    tokens.indices.contains(place) && tokens[place].kind == .word ? tokens[place].text : ""
  }

  func isText(_ text: String, at place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].text == text
  }

  /// The first opening brace behind a place that is in no other brackets.
  func brace(after place: Int) -> Int? {
    var place = place + 1
    while place < tokens.count {
      switch tokens[place].text {
      case "{": return place
      case "(", "[": place = (partners[place] ?? tokens.count) + 1
      case ")", "]", "}": return nil
      default: place += 1
      }
    }
    return nil
  }

  /// The places of a text that are in no brackets of the given places.
  func places(of text: String, in range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var place = range.lowerBound
    while place < range.upperBound {
      if tokens[place].text == text { found.append(place) }
      if ["(", "[", "{"].contains(tokens[place].text) {
        place = partners[place] ?? place
      }
      place += 1
    }
    return found
  }

  /// Parts of a range that a text separates.
  func parts(of range: Range<Int>, at separator: String) -> [Range<Int>] {
    let cuts = places(of: separator, in: range)
    let starts = [range.lowerBound] + cuts.map { $0 + 1 }
    return zip(starts, cuts + [range.upperBound]).map { $0..<$1 }.filter { !$0.isEmpty }
  }

  /// The text of tokens, from the first to the last.
  func range(of places: Range<Int>) -> Range<String.Index> {
    tokens[places.lowerBound].range.lowerBound..<tokens[places.upperBound - 1].range.upperBound
  }

  func text(of places: Range<Int>) -> Substring { text[range(of: places)] }

  /// The number of a line, from 1.
  func line(of index: String.Index) -> Int { text[..<index].count(where: \.isNewline) + 1 }
}
