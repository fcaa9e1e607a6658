/// The lines of a source file that say something to the compiler: without comments and blank lines.
///
///     CodeLines.of("let a = 1  // one\n\n// two\n")  // "let a = 1\n"
///
/// It knows Swift's comments and those of a nib's file.
enum CodeLines {
  static func of(_ source: String) -> String {
    var scanner = CommentScanner()
    return source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { scanner.code(of: $0) }
      .filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0 + "\n" }.joined()
  }
}

/// Goes through a file line by line, and remembers what a line leaves open.
private struct CommentScanner {
  /// What the text is in.
  private enum Place {
    case code
    /// A comment that ends with these words.
    case comment(end: String)
    /// A string of several lines.
    case text
  }

  private var place = Place.code

  /// The line without its comments, and without the blanks that they leave at its end.
  mutating func code(of line: Substring) -> String {
    var kept = ""
    var rest = line
    var isInString = false
    while let letter = rest.first {
      switch place {
      case .comment(let end):
        guard let range = rest.firstRange(of: end) else {
          rest = ""
          break
        }
        rest = rest[range.upperBound...]
        place = .code
      case .code where !isInString && rest.hasPrefix("//"):
        rest = ""
      case .code where !isInString && rest.hasPrefix("/*"):
        place = .comment(end: "*/")
        rest = rest.dropFirst(2)
      case .code where !isInString && rest.hasPrefix("<!--"):
        place = .comment(end: "-->")
        rest = rest.dropFirst(4)
      case .code, .text:
        let isLong = !isInString && rest.hasPrefix("\"\"\"")
        let length = isLong ? 3 : letter == "\\" ? 2 : 1
        if isLong {
          if case .text = place { place = .code } else { place = .text }
        } else if letter == "\"", case .code = place {
          isInString.toggle()
        }
        kept += rest.prefix(length)
        rest = rest.dropFirst(length)
      }
    }
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return kept
  }
}
