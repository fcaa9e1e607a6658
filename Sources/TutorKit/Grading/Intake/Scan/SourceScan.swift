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
    var functions: Set<Substring> = []
    /// Names of values, cases and parameters.
    var values: Set<Substring> = []

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
    for (token, next) in zip(tokens, tokens.dropFirst()) where token.kind == .word {
      switch token.text {
      case "class", "struct", "enum", "actor": if next.kind == .word { types.insert(next.text) }
      case "protocol": protocols.insert(next.text)
      case "func": functions.insert(next.text)
      case "let", "var", "case": values.insert(next.text)
      default: if next.text == ":" { values.insert(token.text) }
      }
    }
  }
}
