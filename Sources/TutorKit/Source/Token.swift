/// A piece of Swift source: a word, a number, a string, an operator, or one other character.
/// Comments are none.
public struct Token: Sendable {
  public enum Kind: Sendable {
    /// An identifier or a keyword, `$0` too.
    case word
    case number
    /// A literal of text or of a regular expression.
    case string
    /// Operator characters in a row, as in `==` or `->`.
    case sign
    /// `?` or `!` behind an expression or a type.
    case postfix
    /// A bracket, a comma and the like.
    case mark
  }

  public let kind: Kind
  public let text: Substring
  /// The line that it begins in, from 1.
  public let line: Int
  /// Whether it is the first of its line.
  public let startsLine: Bool
  /// Whether white space, a comment or the beginning of the source stands before it.
  public let isApart: Bool

  public var range: Range<String.Index> { text.startIndex..<text.endIndex }

  /// Whether an operand can end here, so that an operator behind it takes it.
  public var endsOperand: Bool {
    switch kind {
    case .word, .number, .string, .postfix: true
    case .mark: [")", "]", "}"].contains(text)
    case .sign: text == ">"
    }
  }

  /// Splits source into tokens, also such as does not compile. Takes time proportional to its length.
  ///
  /// - Parameter opensStrings: Whether code that is interpolated in a string is split, too, and the
  ///   text around it into pieces. Otherwise a string is one token with all that is in it.
  public static func all(in source: String, opensStrings: Bool = false) -> [Token] {
    var lexer = Lexer(source, opensStrings: opensStrings)
    return lexer.tokens()
  }
}
