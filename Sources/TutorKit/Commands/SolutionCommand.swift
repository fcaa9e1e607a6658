extension Option {
  static let diff = Option(name: "--diff", summary: "Show what it changes in your files.")
  static let reveal = Option(
    name: "--reveal", summary: "Show it before the stage has passed; this is recorded.")
}

extension Command {
  static let solution = Command(
    name: "solution", summary: "Show our solution of a stage that has passed.",
    operands: .optionalStage, options: [.diff, .reveal]
  ) { invocation, session in
    let stage = try session.stage(invocation.operands.first)
    let hasPassed = try session.progress()[stage].passed != nil
    guard hasPassed || invocation.has(.reveal) else {
      throw TutorError.solutionNotEarned(stage: stage.number)
    }
    let text = try text(of: stage, asDiff: invocation.has(.diff), session)
    if !hasPassed { try session.recordReveal(of: stage) }
    session.console.page(text, title: "solution \(stage.number)")
    session.console.say()
    Guide(session).next(hasPassed ? "next" : "check \(stage.number)")
    return .success
  }

  private static func text(of stage: Stage, asDiff: Bool, _ session: Session) throws -> StyledText {
    let folder = try session.folder()
    let mine = try session.workspace(stage).tree
    var parts: [StyledText] = []
    for file in stage.files {
      let url = folder.solution(stage).appending(path: file)
      let source = try folder.text(of: url)
      if asDiff {
        let diff = DiffView(LineDiff(from: mine.content(of: file) ?? "", to: source))
        guard !diff.lines.isEmpty else { continue }
        parts.append("\(folder.path(of: url), .heading)\n\(diff.lines.joined())")
      } else {
        parts.append("\(folder.path(of: url), .heading)\n\(source)")
      }
    }
    return parts.isEmpty ? "Your files say the same as ours." : parts.joined()
  }
}

extension Session {
  /// Records that a solution was shown early; without the record it is not shown.
  fileprivate func recordReveal(of stage: Stage) throws {
    let now = environment.now()
    do {
      try record { $0[stage].reveals.append(now) }
    } catch TutorError.unusable(let fault) {
      throw TutorError.recordRequired(fault)
    }
  }
}
