extension Command {
  // A closure that names the table would make the table depend on itself; a function does not.
  static let help = Command(
    name: "help", summary: "Show help, for a command too.", operands: .optionalCommand,
    run: showHelp)

  @Sendable private static func showHelp(_ invocation: Invocation, _ session: Session) throws
    -> ExitCode
  {
    let help = HelpText(columns: session.console.columns)
    let words = invocation.operands
    let command = try words.isEmpty ? nil : Invocation.command(named: words.joined(separator: " "))
    session.console.show(command.map(help.screen) ?? help.overview)
    return .success
  }
}
