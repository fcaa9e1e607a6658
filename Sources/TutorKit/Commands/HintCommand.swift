extension Option {
  static let everyHint = Option(name: "--all", summary: "Give all hints of the task at once.")
}

extension Command {
  static let hint = Command(
    name: "hint", summary: "Give the next hint for the task that fails first.",
    discussion: [
      "Each task has three hints: where to look, the tool on other data, and the shape of the "
        + "answer. They come one at a time and are counted."
    ],
    operands: .optionalStage, options: [.everyHint]
  ) { invocation, session in
    let stage = try session.stage(invocation.operands.first)
    let console = session.console
    let isCurrent = stage == (try session.currentStage())
    let known = try session.progress()[stage]
    switch try session.state(of: stage) {
    case .passed:
      console.say("Stage \(stage.number) has passed: there is no task to give a hint for.")
      Guide(session).next("next")
      return .success
    case .outdated:
      console.say("Stage \(stage.number) passed, and is judged otherwise now.")
      Guide(session).next(isCurrent ? "check" : "check \(stage.number)")
      return .success
    case .notWritten, .todo, .inProgress, .broken: break
    }

    let number = min(max(known.task ?? 1, 1), stage.tasks.count)
    let task = stage.tasks[number - 1]
    let folder = try session.folder()
    let page = HintPage(try folder.text(of: folder.hints(stage)))
    let hints = page.hints(for: task.title)
    guard !hints.isEmpty else {
      throw TutorError.hintsMissing(path: folder.path(of: folder.hints(stage)), task: task.title)
    }

    let given = known.hints[task.title] ?? 0
    let chosen: Range<Int>
    if invocation.has(.everyHint) || given >= hints.count {
      chosen = hints.indices
    } else {
      chosen = given..<given + 1
    }
    let renderer = PageRenderer(width: console.pageWidth, isPlain: console.wishes.isPlain)
    console.say("\("Task \(number) of \(stage.tasks.count): \(task.title)", .strong)")
    for index in chosen {
      console.say()
      console.say("\("Hint \(index + 1) of \(hints.count)", .heading)")
      console.show(renderer.render(hints[index].page))
    }
    try session.recordIfPossible { progress in
      progress[stage].hints[task.title] = max(
        progress[stage].hints[task.title] ?? 0, chosen.upperBound)
    }

    console.say()
    let suffix = isCurrent ? "" : " \(stage.number)"
    if chosen.upperBound < hints.count {
      console.say("Another hint: \(Guide(session).words(for: "hint\(suffix)"))")
    } else {
      console.say(
        "That was all. To see the solution, for the record, \(Guide(session).verb): "
          + "\(session.call("solution\(suffix) --reveal"), .code)")
    }
    Guide(session).next("check\(suffix)", lead: "When you have edited your files,")
    return .success
  }
}
