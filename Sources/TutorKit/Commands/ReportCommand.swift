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
    let format = invocation.value(of: .format).flatMap(ReportFormat.init) ?? .junit
    let text = format.render(reports)
    guard let path = invocation.value(of: .output) else {
      session.console.show(StyledText(text.hasSuffix("\n") ? String(text.dropLast()) : text))
      return .success
    }
    try ReportOutput.write(text, to: session.environment.url(path), in: folder)
    session.console.complain("Wrote the results of \(reports.count) stages to \(path).")
    return .success
  }
}
