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
      for screen in frames.screens {
        for frame in view.story(screen) {
          console.show(frame)
          console.say()
        }
        screen.last.map { console.say(view.summary(of: $0)) }
        console.say()
      }
      view.legend(of: frames).map { console.say($0) }
      guard let stopped else {
        if frames.isEmpty { console.say("The screen is empty.") }
        return .success
      }
      let what =
        frames.isEmpty
        ? "There is nothing to draw of stage \(stage.number), since its code stopped"
        : "The code of stage \(stage.number) stopped here"
      console.say("\(what): \(stopped, .failure)")
      Guide(session).next(words)
      return .notPassed
    case .compileError(let diagnostics):
      CompilerView(
        console: console, isVerbose: false, verboseCommand: session.call("\(words) --verbose")
      ).show(diagnostics.filter { $0.severity == .error })
      console.say("\("There is no screen: stage \(stage.number) does not compile yet.", .failure)")
      Guide(session).next(words)
      return .notPassed
    case .compileTimeout:
      console.say("There is no screen: the build took longer than it may.")
      return .notPassed
    }
  }
}
