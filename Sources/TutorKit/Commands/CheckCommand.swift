import Foundation

extension Option {
  static let everyStage = Option(name: "--all", summary: "Check every stage.")
  static let reportFile = Option(
    name: "--report", value: "FILE", repeats: true,
    summary: "Write the results to a file too; its ending says the form: .xml is JUnit.")
  static let verbose = Option(
    name: "--verbose", summary: "List all tests that do not pass, all errors and warnings.")
}

extension Command {
  static let check = Command(
    name: "check", summary: "Build a stage and run its tests.",
    discussion: [
      "Checks the current stage, or those that are named. What fails first is explained, the rest "
        + "is counted. The exit status is 0 when everything passed and 1 when not.",
      "Ctrl-C stops it.",
    ],
    operands: .stages, options: [.everyStage, .reportFile, .verbose]
  ) { invocation, session in
    let files = try invocation.values(of: .reportFile).map { try ReportFile($0, session) }
    let stages = try stages(invocation, session)
    let run = CheckRun(session, isVerbose: invocation.has(.verbose))
    guard stages.count > 1 else { return try run.checkOne(stages[0], files) }
    let status = try run.checkSeveral(stages, files)
    if status == .success {
      session.console.say()
      try Guide(session).say()
    }
    return status
  }

  private static func stages(_ invocation: Invocation, _ session: Session) throws -> [Stage] {
    guard invocation.has(.everyStage) else {
      guard !invocation.operands.isEmpty else { return [try session.currentStage()] }
      var stages: [Stage] = []
      for name in invocation.operands {
        let stage = try session.stage(name)
        if !stages.contains(stage) { stages.append(stage) }
      }
      return stages
    }
    if let operand = invocation.operands.first {
      throw TutorError.optionsExclude(Option.everyStage.name, "“\(operand)”")
    }
    return try session.course().written
  }
}

/// A file that results are written to.
struct ReportFile {
  let url: URL
  let format: ReportFormat

  /// Finds out the form from the ending.
  init(_ path: String, _ session: Session) throws {
    url = session.environment.url(path)
    guard url.pathExtension == "xml" else {
      throw TutorError.valueUnknown(
        option: Option.reportFile.name, value: path, allowed: ["a name that ends in .xml"])
    }
    format = .junit
  }

  func write(_ reports: [StageReport], _ session: Session) throws {
    let folder = try session.folder()
    let graded = GradedClass(checks: reports, of: try session.course(), in: folder)
    for document in format.documents(graded) {
      try ReportOutput.write(document.text, as: format, to: url, in: folder)
    }
  }
}
