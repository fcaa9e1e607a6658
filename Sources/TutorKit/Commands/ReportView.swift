import Foundation

/// Shows the report of a check to the learner.
///
/// What needs reading comes first; the verdict and the one thing to do next come last, where the
/// eye is.
struct ReportView {
  let session: Session
  let stage: Stage
  let workspace: Workspace
  let isCurrent: Bool
  /// Whether the stage has passed before.
  let isBroken: Bool
  /// The task that the learner is at.
  let task: Int?

  /// The view of a report that is recorded already.
  init(_ session: Session, _ stage: Stage) throws {
    self.session = session
    self.stage = stage
    workspace = try session.workspace(stage)
    isCurrent = stage == (try session.currentStage())
    isBroken = try session.state(of: stage) == .broken
    task = try session.progress()[stage].task
  }

  private var console: any Console { session.console }
  private var isPlain: Bool { console.wishes.isPlain }
  private var passMark: String { isPlain ? "" : "✓ " }
  private var failMark: String { isPlain ? "" : "✗ " }

  /// The stage in the words of the command that checks it.
  private var checkWords: String { isCurrent ? "check" : "check \(stage.number)" }

  /// The result in a line, where several stages are checked.
  func line(_ report: StageReport) -> StyledText {
    let count = "\(report.passedCount) of \(report.tests.count)"
    switch report.status {
    case .passed:
      return StyledText("\(passMark)\(stage.slug): passed, \(count)", .success)
    case .failed:
      return StyledText("\(failMark)\(stage.slug): not passed yet, \(count)", .failure)
    case .compileError, .compileTimeout, .missing:
      return StyledText("\(failMark)\(stage.slug): does not build yet", .failure)
    }
  }

  /// The report: what needs reading, then the verdict and what to do next.
  func show(_ report: StageReport, isVerbose: Bool) throws {
    if report.status == .passed {
      try showPass(report)
    } else {
      showFailure(report, isVerbose: isVerbose)
    }
  }

  // MARK: Passed

  private func showPass(_ report: StageReport) throws {
    showWarnings(report, most: 0)
    showChanges()
    if let screen = report.screen {
      console.say("\("The screen it now draws", .strong)")
      let view = ScreenView(isPlain: isPlain, columns: console.columns)
      console.show(view.drawing(of: screen))
      view.legend(of: [screen]).map { console.say($0) }
      console.say()
    }
    showApp()
    let solution = session.call(isCurrent ? "solution" : "solution \(stage.number)")
    console.say("Ours, to compare: \(solution, .code)")
    console.say("\(report.passedCount) of \(report.tests.count) tests pass.")
    console.say()
    console.say(
      StyledText("\(passMark)PASSED: stage \(stage.number), \(stage.title)", .success))
    try Guide(session).nextStage()
  }

  /// The learner's own code, before and after. A comment more or less is no change worth a line.
  private func showChanges() {
    let (tree, stub) = (workspace.tree, workspace.stub)
    var changes: [StyledText] = []
    for file in stage.files {
      guard let before = stub.content(of: file), let after = tree.content(of: file) else {
        continue
      }
      let diff = DiffView(
        LineDiff(from: CodeLines.of(before, in: file), to: CodeLines.of(after, in: file)),
        context: 0)
      if !diff.isEmpty { changes += ["\(file, .quiet)"] + diff.unified() }
    }
    guard !changes.isEmpty else { return }
    let width = console.columns.map { $0 - 2 } ?? .max
    console.say("\("What you changed", .strong)")
    console.show(changes.prefix(Self.mostChanges).map { "  " + $0.truncated(to: width) }.joined())
    if changes.count > Self.mostChanges {
      console.say("  and \(changes.count - Self.mostChanges) lines more")
    }
    console.say()
  }

  /// How the pattern looks in an app: what the lesson's section of that name begins with, up to its
  /// first listing.
  private func showApp() {
    let folder = workspace.folder
    guard let lesson = try? folder.text(of: folder.lesson(stage)),
      let section = MarkdownPage(lesson).section("In an app"),
      let listing = section.blocks.firstIndex(where: \.isCode)
    else { return }
    let renderer = PageRenderer(width: console.pageWidth, isPlain: isPlain)
    console.say("\("In an app", .strong)")
    console.show(renderer.render(MarkdownPage(blocks: Array(section.blocks[...listing]))))
    console.say()
  }

  /// How many lines of changes a pass shows: a glance, not a page.
  private static let mostChanges = 14

  // MARK: Not passed

  func showFailure(_ report: StageReport, isVerbose: Bool) {
    switch report.status {
    case .compileError: showCompileErrors(report, isVerbose)
    case .compileTimeout where report.errors.isEmpty:
      console.say(
        "The build was stopped because it took longer than it may. What it has compiled by then is "
          + "kept: the next one goes on from there.")
    case .compileTimeout: showCompileErrors(report, isVerbose)
    case .failed, .passed, .missing: showTests(report, isVerbose)
    }
    // What the compiler warns of may be why a test fails; it is of no use beside an error.
    showWarnings(report, most: isVerbose ? .max : report.status == .failed ? 1 : 0)
    // Without a build nothing could run, and that is said already.
    let notRun = report.status == .failed ? report.tests.count { $0.status == .notRun } : 0
    console.say(
      "\(report.passedCount) of \(report.tests.count) tests pass"
        + (notRun > 0 ? ", \(notRun) did not run." : "."))
    console.say()
    console.say("\(failMark + verdict(report), .failure)")
    Guide(session).next(checkWords, lead: "Next: \(cure(report)), then")
  }

  private func verdict(_ report: StageReport) -> String {
    let before = isBroken ? "passed before and " : ""
    return switch report.status {
    case .compileError:
      "Stage \(stage.number) \(before)does not compile \(isBroken ? "now" : "yet")."
    case .compileTimeout: "Stage \(stage.number) could not be built in time."
    case .failed, .passed, .missing:
      "Stage \(stage.number) " + (isBroken ? "\(before)is broken again." : "has not passed yet.")
    }
  }

  /// What to do about it, in words.
  private func cure(_ report: StageReport) -> String {
    if let error = report.errors.first {
      return workspace.strays.contains { $0.path.named == error.file }
        ? "move \(error.file) out of its folder" : "edit \(error.file), line \(error.line)"
    }
    guard let first = report.firstFailure else { return "edit \(exercise)" }
    let number = taskNumber(of: first)
    let look = WhereToLook(workspace)
    if brokenTasks(report) != nil, look.place(of: first.issues) == nil { return "edit \(exercise)" }
    return switch look.cure(of: first.issues, in: first.function, task: number) {
    case .line(let place): "edit \(place.file), line \(place.line)"
    case .marks(let files): "edit \(names(of: files, "and")) at each “TODO: \(number).”"
    case .files(let files): "edit \(names(of: files, "or"))"
    case .folder: "edit \(exercise)"
    }
  }

  private var exercise: String { workspace.folder.path(of: workspace.folder.exercise(stage)) }

  /// Files of the stage in a sentence, the folder once.
  private func names(of files: [String], _ conjunction: String) -> String {
    guard let last = files.last, files.count > 1 else {
      return files.first.map(workspace.path) ?? exercise
    }
    return files.dropLast().joined(separator: ", ") + " \(conjunction) \(last) in \(exercise)"
  }

  private func showCompileErrors(_ report: StageReport, _ isVerbose: Bool) {
    CompilerView(
      console: console, isVerbose: isVerbose,
      verboseCommand: session.call("\(checkWords) --verbose")
    ).show(report.errors)
    if let first = report.errors.first {
      console.say("Open \(link(first.file, first.line)).")
    }
    // The compiler may blame the file that was copied; where it blames the copy, that is said.
    let copies = workspace.strays.filter(\.isCompiled)
    if !copies.isEmpty, !copies.contains(where: { $0.path.named == report.errors.first?.file }) {
      let names = copies.map(\.path.named).joined(separator: ", ")
      console.say("Compiled along, though no part of the stage: \(names).")
    }
  }

  private func showTests(_ report: StageReport, _ isVerbose: Bool) {
    guard let first = report.firstFailure else { return }
    if !workspace.isTouched {
      console.say("These are the files as they came. Read what fails, then edit them.")
      console.say()
    }
    if let tasks = brokenTasks(report) {
      console.say("\(failMark + "What passed before fails now, in tasks \(tasks)", .strong)")
    } else {
      showTask(of: first)
    }
    showScreen(first)
    console.say("  \(first.name)")
    console.say()
    show(first)
    showRest(report.tests.filter { $0.status != .pass && $0 != first }, isVerbose)
    // The hints are for code that has the task's marks still.
    guard brokenTasks(report) == nil else { return }
    console.say("Stuck? \(Guide(session).words(for: isCurrent ? "hint" : "hint \(stage.number)"))")
  }

  /// The tasks that fail in a stage that has passed before, where they are several: the mistake may be
  /// one of any of them, and the first is no better than the others. In words.
  private func brokenTasks(_ report: StageReport) -> String? {
    let failures = report.tests.filter { $0.status != .pass && $0.status != .notRun }
    let tasks = Set(failures.map(\.task)).sorted()
    guard isBroken, tasks.count > 1, let last = tasks.last else { return nil }
    return tasks.dropLast().map(String.init).joined(separator: ", ") + " and \(last)"
  }

  /// The heading of the task that a failure is one of.
  private func showTask(of first: TestReport) {
    let number = taskNumber(of: first)
    let title = stage.tasks.indices.contains(number - 1) ? stage.tasks[number - 1].title : ""
    console.say(
      "\(failMark + "Task \(number) of \(stage.tasks.count): \(title)", .strong)")
    if number > first.task {
      let what = first.status == .crash ? "stops" : "does not end"
      console.say("  A test of task \(first.task), which passed before, \(what) now:")
    }
  }

  /// The task whose heading a failure stands under: the one that the learner is at, when that is
  /// what stops the test of an earlier one.
  private func taskNumber(of test: TestReport) -> Int {
    test.status.isStop ? max(test.task, task ?? 0) : test.task
  }

  /// A test that did not pass, in full.
  private func show(_ test: TestReport) {
    for issue in test.issues {
      // Of a failure the rule that it breaks comes first; of a stop, which comes last, its reason.
      // What was expected and what was got comes first, then the rule; or how the code stopped.
      console.say(indented(StyledText(issue.message, .strong)))
      for comment in issue.comments { console.say(indented(StyledText(comment))) }
      showPlaces(of: issue)
      console.say()
    }
    if test.issues.isEmpty {
      console.say(indented(StyledText(test.status.words)))
      console.say()
    }
  }

  /// The screen as the test saw it. It may be as high as the terminal, so all words come below it.
  private func showScreen(_ test: TestReport) {
    guard let screen = test.screen else { return }
    guard ScreenView.isWorthDrawing(screen) else {
      console.say("  On the screen, as the test saw it, there is nothing to read.")
      return console.say()
    }
    console.say("  The screen as the test saw it:")
    let view = ScreenView(isPlain: isPlain, columns: console.columns)
    console.show(view.drawing(of: screen))
    view.legend(of: screen).map { console.say(indented($0)) }
    console.say()
  }

  /// Where the learner wrote the names that an issue is about, and where the test stands.
  private func showPlaces(of issue: TestIssue) {
    for quote in WhereToLook(workspace).quotes(in: issue).prefix(2) {
      console.say("    You wrote “\(quote.name)” in")
      for place in quote.places.prefix(4) {
        console.say("      " + link(place.file, place.line))
      }
    }
    if let file = issue.file, let line = issue.line {
      console.say("    The test: " + link(file, line))
    }
  }

  private func showRest(_ rest: [TestReport], _ isVerbose: Bool) {
    guard !rest.isEmpty else { return }
    guard isVerbose else {
      let tests = rest.count == 1 ? "1 other test does" : "\(rest.count) other tests do"
      let verbose = session.call("\(checkWords) --verbose")
      console.say("\(tests) not pass yet (\(verbose, .code) lists them).")
      return
    }
    console.say("Not passed yet either:")
    for test in rest {
      let line: StyledText = "task \(test.task): \(test.name) (\(test.status.words))"
      console.say(line.wrapped(to: console.pageWidth, first: "  ", indent: "    "))
      test.issues.first.map { console.say(indented(StyledText($0.message, .quiet))) }
    }
  }

  /// The compiler's warnings: the first of them in full, and how many others there are.
  private func showWarnings(_ report: StageReport, most: Int) {
    let warnings = report.diagnostics.filter { $0.severity == .warning }
    let compiler = CompilerView(
      console: console, isVerbose: true, verboseCommand: session.call("\(checkWords) --verbose"))
    for warning in warnings.prefix(most) { compiler.show(warning) }
    guard warnings.count > most else { return }
    let count = warnings.count - most
    let noun = (most > 0 ? "more " : "") + (count == 1 ? "warning" : "warnings")
    console.say(
      "The compiler has \(count) \(noun), the first in \(link(warnings[most].file, warnings[most].line))."
    )
  }

  private func indented(_ text: StyledText) -> StyledText {
    text.wrapped(to: console.pageWidth, first: "    ", indent: "    ")
  }

  /// A place in a file, clickable where the terminal can.
  private func link(_ file: String, _ line: Int) -> StyledText {
    let url = workspace.folder.root.appending(path: file)
    return StyledText("\(file):\(line)", .code, link: url.absoluteString)
  }
}

extension MarkdownPage.Block {
  fileprivate var isCode: Bool { if case .code = self { true } else { false } }
}

extension StageReport {
  fileprivate var errors: [CompilerDiagnostic] { diagnostics.filter { $0.severity == .error } }
}

extension TestReport.Status {
  /// How a test ended, in words.
  var words: String {
    switch self {
    case .pass: "passed"
    case .fail: "failed"
    case .crash: "stopped the program"
    case .timeout: "took too long and was stopped"
    case .outputLimit: "wrote too much and was stopped"
    case .memory: "asked for too much memory and was stopped"
    case .notRun: "did not run"
    case .tampered: "was tampered with"
    }
  }
}
