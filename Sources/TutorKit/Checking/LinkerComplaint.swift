/// Explains what the linker misses, or has twice, at the lines of the learner's code that it is about.
struct LinkerComplaint {
  let folder: CourseFolder
  let stage: Stage

  /// The complaint that comes first, at every file of the learner's that it names.
  ///
  /// The linker names a symbol once and then, line by line, the object files that define it:
  ///
  /// ```
  /// ld.gold: error: …/OneTests.build/runner.swift.o: multiple definition of 'main'
  /// ld.gold: …/One.build/Shelf.swift.o: previous definition here
  /// ```
  func diagnostics(in lines: [String]) -> [CompilerDiagnostic] {
    let text = lines.map(withoutObjectPaths).joined(separator: "\n")
    var symbol: String?
    var message = ""
    var found: [CompilerDiagnostic] = []
    for line in lines {
      if let match = line.firstMatch(of: /(?:definition of|reference to) ['`]([^']+)'/) {
        let next = String(match.1)
        if !found.isEmpty, next != symbol { break }
        symbol = next
        message = withoutObjectPaths(line).components(separatedBy: ": ").last ?? line
      }
      guard let symbol, let file = learnersFile(in: line),
        !found.contains(where: { $0.file == file })
      else { continue }
      let isEntry = symbol == "main"
      found.append(
        CompilerDiagnostic(
          severity: .error, message: isEntry ? Self.entryPoint : message, file: file,
          line: self.line(of: symbol, in: file), column: 1, text: text,
          advice: isEntry ? Self.entryAdvice : advice(message, symbol)))
    }
    return found
  }

  private static let entryPoint =
    "a second entry point: the suite brings its own, so the stage must not have `@main`"
  private static let entryAdvice =
    "The code compiles, but does not link: remove `@main`, or the type that has it."

  private func advice(_ message: String, _ symbol: String) -> String {
    let reason =
      message.hasPrefix("undefined")
      ? "`\(symbol)` is declared and has no body anywhere."
      : "`\(symbol)` is there twice. Rename one, or remove it."
    return "The code compiles, but does not link: " + reason
  }

  /// The learner's file that an object file on this line was made from.
  private func learnersFile(in line: String) -> String? {
    guard let match = line.firstMatch(of: /\/(\w+)\.build\/([^:]+\.swift)\.o/),
      String(match.1) == stage.module
    else { return nil }
    return folder.swiftFiles(in: folder.exercisePath(stage)).first { $0.hasSuffix("/" + match.2) }
  }

  /// The line that gives a symbol its name; the first if none does so in words.
  private func line(of symbol: String, in file: String) -> Int {
    let code = folder.lines(of: file).map { line in
      line.components(separatedBy: "//").first ?? ""
    }
    let isEntry = symbol == "main"
    let index =
      isEntry
      ? code.firstIndex {
        $0.firstMatch(of: /@(main|UIApplicationMain|NSApplicationMain)\b/) != nil
      }
      : code.firstIndex { $0.contains("\"\(symbol)\"") } ?? code.firstIndex { $0.contains(symbol) }
    return (index ?? 0) + 1
  }

  /// `/…/One.build/Shelf.swift.o:Shelf.swift.o:function …` as `Shelf.swift.o:function …`.
  private func withoutObjectPaths(_ line: String) -> String {
    line.replacing(/\/[^:]*\/([^\/:]+\.swift\.o)(:\1)?/) { String($0.1) }
      .replacing(/^\/\S*\/(ld[.\w]*)/) { String($0.1) }
  }
}
