/// Looks at the source of a stage for what no honest submission has, and for what an exercise rarely
/// needs. It reads words, so it can be led round: what it finds is evidence for a person, and what it
/// does not find proves nothing.
struct SourceScan {
  struct Finding: Equatable, Sendable {
    let rule: ScanRule
    let file: String
    /// The line, from 1.
    let line: Int
    /// The text of that line, or its beginning.
    let code: String
  }

  /// What the stage declares itself, in the submission or in what it was given.
  struct Declared: Sendable {
    var types: Set<Substring> = []
    /// Those of the types that belong to the stage, and not to the submission.
    var givenTypes: Set<Substring> = []
    var protocols: Set<Substring> = []
    private(set) var functions: Set<Substring> = []
    /// The same, each with the type around it; at the top of a file there is none.
    private var places: Set<[Substring]> = []
    /// Names of values, cases and parameters.
    var values: Set<Substring> = []

    /// Whether a function of a name is meant where one is called inside of some types.
    func has(_ function: Substring, in types: [Substring]) -> Bool {
      places.contains([function]) || types.contains { places.contains([function, $0]) }
    }

    /// What some files declare.
    init(_ files: [String]) {
      for text in files { add(Token.all(in: text)) }
    }
  }

  private let files: [(path: String, source: [Token], lines: [Substring])]
  private let declared: Declared

  /// - Parameters:
  ///   - files: The Swift files of a submission, by their paths.
  ///   - given: What the files declare that belong to the stage besides.
  init(_ files: [String: String], given: Declared = Declared([])) {
    self.files = files.sorted { $0.key.precedesByBytes($1.key) }.map { path, text in
      let lines = text.split(omittingEmptySubsequences: false) {
        $0 == "\n" || $0 == "\r\n" || $0 == "\r"
      }
      return (path, Token.all(in: text, opensStrings: true), lines)
    }
    var declared = given
    declared.givenTypes = given.types
    for file in self.files { declared.add(file.source) }
    self.declared = declared
  }

  /// What was found, in the order of files and lines: each thing once a line.
  var findings: [Finding] {
    files.flatMap { file in
      var scan = FileScan(tokens: file.source, declared: declared)
      scan.run()
      return scan.found.map { found in
        let line = file.lines.indices.contains(found.line - 1) ? file.lines[found.line - 1] : ""
        let code = line.prefix(200).trimmingPrefix { $0 == " " || $0 == "\t" }.prefix(80)
        return Finding(rule: found.rule, file: file.path, line: found.line, code: String(code))
      }
    }
  }
}

extension SourceScan.Declared {
  /// Adds what a file declares.
  fileprivate mutating func add(_ tokens: [Token]) {
    // The types around the place; no text for braces of other kinds.
    var (around, opening): ([Substring], Substring) = ([], "")
    for (place, token) in tokens.enumerated() {
      switch token.text {
      case "{" where token.kind == .mark:
        around.append(opening)
        opening = ""
      case "}" where token.kind == .mark: _ = around.popLast()
      default: break
      }
      guard token.kind == .word, let next = tokens.dropFirst(place + 1).first else { continue }
      switch token.text {
      case "class", "struct", "enum", "actor", "extension", "protocol":
        guard next.kind == .word, next.text != "func", next.text != "var" else { continue }
        opening = next.text
        if token.text == "protocol" { protocols.insert(next.text) }
        if token.text != "protocol", token.text != "extension" { types.insert(next.text) }
      case "func":
        functions.insert(next.text)
        places.insert([next.text] + (around.last { !$0.isEmpty }.map { [$0] } ?? []))
      case "let", "var": values.insert(next.text)
      case "case": addCases(tokens[(place + 1)...])
      default: if next.text == ":" { values.insert(token.text) }
      }
    }
  }

  /// Adds the names behind the word `case`: a comma and another may follow what a case holds.
  private mutating func addCases(_ tokens: ArraySlice<Token>) {
    var (depth, isName) = (0, true)
    for token in tokens.prefix(200) {
      switch token.text {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0: isName = true
      case "`": break
      case ".": return  // A pattern, which names nothing.
      default:
        guard depth == 0 else { continue }
        if isName, token.kind == .word {
          values.insert(token.text)
          isName = false
        } else if token.kind == .word || token.kind == .mark {
          return
        }
      }
    }
  }
}
