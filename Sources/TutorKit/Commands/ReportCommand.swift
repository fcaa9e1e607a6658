import Foundation

extension Option {
  static let format = Option(
    name: "--format", value: "FORMAT", allowed: ReportFormat.allCases.map(\.rawValue),
    summary: "The form: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  static let output = Option(
    name: "--output", short: "-o", value: "FILE", summary: "Write to a file.")
}

extension Command {
  static let report = Command(
    name: "report", summary: "Write the results of the last checks in a machine's format.",
    discussion: [
      "On a terminal, and without --format and --output, the results are told in words."
    ],
    options: [.format, .output]
  ) { invocation, session in
    let folder = try session.folder()
    let store = ResultsStore(folder: folder)
    let reports = try session.course().written.compactMap { stage in
      let (report, warning) = store.load(stage, now: session.environment.now())
      if let warning { session.console.complain(warning.message.styled(.warning)) }
      return report
    }
    guard !reports.isEmpty else { throw TutorError.noResults }
    let wish = invocation.value(of: .format).flatMap(ReportFormat.init)
    // A terminal has a person before it, who can read sentences better than XML.
    if wish == nil, !invocation.has(.output), session.console.columns != nil {
      try ReportSummary(session: session).show(reports)
      return .success
    }
    let format = wish ?? .junit
    let graded = GradedClass(checks: reports, of: try session.course(), in: folder)
    let text = format.documents(graded).map(\.text).joined()
    guard let path = invocation.value(of: .output) else {
      session.console.show(StyledText(text.hasSuffix("\n") ? String(text.dropLast()) : text))
      return .success
    }
    try ReportOutput.write(text, to: session.environment.url(path), in: folder)
    let count = reports.count == 1 ? "1 stage" : "\(reports.count) stages"
    session.console.complain("Wrote the results of \(count) to \(path).")
    return .success
  }
}
