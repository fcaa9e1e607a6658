/// What the class page tells of one learner, piece by piece.
///
/// The page's script only shows the pieces; what is said is decided here.
struct PageBlocks {
  /// How a piece is shown: an element of HTML and its class.
  struct Kind: Hashable {
    var element: String
    var style = ""

    static let name = Kind(element: "h1")
    static let heading = Kind(element: "h2")
    static let part = Kind(element: "h3")
    static let text = Kind(element: "p")
    static let fact = Kind(element: "p", style: "quiet")
    static let flag = Kind(element: "p", style: "flag notice")
    static let hint = Kind(element: "p", style: "hint")
    static let code = Kind(element: "pre")
    static let drawing = Kind(element: "pre", style: "drawn")
    static let item = Kind(element: "li")

    static func state(_ state: PageState) -> Kind {
      Kind(element: "p", style: "chip \(state.rawValue)")
    }
  }

  struct Block: Equatable {
    var kind: Kind
    var text: String
  }

  private(set) var blocks: [Block] = []

  mutating func add(_ kind: Kind, _ text: String) {
    blocks.append(Block(kind: kind, text: text))
  }
}

extension PageBlocks {
  /// All that is known of a learner whom an instructor looks at.
  init(_ result: SubmissionResult, in graded: GradedClass) {
    add(.name, result.learner.displayName)
    addFacts(of: result)
    if let sandbox = graded.sandbox(of: result) { add(.fact, "Sandbox: \(sandbox)") }
    for evidence in result.evidence where evidence.weight == .flag {
      add(.flag, "\(PageState.flag.sign) \(evidence.sentence)")
    }
    for stage in result.stages { add(stage, of: result, graded.entry(of: stage)) }
    addEvidence(of: result)
  }

  private mutating func addFacts(of result: SubmissionResult) {
    let learner = result.learner
    let facts = [
      learner.name == nil ? nil : learner.id, learner.email,
      learner.section.map { "Section \($0)" },
    ]
    let known = facts.compactMap(\.self).joined(separator: " · ")
    if !known.isEmpty { add(.fact, known) }
    let points = result.points.map { "\($0.text) of \(result.maximum.text) points" } ?? "No points"
    add(.text, "\(points); \(result.status.words).")
    if let sentence = result.lateSentence { add(.text, sentence) }
    if let sentence = result.emptySentence { add(.text, sentence) }
  }

  private mutating func add(
    _ stage: StageResult, of result: SubmissionResult, _ entry: RunRecord.StageEntry
  ) {
    let state = PageState(stage.report)
    add(.heading, "\(stage.number). \(stage.title)")
    add(
      .state(state),
      "\(state.sign) \(result.verdict(of: stage).capitalisedFirst): "
        + "\(stage.points.text) of \(stage.maximum.text) points.")
    if stage.wasRun {
      addTests(of: stage, entry)
    } else {
      addReasons(result.problems(of: stage), of: stage)
    }
  }

  /// The tests that do not pass, the first one in full.
  private mutating func addTests(of stage: StageResult, _ entry: RunRecord.StageEntry) {
    let failed = stage.report.tests.filter { $0.status != .pass }
    guard let test = failed.first, let problem = Problem(test) else { return }
    let task =
      entry.tasks.indices.contains(test.task - 1) && test.isHidden != true
      ? entry.tasks[test.task - 1] : nil
    add(.part, "First failure: \(test.told)")
    if let task {
      add(.fact, "Task \(test.task) of \(entry.tasks.count): \(task.title)")
    }
    add(.code, problem.text)
    if let screen = problem.screen {
      add(.part, "The screen as the test saw it")
      add(.drawing, screen)
    }
    if let code = stage.code {
      add(.part, "The code: \(code.file)\(code.line.map { ":\($0)" } ?? "")")
      add(.drawing, code.text)
    }
    if let code = entry.code[test.function] {
      add(.part, "The test")
      add(.code, code)
    }
    if let place = problem.place { add(.fact, "The test: \(place)") }
    if let hint = task?.hint, test.status == .fail { add(.hint, "Hint: \(hint)") }
    guard failed.count > 1 else { return }
    add(.part, "Other tests that do not pass")
    for test in failed.dropFirst() { add(.item, test.told) }
  }

  /// Why nothing was run. What the compiler writes quotes the code that was handed in.
  private mutating func addReasons(_ problems: [Problem], of stage: StageResult) {
    guard let first = problems.first else { return }
    add(.part, "What is wrong")
    add(.code, first.text)
    if let error = stage.report.diagnostics.first(where: { $0.severity == .error }) {
      add(.part, "The code, as the compiler quotes it")
      add(.code, error.text)
    }
    if let place = first.place { add(.fact, "The place: \(place)") }
    guard problems.count > 1 else { return }
    add(.part, "Other errors")
    for problem in problems.dropFirst() {
      add(.item, (problem.place.map { "\($0): " } ?? "") + problem.message.firstLine)
    }
  }

  private mutating func addEvidence(of result: SubmissionResult) {
    let parts = [
      ("Code that is rarely needed here", result.evidence.filter { $0.weight == .warning }),
      ("How the files were read", result.notes),
    ]
    for (heading, found) in parts where !found.isEmpty {
      add(.heading, heading)
      for evidence in found { add(.item, evidence.sentence) }
    }
  }
}

extension Evidence {
  /// What was found, and where.
  fileprivate var sentence: String {
    guard let file else { return text }
    if let line { return "\(file):\(line): \(text)" }
    return text.contains(file) ? text : "\(file): \(text)"
  }
}

extension TestReport {
  /// The sentence of the test, how it ended, and whether learners know of it.
  fileprivate var told: String {
    "\(name.onOneLine) (\(status.rawValue)\(isHidden == true ? ", hidden" : ""))"
  }
}

extension String {
  fileprivate var firstLine: String { String(prefix { !$0.isNewline }) }

  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
