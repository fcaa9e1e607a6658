import Foundation

extension Option {
  static let gradeOutput = Option(
    name: "--output", short: "-o", value: "OUT", summary: "The folder for the results. Required.")
  static let gradedStage = Option(
    name: "--stage", value: "STAGE", repeats: true, summary: "Grade this stage alone.")
  static let jobs = Option(
    name: "--jobs", value: "N", summary: "Grade so many at a time; as many as there are cores.")
  static let timeout = Option(
    name: "--timeout", value: "SECONDS", summary: "How long one test may take (10).")
  static let sandbox = Option(
    name: "--sandbox", value: "LEVEL", allowed: Sandbox.Wish.allCases.map(\.rawValue),
    summary: "auto uses bubblewrap where it works, strict requires it, none does without.")
  static let roster = Option(
    name: "--roster", value: "CSV", summary: "The students, with a column id, username or email.")
  static let suites = Option(
    name: "--tests", value: "DIR", summary: "Suites of your own, in folders named as the stages.")
  static let resume = Option(
    name: "--resume",
    summary: "Go on with a run that was stopped, and grade again what has changed.")
  static let only = Option(
    name: "--only", value: "ID|STATUS", summary: "Grade one again, or those of a status.")
  static let shard = Option(
    name: "--shard", value: "I/N", summary: "Grade part I of N, for several machines.")
  static let due = Option(
    name: "--due", value: "DATE", summary: "When it is due: 2027-01-31 or 2027-01-31T12:00:00Z.")
  static let late = Option(
    name: "--late", value: "RULE", summary: "What being late costs: 10%/day, 2.5/hour.")
  static let anonymize = Option(
    name: "--anonymize", value: "SALT", summary: "Replace names by numbers made with this word.")
  static let now = Option(
    name: "--now", value: "TIME", summary: "Let the clock stand still: the same bytes every time.")
}

extension Command {
  static let grade = Command(
    name: "grade", summary: "Grade a class: every folder or archive in SUBMISSIONS.",
    discussion: [
      "Each submission is judged by the suites of this course, and by yours. Nothing else of it is "
        + "used than the files that a stage has learners edit, and Swift files that they added.",
      "OUT gets index.html for you to look at, gradebook.csv, and for each submission result.json, "
        + "junit.xml, feedback.md and log.txt. “report” makes other forms of them.",
      "The exit status is 0 when all were graded, and 1 when a person should look at some.",
    ],
    operands: .submissions,
    options: [
      .gradeOutput, .gradedStage, .jobs, .timeout, .sandbox, .roster, .suites, .resume, .only,
      .shard, .due, .late, .anonymize, .now,
    ]
  ) { invocation, session in
    let options = try GradingOptions(invocation, session)
    let grader = Grader(
      options: options, course: try session.course(), folder: try session.folder(),
      environment: session.environment.variables, clock: session.environment.now)
    let view = GradingView(session.console, options)
    defer { session.console.showActivity(nil) }
    do {
      let summary = try grader.run(interruption: session.interruption, progress: view.show)
      session.console.showActivity(nil)
      return view.show(summary)
    } catch CheckError.interrupted {
      throw GradingFault.stopped(path: options.output.path)
    }
  }
}

extension GradingOptions {
  fileprivate init(_ invocation: Invocation, _ session: Session) throws {
    let environment = session.environment
    guard let output = invocation.value(of: .gradeOutput) else {
      throw TutorError.optionMissing(command: "grade", option: "-o OUT")
    }
    let stages = try invocation.values(of: .gradedStage).map { try session.stage($0) }
    let course = try session.course()
    self.init(
      submissions: environment.url(invocation.operands[0]), output: environment.url(output),
      stages: stages.isEmpty ? course.written : course.written.filter(stages.contains),
      jobs: try Self.count(.jobs, invocation) ?? ProcessInfo.processInfo.activeProcessorCount)
    if let seconds = try Self.count(.timeout, invocation) {
      limits.test = .seconds(seconds)
      limits.stage = .seconds(12 * seconds)
      limits.cpu = UInt64(3 * seconds)
    }
    sandbox = invocation.value(of: .sandbox).flatMap(Sandbox.Wish.init) ?? .auto
    roster = invocation.value(of: .roster).map(environment.url)
    suites = invocation.value(of: .suites).map(environment.url)
    resumes = invocation.has(.resume)
    only = invocation.value(of: .only).map { word in
      SubmissionResult.Status(rawValue: word).map(Only.status) ?? .id(word)
    }
    shard = try invocation.value(of: .shard).map(Self.shard)
    salt = invocation.value(of: .anonymize)
    now = try invocation.value(of: .now).map { try Self.date($0, .now) }
    lateness = try Self.lateness(invocation)
  }

  private static func count(_ option: Option, _ invocation: Invocation) throws -> Int? {
    guard let text = invocation.value(of: option) else { return nil }
    guard let count = Int(text), (1...10_000).contains(count) else {
      throw TutorError.valueUnknown(
        option: option.name, value: text, allowed: ["a whole number from 1 on"])
    }
    return count
  }

  private static func shard(_ text: String) throws -> RunRecord.Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      (1...1000).contains(count), (1...count).contains(index)
    else {
      throw TutorError.valueUnknown(
        option: Option.shard.name, value: text, allowed: ["a part of several, such as 1/4"])
    }
    return RunRecord.Shard(index: index, count: count)
  }

  private static func lateness(_ invocation: Invocation) throws -> LateRule? {
    let (due, rule) = (invocation.value(of: .due), invocation.value(of: .late))
    guard due != nil || rule != nil else { return nil }
    guard let due else {
      throw TutorError.optionMissing(command: "grade", option: "--due DATE, which --late needs")
    }
    // Without a rule it is only told.
    let text = rule ?? "0/day"
    guard let lateness = LateRule(text, due: try date(due, .due)) else {
      throw TutorError.valueUnknown(
        option: Option.late.name, value: text, allowed: ["10%/day", "2.5/hour"])
    }
    return lateness
  }

  /// A moment, or the end of a day, in universal time.
  private static func date(_ text: String, _ option: Option) throws -> Date {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    if text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil,
      let date = try? Date(text + "T23:59:59Z", strategy: .iso8601)
    {
      return date
    }
    throw TutorError.valueUnknown(
      option: option.name, value: text, allowed: ["2027-01-31", "2027-01-31T12:00:00Z"])
  }
}
