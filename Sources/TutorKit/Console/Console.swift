/// Where the tutor writes and whom it asks. Everything that it shows goes through one of these.
protocol Console: AnyObject {
  /// What the learner wishes for: `--color` and `--plain`.
  var wishes: ConsoleWishes { get set }

  /// Whether a person sits on the other side: input and output are both a terminal.
  var isInteractive: Bool { get }

  /// How many columns text may take, or nil when nobody says: then lines stay whole.
  var columns: Int? { get }

  /// Whether letters that are not of ASCII are spelled.
  var isASCII: Bool { get }

  /// The size of the terminal's window; nil where there is none, or it does not know.
  var windowSize: (columns: Int, rows: Int)? { get }

  /// Whether results are in colour.
  var isColoured: Bool { get }

  /// Whether what is on the screen may be replaced by something else.
  var canRedraw: Bool { get }

  /// Whether anybody still sees the output.
  var isHeard: Bool { get }

  /// Begins with an empty screen, where that may be.
  ///
  /// - Parameter keepsWhatWasThere: Whether what is on the screen can be scrolled back to.
  func clear(keepsWhatWasThere: Bool)

  /// From now on gives the learner's keys without Enter, for as long as the object lives; nil where
  /// nobody presses any.
  func openKeys() -> (any KeyInput)?

  /// Why some of the output was lost, in the system's words; nil while none was. A reader that went
  /// away, as `head` does, wanted no more: that is no loss.
  var outputLoss: String? { get }

  /// Writes text and a line break.
  func write(_ text: StyledText, to channel: ConsoleChannel)

  /// Shows what is going on, in a line that the next call, or the next text, takes away. Does
  /// nothing where there is no terminal.
  func showActivity(_ activity: String?)

  /// Asks a question and waits for a line; nil when the input has ended or the learner wants to
  /// stop.
  func ask(_ question: StyledText, until interruption: Interruption) -> String?

  /// Shows a long text, through the learner's pager where there is one. The title says what it is.
  func page(_ text: StyledText, title: String)
}

/// The two streams of a program.
enum ConsoleChannel: Sendable {
  /// Results for people.
  case output
  /// Results for programs, such as reports and scripts: each letter as it is, whatever the learner's
  /// system writes.
  case document
  /// Complaints.
  case complaints
}

/// How the learner wants text to look.
struct ConsoleWishes: Equatable, Sendable {
  enum Colour: String, CaseIterable, Sendable {
    case auto, always, never
  }

  var colour = Colour.auto
  /// No redrawing, no drawn boxes: for screen readers and logs.
  var isPlain = false
}

extension Console {
  /// Prints a result. Prose is wrapped to the terminal.
  func say(_ text: StyledText = "") {
    write(fitted(text), to: .output)
  }

  /// Prints text whose lines must stay as they are, such as code.
  func show(_ text: StyledText) {
    write(text, to: .output)
  }

  /// Prints what a program will read.
  func emit(_ document: String) {
    write(StyledText(document), to: .document)
  }

  /// Prints a complaint.
  func complain(_ text: StyledText) {
    write(fitted(text), to: .complaints)
  }

  /// Prose, wrapped to the terminal. It is spelled first: that may take more room.
  ///
  /// - Parameter indent: What the lines after the first begin with.
  func fitted(_ text: StyledText, indent: StyledText = "") -> StyledText {
    let text = text.spelled(isASCII: isASCII)
    guard columns != nil || !indent.runs.isEmpty else { return text }
    return text.wrapped(to: columns ?? .max, indent: indent)
  }

  /// The width of a page: as wide as the terminal, yet never so wide that reading tires.
  var pageWidth: Int { min(columns ?? 80, 88) }
}
