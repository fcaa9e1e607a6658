/// The manual page, made from the command table. `Scripts/man` writes it to `docs/tutor.1`.
struct ManPage {
  /// The page in roff, as `man` and `mandoc` read it.
  var text: String {
    var page = Roff()
    page.line(".TH TUTOR 1 \(TutorApp.versionDate) \"ListKata \(TutorApp.version)\" ListKata")
    page.section("NAME")
    page.line("tutor \\- \(Roff.escaped(HelpText.title))")
    page.section("SYNOPSIS")
    page.line(".B tutor")
    page.line(".br")
    page.line(".B tutor")
    page.line("\\fICOMMAND\\fR [\\fIOPTIONS\\fR]")
    page.section(
      "DESCRIPTION",
      "Lessons, exercises and checks on how iOS lists make, show and reuse their cells. Without a "
        + "command it is a prompt whose words are the commands; where there is no terminal, it says "
        + "where you stand.")
    page.prose(HelpText.stage)
    page.section("COMMANDS")
    for command in Command.all { page.add(command) }
    page.section("OPTIONS")
    for option in Option.global { page.item(option.label, option.summary) }
    page.section("EXIT STATUS")
    for code in ExitCode.allCases { page.item("\(code.rawValue)", code.meaning) }
    page.section("ENVIRONMENT")
    for (name, meaning) in Self.variables { page.item(name, meaning) }
    page.section(
      "FILES", "Below the course folder, which is the working directory or one above it:")
    for (name, meaning) in Self.files { page.item(name, meaning) }
    // Who shows it ends its last line.
    return String(page.text.dropLast())
  }

  private static let variables = [
    ("PAGER", "The program that shows long pages; less if it is not set, none if it is empty."),
    ("NO_COLOR", "Without --color, no colour is used if it is set to anything."),
    ("TERM", "What is “dumb” gets neither colour nor lines that are drawn again."),
    ("PATH", "Where swift is looked for."),
  ]

  private static let files = [
    ("Exercises/", "The files that you edit."),
    ("lessons/", "Lessons, hints and the pristine exercises, from which reset restores."),
    (".tutor/progress.json", "What the tutor remembers of you."),
    (".tutor/backups/", "Your files as they were before each reset."),
    (".tutor/build/", "What was built. It can be removed."),
  ]
}

extension ExitCode {
  /// When the tutor ends with it.
  fileprivate var meaning: String {
    switch self {
    case .success: "Passed, or done."
    case .notPassed: "Not passed yet; a compile error, too."
    case .usage: "The command line was not understood."
    case .unavailable: "Something that is needed is missing, or cannot be written."
    case .software: "A fault of the tutor itself."
    case .interrupted: "You stopped it with Ctrl-C."
    }
  }
}

/// Text in the language of manual pages, in the making.
private struct Roff {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  /// A section, and the paragraph that it begins with.
  mutating func section(_ name: String, _ words: String = "") {
    line(".SH \(name)")
    sentences(words)
  }

  /// A paragraph, a line for each sentence.
  mutating func prose(_ words: String, as macro: String = ".PP") {
    line(macro)
    sentences(words)
  }

  /// Something with what it means, set in below it.
  mutating func item(_ name: String, _ meaning: String) {
    line(".TP")
    line(".B \(Self.escaped(name))")
    sentences(meaning)
  }

  mutating func add(_ command: Command) {
    let usage = [command.synopsis] + command.options.map(\.usage)
    item(usage.joined(separator: " "), command.summary)
    for paragraph in command.discussion { prose(paragraph, as: ".IP") }
    guard !command.options.isEmpty else { return }
    line(".RS")
    for option in command.options { item(option.label, option.summary) }
    line(".RE")
  }

  private mutating func sentences(_ words: String) {
    words.replacing(". ", with: ".\n").split(separator: "\n").forEach {
      line(Self.escaped(String($0)))
    }
  }

  /// Words of which none is a request: no backslash, no mark at the beginning, and hyphens that can be
  /// searched for and copied.
  static func escaped(_ words: String) -> String {
    let text = words.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
