/// Help screens, made from the command table.
struct HelpText {
  /// How many columns a line may take; nil when nobody says.
  let columns: Int?

  /// What the tutor is.
  static let title = "a course about list cells, in the terminal"
  /// What it does without a command.
  static let bare = "On a terminal, the prompt; elsewhere, where you stand."
  /// What a stage may be called.
  static let stage =
    "STAGE is a number, a name or the beginning of one, or a path in a stage's "
    + "folder; without it, the current stage is meant. “tutor next STAGE” goes to another one."

  /// The screen of `tutor --help`.
  var overview: StyledText {
    """
    \(prose("tutor: \(Self.title)"))

    \(heading("Usage"))
    \(table([("tutor", Self.bare), ("tutor COMMAND [OPTIONS]", "Do one thing.")]))

    \(heading("Commands"))
    \(table(Command.all.map { ($0.synopsis, $0.summary) }))

    \(heading("Options"))
    \(table(Option.global.map { ($0.label, $0.summary) }))

    \(prose(Self.stage))
    \(prose("“tutor COMMAND --help” says more about a command."))
    """
  }

  /// The screen of `tutor COMMAND --help`.
  func screen(of command: Command) -> StyledText {
    let usage = [command.synopsis] + command.options.map(\.usage)
    var parts: [StyledText] = [
      prose(command.summary), "", heading("Usage"),
      StyledText(usage.joined(separator: " "))
        .wrapped(to: width, first: "  tutor ", indent: "        "),
    ]
    for paragraph in command.discussion { parts += ["", prose(paragraph)] }
    parts += [
      "", heading("Options"),
      table((command.options + Option.global).map { ($0.label, $0.summary) }),
    ]
    return parts.joined()
  }

  private func heading(_ title: String) -> StyledText { StyledText(title, .strong) }

  /// Names with what they mean, or, where the terminal is narrow, below what they are called.
  private func table(_ rows: [(String, String)]) -> StyledText {
    let longest = (rows.map(\.0.displayWidth).max() ?? 0) + 2
    let isNarrow = width < longest + 30
    return rows.map { name, meaning in
      let label: StyledText =
        isNarrow ? "  \(name, .code)\n      " : "  \(name.padded(to: longest), .code)"
      let indent = StyledText(String(repeating: " ", count: isNarrow ? 6 : longest + 2))
      return label
        + StyledText(meaning).wrapped(to: width - indent.plain.count).lines
        .joined(separator: "\n" + indent.plain)
    }
    .joined()
  }

  private func prose(_ text: String) -> StyledText { StyledText(text).wrapped(to: width) }

  private var width: Int { min(columns ?? 100, 100) }
}

extension Command {
  /// The command and what may stand behind it: `check [STAGE…]`.
  var synopsis: String { [name, operands.usage].compactMap(\.self).joined(separator: " ") }
}

extension Option {
  /// The option in a line of usage: `[--report FILE]…`.
  var usage: String {
    "[\([short ?? name, value].compactMap(\.self).joined(separator: " "))]" + (repeats ? "…" : "")
  }

  /// The option with all its names: `-o, --output FILE`.
  var label: String {
    let names = [short, name].compactMap(\.self).joined(separator: ", ")
    return [names, value].compactMap(\.self).joined(separator: " ")
  }
}
