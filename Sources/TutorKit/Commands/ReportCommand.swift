import Foundation

extension Option {
  static let format = Option(
    name: "--format", value: "FORMAT", allowed: ReportFormat.allCases.map(\.rawValue),
    summary: "The form: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  static let output = Option(
    name: "--output", short: "-o", value: "FILE", summary: "Write to a file, or into a folder.")
  static let merge = Option(
    name: "--merge", summary: "Put RESULTS together into one new folder, which -o names.")
  static let onlySome = Option(
    name: "--only", value: "ID|STATUS",
    summary: "Of RESULTS, one submission, or those with a status.")
}

extension Command {
  static let report = Command(
    name: "report", summary: "Write results in a machine's format, yours or those of a class.",
    discussion: [
      "Without RESULTS these are your last checks. On a terminal, and without --format and --output, "
        + "they are told in words.",
      "RESULTS are folders that grading wrote, or result.json files of learners. Formats that have "
        + "room for one learner (exercism, gradescope, classroom, check50) are written one file a "
        + "learner into the folder that -o names. What was graded in parts is put together by --merge.",
      "A file that is no report of the same format is never replaced.",
    ],
    operands: .results, options: [.format, .output, .onlySome, .merge]
  ) { invocation, session in
    guard !invocation.operands.isEmpty else {
      for option in [Option.merge, .onlySome] where invocation.has(option) {
        throw TutorError.operandMissing(command: "report \(option.name)", operand: "RESULTS")
      }
      return try ReportRun(invocation, session).reportOwnChecks()
    }
    let run = try ReportRun(invocation, session)
    return try invocation.has(.merge) ? run.merge() : run.reportResults()
  }
}

/// One call of `report`.
private struct ReportRun {
  let invocation: Invocation
  let session: Session
  /// The folder from which paths are named.
  let folder: CourseFolder

  init(_ invocation: Invocation, _ session: Session) throws {
    self.invocation = invocation
    self.session = session
    // Results of others can be read anywhere.
    folder =
      invocation.operands.isEmpty
      ? try session.folder()
      : (try? session.folder()) ?? CourseFolder(session.environment.workingDirectory)
  }

  private var wish: ReportFormat? {
    invocation.value(of: .format).flatMap(ReportFormat.init)
  }

  /// Whether a person sits before it, who can read sentences better than XML.
  private var isForAPerson: Bool {
    wish == nil && !invocation.has(.output) && session.console.columns != nil
  }

  // MARK: What to do

  func reportOwnChecks() throws -> ExitCode {
    let store = ResultsStore(folder: folder)
    let course = try session.course()
    let reports = course.written.compactMap { stage in
      let (report, warning) = store.load(stage, now: session.environment.now())
      if let warning { session.console.complain(warning.message.styled(.warning)) }
      return report
    }
    guard !reports.isEmpty else { throw TutorError.noResults }
    if isForAPerson {
      try ReportSummary(session: session).show(reports)
      return .success
    }
    let graded = GradedClass(checks: reports, of: course, in: folder)
    let count = reports.count == 1 ? "1 stage" : "\(reports.count) stages"
    return try write(graded, as: wish ?? .junit, saying: count)
  }

  func reportResults() throws -> ExitCode {
    var graded = try merged(try sources()).graded()
    if let choice = invocation.value(of: .onlySome) {
      graded.results.removeAll {
        $0.learner.id != choice && $0.status.rawValue != choice
      }
      guard let first = graded.results.first else { throw TutorError.nobodyChosen(choice) }
      // Who is named is one learner, as one whose result.json is given.
      if first.learner.id == choice, graded.results.count == 1 { graded = graded.only(first) }
    }
    let format = wish ?? (isForAPerson ? .markdown : .junit)
    let count = graded.results.count - format.leftOut(graded).count
    return try write(
      graded, as: format, saying: count == 1 ? "1 submission" : "\(count) submissions")
  }

  func merge() throws -> ExitCode {
    for option in [Option.format, .onlySome] where invocation.has(option) {
      throw TutorError.optionsExclude(Option.merge.name, option.name)
    }
    guard let path = invocation.value(of: .output) else {
      throw TutorError.valueMissing(option: "report --merge -o", value: "FOLDER")
    }
    let sources = try sources()
    if let file = sources.first(where: \.isOneLearner) {
      throw TutorError.notResults(path: file.path)
    }
    let merge = try merged(sources)
    try ResultFolder.write(
      merge, of: sources, to: session.environment.url(path), in: folder)
    session.console.complain(
      "Put \(merge.items.count) submissions of \(sources.count) folders into \(path).")
    return .success
  }

  // MARK: How

  private func sources() throws -> [ResultSource] {
    try invocation.operands.map { try ResultSource(session.environment.url($0), in: folder) }
  }

  private func merged(_ sources: [ResultSource]) throws -> ClassMerge {
    let merge = try ClassMerge(sources)
    for note in merge.notes { session.console.complain(StyledText("Note: \(note)", .warning)) }
    return merge
  }

  private func write(
    _ graded: GradedClass, as format: ReportFormat, saying count: String
  ) throws -> ExitCode {
    let documents = format.documents(graded)
    let path = invocation.value(of: .output)
    let place = path.map(session.environment.url)
    let isAFileEach = documents.first?.learner != nil
    if let path, let place, isAFileEach,
      documents.count > 1 || FileKind.at(place, behindLinks: true) == .folder
    {
      tellLeftOut(of: graded, by: format)
      try writeEach(documents, as: format, into: place)
      session.console.complain("Wrote the results of \(count) into \(path).")
      return .success
    }
    guard documents.count == 1 else {
      throw TutorError.oneLearnerAFile(format: format.rawValue, learners: documents.count)
    }
    let text = documents[0].text
    if text.isEmpty {
      throw TutorError.nothingToSay(id: documents[0].learner ?? "", format: format.rawValue)
    }
    tellLeftOut(of: graded, by: format)
    guard let path, let place else {
      session.console.emit(String(text.unicodeScalars.dropLast()))
      if format == .github { try addSummary(graded) }
      return .success
    }
    try ReportOutput.write(text, as: format, to: place, in: folder)
    session.console.complain("Wrote the results of \(count) to \(path).")
    return .success
  }

  /// Names those that the format cannot tell of; the others are written.
  private func tellLeftOut(of graded: GradedClass, by format: ReportFormat) {
    for result in format.leftOut(graded) {
      let error = TutorError.nothingToSay(id: result.learner.id, format: format.rawValue)
      session.console.complain(error.message(calling: session.call).styled(.warning))
    }
  }

  /// A file a learner of whom the format can tell.
  private func writeEach(
    _ documents: [ReportFormat.Document], as format: ReportFormat, into place: URL
  ) throws {
    do {
      try folder.makeFolder(place)
    } catch {
      throw TutorError.unusable(error)
    }
    for document in documents where !document.text.isEmpty {
      let name = "\((document.learner ?? "").asFileName).\(format.fileEnding)"
      try ReportOutput.write(
        document.text, as: format, to: place.appending(path: name), in: folder)
    }
  }

  /// Where GitHub Actions shows text for people, there is some.
  private func addSummary(_ graded: GradedClass) throws {
    guard let path = session.environment.variables["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
      return
    }
    try ReportOutput.add(
      MarkdownReport(graded: graded).text, to: session.environment.url(path), in: folder)
  }
}

extension String {
  /// The identifier as a name in a folder. Grading makes no others, but a file may say anything.
  fileprivate var asFileName: String {
    let name = escaping { $0 == "/" || $0 == "\0" ? "_" : nil }
    return name.utf8.first == UInt8(ascii: ".") ? "_\(name)" : name
  }
}
