import Foundation

/// Results as JUnit's XML, in the part of it that both Ant's and Jenkins' schemas accept.
///
/// There is one suite for each stage and one case for each expected test, hidden ones too. A case has
/// at most one failure or error: the first issue names it, and all of them are its text. A test that
/// stopped or did not run is an error, one that ran and found something is a failure. A submission
/// without stages is a suite with one case, which says why.
struct JUnitReport {
  let graded: GradedClass

  var text: String {
    var writer = XMLWriter()
    var names = UniqueNames()
    writer.element("testsuites") { writer in
      for (index, suite) in suites.enumerated() {
        write(suite, at: index, naming: &names, to: &writer)
      }
    }
    return writer.text
  }

  // MARK: Suites

  private struct Suite {
    var name: String
    var started: Date
    var seconds: Double
    var properties: [(String, String)]
    var cases: [Case]
    var output = ""
    var errors = ""
  }

  private var suites: [Suite] {
    graded.results.flatMap { result in
      let stages = result.stages.map { suite(for: $0, of: result) }
      return result.emptySentence.map { [suite(saying: $0, of: result)] } ?? stages
    }
  }

  private func suite(for stage: StageResult, of result: SubmissionResult) -> Suite {
    let report = stage.report
    let isNamed = !graded.isOneLearner
    return Suite(
      name: isNamed ? "\(result.learner.id)/\(report.stage)" : report.stage,
      started: report.started, seconds: report.seconds,
      properties: properties(of: result) + [("status", report.status.rawValue)],
      cases: cases(of: stage, in: result), output: screens(of: report),
      errors: report.diagnostics.map(\.text).joined(separator: "\n\n"))
  }

  private func suite(saying sentence: String, of result: SubmissionResult) -> Suite {
    let outcome = Outcome(
      element: "error", type: result.status.rawValue, message: sentence, text: sentence)
    return Suite(
      name: result.learner.id, started: graded.run?.started ?? Date(timeIntervalSince1970: 0),
      seconds: 0, properties: properties(of: result),
      cases: [Case(name: "The submission can be graded", seconds: 0, outcome: outcome)])
  }

  private func properties(of result: SubmissionResult) -> [(String, String)] {
    let status = graded.run == nil ? nil : result.status.rawValue
    return [("submission", status), ("sandbox", graded.sandbox(of: result))]
      .compactMap { name, value in value.map { (name, $0) } }
  }

  private func write(
    _ suite: Suite, at index: Int, naming names: inout UniqueNames, to writer: inout XMLWriter
  ) {
    let name = suite.name.onOneLine
    let attributes = [
      ("name", name), ("package", "ListKata"), ("id", String(index)),
      ("timestamp", String(suite.started.inWholeSeconds.dropLast())), ("hostname", "localhost"),
      ("tests", String(suite.cases.count)),
      ("failures", String(suite.cases.count { $0.outcome?.element == "failure" })),
      ("errors", String(suite.cases.count { $0.outcome?.element == "error" })),
      ("time", suite.seconds.inThreeDecimals),
    ]
    writer.element("testsuite", attributes) { writer in
      writer.element("properties") { writer in
        for (name, value) in suite.properties {
          writer.element("property", [("name", name), ("value", value)])
        }
      }
      for item in suite.cases {
        write(item, named: names.unique("\(name): \(item.name)"), in: name, to: &writer)
      }
      writer.element("system-out", text: suite.output)
      writer.element("system-err", text: suite.errors)
    }
  }

  private func write(
    _ item: Case, named name: String, in suite: String, to writer: inout XMLWriter
  ) {
    let attributes = [
      ("name", name), ("classname", "ListKata.\(suite)"), ("time", item.seconds.inThreeDecimals),
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

  /// One case a test, with the function behind names that are the same.
  private func cases(of stage: StageResult, in result: SubmissionResult) -> [Case] {
    let tests = stage.report.tests
    let count = Dictionary(grouping: tests, by: \.name).mapValues(\.count)
    let reasons = stage.wasRun ? [] : result.problems(of: stage)
    return tests.map { test in
      let isUnique = count[test.name] == 1
      return Case(
        name: (isUnique ? test.name : "\(test.name) (\(test.function))").onOneLine,
        seconds: test.seconds, outcome: outcome(of: test, in: stage, reasons))
    }
  }

  private func outcome(of test: TestReport, in stage: StageResult, _ reasons: [Problem]) -> Outcome?
  {
    switch test.status {
    case .pass: nil
    case .fail: outcome("failure", of: test)
    // Where nothing ran, the reason says more than that each test did not.
    case .notRun where !reasons.isEmpty: outcome(for: reasons, in: stage)
    case .crash, .timeout, .outputLimit, .memory, .tampered, .notRun: outcome("error", of: test)
    }
  }

  private func outcome(_ element: String, of test: TestReport) -> Outcome {
    let texts = test.issues.map { issue in
      let place = Self.place(issue.file, issue.line)
      return ([place + issue.message] + issue.comments).joined(separator: "\n")
    }
    return Outcome(
      element: element, type: test.status.rawValue,
      message: test.issues.first?.message ?? test.status.sentence,
      text: texts.joined(separator: "\n\n"))
  }

  private func outcome(for reasons: [Problem], in stage: StageResult) -> Outcome {
    let texts = reasons.map { Self.place($0.file, $0.line) + $0.message }
    return Outcome(
      element: "error", type: stage.report.status.rawValue,
      message: reasons.first?.message ?? stage.report.verdict, text: texts.joined(separator: "\n"))
  }

  /// The space before a place is how annotating readers recognise it.
  private static func place(_ file: String?, _ line: Int?) -> String {
    file.map { " \($0):\(line ?? 1): " } ?? ""
  }
}

/// Names of which no two are the same, since readers keep cases apart by them.
struct UniqueNames {
  private var seen: Set<String> = []

  /// The name, with a number behind it when it was given before.
  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !seen.insert(candidate).inserted {
      candidate = "\(name) (\(number))"
      number += 1
    }
    return candidate
  }
}
