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
    let passed = try course.written.count { try session.state(of: $0) == .passed }
    let total = course.written.count
    guard total > 0 else {
      console.say("No stage of “\(course.title)” is written yet.")
      return
    }
    if passed == total {
      console.say("\(course.whatPassed, .success)")
      next("next", lead: "To check them all once more, type")
      return
    }
    let stage = try session.currentStage()
    let state = try session.state(of: stage)
    console.say("\(passed) of \(total) stages passed.")
    console.say("You are at stage \(stage.number), \(stage.slug): \(state.words).")
    next(try step(at: stage, state))
  }

  /// Names the one thing to type next, as the last line.
  func next(_ words: String, lead: String = "Next, type") {
    session.console.say("\(lead): \(session.call(words), .code)")
  }

  private func step(at stage: Stage, _ state: StageState) throws -> String {
    switch state {
    case .passed: "next"
    case .todo, .notWritten: "lesson"
    case .inProgress, .broken: "check"
    }
  }
}

extension Course {
  /// What is true when every stage that can be done has passed.
  var whatPassed: String {
    guard !isWhole else { return "All \(stages.count) stages passed." }
    let open = stages.count - written.count
    return "All \(written.count) stages that are written passed; \(open) "
      + (open == 1 ? "is" : "are") + " still to come."
  }
}
