import Foundation

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
    let view = SolutionView(session: session, folder: try session.folder(), stage: stage)
    let text = try invocation.has(.diff) ? view.difference() : view.whole()
    if !hasPassed { try session.recordReveal(of: stage) }
    session.console.page(text, title: "solution \(stage.number)")
    session.console.say()
    Guide(session).next(hasPassed ? "next" : "check \(stage.number)")
    return .success
  }
}

/// The solution of a stage as the learner sees it.
private struct SolutionView {
  let session: Session
  let folder: CourseFolder
  let stage: Stage

  func whole() throws -> StyledText {
    try stage.files.map { file in
      "\(folder.path(of: url(of: file)), .heading)\n\(try folder.text(of: url(of: file)))"
    }
    .joined()
  }

  /// What the solution changes in the learner's files.
  func difference() throws -> StyledText {
    let mine = try session.workspace(stage).tree
    let files = try stage.files.map { file in
      DiffPage.File(
        title: folder.path(of: url(of: file)), mine: mine.content(of: file) ?? "",
        other: try folder.text(of: url(of: file)))
    }
    return DiffPage(console: session.console, owner: "ours").text(of: files)
      ?? "Your files say the same as ours."
  }

  private func url(of file: String) -> URL {
    folder.solution(stage).appending(path: file)
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
