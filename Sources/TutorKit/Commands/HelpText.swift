/// Help screens, made from the command table.
enum HelpText {
  /// The screen of `tutor --help`.
  static var overview: StyledText {
    """
    \("tutor", .strong): a course about list cells, in the terminal

    \(heading("Usage"))
      tutor                    on a terminal: the prompt; elsewhere: where you stand
      tutor COMMAND [OPTIONS]

    \(heading("Commands"))
    \(table(Command.all.map { (synopsis($0), $0.summary) }))

    \(heading("Options"))
    \(table(Option.global.map(row)))

    STAGE is a number, a name or the beginning of one, or a path in a stage's folder.
    `tutor COMMAND --help` says more about a command.
    """
  }

  /// The screen of `tutor COMMAND --help`.
  static func screen(of command: Command) -> StyledText {
    let usage = (["tutor", synopsis(command)] + command.options.map(usage))
      .joined(separator: " ")
    var parts: [StyledText] = [
      StyledText(command.summary),
      "",
      heading("Usage"),
      "  \(usage)",
    ]
    for paragraph in command.discussion {
      parts += ["", StyledText(paragraph).wrapped(to: 80)]
    }
    parts += ["", heading("Options"), table((command.options + Option.global).map(row))]
    return parts.joined()
  }

  private static func heading(_ title: String) -> StyledText { StyledText(title, .strong) }

  private static func synopsis(_ command: Command) -> String {
    [command.name, command.operands.usage].compactMap(\.self).joined(separator: " ")
  }

  /// An option in a line of usage: `[--report FILE]…`.
  private static func usage(_ option: Option) -> String {
    let words = [option.short ?? option.name, option.value].compactMap(\.self)
    return "[\(words.joined(separator: " "))]" + (option.repeats ? "…" : "")
  }

  private static func row(_ option: Option) -> (String, String) {
    let names = [option.short, option.name].compactMap(\.self).joined(separator: ", ")
    return ([names, option.value].compactMap(\.self).joined(separator: " "), option.summary)
  }

  private static func table(_ rows: [(String, String)]) -> StyledText {
    let width = (rows.map(\.0.displayWidth).max() ?? 0) + 2
    return rows.map { "  \($0.0.padded(to: width), .code)\($0.1)" }.joined()
  }
}

extension Console {
  /// Shows a help screen. Where the terminal is narrow, the rows of its tables go on below, indented.
  func showHelp(_ screen: StyledText) {
    guard let columns else { return show(screen) }
    show(
      screen.lines.map { line in
        line.wrapped(to: columns, indent: line.plain.hasPrefix("  ") ? "      " : "")
      }.joined())
  }
}
