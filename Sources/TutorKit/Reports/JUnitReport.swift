import Foundation

/// Results as JUnit's XML, in the part of it that both Ant's and Jenkins' schemas accept.
///
/// There is one suite for each stage and one case for each expected test. A case has at most one
/// failure or error: the first issue names it, and all of them are its text. A test that stopped or
/// did not run is an error, one that ran and found something is a failure.
struct JUnitReport {
  let reports: [StageReport]

  var text: String {
    var writer = XMLWriter()
    writer.element("testsuites") { writer in
      for (index, report) in reports.enumerated() { write(report, at: index, to: &writer) }
    }
    return writer.text
  }

  // MARK: Suites

  private func write(_ report: StageReport, at index: Int, to writer: inout XMLWriter) {
    let cases = cases(of: report)
    let attributes = [
      ("name", report.stage), ("package", "ListKata"), ("id", String(index)),
      ("timestamp", Self.timestamp(report.started)), ("hostname", "localhost"),
      ("tests", String(cases.count)),
      ("failures", String(cases.count { $0.outcome?.element == "failure" })),
      ("errors", String(cases.count { $0.outcome?.element == "error" })),
      ("time", Self.time(report.seconds)),
    ]
    writer.element("testsuite", attributes) { writer in
      writer.element("properties") { writer in
        writer.element("property", [("name", "status"), ("value", report.status.rawValue)])
      }
      for item in cases { write(item, of: report, to: &writer) }
      writer.element("system-out", text: screens(of: report))
      writer.element(
        "system-err", text: report.diagnostics.map(\.text).joined(separator: "\n\n"))
    }
  }

  private func write(_ item: Case, of report: StageReport, to writer: inout XMLWriter) {
    let attributes = [
      ("name", item.name), ("classname", "ListKata.\(report.stage)"),
      ("time", Self.time(item.seconds)),
    ]
    guard let outcome = item.outcome else { return writer.element("testcase", attributes) }
    writer.element("testcase", attributes) { writer in
      writer.element(
        outcome.element, [("message", outcome.message), ("type", outcome.type)],
        text: outcome.text)
    }
  }

  /// The screens that tests saw, each under the name of its test.
  private func screens(of report: StageReport) -> String {
    report.tests.compactMap { test in
      test.screen.map { "\(test.name)\n\($0)" }
    }.joined(separator: "\n\n")
  }

  // MARK: Cases

  private struct Case {
    var name: String
    var seconds: Double
    var outcome: Outcome?
  }

  private struct Outcome {
    /// `failure` or `error`.
    var element: String
    var type: String
    var message: String
    var text: String
  }

  /// One case a test. Names are made unique in the file, since readers keep cases apart by them: the
  /// stage's name stands before them, and the function behind those that are still the same.
  private func cases(of report: StageReport) -> [Case] {
    let count = Dictionary(grouping: report.tests, by: \.name).mapValues(\.count)
    return report.tests.map { test in
      let isUnique = count[test.name] == 1
      let name = Self.token(isUnique ? test.name : "\(test.name) (\(test.function))")
      return Case(
        name: "\(report.stage): \(name)", seconds: test.seconds,
        outcome: outcome(of: test, in: report))
    }
  }

  private func outcome(of test: TestReport, in report: StageReport) -> Outcome? {
    switch test.status {
    case .pass: nil
    case .fail: outcome("failure", of: test.issues, type: "fail")
    case .crash, .timeout, .outputLimit, .memory, .tampered:
      outcome("error", of: test.issues, type: test.status.rawValue)
    case .notRun:
      switch report.status {
      case .compileError: compileError(in: report)
      case .compileTimeout:
        outcome("error", of: [TestIssue("The build took too long.")], type: "compile-timeout")
      case .passed, .failed, .missing: outcome("error", of: test.issues, type: "not-run")
      }
    }
  }

  private func outcome(_ element: String, of issues: [TestIssue], type: String) -> Outcome {
    let texts = issues.map { issue in
      // The space before the place is how annotating readers recognise it.
      let place = issue.file.map { " \($0):\(issue.line ?? 1): " } ?? ""
      return ([place + issue.message] + issue.comments).joined(separator: "\n")
    }
    return Outcome(
      element: element, type: type, message: issues.first?.message ?? type,
      text: texts.joined(separator: "\n\n"))
  }

  private func compileError(in report: StageReport) -> Outcome {
    let errors = report.diagnostics.filter { $0.severity == .error }
    let first = errors.first
    let texts = errors.map { " \($0.file):\($0.line): \($0.message)" }
    return Outcome(
      element: "error", type: "compile-error", message: first?.message ?? "The build failed.",
      text: texts.joined(separator: "\n"))
  }

  // MARK: Forms

  /// A text without line ends and runs of spaces, which names may not have.
  private static func token(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Seconds with three decimals and without an exponent, whatever the locale.
  private static func time(_ seconds: Double) -> String {
    let milliseconds = Int((max(0, min(seconds, 1e9)) * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  /// A moment in universal time, without a zone, as the schema wants it.
  private static func timestamp(_ date: Date) -> String {
    let whole = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    return String(whole.formatted(.iso8601).prefix(19))
  }
}
