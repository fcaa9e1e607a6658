import Foundation

/// The tutor: understands a command line, runs the command, and turns errors into sentences.
public struct TutorApp {
  /// The version of the tutor.
  static let version = "0.1.0"
  /// The day of that version.
  static let versionDate = "2026-11-30"

  let environment: TutorEnvironment
  let console: any Console
  /// Makes what reads lines at the prompt; it keeps its history in the file, if there is one. Nil when
  /// it cannot work with the terminal.
  let makeReader: ReaderMaker

  public typealias ReaderMaker = (
    _ history: URL?, _ complete: @escaping Completer.Function
  ) -> (any LineReader)?

  /// The tutor of this process, at its terminal.
  public init(makeReader: @escaping ReaderMaker) {
    let environment = TutorEnvironment.process
    self.init(
      environment: environment, console: TerminalConsole(variables: environment.variables),
      makeReader: makeReader)
  }

  init(
    environment: TutorEnvironment, console: any Console, makeReader: @escaping ReaderMaker
  ) {
    self.environment = environment
    self.console = console
    self.makeReader = makeReader
  }

  /// Runs the tutor with the words behind its name.
  public func run(_ words: [String]) -> ExitCode {
    let call = CallName(environment.variables["LISTKATA_COMMAND"] ?? "tutor")
    return guarded(call) {
      let invocation = try Invocation(words)
      adopt(invocation)
      let course = invocation.value(of: .course)
      guard invocation.isEmpty, console.isInteractive else {
        return try run(invocation, calling: call, in: course)
      }
      return try Prompt(app: self, courseWish: course).run()
    }
  }

  /// Runs a line of the prompt.
  func run(line words: [String], in course: String?) -> ExitCode {
    let wishes = console.wishes
    defer { console.wishes = wishes }
    return guarded(.prompt) {
      let invocation = try Invocation(words)
      adopt(invocation)
      return try run(invocation, calling: .prompt, in: invocation.value(of: .course) ?? course)
    }
  }

  func session(calling call: CallName, in course: String?, _ interruption: Interruption) -> Session
  {
    Session(
      console: console, environment: environment, courseWish: course, call: call,
      interruption: interruption)
  }

  private func run(_ invocation: Invocation, calling call: CallName, in course: String?) throws
    -> ExitCode
  {
    if invocation.has(.version) {
      console.show("tutor \(Self.version)")
      return .success
    }
    if invocation.has(.help) {
      let help = HelpText(columns: console.columns)
      console.show(invocation.command.map(help.screen) ?? help.overview)
      return .success
    }
    return try Interruption.onControlC { interruption in
      let session = session(calling: call, in: course, interruption)
      guard let command = invocation.command else {
        try Guide(session).say()
        return .success
      }
      return try command.run(invocation, session)
    }
  }

  /// Takes over what the learner wishes of the console.
  private func adopt(_ invocation: Invocation) {
    if let colour = invocation.value(of: .color).flatMap(ConsoleWishes.Colour.init) {
      console.wishes.colour = colour
    }
    if invocation.has(.plain) { console.wishes.isPlain = true }
  }

  /// Turns an error into a sentence and an exit status.
  func guarded(_ call: CallName, _ body: () throws -> ExitCode) -> ExitCode {
    do {
      let status = try body()
      // A result that nobody got is no result, whatever it was.
      if let loss = console.outputLoss { throw TutorError.outputLost(reason: loss) }
      return status
    } catch {
      return console.complain(about: error, calling: call)
    }
  }
}

extension Console {
  /// Turns an error into a sentence and an exit status.
  func complain(about error: any Error, calling call: CallName) -> ExitCode {
    switch error {
    case let error as TutorError:
      complain(error.message(calling: call))
      return error.exitCode
    case let error as CheckError:
      complain(StyledText(error.description))
      return error.exitCode
    case let error as any SpokenFault:
      complain(StyledText(error.sentence))
      return error.exitCode
    default:
      complain(
        "This is a fault of the tutor itself: \(error.reason) (\(String(reflecting: error))).")
      return .software
    }
  }
}
