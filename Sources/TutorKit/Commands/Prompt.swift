import Foundation

/// Reads lines that a person types.
public protocol LineReader: AnyObject {
  /// Shows a prompt and waits for a line.
  func readLine(prompt: String) -> LineInput
}

/// What came of waiting for a line.
public enum LineInput: Equatable, Sendable {
  /// A line, without its break.
  case line(String)
  /// The learner pressed Ctrl-C: the line is void.
  case cancelled
  /// The learner pressed Ctrl-D, or the terminal is gone.
  case end
}

/// The tutor's prompt: the words are the commands.
struct Prompt {
  let app: TutorApp
  let courseWish: String?

  /// Words that leave.
  static let leaving = ["quit", "exit"]

  /// Greets, and obeys lines until the learner leaves.
  func run() throws -> ExitCode {
    let session = app.session(calling: .prompt, in: courseWish, Interruption())
    let title = try session.course().title
    let folder = try session.folder()
    let console = app.console
    console.say("\("Welcome to “\(title)”.", .heading)")
    console.say(
      "\("help", .code) lists what you can type, Tab completes it, Ctrl-D leaves.")
    console.say()
    try Guide(session).say()

    let reader = reader(in: folder, Completer(try session.course()))
    while true {
      switch reader.readLine(prompt: "tutor> ") {
      case .cancelled: continue
      case .end:
        console.say()
        return .success
      case .line(let line):
        guard obey(line, in: folder) else { return .success }
      }
    }
  }

  private func reader(in folder: CourseFolder, _ completer: Completer) -> any LineReader {
    let console = app.console
    let history = PromptHistory(folder: folder).file(now: app.environment.now())
    if let warning = history.warning { console.complain(warning.message.styled(.warning)) }
    guard !PlainReader.isNeeded(for: console),
      let editor = app.makeReader(
        history.file, { completer.complete($0).wrapped(to: console.columns) })
    else { return PlainReader(console) }
    return editor
  }

  /// Does what a line says; false when it says to leave.
  private func obey(_ line: String, in folder: CourseFolder) -> Bool {
    var words: [String] = []
    let status = app.guarded(.prompt) {
      words = try CommandLineWords.split(line)
      return .success
    }
    guard status == .success, !words.isEmpty else { return true }
    // Who types what a lesson says for the shell means the same here.
    if ["tutor", "./tutor"].contains(words[0]) { words.removeFirst() }
    if let first = words.first, Self.leaving.contains(first) { return false }
    if folder.isThere {
      _ = app.run(line: words, in: courseWish)
    } else {
      let gone = TutorError.courseGone(path: folder.root.path)
      _ = app.console.complain(about: gone, calling: .prompt)
    }
    return true
  }
}

/// Cuts a line into words as a shell does.
enum CommandLineWords {
  /// The words of a line. Quotation marks keep blanks in a word, a backslash keeps one character.
  static func split(_ line: String) throws(TutorError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { throw .quoteOpen }
    if let done = word { words.append(done) }
    return words
  }
}
