/// Says where the learner stands and the one thing to do next.
struct Guide {
  let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// Where the learner stands, and what to type next.
  func say() throws {
    let console = session.console
    let course = try session.course()
    if try session.announceUpdate() {
      console.say(
        "\("The course has changed.", .strong) \(words(for: Command.update.name)) says how.")
      console.say()
    }
    let passed = try course.written.count { try session.state(of: $0) == .passed }
    let total = course.written.count
    guard total > 0 else {
      console.say("No stage of “\(course.title)” is written yet.")
      return
    }
    if passed == total {
      console.say("\(course.whatPassed, .success)")
      if let epilogue = course.finalPage { return next(epilogue) }
      next("next", lead: "To check them all once more,")
      return
    }
    let stage = try session.currentStage()
    let state = try session.state(of: stage)
    console.say("\(passed) of \(total) stages passed.")
    console.say("You are at stage \(stage.number), \(stage.slug): \(state.words).")
    next(try step(at: stage, state))
  }

  /// Names the one thing to do next, as the last line.
  ///
  /// - Parameters:
  ///   - words: The command, as it is typed.
  ///   - lead: What comes before it, if it is more than that this is next.
  func next(_ words: String, lead given: String? = nil) {
    let lead = given ?? "Next,"
    if session.manner != .commands, words.hasPrefix(Command.check.name) {
      session.console.say("\(given ?? "Next, edit your files and") save.")
    } else if let key = session.manner.key(for: words) {
      session.console.say("\(lead) press: \(key.letter, .code)")
    } else {
      session.console.say("\(lead) \(verb): \(session.call(words), .code)")
    }
  }

  /// How a command is given. Where keys are pressed nothing can be typed.
  var verb: String { session.manner == .watching(hasKeys: true) ? "press q and type" : "type" }

  /// Leads to the page behind the last stage.
  func next(_ epilogue: Course.Epilogue) {
    session.console.say("One page is left to be read: \(epilogue.title, .strong)")
    next("lesson \(epilogue.slug)")
  }

  /// Names what is to be done when a stage has passed: the next one or, when none is left, the page
  /// behind the last.
  func nextStage() throws {
    let course = try session.course()
    guard let epilogue = course.finalPage,
      try course.written.allSatisfy({ try session.state(of: $0) == .passed })
    else { return next("next") }
    next(epilogue)
  }

  /// How to have something done: the command, or the key.
  func words(for words: String) -> StyledText {
    session.manner.key(for: words).map { "press \($0.letter, .code)" }
      ?? "\(session.call(words), .code)"
  }

  private func step(at stage: Stage, _ state: StageState) throws -> String {
    switch state {
    case .passed: "next"
    case .todo, .notWritten: "lesson"
    case .inProgress, .outdated, .broken: "check"
    }
  }
}

extension Course {
  /// The page behind the last stage, where all stages are written.
  var finalPage: Epilogue? { isWhole ? epilogue : nil }

  /// What is true when every stage that can be done has passed.
  var whatPassed: String {
    guard !isWhole else { return "All \(stages.count) stages passed." }
    let open = stages.count - written.count
    return "All \(written.count) stages that are written passed; \(open) "
      + (open == 1 ? "is" : "are") + " still to come."
  }
}
