/// Turns what a failed build printed into complaints about the learner's files.
struct BuildDiagnosis {
  let folder: CourseFolder
  let stage: Stage

  /// The complaints about the learner's own files, or why only the suite fails. Empty if the build
  /// failed for another reason.
  func diagnostics(in output: CompilerOutput) -> [CompilerDiagnostic] {
    let sources = sourceDiagnostics(in: output)
    guard sources.isEmpty else { return sources }
    let links = LinkerComplaint(folder: folder, stage: stage).diagnostics(in: output.linkerLines)
    return links.isEmpty ? movedDiagnostics(in: output) : links
  }

  /// What the compiler complains of. Empty if it is not why the build failed.
  func sourceDiagnostics(in output: CompilerOutput) -> [CompilerDiagnostic] {
    let mine = learnerDiagnostics(in: output)
    guard !mine.contains(where: { $0.severity == .error }) else { return mine }
    let moved = output.blocks.contains { $0.severity == .error } ? movedDiagnostics(in: output) : []
    return moved.isEmpty ? suiteDiagnostics(in: output) : moved
  }

  /// The complaint that the compiler cannot cope with the code.
  ///
  /// - Parameter reason: What it did, in words that follow “it”.
  func overload(_ reason: String) -> CompilerDiagnostic {
    CompilerDiagnostic(
      ofWhole: stage, in: folder, "The Swift compiler was stopped at this code: \(reason).")
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

  /// The compiler tells what it finds behind a `#sourceLocation` of some other file, of the suite even,
  /// or of none that there is. Where a learner's file has one, that is what there is to mend.
  private func movedDiagnostics(in output: CompilerOutput) -> [CompilerDiagnostic] {
    for file in folder.swiftFiles(in: folder.exercisePath(stage)) {
      let lines = folder.lines(of: file)
      guard let index = lines.firstIndex(where: { $0.contains(/^\s*#sourceLocation\s*\(\s*file/) })
      else { continue }
      let error = output.blocks.first { $0.severity == .error }
      let message = error?.message ?? "the build fails behind this line"
      let quote = error.map { folder.shortened($0.lines.joined(separator: "\n")) }
      return [
        CompilerDiagnostic(
          severity: .error, message: message, file: file, line: index + 1, column: 1,
          text: quote ?? "\(file):\(index + 1):1: error: \(message)",
          advice:
            "\(file):\(index + 1) makes the compiler tell of mistakes at places where they are "
            + "not, by `#sourceLocation`. Remove it, and it says where this one is.")
      ]
    }
    return []
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
}

extension CompilerDiagnostic {
  /// An error that the compiler has no words for, nor a place.
  init(ofWhole stage: Stage, in folder: CourseFolder, _ what: String) {
    let message =
      "\(what) Take back what was changed last, bit by bit, until it says what is wrong."
    let file = stage.files.first.map { "\(folder.exercisePath(stage))/\($0)" } ?? ""
    self.init(
      severity: .error, message: message, file: file, line: 1, column: 1, text: "error: \(message)")
  }
}
