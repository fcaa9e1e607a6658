/// Help screens, made from the command table.
struct HelpText {
  /// How many columns a line may take; nil when nobody says.
  let columns: Int?

  private static let bare = "On a terminal, the prompt; elsewhere, where you stand."

  /// The screen of `tutor --help`.
  var overview: StyledText {
    """
    \(prose("tutor: a course about list cells, in the terminal"))

    \(heading("Usage"))
    \(table([("tutor", Self.bare), ("tutor COMMAND [OPTIONS]", "Do one thing.")]))

    \(heading("Commands"))
    \(table(Command.all.map { (synopsis($0), $0.summary) }))

    \(heading("Options"))
    \(table(Option.global.map(row)))

    \(prose("STAGE is a number, a name or the beginning of one, or a path in a stage's folder; without "
      + "it, the current stage is meant. “tutor next STAGE” goes to another one."))
    \(prose("“tutor COMMAND --help” says more about a command."))
    """
  }

  /// The screen of `tutor COMMAND --help`.
  func screen(of command: Command) -> StyledText {
    let usage = [synopsis(command)] + command.options.map(usage)
    var parts: [StyledText] = [
      prose(command.summary), "", heading("Usage"),
      StyledText(usage.joined(separator: " "))
        .wrapped(to: width, first: "  tutor ", indent: "        "),
    ]
    for paragraph in command.discussion { parts += ["", prose(paragraph)] }
    parts += ["", heading("Options"), table((command.options + Option.global).map(row))]
    return parts.joined()
  }

  private func heading(_ title: String) -> StyledText { StyledText(title, .strong) }

  private func synopsis(_ command: Command) -> String {
    [command.name, command.operands.usage].compactMap(\.self).joined(separator: " ")
  }

  /// An option in a line of usage: `[--report FILE]…`.
  private func usage(_ option: Option) -> String {
    let words = [option.short ?? option.name, option.value].compactMap(\.self)
    return "[\(words.joined(separator: " "))]" + (option.repeats ? "…" : "")
  }

  private func row(_ option: Option) -> (String, String) {
    let names = [option.short, option.name].compactMap(\.self).joined(separator: ", ")
    return ([names, option.value].compactMap(\.self).joined(separator: " "), option.summary)
  }

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
