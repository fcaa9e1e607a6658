import Foundation

@testable import TutorKit

/// A class of any size, whose learners do as learners do: most pass the first stages, mistakes repeat,
/// and a few hand in nothing.
enum LargeClass {
  private static let titles = [
    "Hard-coded strings", "Registration protocols", "Header and footer registries",
    "Generic data source", "Generic wrapper cell", "Enum section model",
  ]
  private static let names = [
    "Ada Berg", "김하늘", "Noor Haddad", "Li Wei", "José Álvarez", "Mina O'Neil", "Ravi Patel",
    "נועה לוי", "Zoë Müller", "Ken",
  ]

  private static let run = {
    var run = SampleClass.run
    run.course = "Lists that reuse their cells"
    run.stages = titles.enumerated().map { index, title in
      RunRecord.StageEntry(
        slug: "0\(index + 1)-stage", number: index + 1, title: title,
        maximum: Points(hundredths: 1000), tests: 8,
        tasks: [
          RunRecord.TaskEntry(title: "Register the cell", hint: "Where is the name written twice?"),
          RunRecord.TaskEntry(title: "Reuse it", hint: "What does a row still show of another?"),
        ],
        code: ["test3()": "@Test func test3() {\n  #expect(screen.rows[3] == \"Dune\")\n}"])
    }
    return run
  }()

  static func graded(_ count: Int) -> GradedClass {
    GradedClass(run: run, results: (0..<count).map(result))
  }

  private static func result(_ index: Int) -> SubmissionResult {
    let number = String(10_000 + index).dropFirst()
    let learner = Learner(
      id: "s\(number)", name: "\(names[index % names.count]) \(number)",
      email: "s\(number)@example.org", section: "\(index % 3 + 1)")
    var result = SubmissionResult(
      learner: learner, status: .graded, points: .zero, maximum: Points(hundredths: 6000),
      evidence: [], stages: [])
    if index % 17 == 16 {
      result.status = .noSubmission
      result.reason = "Nothing was submitted."
      return result
    }
    result.stages = run.stages.map { stage(of: $0, index) }
    result.points = result.stages.map(\.points).total()
    if index % 19 == 18 {
      result.status = .flagged
      result.evidence = [
        Evidence(
          .flag, "shadowing", stage: "01-stage", file: "Book.swift", line: 7,
          "declares == for String")
      ]
    }
    return result
  }

  private static func stage(of entry: RunRecord.StageEntry, _ index: Int) -> StageResult {
    let luck = (index * 7 + entry.number * 5) % 11
    let slip = luck > 10 - entry.number
    let tests = (1...8).map { number in
      let fails = slip && (number + luck) % 3 == 0
      let issue = TestIssue(
        message: "Expected “Dune \(index % 40)”, got “Emma”",
        comments: ["A row that is reused shows nothing of the row before (\(number))."],
        file: "Tests/Stages/\(entry.slug)/Tests.swift", line: 20 + number)
      return SampleClass.test(
        "test\(number)()", "Row \(number) shows its own book after scrolling",
        fails ? number == 5 ? .crash : .fail : .pass, fails ? [issue] : [], task: number / 5 + 1,
        screen: fails ? "+--------+\n| Emma   |\n+--------+" : nil)
    }
    let isBroken = luck == 3 && entry.number > 3
    let passed = tests.count { $0.status == .pass }
    let file = "Exercises/\(entry.slug)/Book.swift"
    let error = CompilerDiagnostic(
      severity: .error, message: "cannot find 'Bok\(index)' in scope", file: file, line: 12,
      column: 9,
      text: """
        \(file):12:9: error: cannot find 'Bok\(index)' in scope
        11 |   func title(of row: Int) -> String {
        12 |     Bok\(index).all[row].title
           |     `- error: cannot find 'Bok\(index)' in scope
        """)
    var report = StageReport(
      stage: entry.slug, status: isBroken ? .compileError : passed == 8 ? .passed : .failed,
      started: SampleClass.started, seconds: 3, tests: tests, diagnostics: isBroken ? [error] : [])
    if isBroken {
      report.tests = tests.map { SampleClass.test($0.function, $0.name, .notRun) }
    }
    var result = StageResult(report, of: .sample(entry.number, entry.slug))
    result.title = entry.title
    result.maximum = entry.maximum
    result.points = Points(hundredths: isBroken ? 0 : 125 * passed)
    return result
  }
}
