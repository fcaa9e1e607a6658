extension Command {
  static let screen = Command(
    name: "screen", summary: "Draw what the stage's lists show, before and after scrolling.",
    discussion: [
      "Beside each line stands the number of the view that shows it, and whether it was made for "
        + "this, came back from the reuse queue, or was there before.",
      "On a terminal the arrows, Page, Home and End scroll, Tab shows another list of the stage, and "
        + "q leaves. The list was recorded on its way down, a row at a time; going up shows the "
        + "same pictures again.",
    ],
    operands: .optionalStage
  ) { invocation, session in
    let stage = try session.stage(invocation.operands.first)
    try session.workspace(stage).requireFiles()
    let console = session.console
    let judge = session.environment.judge(try session.folder())
    let isPlayed = console.canRedraw
    defer { console.showActivity(nil) }
    let recording = try judge.recordScreen(
      of: stage, by: isPlayed ? .row : .page, interruption: session.interruption,
      progress: CheckActivity(console, stage).show)
    console.showActivity(nil)
    let words = stage == (try session.currentStage()) ? "check" : "check \(stage.number)"
    switch recording {
    case .frames(let frames, let stopped):
      if isPlayed, !frames.isEmpty, let keys = session.keys ?? console.openKeys() {
        var player = ScreenPlayer(
          title: "Stage \(stage.number)", frames: frames, failure: try session.failure(of: stage))
        guard player.play(on: keys, until: session.interruption) else { return .interrupted }
      } else {
        console.page(story(of: frames, on: console), title: "screen \(stage.number)")
      }
      guard let stopped else {
        if frames.isEmpty { console.say("The screen is empty.") }
        return .success
      }
      let what =
        frames.isEmpty
        ? "There is nothing to draw of stage \(stage.number), since its code stopped"
        : "The code of stage \(stage.number) stopped here"
      console.say(console.fitted("\(what): \(stopped, .failure)", indent: "    "))
      Guide(session).next(words)
      return .notPassed
    case .compileError(let diagnostics), .compileTimeout(let diagnostics):
      CompilerView(
        console: console, isVerbose: false, verboseCommand: session.call("\(words) --verbose")
      ).show(diagnostics.filter { $0.severity == .error })
      let reason =
        if case .compileTimeout = recording { "the build took longer than it may" } else {
          "stage \(stage.number) does not compile yet"
        }
      console.say("\("There is no screen: \(reason).", .failure)")
      Guide(session).next(words)
      return .notPassed
    }
  }

  /// What the lists show, from the top to the end, and what the signs in that mean.
  private static func story(of frames: [ScreenFrame], on console: any Console) -> StyledText {
    let view = ScreenView(isPlain: console.wishes.isPlain, columns: console.columns)
    var parts: [StyledText] = []
    for screen in frames.screens {
      for frame in view.story(screen) { parts += [frame, ""] }
      screen.last.map { parts.append(console.fitted(view.summary(of: $0))) }
      parts.append("")
    }
    view.legend(of: frames).map { parts.append(console.fitted($0)) }
    return parts.joined()
  }
}

extension Session {
  /// The screen of the first test that did not pass, as it saw it.
  fileprivate func failure(of stage: Stage) throws -> (test: String, screen: String)? {
    let store = ResultsStore(folder: try folder())
    guard let report = store.load(stage, now: environment.now()).report,
      report.status == .failed, let test = report.firstFailure, let screen = test.screen
    else { return nil }
    return (test.name, screen)
  }
}
