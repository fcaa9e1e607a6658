extension Option {
  static let quick = Option(
    name: "--quick", summary: "Build nothing: look only at what is written.")
}

extension Command {
  static let courseCheck = Command(
    name: "course check", summary: "For authors: whether everything in the course agrees.",
    discussion: [
      "Says what an author has to mend, with file and line: in the manifest, course.json, folders, "
        + "lessons, hints and suites. Then it builds each stage twice: the stub must compile "
        + "without warnings and fail every task, the solution must pass and be formatted, and the "
        + "lesson must quote what the stub's tests say.",
      "Checks the whole course, or the stages that are named. The exit status is 0 when all is well "
        + "and 1 when not. What a learner has in Exercises is left alone.",
    ],
    operands: .stages, options: [.quick]
  ) { invocation, session in
    let course = try session.course()
    var stages: [Stage] = []
    for name in invocation.operands {
      let stage = try session.stage(name)
      if !stages.contains(stage) { stages.append(stage) }
    }
    let isWhole = stages.isEmpty
    if isWhole { stages = course.written }

    let rules = CourseRules(folder: try session.folder(), course: course)
    let written = isWhole ? rules.faults : stages.flatMap(rules.faults(of:))
    let view = CourseFaultView(session: session, folder: rules.folder)
    written.forEach(view.show)
    var count = written.count
    if !invocation.has(.quick) {
      for stage in stages {
        let faults = try CourseTrial(session: session, stage: stage).faults()
        faults.forEach(view.show)
        count += faults.count
      }
    }
    view.showVerdict(faults: count, stages: stages.count, isQuick: invocation.has(.quick))
    return count == 0 ? .success : .notPassed
  }
}

/// Builds the stub and the solution of a stage, and has its suite judge both.
private struct CourseTrial {
  let session: Session
  let stage: Stage

  func faults() throws -> [CourseFault] {
    let root = try session.folder().root
    let rules = RunRules(folder: try session.folder(), stage: stage)
    let stub = try check(CourseFolder(root, stages: "lessons/stubs"))
    let solutions = CourseFolder(root, stages: "Solutions")
    let solution = try check(solutions)
    session.console.showActivity("Looking at the form of the solution of stage \(stage.number)")
    defer { session.console.showActivity(nil) }
    let form = try session.environment.judge(solutions)
      .formFaults(of: stage, interruption: session.interruption)
    return rules.faults(ofStub: stub) + rules.faults(ofSolution: solution)
      + form.map { fault in
        CourseFault(path: fault.file, line: fault.line, flaw: .badForm(fault.message))
      }
  }

  private func check(_ folder: CourseFolder) throws -> StageReport {
    let activity = CheckActivity(session.console, stage)
    defer { session.console.showActivity(nil) }
    return try session.environment.judge(folder)
      .check(stage, interruption: session.interruption, progress: activity.show)
  }
}

/// Shows an author what to mend.
private struct CourseFaultView {
  let session: Session
  let folder: CourseFolder

  func show(_ fault: CourseFault) {
    let console = session.console
    let url = folder.root.appending(path: fault.path)
    console.say(StyledText(fault.place, .code, link: url.absoluteString))
    console.say(
      StyledText(fault.sentence).wrapped(to: console.pageWidth, first: "    ", indent: "    "))
    console.say()
  }

  func showVerdict(faults: Int, stages: Int, isQuick: Bool) {
    let console = session.console
    let isPlain = console.wishes.isPlain
    let what = stages == 1 ? "1 stage" : "\(stages) stages"
    guard faults == 0 else {
      let count = faults == 1 ? "1 fault" : "\(faults) faults"
      console.say("\("\(isPlain ? "" : "✗ ")\(count) in \(what).", .failure)")
      return
    }
    console.say("\("\(isPlain ? "" : "✓ ")All is well with \(what).", .success)")
    if isQuick {
      Guide(session).next("course check", lead: "Nothing was built. To have that done too,")
    }
  }
}
