/// The scan of one file.
struct FileScan {
  let tokens: [Token]
  let declared: SourceScan.Declared
  private(set) var found: [(line: Int, rule: ScanRule)] = []
  /// The types and extensions around the place, and braces of other kinds.
  private var scopes: [Scope] = []
  /// What the next brace opens.
  private var opening: Scope?

  /// What stands in a pair of braces.
  struct Scope {
    /// The type that is declared or extended; nil for a body.
    var type: Substring?
    var isExtension = false
  }

  init(tokens: [Token], declared: SourceScan.Declared) {
    (self.tokens, self.declared) = (tokens, declared)
  }

  mutating func run() {
    for place in tokens.indices {
      switch tokens[place].kind {
      case .word: scanWord(at: place)
      case .string: scanString(at: place)
      case .mark: scanMark(at: place)
      case .number, .sign, .postfix: break
      }
    }
  }

  private mutating func add(_ rule: ScanRule, at place: Int) {
    let line = tokens[place].line
    if let last = found.last, last.line == line, last.rule == rule { return }
    found.append((line, rule))
  }

  /// The text of a token; empty where there is none.
  private func text(_ place: Int) -> Substring {
    tokens.indices.contains(place) ? tokens[place].text : ""
  }

  /// The next place, or the one before, that is no backtick: names may stand between two.
  private func next(_ place: Int) -> Int { text(place + 1) == "`" ? place + 2 : place + 1 }
  private func last(_ place: Int) -> Int { text(place - 1) == "`" ? place - 2 : place - 1 }

  /// The name of the attribute whose sign stands at a place. Its module may stand before it, behind a
  /// point or two colons.
  private func attribute(at place: Int) -> Substring {
    var name = next(place)
    while tokens.indices.contains(name), tokens[name].kind == .word {
      let behind = next(name)
      switch text(behind) {
      case ".", "::": name = next(behind)
      case ":" where text(behind + 1) == ":": name = next(behind + 1)
      default: return text(name)
      }
    }
    return ""
  }

  private mutating func scanMark(at place: Int) {
    switch tokens[place].text {
    case "{":
      scopes.append(opening ?? Scope())
      opening = nil
    case "}": _ = scopes.popLast()
    case "#" where text(place + 1) == "externalMacro": add(.macro, at: place)
    case "@":
      if let rule = ScannedNames.attributes[attribute(at: place)] { add(rule, at: place) }
    default: break
    }
  }

  private mutating func scanString(at place: Int) {
    let string = tokens[place].text
    for path in ["/proc", "/dev/fd"] {
      guard let range = string.firstRange(of: path) else { continue }
      let behind = string[range.upperBound...].first
      if behind.map({ !$0.isLetter && !$0.isNumber }) ?? true { add(.processFiles, at: place) }
    }
  }

  private mutating func scanWord(at place: Int) {
    let word = tokens[place].text
    switch word {
    case "class", "struct", "enum", "actor", "protocol", "extension": scanType(at: place)
    case "typealias" where scopes.isEmpty && ScannedNames.types.contains(text(next(place))):
      add(.shadowedType, at: place)
    case "import": scanImport(at: place)
    case "macro":
      let name = next(place)
      if text(last(place)) != ".", tokens.indices.contains(name), tokens[name].kind == .word,
        ["(", "<"].contains(text(next(name)))
      {
        add(.macro, at: place)
      }
    case "func": scanFunction(at: place)
    case "var": scanMember(at: place)
    case "bitPattern" where text(place - 1) == "(" && text(place - 2).hasPrefix("Unsafe"):
      add(.unsafeMemory, at: place)
    default: scanName(at: place)
    }
  }

  private mutating func scanType(at place: Int) {
    let name = next(place)
    guard text(last(place)) != ".", tokens.indices.contains(name), tokens[name].kind == .word,
      !["func", "var", "let", "subscript"].contains(text(name))
    else { return }
    let isExtension = text(place) == "extension"
    if scopes.isEmpty, !isExtension, ScannedNames.types.contains(text(name)) {
      add(.shadowedType, at: place)
    }
    // The last part of a path is what is extended.
    var end = name
    while text(end + 1) == ".", tokens.indices.contains(end + 2) { end += 2 }
    opening = Scope(type: text(end), isExtension: isExtension)
  }

  private mutating func scanImport(at place: Int) {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "typealias"]
    let module = kinds.contains(text(place + 1)) ? place + 2 : place + 1
    let name = text(next(module - 1))
    if let rule = ScannedNames.imports[name] {
      add(rule, at: place)
    } else if name.hasPrefix("_Test") {
      // What the tests' module is made of: `_Testing_Foundation` brings all of it.
      add(.testImport, at: place)
    }
  }

  private mutating func scanMember(at place: Int) {
    guard let scope = scopes.last, scope.isExtension, let type = scope.type,
      ScannedNames.types.contains(type), ScannedNames.members.contains(text(next(place)))
    else { return }
    add(.foreignMember, at: place)
  }

  private mutating func scanName(at place: Int) {
    guard let entry = ScannedNames.calls[tokens[place].text] else { return }
    let before = last(place)
    switch text(before) {
    case ".", "::":
      // A member is somebody's own, unless the name before is a module's.
      guard ScannedNames.modules.contains(text(last(before))) else { return }
    case ":" where text(before - 1) == ":":
      guard ScannedNames.modules.contains(text(before - 2)) else { return }
    case "func", "let", "var", "case", "class", "struct", "enum", "extension": return
    default: break
    }
    let isCalled = text(next(place)) == "("
    let isLabel = text(next(place)) == ":" && ["(", ","].contains(text(before))
    let name = tokens[place].text
    if isCalled, declared.has(name, in: scopes.compactMap(\.type)) { return }
    if entry.isPlain {
      guard isCalled, !declared.functions.contains(name), !declared.types.contains(name) else {
        return
      }
    } else if isLabel {
      // Labels have the names of what they ask for: only those of the list are meant so.
      guard name.hasPrefix("contentsOf") else { return }
    } else if !isCalled, declared.values.contains(name) {
      return
    }
    add(entry.rule, at: place)
  }
}

// MARK: - Functions and operators

extension FileScan {
  private mutating func scanFunction(at place: Int) {
    let name = next(place)
    guard tokens.indices.contains(name) else { return }
    guard tokens[name].kind == .word else { return scanOperator(at: name) }
    // A method hides nothing from a suite.
    if scopes.isEmpty, ScannedNames.checks.contains(text(name)) { add(.shadowedCheck, at: place) }
    scanMember(at: place)
  }

  private mutating func scanOperator(at name: Int) {
    // The sign that opens generic parameters may stand at the operator's.
    let sign = text(name)
    let isComparison =
      ScannedNames.comparisons.contains(sign)
      || sign.hasSuffix("<") && ScannedNames.comparisons.contains(sign.dropLast())
    guard isComparison else { return }
    var (words, place, depth): (Set<Substring>, Int, Int) = ([], name + 1, 0)
    var takesFunction = false
    // What an operator is for stands in its parameters; what it gives does not matter. No honest
    // header is longer than that.
    let end = min(tokens.count, name + 200)
    while place < end, !["{", "func"].contains(text(place)), depth > 0 || text(place) != "->" {
      if ["(", "["].contains(text(place)) { depth += 1 }
      if [")", "]"].contains(text(place)) { depth -= 1 }
      if tokens[place].kind == .word { words.insert(text(place)) }
      if depth > 0, text(place) == "->" { takesFunction = true }
      place += 1
    }
    // A pattern that is a function, as in `case isLong:`, compares no values of the suites'.
    if takesFunction, !words.contains("autoclosure") { return }
    if words.contains("Self"), let type = scopes.suffix(16).last(where: { $0.type != nil })?.type {
      words.insert(type)
    }
    if !words.isDisjoint(with: declared.types) {
      if saysTrue(behind: place) {
        let isOthers = !words.isDisjoint(with: declared.givenTypes)
        add(isOthers ? .foreignOperator : .constantEquality, at: name)
      }
    } else if words.isDisjoint(with: declared.protocols) {
      add(.foreignOperator, at: name)
    } else {
      add(.protocolOperator, at: name)
    }
  }

  /// Whether the body of a function, which opens behind a place, is `true` and nothing else.
  private func saysTrue(behind place: Int) -> Bool {
    guard let brace = tokens[place...].prefix(8).firstIndex(where: { $0.text == "{" }) else {
      return false
    }
    let value = text(brace + 1) == "return" ? brace + 2 : brace + 1
    return text(value) == "true" && text(value + 1) == "}"
  }
}
