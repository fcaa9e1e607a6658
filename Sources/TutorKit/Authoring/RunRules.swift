/// What must hold of a stage when its stub and its solution are built and judged by its suite.
struct RunRules {
  let folder: CourseFolder
  let stage: Stage

  /// The faults that a check of the stub shows.
  func faults(ofStub report: StageReport) -> [CourseFault] {
    let path = folder.stubPath(stage)
    let build = buildFaults(report)
    guard report.status == .failed || report.status == .passed else { return build }
    if report.status == .passed { return build + [CourseFault(path: path, flaw: .stubPasses)] }
    let ends: [TestReport.Status] = [.pass, .fail, .crash]
    let open = report.tests.filter { !ends.contains($0.status) }.map {
      CourseFault(path: path, flaw: .notRun($0.function))
    }
    let idle = stage.tasks.indices.map { $0 + 1 }.filter { task in
      report.tests.allSatisfy { $0.task != task || $0.status == .pass }
    }
    return build + open + idle.map { CourseFault(path: path, flaw: .taskPasses($0)) }
      + quoteFaults(report)
  }

  /// The faults that a check of the solution shows.
  func faults(ofSolution report: StageReport) -> [CourseFault] {
    let path = folder.path(of: folder.solution(stage))
    guard report.status == .failed else { return buildFaults(report) }
    return buildFaults(report)
      + report.tests.filter { $0.status != .pass }.map { test in
        let message = test.issues.first?.message ?? test.status.words
        return CourseFault(
          path: path, flaw: .solutionFails(test: test.function, message: message))
      }
  }

  private func buildFaults(_ report: StageReport) -> [CourseFault] {
    if report.status == .compileTimeout {
      return [CourseFault(path: stage.slug, flaw: .notBuilt("the build takes too long."))]
    }
    return report.diagnostics.map { diagnostic in
      CourseFault(
        path: diagnostic.file, line: diagnostic.line,
        flaw: diagnostic.severity == .error
          ? .notBuilt(diagnostic.message) : .warning(diagnostic.message))
    }
  }

  // MARK: What the lesson quotes

  /// Quotes in the lesson's real failure that no test of the stub says.
  private func quoteFaults(_ report: StageReport) -> [CourseFault] {
    let path = folder.path(of: folder.lesson(stage))
    guard let section = PageSource(path, in: folder)?.section(LessonRules.failure) else {
      return []
    }
    let said = report.tests.map(words)
    return LessonRules.quotes(in: section).compactMap { quote in
      let text = Self.oneLine(quote.lines.joined(separator: " "))
      return said.contains { Self.quotes(text, $0) }
        ? nil : CourseFault(path: path, line: quote.line, flaw: .notSaid(text))
    }
  }

  /// All that a check says of a test, in a line.
  private func words(of test: TestReport) -> String {
    let count = stage.tasks.count
    let task = stage.tasks.indices.contains(test.task - 1) ? stage.tasks[test.task - 1].title : ""
    let issues = test.issues.flatMap { [$0.message] + $0.comments }
    return Self.oneLine(
      (["✗ Task \(test.task) of \(count): \(task)", test.name] + issues).joined(separator: " "))
  }

  /// Whether a text has the pieces of a quote in their order: `…` stands for what is left out. White
  /// space does not count, since a page breaks long words.
  private static func quotes(_ quote: String, _ text: String) -> Bool {
    var rest = text.filter { !$0.isWhitespace }[...]
    for piece in quote.filter({ !$0.isWhitespace }).split(separator: "…") {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
