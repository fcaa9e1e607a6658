extension SwiftSource {
  /// The statements of each block of code, and of each case of a `switch`.
  var statementLists: [(opening: Int, statements: [Range<Int>])] {
    blocks.sorted { $0.key < $1.key }.flatMap { brace, block -> [(Int, [Range<Int>])] in
      guard let end = partners[brace] else { return [] }
      switch block {
      case .code: return [(brace, statements(in: bodyStart(after: brace)..<end))]
      case .cases:
        return caseBodies(in: brace + 1..<end).map { ($0.lowerBound - 1, statements(in: $0)) }
      case .members: return []
      }
    }
  }

  /// The bodies of the cases in the braces of a `switch`.
  func caseBodies(in range: Range<Int>) -> [Range<Int>] {
    let labels = (places(of: "case", in: range) + places(of: "default", in: range))
      .filter { tokens[$0].startsLine }.sorted()
    return zip(labels, labels.dropFirst() + [range.upperBound]).compactMap { label, next in
      places(of: ":", in: label..<next).first.map { $0 + 1..<next }
    }.filter { !$0.isEmpty }
  }

  /// Where the statements of a block begin: a closure may first say what it captures and takes.
  private func bodyStart(after brace: Int) -> Int {
    var place = brace + 1
    while place < tokens.count, !tokens[place].startsLine, tokens[place].text != "}" {
      if tokens[place].text == "in" { return place + 1 }
      if ["for", "{"].contains(tokens[place].text) { break }
      place = ["(", "["].contains(tokens[place].text) ? (partners[place] ?? place) + 1 : place + 1
    }
    return brace + 1
  }

  private func statements(in range: Range<Int>) -> [Range<Int>] {
    guard !range.isEmpty else { return [] }
    var starts = [range.lowerBound]
    var place = range.lowerBound
    while place < range.upperBound {
      if place > range.lowerBound, beginsStatement(place) { starts.append(place) }
      place =
        ["(", "[", "{"].contains(tokens[place].text) ? (partners[place] ?? place) + 1 : place + 1
    }
    return zip(starts, starts.dropFirst() + [range.upperBound]).map { $0..<$1 }
  }

  /// Whether a statement begins at a place, rather than going on in a new line.
  func beginsStatement(_ place: Int) -> Bool {
    let (token, last) = (tokens[place], tokens[place - 1])
    if last.text == ";" { return true }
    guard token.startsLine, token.kind != .sign || ["!", "-"].contains(token.text) else {
      return false
    }
    let goesOn = last.kind == .sign || [",", ":", "(", "[", "in"].contains(last.text)
    return !goesOn && !["else", "where", "{", ")", "]", "?", ":"].contains(token.text)
  }

  /// The end of the expression around a place that is in no brackets: a comma, a closing bracket or
  /// the end of the statement.
  func expressionEnd(after place: Int) -> Int {
    var place = place + 1
    while place < tokens.count {
      let text = tokens[place].text
      if [",", ")", "]", "}", ";"].contains(text) || beginsStatement(place) { return place }
      place = ["(", "[", "{"].contains(text) ? (partners[place] ?? place) + 1 : place + 1
    }
    return place
  }
}
