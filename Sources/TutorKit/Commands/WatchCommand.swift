extension Command {
  static let watch = Command(
    name: "watch", summary: "Check a stage on every save, until it passes.",
    discussion: [
      "Keys need no Enter: h gives a hint, l lists the stages, s draws the screen, n goes on once "
        + "the stage has passed, r checks again, q leaves. The last line shows those that work now.",
      "Ctrl-Z stops it, and “fg” goes on. Only “kill -KILL” leaves the terminal without an echo: "
        + "“stty sane” brings it back.",
      "Without a terminal it ends, with status 0, when the stage passes.",
    ],
    operands: .optionalStage
  ) { invocation, session in
    let named = invocation.operands.first
    let stage = try session.stage(named)
    let written = try session.course().written
    if named == nil, try written.allSatisfy({ try session.state(of: $0) == .passed }) {
      try Guide(session).say()
      return .success
    }
    return try Watch(stage, session).run()
  }
}
