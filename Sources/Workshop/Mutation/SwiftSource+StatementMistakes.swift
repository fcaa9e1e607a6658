// Mistakes that are made of whole statements.
extension SwiftSource {
  /// A call or an assignment is forgotten.
  var droppedStatements: [Edit] {
    let functions = functions
    return statementLists.flatMap { opening, statements in
      statements.filter { statement in
        isCallOrAssignment(statement)
          && (statements.count > 1 || canBeEmpty(opening, statement, in: functions))
      }.map { Edit(range: range(of: $0), replacement: "") }
    }
  }

  /// Whether the one statement of a block can go, as far as one can tell without types: a result is
  /// wanted of a function that has one, a case has a statement, and `$0` must be used.
  private func canBeEmpty(
    _ opening: Int, _ statement: Range<Int>, in functions: [Int: Function]
  ) -> Bool {
    blocks[opening] == .code && functions[opening]?.result == nil
      && !usesItsArgument(statement)
  }

  /// Whether `$0` stands in a statement, closures within it apart.
  private func usesItsArgument(_ statement: Range<Int>) -> Bool {
    var place = statement.lowerBound
    while place < statement.upperBound {
      if tokens[place].text == "$0" { return true }
      place = tokens[place].text == "{" ? (partners[place] ?? place) + 1 : place + 1
    }
    return false
  }

  /// What follows from a case is forgotten.
  var droppedCases: [Edit] {
    statementLists.compactMap { opening, statements in
      guard blocks[opening] == nil, let first = statements.first, let last = statements.last,
        statements.count > 1 || isCallOrAssignment(first)
      else { return nil }
      return Edit(range: range(of: first.lowerBound..<last.upperBound), replacement: "break")
    }
  }

  /// A function returns before it has done anything, with the plainest result that there is.
  var earlyReturns: [Edit] {
    let functions = functions
    return statementLists.flatMap { opening, statements -> [Edit] in
      guard let function = functions[opening], let first = statements.first,
        !["fatalError", "self"].contains(tokens[first.lowerBound].text)
      else { return [] }
      let start = tokens[first.lowerBound].range.lowerBound
      // Then the call or the literal is another mistake's.
      let isElsewhere =
        statements.count == 1
        && (function.result == nil ? isCallOrAssignment(first) : first.count == 1)
      return (isElsewhere ? [] : plainResults(of: function.result)).map { result in
        Edit(range: start..<start, replacement: result.isEmpty ? "return; " : "return \(result); ")
      }
    }
  }

  private func plainResults(of type: Substring?) -> [String] {
    guard let type else { return [""] }
    if type.hasSuffix("?") { return ["nil"] }
    if type.hasPrefix("[") { return ["[]"] }
    if type.hasPrefix("UI"), type.hasSuffix("View") || type.hasSuffix("Cell") {
      return ["\(type)()"]
    }
    return switch type {
    case "Bool": ["true", "false"]
    case "Int", "CGFloat", "Double": ["0"]
    case "String": ["\"\""]
    default: []
    }
  }

  /// An optional value is nil: what is assigned, and what is unwrapped.
  var nils: [Edit] {
    let assigned = statementLists.flatMap(\.statements).compactMap { statement -> Edit? in
      guard isCallOrAssignment(statement),
        let sign = places(of: "=", in: statement).first, sign + 1 < statement.upperBound,
        canBeOptional(statement.lowerBound..<sign)
      else { return nil }
      return Edit(range: range(of: sign + 1..<statement.upperBound), replacement: "nil")
    }
    let unwrapped = clauses.filter { isBinding($0) }.map { clause in
      let start = tokens[clause.lowerBound].range.lowerBound
      return Edit(range: start..<start, replacement: "false, ")
    }
    return assigned + unwrapped
  }

  /// Whether nil may fit into what is assigned: a measure and a flag are no optionals in UIKit.
  private func canBeOptional(_ target: Range<Int>) -> Bool {
    let name = word(at: target.upperBound - 1)
    let isMeasure = ["frame", "bounds", "Height", "Size", "Inset", "Mask"].contains(
      where: name.hasSuffix)
    return !isMeasure && !name.hasPrefix("is") && !name.hasPrefix("translates")
  }

  /// Whether a statement does something that can be left out: it declares, leaves and branches not.
  private func isCallOrAssignment(_ statement: Range<Int>) -> Bool {
    let others: Set<Substring> = [
      "let", "var", "func", "class", "struct", "enum", "weak", "static", "private", "override",
      "if", "guard", "while", "for", "switch", "do", "repeat", "defer", "return", "throw", "break",
      "continue", "fallthrough", "case", "default", "fatalError", "preconditionFailure",
    ]
    let first = tokens[statement.lowerBound]
    guard first.kind == .word || first.text == "(", !others.contains(first.text) else {
      return false
    }
    return statement.contains { place in
      let text = tokens[place].text
      return ["(", "{"].contains(text) || (text.hasSuffix("=") && tokens[place].kind == .sign)
    }
  }
}
