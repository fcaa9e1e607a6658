/// Shows what the compiler says of the learner's files.
///
/// One slip may lead to many complaints in its file, and the first is the one to mend: it is shown in
/// full, the others of its file are counted.
struct CompilerView {
  let console: any Console
  /// Whether to show every complaint.
  let isVerbose: Bool
  /// How the learner asks for every complaint.
  let verboseCommand: String

  func show(_ errors: [CompilerDiagnostic]) {
    var counts: [String: Int] = [:]
    for error in errors {
      counts[error.file, default: 0] += 1
      guard isVerbose || counts[error.file] == 1 else { continue }
      show(error)
    }
    guard !isVerbose else { return }
    for (file, count) in counts.sorted(by: { $0.key < $1.key }) where count > 1 {
      let rest = count == 2 ? "1 more error" : "\(count - 1) more errors"
      console.say(
        "\(rest) in \(file), which may go with the first (\(verboseCommand, .code) shows them).")
    }
  }

  /// One complaint: the compiler's text, and what we know of it.
  func show(_ error: CompilerDiagnostic) {
    let lines = error.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    // Where a line is broken, what is below must not look like a line of the tutor.
    let heading = StyledText(lines[0], error.severity == .error ? .failure : .warning)
    console.say(console.fitted(heading, indent: "    "))
    if lines.count > 1 {
      console.show(CodeQuote(columns: console.columns).layOut(Array(lines.dropFirst())))
    }
    if let advice = error.advice { console.say(StyledText(advice)) }
    console.say()
  }
}
