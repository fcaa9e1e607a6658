extension Command {
  static let next = Command(
    name: "next", summary: "Go to the next stage that has not passed, or to the one you name.",
    discussion: [
      "Looks behind the current stage first, then from the beginning. When every stage has passed, "
        + "all are checked once more.",
      "Nothing else changes the current stage: “lesson 3” or “check 3” only look at another one.",
    ],
    operands: .optionalStage
  ) { invocation, session in
    let stages = try session.course().written
    let current = try session.currentStage()
    if let name = invocation.operands.first {
      return try go(to: try session.stage(name), from: current, session)
    }
    let start = stages.firstIndex(of: current) ?? 0
    let later = stages[(start + 1)...] + stages[...start]
    if let next = try later.first(where: { try session.state(of: $0) != .passed }) {
      if current == stages.last, next != current { try sayWhy(next, after: current, session) }
      return try go(to: next, from: current, session)
    }
    return try recheckAll(stages, session)
  }

  /// Says why the stage behind the last one is one before it.
  private static func sayWhy(_ next: Stage, after last: Stage, _ session: Session) throws {
    let isOutdated = try session.state(of: next) == .outdated
    let why = isOutdated ? "is to be checked again" : "has not passed"
    session.console.say("Stage \(last.number) is the last, and stage \(next.number) \(why).")
    if let epilogue = try session.course().finalPage {
      session.console.say(
        "The page behind it: \(session.call("lesson \(epilogue.slug)"), .code)")
    }
    session.console.say()
  }

  private static func go(to stage: Stage, from current: Stage, _ session: Session) throws
    -> ExitCode
  {
    try session.move(to: stage)
    session.console.say(try stage.welcome(from: current, session))
    let isToCheck = [.broken, .outdated].contains(try session.state(of: stage))
    Guide(session).next(isToCheck ? "check" : "lesson")
    return .success
  }

  /// Makes sure that what passed once passes still.
  private static func recheckAll(_ stages: [Stage], _ session: Session) throws -> ExitCode {
    let console = session.console
    console.say("There is no stage left to do. Checking what passed once more:")
    let status = try CheckRun(session).checkSeveral(stages)
    if let broken = try stages.first(where: { try session.state(of: $0) != .passed }) {
      try session.move(to: broken)
      return status
    }
    console.say()
    let course = try session.course()
    let verdict = course.isWhole ? "FINISHED" : "UP TO DATE"
    console.say("\("\(verdict): “\(course.title)”. \(course.whatPassed)", .success)")
    if let epilogue = course.finalPage {
      Guide(session).next(epilogue)
    } else {
      Guide(session).next("list", lead: "To see them all,")
    }
    return .success
  }
}

extension Session {
  fileprivate func move(to stage: Stage) throws {
    guard try progress().current != stage.slug else { return }
    try record { $0.current = stage.slug }
  }
}

extension Stage {
  fileprivate func welcome(from previous: Stage, _ session: Session) throws -> StyledText {
    let isSame = self == previous
    let folder = try session.folder()
    return """
      \(isSame ? "Still at stage" : "Stage") \(number): \(title, .strong)
      \(summary)
      About \(minutes) minutes. Your files: \(folder.path(of: folder.exercise(self)), .code)

      """
  }
}
