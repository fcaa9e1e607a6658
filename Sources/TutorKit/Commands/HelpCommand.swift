extension Command {
  // A closure that names the table would make the table depend on itself; a function does not.
  static let help = Command(
    name: "help", summary: "Show help, for a command too.", operands: .optionalCommand,
    run: showHelp)

  @Sendable private static func showHelp(_ invocation: Invocation, _ session: Session) throws
    -> ExitCode
  {
    let text =
      try invocation.operands.first
      .map { HelpText.screen(of: try Invocation.command(named: $0)) } ?? HelpText.overview
    session.console.showHelp(text)
    return .success
  }
}
