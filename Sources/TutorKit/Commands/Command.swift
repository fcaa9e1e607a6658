/// A command: what the help says of it, what it accepts and what it does.
///
/// `Command.all` is the one table of them, which help, dispatch and completion read.
struct Command: Sendable {
  /// The word that calls it, or two.
  let name: String
  /// What it does, in a line.
  let summary: String
  /// More about it, in paragraphs, for its own help.
  var discussion: [String] = []
  /// What it takes besides options.
  var operands = Operands.none
  /// Its own options; those of `Option.global` belong to every command.
  var options: [Option] = []
  /// Does it.
  let run: @Sendable (Invocation, Session) throws -> ExitCode

  /// What may stand behind a command.
  enum Operands: Equatable, Sendable {
    case none
    /// At most one stage; the current one if there is none.
    case optionalStage
    /// At most one stage, or the epilogue.
    case optionalPage
    /// Exactly one stage.
    case stage
    /// Any number of stages; the current one if there is none.
    case stages
    /// At most one command.
    case optionalCommand
    /// Exactly one of some words.
    case choice([String])
    /// Any words.
    case words
    /// Exactly one folder of submissions.
    case submissions
    /// Any number of places with results.
    case results

    /// How help writes them.
    var usage: String? {
      switch self {
      case .none: nil
      case .optionalStage, .optionalPage: "[STAGE]"
      case .stage: "STAGE"
      case .stages: "[STAGE…]"
      case .optionalCommand: "[COMMAND]"
      case .choice(let words): words.joined(separator: "|")
      case .words: "[WORD…]"
      case .submissions: "SUBMISSIONS"
      case .results: "[RESULTS…]"
      }
    }

    var areStages: Bool { [.optionalStage, .optionalPage, .stage, .stages].contains(self) }

    /// How many there may be at most.
    var limit: Int {
      switch self {
      case .none: 0
      case .optionalStage, .optionalPage, .stage, .choice, .submissions: 1
      // A command's name may have two words.
      case .optionalCommand: 2
      case .stages, .words, .results: .max
      }
    }
  }

  /// Every command, in the order in which help lists them.
  static let all: [Command] = [
    .list, .lesson, .check, .watch, .hint, .next, .reset, .solution, .screen, .report,
    .update, .grade, .courseCheck, .doctor, .completion, .help,
  ]

  /// The commands that only scripts call; help and completion are silent about them.
  static let hidden: [Command] = [.complete]
}

/// An option of a command.
struct Option: Equatable, Sendable {
  /// The option as it is typed: `--report`.
  let name: String
  /// Its one-letter form.
  var short: String?
  /// What stands behind it in help, such as FILE; nil for a switch.
  var value: String?
  /// The only values that it may have; empty when any will do.
  var allowed: [String] = []
  /// Whether it may be given more than once.
  var repeats = false
  /// What it does, in a line.
  let summary: String

  static let help = Option(name: "--help", short: "-h", summary: "Show help, for a command too.")
  static let version = Option(name: "--version", summary: "Show the version.")
  static let color = Option(
    name: "--color", value: "WHEN", allowed: ConsoleWishes.Colour.allCases.map(\.rawValue),
    summary: "Use colour: auto, always or never.")
  static let plain = Option(
    name: "--plain", summary: "Draw no boxes and redraw nothing, for screen readers and logs.")
  static let course = Option(
    name: "--course", value: "DIR", summary: "The course folder, if not this one or one above.")

  /// The options that every command has.
  static let global: [Option] = [color, plain, course, help, version]
}
