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
    let lines = StyledText(error.text).lines
    console.say(lines[0].styled(error.severity == .error ? .failure : .warning))
    if lines.count > 1 { console.show(lines.dropFirst().map(fitted).joined()) }
    if let advice = error.advice { console.say(StyledText(advice)) }
    console.say()
  }

  /// A line that quotes source code, within the terminal: code is cut, as it cannot be broken, and
  /// what the compiler says under it goes on below.
  private func fitted(_ line: StyledText) -> StyledText {
    let text = line.plain
    guard let columns = console.columns, text.displayWidth > columns else { return line }
    guard let mark = text.firstRange(of: #/^[ \d]*\|[ |]*`-\ /#) else {
      return line.truncated(to: columns)
    }
    // Far to the right there is no room for words.
    var lead = String(text[mark])
    if lead.displayWidth > columns / 2 { lead = lead.prefix(8) + "`- " }
    return StyledText(String(text[mark.upperBound...])).wrapped(
      to: columns, first: StyledText(lead),
      indent: StyledText(String(lead.map { $0 == "|" ? "|" : " " })))
  }
}
