extension Option {
  static let yes = Option(name: "--yes", short: "-y", summary: "Do not ask.")
  static let undo = Option(name: "--undo", summary: "Put the newest backup back.")
  static let preview = Option(
    name: "--diff", summary: "Show what it would change in your files, and change nothing.")
}

extension Command {
  static let reset = Command(
    name: "reset", summary: "Put a stage's files back as they came, and keep a copy of yours.",
    discussion: [
      "Asks first. What was in the folder is copied to .tutor/backups, and --undo puts it back. "
        + "With the path of one file, only that file is reset."
    ],
    operands: .stage, options: [.yes, .undo, .preview]
  ) { invocation, session in
    let match = try session.match(invocation.operands[0])
    let stage = try session.stage(match.stage.slug)
    let reset = Reset(workspace: try session.workspace(stage), now: session.environment.now())
    if invocation.has(.preview) {
      guard !invocation.has(.undo) else {
        throw TutorError.optionsExclude(Option.preview.name, Option.undo.name)
      }
      return try preview(reset.workspace, match.file, session)
    }
    return try invocation.has(.undo)
      ? undo(reset, session, isSure: invocation.has(.yes))
      : putBack(reset, match.file, session, isSure: invocation.has(.yes))
  }

  private static func putBack(_ reset: Reset, _ file: String?, _ session: Session, isSure: Bool)
    throws -> ExitCode
  {
    let workspace = reset.workspace
    let stage = workspace.stage
    let target = file.map(workspace.path(of:)) ?? "Stage \(stage.number)"
    let what = file.map(workspace.path(of:)) ?? "stage \(stage.number)"
    // What stands in the way is said before anything is asked, and where there is nothing to lose
    // there is nothing to ask.
    if try reset.losesSomething(file: file) == true, !isSure,
      !(try session.confirm("Put \(what) back as it came? A copy of yours is kept.", .yes))
    {
      session.console.say("Nothing was changed.")
      return .success
    }
    switch try reset.putStubBack(file: file) {
    case .nothingToDo:
      session.console.say("\(target) is as it came: nothing to reset.")
    case .done(let backup):
      try session.forgetResults(of: stage)
      session.console.say("\(target) is as it came.")
      if let backup {
        session.console.say("Your files: \(backup, .code)")
        session.console.say(
          "To take it back: \(session.call("reset \(stage.number) --undo"), .code)")
      }
    }
    Guide(session).next(try session.checkWords(stage))
    return .success
  }

  private static func preview(
    _ workspace: Workspace, _ file: String?, _ session: Session
  ) throws -> ExitCode {
    try workspace.requireStub()
    let (mine, stub) = (workspace.tree, workspace.stub)
    let names = file.map { [$0] } ?? Set(mine.files + stub.files).sorted()
    let files = names.map { name in
      DiffPage.File(
        title: workspace.path(of: name), mine: mine.content(of: name) ?? "",
        other: stub.content(of: name) ?? "")
    }
    let page = DiffPage(console: session.console, owner: "as they came").text(of: files)
    let number = workspace.stage.number
    session.console.page(page ?? "Your files are as they came.", title: "reset \(number)")
    session.console.say()
    let words =
      page == nil
      ? try session.checkWords(workspace.stage)
      : "reset \(file.map(workspace.path(of:)) ?? "\(number)")"
    Guide(session).next(
      words, lead: page == nil ? nil : "To put them back, with a copy of yours kept,")
    return .success
  }

  private static func undo(_ reset: Reset, _ session: Session, isSure: Bool) throws -> ExitCode {
    let stage = reset.workspace.stage
    let (restored, losesSomething) = try reset.undoing()
    let question =
      "Put stage \(stage.number) back as in \(restored)? A copy of what is there now is kept."
    if losesSomething, !isSure, !(try session.confirm(question, .yes)) {
      session.console.say("Nothing was changed.")
      return .success
    }
    let undone = try reset.undo()
    try session.forgetResults(of: stage)
    session.console.say("Stage \(stage.number) is again as in \(undone.restored, .code).")
    if let backup = undone.backup {
      session.console.say("What was there until now: \(backup, .code)")
    }
    Guide(session).next(try session.checkWords(stage))
    return .success
  }
}

extension Session {
  /// Asks a question that only a clear yes answers with yes.
  fileprivate func confirm(_ question: String, _ option: Option) throws -> Bool {
    let lines = console.fitted("\(question) [y/N]")
    guard let answer = console.ask(lines + " ", until: interruption) else {
      if interruption.isRequested { throw CheckError.interrupted }
      throw TutorError.answerMissing(question: question, option: option.name)
    }
    return ["y", "yes"].contains(answer.lowercased().filter { !$0.isWhitespace })
  }

  /// Other files are there now: what the last check found says nothing about them.
  fileprivate func forgetResults(of stage: Stage) throws {
    ResultsStore(folder: try folder()).remove(stage)
    try recordIfPossible { $0[stage].forgetResults() }
  }

  fileprivate func checkWords(_ stage: Stage) throws -> String {
    stage == (try currentStage()) ? "check" : "check \(stage.number)"
  }
}
