/// Turns what a failed build printed into complaints about the learner's files.
struct BuildDiagnosis {
  let folder: CourseFolder
  let stage: Stage

  /// The complaints about the learner's own files, or why only the suite fails. Empty if the build
  /// failed for another reason.
  func diagnostics(in output: CompilerOutput) -> [CompilerDiagnostic] {
    let mine = learnerDiagnostics(in: output)
    if mine.contains(where: { $0.severity == .error }) { return mine }
    let suite = suiteDiagnostics(in: output)
    return suite.isEmpty ? linkerDiagnostics(in: output) : suite
  }

  /// Complaints about files in the learner's folder, by file and line.
  func learnerDiagnostics(in output: CompilerOutput) -> [CompilerDiagnostic] {
    let found = output.blocks.compactMap { block -> CompilerDiagnostic? in
      guard let (file, place) = location(of: block, in: folder.exercisePath(stage)) else {
        return nil
      }
      return CompilerDiagnostic(
        severity: block.severity, message: block.message, file: file, line: place.line,
        column: place.column, text: folder.shortened(block.lines.joined(separator: "\n")),
        advice: strayAdvice(for: block, in: file))
    }
    // A stray copy makes the compiler complain of both files; the one to open is the copy.
    let strays = found.filter { $0.advice != nil }
    let rest = found.filter { diagnostic in
      diagnostic.advice != nil
        || !strays.contains { $0.message == diagnostic.message && $0.file != diagnostic.file }
    }
    return rest.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }

  private func strayAdvice(for block: CompilerOutput.Block, in file: String) -> String? {
    guard block.message.hasPrefix("invalid redeclaration"),
      !folder.givenFiles(stage).contains(file)
    else { return nil }
    return "\(file) is no file of the stage, and repeats what is in one. If it is a copy, "
      + "move it out of \(folder.exercisePath(stage))."
  }

  private func suiteDiagnostics(in output: CompilerOutput) -> [CompilerDiagnostic] {
    let complaint = SuiteComplaint(folder: folder, stage: stage)
    var advised: Set<String> = []
    return output.blocks.compactMap { block -> CompilerDiagnostic? in
      guard block.severity == .error,
        let (file, place) = location(of: block, in: folder.suitePath(stage))
      else { return nil }
      let (name, diagnostic) = complaint.explain(block, at: place, suite: file)
      // A name that is gone is missing in many lines of the suite, for one and the same reason.
      return advised.insert(name ?? block.message).inserted ? diagnostic : nil
    }
  }

  /// The place of a complaint in a folder below the course: its own, or that of the first note
  /// there if it is about the expansion of a macro.
  private func location(of block: CompilerOutput.Block, in part: String)
    -> (file: String, place: CompilerOutput.Place)?
  {
    let places = block.place.path.hasPrefix("/") ? [block.place] : block.notes.map(\.place)
    for place in places {
      if let file = folder.relative(place.path), file.hasPrefix(part + "/") { return (file, place) }
    }
    return nil
  }

  /// What the linker misses or has twice, told of the learner's file that it comes from.
  private func linkerDiagnostics(in output: CompilerOutput) -> [CompilerDiagnostic] {
    let text = output.linkerLines.map(withoutObjectPaths).joined(separator: "\n")
    for line in output.linkerLines {
      guard let match = line.firstMatch(of: /\/(\w+)\.build\/([^:]+\.swift)\.o/),
        String(match.1) == stage.module,
        let file = folder.swiftFiles(in: folder.exercisePath(stage))
          .first(where: { $0.hasSuffix("/" + match.2) })
      else { continue }
      let symbol = line.matches(of: /'([^']+)'/).last.map { String($0.1) }
      let source = folder.lines(of: file)
      let wanted = symbol == "main" ? "@main" : symbol
      let index = wanted.flatMap { name in source.firstIndex { $0.contains(name) } }
      let message =
        symbol == "main"
        ? "a second entry point: the suite brings its own, so the stage must not have `@main`"
        : withoutObjectPaths(line).components(separatedBy: "error: ").last ?? line
      return [
        CompilerDiagnostic(
          severity: .error, message: message, file: file, line: (index ?? 0) + 1, column: 1,
          text: text,
          advice: "The code compiles, but does not link: something is declared and has no body "
            + "anywhere, or is there twice.")
      ]
    }
    return []
  }

  /// `/…/One.build/Shelf.swift.o:Shelf.swift.o:function …` as `Shelf.swift.o:function …`.
  private func withoutObjectPaths(_ line: String) -> String {
    line.replacing(/\/[^:]*\/([^\/:]+\.swift\.o)(:\1)?/) { String($0.1) }
      .replacing(/^\/\S*\/(ld[.\w]*)/) { String($0.1) }
  }
}
