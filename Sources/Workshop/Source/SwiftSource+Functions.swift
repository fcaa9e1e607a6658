extension SwiftSource {
  /// A function, an initialiser or a getter, with its body.
  struct Function {
    /// The brace that opens the body.
    let body: Int
    /// The type of the result; nil when there is none.
    let result: Substring?
  }

  /// Every function that has a body, by the brace that opens it.
  var functions: [Int: Function] {
    var functions: [Int: Function] = [:]
    for place in tokens.indices {
      switch word(at: place) {
      case "func", "init", "subscript":
        guard !isText(".", at: place - 1), let function = function(at: place) else { continue }
        functions[function.body] = function
      case "var":
        guard let function = getter(at: place) else { continue }
        functions[function.body] = function
      default: break
      }
    }
    return functions
  }

  private func function(at keyword: Int) -> Function? {
    guard let opening = (keyword..<tokens.count).first(where: { tokens[$0].text == "(" }),
      let closing = partners[opening]
    else { return nil }
    var place = closing + 1
    var arrow: Int?
    // A function of a protocol has no body: the next line says something else.
    while place < tokens.count, tokens[place].text != "{" {
      if tokens[place].text == "->" { arrow = place }
      if tokens[place].startsLine, !["->", "where"].contains(tokens[place].text) { return nil }
      if tokens[place].text == "}" { return nil }
      place = ["(", "["].contains(tokens[place].text) ? (partners[place] ?? place) + 1 : place + 1
    }
    guard blocks[place] == .code else { return nil }
    return Function(body: place, result: arrow.map { text(of: $0 + 1..<place) })
  }

  /// The body of a property that is computed without `get`.
  private func getter(at keyword: Int) -> Function? {
    guard isText(":", at: keyword + 2) else { return nil }
    var place = keyword + 3
    while place < tokens.count, !tokens[place].startsLine, tokens[place].text != "{" {
      if tokens[place].text == "=" { return nil }
      place = ["(", "["].contains(tokens[place].text) ? (partners[place] ?? place) + 1 : place + 1
    }
    guard blocks[place] == .code else { return nil }
    return Function(body: place, result: text(of: keyword + 3..<place))
  }
}
