extension Option {
  static let man = Option(
    name: "--man", summary: "Write the manual page, for the program man.")
}

extension Command {
  // A closure that names the table would make the table depend on itself; a function does not.
  static let help = Command(
    name: "help", summary: "Show help, for a command too.",
    discussion: ["“tutor help --man | man -l -” shows all of it as one page."],
    operands: .optionalCommand, options: [.man], run: showHelp)

  @Sendable private static func showHelp(_ invocation: Invocation, _ session: Session) throws
    -> ExitCode
  {
    if invocation.has(.man) {
      session.console.emit(ManPage().text)
      return .success
    }
    let help = HelpText(columns: session.console.columns)
    let words = invocation.operands
    let command = try words.isEmpty ? nil : Invocation.command(named: words.joined(separator: " "))
    session.console.show(command.map(help.screen) ?? help.overview)
    return .success
  }
}
