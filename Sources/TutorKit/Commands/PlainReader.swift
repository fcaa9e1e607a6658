/// Reads lines as the terminal itself edits them: for a terminal with which the line editor cannot
/// work.
final class PlainReader: LineReader {
  private let console: any Console

  init(_ console: any Console) {
    self.console = console
  }

  /// The most columns, and rows, of a window for the line editor, which keeps all letters of one. No
  /// terminal has as many; one that says so does not know its size.
  private static let mostCells = 2_000

  /// Whether a line editor would fit the terminal.
  static func isNeeded(for console: any Console) -> Bool {
    console.windowSize.map { max($0.columns, $0.rows) > mostCells } ?? false
  }

  func readLine(prompt: String) -> LineInput {
    Interruption.onControlC { interruption in
      if let line = console.ask(StyledText(prompt), until: interruption) { return .line(line) }
      return interruption.isRequested ? .cancelled : .end
    }
  }
}
