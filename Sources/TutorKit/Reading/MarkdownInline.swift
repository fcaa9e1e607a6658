extension StyledText {
  /// Reads the marks inside a paragraph: code, emphasis, links and backslashes.
  ///
  /// A mark that has no partner is text. Links keep their words; where they lead is written behind
  /// the words when it is a web address and not the words themselves.
  init(markdown source: some StringProtocol, style: TextStyle? = nil) {
    var reader = InlineReader(rest: Substring(source), style: style)
    self = reader.read()
  }
}

/// Reads a paragraph from left to right.
private struct InlineReader {
  var rest: Substring
  let style: TextStyle?
  private var text = StyledText()
  /// The letter before `rest`: emphasis with `_` does not begin inside a word.
  private var last: Character?

  init(rest: Substring, style: TextStyle?) {
    self.rest = rest
    self.style = style
  }

  mutating func read() -> StyledText {
    while let next = rest.first {
      let isRead =
        switch next {
        case "\\": readEscape()
        case "`": readCode()
        case "*", "_": readEmphasis(next)
        case "[": readLink()
        case "<": readAutolink()
        default: false
        }
      if !isRead {
        text += StyledText(String(next), style)
        last = next
        rest.removeFirst()
      }
    }
    return text
  }

  private mutating func readEscape() -> Bool {
    guard let escaped = rest.dropFirst().first, escaped.isPunctuation || escaped.isSymbol else {
      return false
    }
    text += StyledText(String(escaped), style)
    skip(2)
    return true
  }

  private mutating func readCode() -> Bool {
    let fence = rest.prefix { $0 == "`" }
    let body = rest.dropFirst(fence.count)
    guard let end = body.firstRange(of: fence) else { return false }
    var code = body[..<end.lowerBound]
    // Blanks keep backticks in the code apart from those around it.
    if code.first == " ", code.last == " ", code.count > 2 { code = code.dropFirst().dropLast() }
    text += StyledText(String(code), .code)
    move(to: end.upperBound)
    return true
  }

  private mutating func readEmphasis(_ mark: Character) -> Bool {
    let count = min(rest.prefix { $0 == mark }.count, 2)
    let fence = String(repeating: mark, count: count)
    let body = rest.dropFirst(count)
    guard let first = body.first, !first.isWhitespace,
      mark == "*" || last?.isLetter != true && last?.isNumber != true,
      let end = body.firstRange(of: fence), end.lowerBound > body.startIndex,
      body[..<end.lowerBound].last?.isWhitespace == false
    else { return false }
    text += StyledText(
      markdown: body[..<end.lowerBound], style: count == 2 ? .strong : .emphasis)
    move(to: end.upperBound)
    return true
  }

  private mutating func readLink() -> Bool {
    guard let middle = rest.firstRange(of: "]("),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    else { return false }
    let words = rest[rest.index(after: rest.startIndex)..<middle.lowerBound]
    let target = String(rest[middle.upperBound..<end])
    guard !words.contains("[") else { return false }
    let isWeb = target.contains("://")
    for run in StyledText(markdown: words, style: style).runs {
      text.append(.init(text: run.text, style: run.style, link: isWeb ? target : nil))
    }
    if isWeb, words != target { text += StyledText(" (\(target))", .quiet) }
    move(to: rest.index(after: end))
    return true
  }

  /// Reads `<https://…>`, and DocC's `<doc:page>`.
  private mutating func readAutolink() -> Bool {
    guard let end = rest.firstIndex(of: ">") else { return false }
    let target = rest[rest.index(after: rest.startIndex)..<end]
    guard !target.contains(" ") else { return false }
    if target.hasPrefix("doc:") {
      text += StyledText(String(target.dropFirst(4)), .code)
    } else if target.contains("://") {
      text += StyledText(String(target), style, link: String(target))
    } else {
      return false
    }
    move(to: rest.index(after: end))
    return true
  }

  private mutating func skip(_ count: Int) {
    move(to: rest.index(rest.startIndex, offsetBy: count))
  }

  private mutating func move(to index: Substring.Index) {
    last = rest[..<index].last
    rest = rest[index...]
  }
}
