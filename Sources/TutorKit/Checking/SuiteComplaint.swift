/// Explains an error that the compiler found in the suite, which is right: the learner's code no
/// longer has what the suite uses, or has it in another form.
struct SuiteComplaint {
  let folder: CourseFolder
  let stage: Stage

  /// What is behind an error.
  private struct Finding {
    /// What the suite misses, if that can be told.
    var name: String?
    /// Where that is or was in the learner's code.
    var place: Place
    var advice: String
  }

  private typealias Place = (file: String, line: Int)

  /// The error as one of the learner's code: the place there, and what the suite needs. `name` is
  /// what it misses, if that can be told.
  func explain(_ block: CompilerOutput.Block, at place: CompilerOutput.Place, suite: String)
    -> (name: String?, diagnostic: CompilerDiagnostic)
  {
    let text = folder.shortened(block.lines.joined(separator: "\n"))
    guard !HiddenSuites.hold(suite) else { return (nil, hidden(text)) }
    let finding = finding(block, at: place, suite: suite)
    let diagnostic = CompilerDiagnostic(
      severity: .error, message: block.message, file: finding.place.file, line: finding.place.line,
      column: 1, text: text,
      advice: "Only the suite (\(suite):\(place.line)) fails to compile: " + finding.advice)
    return (finding.name, diagnostic)
  }

  /// An error in a suite that learners do not see. What the compiler says of it stays in the text,
  /// which is for instructors.
  private func hidden(_ text: String) -> CompilerDiagnostic {
    CompilerDiagnostic(
      severity: .error, message: "tests that you do not see do not compile with this code",
      file: folder.givenFiles(stage).first ?? folder.exercisePath(stage), line: 1, column: 1,
      text: text, advice: "Ask your instructor: what these tests need is not in your files.")
  }

  private func finding(
    _ block: CompilerOutput.Block, at place: CompilerOutput.Place, suite: String
  ) -> Finding {
    let yours = Declarations(
      folder: folder, files: folder.swiftFiles(in: folder.exercisePath(stage)))
    let stubs = Declarations(folder: folder, files: folder.swiftFiles(in: folder.stubPath(stage)))
    let noted = block.notes.lazy.compactMap { note -> Place? in
      folder.relative(note.place.path).map { ($0, note.place.line) }
    }.first { yours.files.contains($0.file) }

    let owners = owners(in: block)
    let candidates = names(in: block, at: place, suite: suite).map { name in
      (
        name: name, found: yours.first(of: name, in: owners[name]),
        original: stubs.first(of: name, in: owners[name])
      )
    }
    // What is gone is the likeliest cause, whatever else the complaint quotes, such as its owner.
    if let gone = candidates.first(where: { $0.found == nil && $0.original != nil }),
      let original = gone.original
    {
      return Finding(
        name: gone.name, place: position(of: original),
        advice: "it needs `\(gone.name)`, which your code no longer has." + form(original))
    }
    let changed = candidates.first { $0.found?.text != ($0.original ?? $0.found)?.text }
    let used = changed ?? candidates.first { $0.found != nil }
    if let used, let found = used.found {
      let isSame = found.text == used.original?.text
      let fault =
        isSame
        ? "does not fit any more. \(Self.undo)" : "has another form now." + form(used.original)
      return Finding(
        name: used.name, place: noted ?? (found.file, found.line),
        advice: "it uses `\(used.name)`, and yours \(fault)")
    }
    return Finding(
      name: nil, place: noted ?? (yours.files.first ?? folder.exercisePath(stage), 1),
      advice: "your code no longer offers what it uses. \(Self.undo)")
  }

  private static let undo = "Undo your last change of a name, a parameter or a type."

  private func form(_ original: Declarations.Found?) -> String {
    original.map { " Put this form back: `\($0.text)`." } ?? " Put the form of the lesson back."
  }

  /// The names that the complaint may be about, the likeliest first: those it quotes, then the one
  /// that stands where it points.
  private func names(
    in block: CompilerOutput.Block, at place: CompilerOutput.Place, suite: String
  ) -> [String] {
    let quoted = ([block.message] + block.notes.map(\.message)).flatMap { message in
      message.matches(of: /'([^']+)'/).map { String($0.1) }
    }
    let candidates = quoted + pointedNames(at: place, in: suite)
    // `title(for:in:)` is declared as `title`, `Shelf.count` as `count`.
    let bases = candidates.map { name in
      String(name.prefix { $0 != "(" }.split(separator: ".").last ?? "")
    }
    return bases.filter { !$0.isEmpty && !Self.accessLevels.contains($0) }
  }

  /// The types that the notes say members are of, by the members' names. What is in another module has
  /// no file there, but a name: `Shop.ShelfController.count`.
  private func owners(in block: CompilerOutput.Block) -> [String: String] {
    let owned = block.notes.compactMap { note -> (name: String, owner: String)? in
      let parts = note.place.path.split(separator: ".")
      guard !note.place.path.contains("/"), parts.count > 2 else { return nil }
      let (name, owner) = (parts[parts.count - 1], parts[parts.count - 2])
      return (String(name.prefix { $0 != "(" }), String(owner))
    }
    return Dictionary(owned) { first, _ in first }
  }

  private static let accessLevels = ["private", "fileprivate", "internal", "package"]

  /// The words of the suite's line, backwards from where a complaint points.
  private func pointedNames(at place: CompilerOutput.Place, in suite: String) -> [String] {
    let lines = folder.lines(of: suite)
    guard lines.indices.contains(place.line - 1) else { return [] }
    // The compiler counts columns in bytes.
    let bytes = lines[place.line - 1].utf8
    let after = String(decoding: bytes.dropFirst(place.column - 1), as: UTF8.self)
    let before = String(decoding: bytes.prefix(place.column - 1), as: UTF8.self)
    let text = before + after.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return text.matches(of: /\w+/).map { String($0.0) }.reversed()
  }

  /// Where a declaration of the stub was in the learner's file: after the nearest line above it
  /// that both have, and only once.
  private func position(of original: Declarations.Found) -> Place {
    let file = original.file.replacingOccurrences(
      of: folder.stubPath(stage) + "/", with: folder.exercisePath(stage) + "/")
    let before = folder.lines(of: original.file).prefix(original.line - 1)
    let now = folder.lines(of: file)
    for (distance, line) in before.reversed().enumerated() where line.count > 3 {
      let places = now.indices.filter { now[$0] == line }
      if places.count == 1 { return (file, min(places[0] + 2 + distance, max(now.count, 1))) }
    }
    return (file, min(original.line, max(now.count, 1)))
  }
}
