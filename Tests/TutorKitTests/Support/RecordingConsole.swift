@testable import TutorKit

/// A console that keeps what it is given and answers from a list.
final class RecordingConsole: Console {
  var wishes = ConsoleWishes()
  var isInteractive = false
  var columns: Int?
  var isASCII = false
  var outputLoss: String?
  var canRedraw = false
  var windowSize: (columns: Int, rows: Int)?
  var isColoured = false
  /// The keys that somebody presses; nil where nobody does.
  var keys: (any KeyInput)?
  /// What `ask` answers, the next one first; nil for an input that has ended.
  var answers: [String?] = []

  private(set) var output = ""
  private(set) var complaints = ""
  private(set) var questions: [String] = []
  private(set) var activities: [String?] = []
  /// Everything that was written to the output, with its styles.
  private(set) var styled: [StyledText] = []

  func write(_ text: StyledText, to channel: ConsoleChannel) {
    switch channel {
    case .output, .document:
      output += text.plain + "\n"
      styled.append(text)
    case .complaints:
      complaints += text.plain + "\n"
    }
  }

  func showActivity(_ activity: String?) { activities.append(activity) }

  func ask(_ question: StyledText, until interruption: Interruption) -> String? {
    questions.append(question.plain)
    return answers.isEmpty ? nil : answers.removeFirst()
  }

  var isHeard = true

  func clear(keepsWhatWasThere: Bool) { if canRedraw { write("<clear>", to: .output) } }

  func openKeys() -> (any KeyInput)? { keys }

  /// The titles of the texts that a pager was to show.
  private(set) var pages: [String] = []

  func page(_ text: StyledText, title: String) {
    pages.append(title)
    write(text, to: .output)
  }
}
