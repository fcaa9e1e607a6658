extension Command {
  static let screen = Command(
    name: "screen", summary: "Draw what the stage's list shows, before and after scrolling.",
    discussion: [
      "Beside each line stands the number of the view that shows it, and whether it was made for "
        + "this, came back from the reuse queue, or was there before."
    ],
    operands: .optionalStage
  ) { invocation, session in
    let stage = try session.stage(invocation.operands.first)
    try session.workspace(stage).requireFiles()
    let console = session.console
    let judge = session.environment.judge(try session.folder())
    defer { console.showActivity(nil) }
    let recording = try judge.recordScreen(
      of: stage, interruption: session.interruption,
      progress: CheckActivity(console, stage).show)
    console.showActivity(nil)
    let words = stage == (try session.currentStage()) ? "check" : "check \(stage.number)"
    switch recording {
    case .frames(let frames, let stopped):
      let view = ScreenView(isPlain: console.wishes.isPlain, columns: console.columns)
      console.show(view.story(frames))
      guard let stopped else { return .success }
      console.say("The code stopped here: \(stopped, .failure)")
      Guide(session).next(words)
      return .notPassed
    case .compileError(let diagnostics):
      for error in diagnostics where error.severity == .error {
        console.show(StyledText(error.text))
      }
      console.say("\("There is no screen: stage \(stage.number) does not compile yet.", .failure)")
      Guide(session).next(words)
      return .notPassed
    case .compileTimeout:
      console.say("There is no screen: the build took longer than it may.")
      return .notPassed
    }
  }
}

/// Draws recorded frames, with a ruler that says which view shows what.
struct ScreenView {
  let isPlain: Bool
  let columns: Int?

  /// The first frame, the last one, and what happened in between.
  func story(_ frames: [ScreenFrame]) -> StyledText {
    guard let first = frames.first, let last = frames.last else { return "The screen is empty." }
    let shown = frames.count > 1 ? [first, last] : [first]
    let ruler = shown.flatMap(\.cells).map { label($0).displayWidth }.max() ?? 0
    var parts = shown.flatMap { frame -> [StyledText] in
      ["\(frame.title, .strong)", drawing(of: frame, rulerWidth: ruler), ""]
    }
    parts.append(summary(of: last))
    return parts.joined()
  }

  /// One frame with its ruler, which is at least so wide.
  func drawing(of frame: ScreenFrame, rulerWidth: Int = 0) -> StyledText {
    let starts = Dictionary(frame.cells.map { ($0.line, $0) }) { first, _ in first }
    let longest = frame.cells.reduce(rulerWidth) { max($0, label($1).displayWidth) }
    let widest = frame.lines.map(\.displayWidth).max() ?? 0
    // On a narrow terminal the picture matters more than its ruler.
    let isNarrow = columns.map { widest + longest + 3 > $0 } ?? false
    let ruler = isNarrow ? 0 : longest + 3
    return frame.lines.enumerated().map { index, line in
      let cell = starts[index]
      let mark =
        isNarrow ? "" : cell.map { "\(label($0).padded(to: longest)) \(isPlain ? "" : "┤")" } ?? ""
      let text = columns.map { line.truncated(to: $0 - ruler) } ?? line
      return "\(mark.padded(to: ruler), cell?.state.style ?? .quiet)\(text)"
    }
    .joined()
  }

  private func label(_ cell: ScreenFrame.Cell) -> String {
    "#\(cell.instance) \(cell.state.rawValue)"
  }

  private func summary(of frame: ScreenFrame) -> StyledText {
    let made = frame.made == 1 ? "1 view was made" : "\(frame.made) views were made"
    let reused = frame.reused == 1 ? "once" : "\(frame.reused) times"
    let pool = frame.pool.sorted { $0.key < $1.key }.filter { $0.value > 0 }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let waiting = pool.isEmpty ? "" : " Waiting for reuse: \(pool)."
    return "\(made), and a view was reused \(reused).\(waiting)"
  }
}

extension ScreenFrame.Cell.State {
  fileprivate var style: TextStyle {
    switch self {
    case .made: .warning
    case .reused: .success
    case .kept: .quiet
    }
  }
}
