// Mistakes in what decides.
extension SwiftSource {
  /// What stands between the commas of each `if`, `guard`, `while` and `where`.
  var clauses: [Range<Int>] {
    tokens.indices.flatMap { place -> [Range<Int>] in
      let end: Int?
      switch word(at: place) {
      case "if", "while": end = brace(after: place)
      case "guard":
        end = places(of: "else", in: place..<tokens.count).first
      case "where":
        // Only `where` of a case or a loop: that of an extension is about types.
        end = isText("extension", at: lineStart(of: place)) ? nil : clauseEnd(after: place)
      default: return []
      }
      return end.map { parts(of: place + 1..<$0, at: ",") } ?? []
    }
  }

  private func lineStart(of place: Int) -> Int {
    tokens[...place].lastIndex(where: \.startsLine) ?? place
  }

  private func clauseEnd(after place: Int) -> Int? {
    (place + 1..<tokens.count).first { ["{", ":"].contains(tokens[$0].text) }
  }

  /// Whether a clause unwraps or matches.
  func isBinding(_ clause: Range<Int>) -> Bool {
    ["let", "var", "case"].contains(tokens[clause.lowerBound].text)
  }

  /// A condition is turned round. A comparison is by its operator.
  var negatedConditions: [Edit] {
    clauses.filter { !isBinding($0) && !isComparison($0) }.map { clause in
      Edit(range: range(of: clause), replacement: "!(\(text(of: clause)))")
    }
  }

  private func isComparison(_ clause: Range<Int>) -> Bool {
    ["==", "!=", "===", "!=="].flatMap { places(of: $0, in: clause) }.count == 1
      && places(of: "&&", in: clause).isEmpty && places(of: "||", in: clause).isEmpty
  }

  /// `a ? b : c` gives the other branch.
  var exchangedBranches: [Edit] {
    tokens.indices.compactMap { place in
      guard tokens[place].kind == .sign, tokens[place].text == "?",
        let colon = places(of: ":", in: place + 1..<tokens.count).first
      else { return nil }
      let end = expressionEnd(after: colon)
      guard colon > place + 1, end > colon + 1 else { return nil }
      let branches = (text(of: place + 1..<colon), text(of: colon + 1..<end))
      return Edit(
        range: range(of: place + 1..<end), replacement: "\(branches.1) : \(branches.0)")
    }
  }

  /// An operator is another one: it asks the opposite, is off by one, or takes the other side.
  var otherOperators: [Edit] {
    let others: [Substring: String] = [
      "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=",
      ">=": ">", "&&": "||", "||": "&&", "+": "-", "-": "+", "*": "/", "/": "*", "%": "/",
      "+=": "-=", "-=": "+=",
    ]
    return tokens.indices.compactMap { place in
      let token = tokens[place]
      guard token.kind == .sign else { return nil }
      switch token.text {
      case "..<": return Edit(range: token.range, replacement: "...")
      case "...": return Edit(range: token.range, replacement: "..<")
      case "!": return Edit(range: token.range, replacement: "")
      case "??":
        let end = expressionEnd(after: place)
        // Where nothing else is in the brackets or the statement, the default is always taken.
        guard place > 0, let start = operandStart(before: place) else { return nil }
        return Edit(range: range(of: start..<end), replacement: String(text(of: place + 1..<end)))
      default:
        guard token.isApart, place + 1 < tokens.count, tokens[place + 1].isApart,
          let other = others[token.text], !isMeasure(place + 1)
        else { return nil }
        return Edit(range: token.range, replacement: other)
      }
    }
  }

  /// Where the operand begins that ends before a place: names, calls and subscripts in a row.
  private func operandStart(before place: Int) -> Int? {
    var start = place - 1
    while start > 0 {
      if [")", "]", "}"].contains(tokens[start].text) { start = partners[start] ?? start }
      let last = tokens[start - 1]
      let isTrailingClosure = tokens[start].text == "{" && last.endsOperand
      let isJoined =
        isTrailingClosure || !tokens[start].isApart && (last.endsOperand || last.text == ".")
      guard isJoined || tokens[start].text == "." else { break }
      start -= 1
    }
    return start < place ? start : nil
  }
}
