/// The lines of a file that say something to the compiler: without blank lines, and without comments
/// that stand alone or at the end of a line.
///
///     CodeLines.of("let a = 1  // one\n\n// two\n", in: "A.swift")  // "let a = 1\n"
enum CodeLines {
  static func of(_ source: String, in file: String) -> String {
    guard file.hasSuffix(".swift") else {
      return lines(of: source.replacing(/<!--[\s\S]*?-->/, with: ""))
    }
    var code = ""
    var end = source.startIndex
    for token in Token.all(in: source) {
      if token.startsLine {
        let start = source[..<token.range.lowerBound].lastIndex { $0 == "\n" }
        let lineStart = start.map(source.index(after:)) ?? source.startIndex
        code += "\n" + source[max(lineStart, end)..<token.range.upperBound]
      } else {
        code += source[end..<token.range.upperBound]
      }
      end = token.range.upperBound
    }
    return lines(of: code)
  }

  private static func lines(of code: String) -> String {
    code.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }.map { $0 + "\n" }
      .joined()
  }
}
