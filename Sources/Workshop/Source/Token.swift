/// A piece of Swift source: a word, a number, a string, an operator, or one other character.
/// Comments are none.
struct Token: Sendable {
  enum Kind: Sendable {
    /// An identifier or a keyword, `$0` too.
    case word
    case number
    /// A string literal, with all that is interpolated in it.
    case string
    /// Operator characters in a row, as in `==` or `->`.
    case sign
    /// `?` or `!` behind an expression or a type.
    case postfix
    /// A bracket, a comma and the like.
    case mark
  }

  let kind: Kind
  let text: Substring
  /// Whether it is the first of its line.
  let startsLine: Bool
  /// Whether white space, or the beginning of the source, stands before it.
  let isApart: Bool

  var range: Range<String.Index> { text.startIndex..<text.endIndex }
}

extension Token {
  /// Splits source into tokens. It is read as the course writes it: formatted, and free of what the
  /// course does not use, such as regular expression literals.
  static func all(in source: String) -> [Token] {
    var tokens: [Token] = []
    var rest = source[...]
    var startsLine = true
    var isApart = true
    while let first = rest.first {
      if first.isWhitespace {
        startsLine = startsLine || first.isNewline
        isApart = true
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else {
        let kind = kind(of: rest, isApart: isApart, after: tokens.last)
        let text = rest.prefix(length(of: kind, in: rest))
        tokens.append(Token(kind: kind, text: text, startsLine: startsLine, isApart: isApart))
        rest = source[text.endIndex...]
        startsLine = false
        isApart = false
      }
    }
    return tokens
  }

  private static func kind(of rest: Substring, isApart: Bool, after last: Token?) -> Kind {
    let first = rest.first ?? " "
    if first.isLetter || "_$".contains(first) { return .word }
    if first.isNumber { return .number }
    if first == "\"" { return .string }
    if "?!".contains(first), !isApart, let last, last.endsOperand { return .postfix }
    return signs.contains(first) ? .sign : .mark
  }

  private static let signs = Set("/=-+!*%<>&|^~?.")

  /// Whether an operand can end here, so that an operator behind it takes it.
  var endsOperand: Bool {
    switch kind {
    case .word, .number, .string, .postfix: true
    case .mark: [")", "]", "}"].contains(text)
    case .sign: text == ">"
    }
  }

  private static func length(of kind: Kind, in rest: Substring) -> Int {
    switch kind {
    case .word: rest.prefix { $0.isLetter || $0.isNumber || "_$".contains($0) }.count
    case .number: rest.prefix { $0.isNumber || $0 == "_" }.count
    case .string: stringLength(rest)
    case .sign: signLength(rest)
    case .postfix, .mark: 1
    }
  }

  /// A dot is an operator only with another one; angle brackets may touch what follows them.
  private static func signLength(_ rest: Substring) -> Int {
    let run = rest.prefix { signs.contains($0) }
    if run.hasPrefix(".") { return run.hasPrefix("..") ? run.count : 1 }
    if run.hasPrefix(">"), run != ">=", !run.hasPrefix(">>") { return 1 }
    return run.prefix { $0 != "." }.count
  }

  /// The length of the string literal that begins here.
  private static func stringLength(_ rest: Substring) -> Int {
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var tail = rest.dropFirst(quote.count)
    while !tail.isEmpty, !tail.hasPrefix(quote) {
      if tail.hasPrefix("\\(") {
        tail = tail.dropFirst(1 + groupLength(tail.dropFirst()))
      } else {
        tail = tail.dropFirst(tail.hasPrefix("\\") ? 2 : 1)
      }
    }
    return rest.distance(from: rest.startIndex, to: tail.startIndex) + quote.count
  }

  /// The length of the text in round brackets that begins here.
  private static func groupLength(_ rest: Substring) -> Int {
    var depth = 0
    var tail = rest
    repeat {
      switch tail.first {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"":
        tail = tail.dropFirst(stringLength(tail))
        continue
      default: break
      }
      tail = tail.dropFirst()
    } while depth > 0 && !tail.isEmpty
    return rest.distance(from: rest.startIndex, to: tail.startIndex)
  }
}
