extension Command {
  static let update = Command(
    name: "update",
    summary: "After the course itself changed: what is new, and what to check again.",
    discussion: [
      "Fetch the new course as you got it, for example with “git pull”. This tells what differs from "
        + "the one you knew. It touches none of your files."
    ]
  ) { _, session in
    // What the course has lost is not what it gave up.
    try session.requireStubs()
    let view = UpdateView(session)
    try view.showChanges()
    let edition = try session.edition()
    try session.recordIfPossible { progress in
      progress.edition = edition
      progress.announced = nil
    }
    try view.showWhatToCheck()
    return .success
  }
}

extension Session {
  /// Whether the learner must be told that the course is not the one they know; that they were told is
  /// remembered.
  func announceUpdate() throws -> Bool {
    let progress = try progress()
    let edition = try edition()
    guard let known = progress.edition, known != edition else { return false }
    let mark = edition.fingerprint
    guard progress.announced != mark else { return false }
    // Where that cannot be remembered they are told again.
    try? record { $0.announced = mark }
    return true
  }
}

/// Tells how the course differs from the one that the learner knows.
private struct UpdateView {
  let session: Session
  private let console: any Console

  init(_ session: Session) {
    self.session = session
    console = session.console
  }

  func showChanges() throws {
    if let known = try session.progress().edition {
      try show(CourseChanges(from: known, to: try session.edition()), in: try session.course())
    } else {
      console.say("From now on it is noted what the course is like, and changes are told here.")
    }
    console.say()
  }

  /// The stages whose pass counts no more, and what to do next.
  func showWhatToCheck() throws {
    let outdated = try session.course().written.filter {
      try session.state(of: $0) == .outdated
    }
    guard !outdated.isEmpty else { return try Guide(session).say() }
    let names = outdated.map { "stage \($0.number)" }.joined(separator: ", ")
    console.say("Passed, and to be checked again: \(names).")
    Guide(session).next("check" + outdated.map { " \($0.number)" }.joined())
  }

  private func show(_ changes: CourseChanges, in course: Course) throws {
    let slugs = Set(changes.stages.keys).union(changes.newStages)
    for stage in course.written where slugs.contains(stage.slug) {
      console.say("\("Stage \(stage.number): \(stage.title)", .heading)")
      guard let news = changes.stages[stage.slug] else {
        say("It is new: \(stage.summary)")
        continue
      }
      if news.isSuiteNew { say("Its tests changed.") }
      if news.isLessonNew { say("Its lesson changed: \(command("lesson \(stage.number)"))") }
      if news.areHintsNew { say("Its hints changed.") }
      try show(news, of: try session.workspace(stage))
    }
    for slug in changes.goneStages {
      console.say("\(slug, .heading)")
      say("The course has no such stage any more. Your files stay where they are.")
    }
    if changes.hasNewEpilogue, let epilogue = course.epilogue {
      console.say("\(epilogue.title, .heading)")
      say("This page changed: \(command("lesson \(epilogue.slug)"))")
    }
    if changes.hasNewEngine {
      console.say("\("The list engine", .heading)")
      say("What all stages are built with and judged by changed.")
    }
    if slugs.isEmpty, changes.goneStages.isEmpty, !changes.hasNewEpilogue, !changes.hasNewEngine {
      console.say("The course is the one you know.")
    }
  }

  /// What became of the files that a stage begins with. They are never merged with the learner's.
  private func show(_ news: StageChanges, of workspace: Workspace) throws {
    let number = workspace.stage.number
    let (mine, stub) = (workspace.tree, workspace.stub)
    // Who fetches a course by git gets these files too, where they have not edited them.
    let behind = news.changedFiles.filter { mine.content(of: $0) != stub.content(of: $0) }
    if !news.changedFiles.isEmpty {
      let names = news.changedFiles.joined(separator: ", ")
      let yours = behind.isEmpty ? "You have them." : "Yours stay as they are."
      say("Files that it begins with changed: \(names). \(yours)")
    }
    if !behind.isEmpty {
      say("How yours differ: \(command("reset \(number) --diff"))")
      say("To begin anew from them, with a copy of yours kept: \(command("reset \(number)"))")
    }
    for file in news.newFiles where !mine.files.contains(file) {
      let path = workspace.path(of: file)
      say("\(file) is new, and you do not have it: \(command("reset \(path)")) puts it there.")
    }
    for file in news.goneFiles where mine.files.contains(file) {
      say("\(file) is no longer a part of it. Yours stays where it is.")
    }
  }

  private func say(_ text: StyledText) {
    console.show(
      console.columns.map { text.wrapped(to: $0, first: "  ", indent: "  ") } ?? "  \(text)")
  }

  private func command(_ words: String) -> StyledText { "\(session.call(words), .code)" }
}
