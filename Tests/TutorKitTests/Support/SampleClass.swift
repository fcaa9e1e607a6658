import Foundation

@testable import TutorKit

/// A small class in which everything goes wrong that can: each status of a submission, of a stage and
/// of a test, and names and messages that look like markup, commands and formulas.
enum SampleClass {
  static let started = Date(timeIntervalSince1970: 1_796_008_827)

  static let run = RunRecord(
    course: "Lists, \"small\"", courseHash: "5f1c", tutor: "0.1.0",
    toolchain: "Swift version 6.3.1",
    sandbox: "bubblewrap",
    limits: RunRecord.Limits(
      buildSeconds: 120, testSeconds: 10, stageSeconds: 60, cpuSeconds: 20, memoryBytes: 1 << 30,
      fileBytes: 1 << 24, openFiles: 64, processes: 32, outputBytes: 81_920),
    started: started, shard: nil,
    stages: [
      RunRecord.StageEntry(
        slug: "01-names", number: 1, title: "Names", maximum: Points(hundredths: 1000), tests: 10,
        tasks: [
          RunRecord.TaskEntry(title: "The first row", hint: "Which name does `dequeue` *quote*?"),
          RunRecord.TaskEntry(title: "The grid", hint: nil),
        ],
        code: ["passes()": "@Test(\"It passes\")\nfunc passes() {\n  expect(1, is: 1)\n}"]),
      RunRecord.StageEntry(
        slug: "02-rows", number: 2, title: "Rows | <b>", maximum: Points(hundredths: 750), tests: 2,
        tasks: [RunRecord.TaskEntry(title: "One", hint: nil)], code: [:]),
    ], options: ["--due 2026-11-29T12:00:00Z", "--late 10%/day", "--roster"])

  /// Everybody, in the order of the identifiers.
  static let graded = GradedClass(
    run: run, results: [kim, formula, twoWords, flagged, nobody, lost])

  // MARK: Learners

  /// Everything passed. The name is Hangul in NFD, and the roster has a column for Canvas and one for
  /// Moodle.
  static let kim = SubmissionResult(
    learner: Learner(
      id: "kim", name: "김하늘".decomposedStringWithCanonicalMapping, email: "kim@example.org",
      section: "A", fields: ["SIS User ID": "s-1", "ID": "17", "idnumber": "2026-1"]),
    status: .graded, points: Points(hundredths: 1750), maximum: Points(hundredths: 1750),
    evidence: [
      Evidence(.note, "ignored-file", file: "Tests/A.swift", "ignored Tests/A.swift"),
      Evidence(.warning, "exit", stage: "01-names", file: "A.swift", line: 3, "calls exit(0)"),
    ],
    stages: [
      stage(1, .passed, points: 1000, [test("passes()", "It passes", .pass)]),
      stage(2, .passed, points: 750, [test("row()", "A row", .pass)]),
    ], sandbox: "bubblewrap")

  /// Every status of a test, with texts that want to be something else; the second stage does not
  /// compile; late.
  static let formula = {
    var result = formulaWithoutCode
    result.stages[0].code = HandedInCode(
      file: "Exercises/01-names/A.swift", line: 2, text: "  1 | let a = 1\n> 2 | let <b> = \"1\"")
    return result
  }()

  private static let formulaWithoutCode = SubmissionResult(
    learner: Learner(
      id: "=1+1", name: "<script>alert(\"1\")</script>, O'Neil\n::error::x",
      email: "+a@example.org",
      section: "@B", fields: ["Student": "-2+3", "username": "\t=cmd"]),
    status: .graded, points: Points(hundredths: 267), maximum: Points(hundredths: 1750),
    lateness: Lateness(
      due: started.addingTimeInterval(-7200), submitted: started, rule: "10 % a day",
      deduction: Points(hundredths: 33)),
    evidence: [Evidence(.note, "taken-besides", file: "=x.swift", "also taken: =x`y`.swift")],
    stages: [
      stage(1, .failed, points: 300, hostileTests),
      stage(
        2, .compileError, points: 0, [test("row()", "A row", .notRun, task: 1)],
        diagnostics: [
          CompilerDiagnostic(
            severity: .error, message: "cannot find 'x' in scope",
            file: "Exercises/02-rows/A,b.swift",
            line: 3, column: 7, text: "A,b.swift:3:7: error: cannot find 'x' in scope"),
          CompilerDiagnostic(
            severity: .error, message: "cannot find 'secretName' in scope",
            file: "Exercises/02-rows/A,b.swift", line: 9, column: 1,
            text: "Suite.swift: error: #expect(secretName == \"Ann,Bea\")",
            advice: "The suite uses this name. Give it back its name."),
          CompilerDiagnostic(
            severity: .warning, message: "unused", file: "Exercises/02-rows/A,b.swift", line: 1,
            column: 1, text: "A,b.swift:1:1: warning: unused"),
        ]),
    ])

  /// Does not compile, and the other stage lacks a file.
  static let twoWords = SubmissionResult(
    learner: Learner(id: "two words"), status: .graded, points: .zero,
    maximum: Points(hundredths: 1750),
    evidence: [
      Evidence(
        .note, "missing-file", stage: "02-rows", file: "Row.swift", "file missing: Row.swift")
    ],
    stages: [
      stage(
        1, .compileError, points: 0, [test("passes()", "It passes", .notRun)],
        diagnostics: [
          CompilerDiagnostic(
            severity: .error, message: "expected '}'", file: "Exercises/01-names/A.swift", line: 1,
            column: 2, text: "A.swift:1:2: error: expected '}'")
        ]),
      stage(2, .missing, points: 0, [test("row()", "A row", .notRun)]),
    ])

  /// Passes, but not by itself. It was graded where there was no sandbox.
  static let flagged = SubmissionResult(
    learner: Learner(id: "zoe"), status: .flagged, points: Points(hundredths: 1000),
    maximum: Points(hundredths: 1750),
    evidence: [
      Evidence(
        .flag, "shadowing", stage: "01-names", file: "A.swift", line: 7,
        "declares == for Int, [a](javascript:x) | b")
    ],
    stages: [
      stage(1, .passed, points: 1000, [test("passes()", "It passes", .pass)]),
      stage(2, .compileTimeout, points: 0, [test("row()", "A row", .notRun)]),
    ], sandbox: "none")

  static let nobody = SubmissionResult(
    learner: Learner(id: "nobody"), status: .noSubmission, reason: "Nothing was submitted.",
    points: .zero, maximum: Points(hundredths: 1750), evidence: [], stages: [])

  static let lost = SubmissionResult(
    learner: Learner(id: "lost"), status: .graderError, reason: "No space left on device.",
    maximum: Points(hundredths: 1750), evidence: [], stages: [])

  // MARK: Parts

  /// What no learner may read.
  static let secrets = ["secretOrder", "Names are kept in a secret order", "Ann,Bea"]

  private static var hostileTests: [TestReport] {
    let place = "Tests/Stages/01-names/NamesTests.swift"
    let broken = TestIssue(
      message:
        "Expected “1”, got ]]> \u{1B}[31mred\u{1B}[0m ``` \u{0}::error::x\r\n::warning::y #1 | \\",
      comments: ["The rule: 100 % of <rows> show their book."], file: place, line: 15)
    let secret = TestIssue(
      message: "Expected Ann,Bea", comments: [], file: "private/Secret.swift", line: 3)
    return [
      test("passes()", "It passes", .pass),
      test(
        "fails()", "It fails, 50% # in\ntwo: lines", .fail, [broken, TestIssue("=2")],
        screen: "+--+\n|<>|\n+--+"),
      test("same()", "Same", .crash, [TestIssue("Fatal error: x")], task: 2),
      test("other()", "Same", .timeout, [TestIssue("It did not end within 10 seconds.")], task: 2),
      test("talks()", "It talks", .outputLimit, [TestIssue("It wrote too much.")], task: 2),
      test("eats()", "It eats", .memory, task: 2),
      test("waits()", "It waits", .notRun, task: 2),
      test("lies()", "It lies", .tampered, task: 2),
      test("secretOrder()", "Names are kept in a secret order", .fail, [secret], isHidden: true),
      test("hidden()", "Hidden and fine", .pass, isHidden: true),
    ]
  }

  static func test(
    _ function: String, _ name: String, _ status: TestReport.Status, _ issues: [TestIssue] = [],
    task: Int = 1, screen: String? = nil, isHidden: Bool? = nil
  ) -> TestReport {
    TestReport(
      function: function, name: name, task: task, status: status, seconds: 0.0125, issues: issues,
      screen: screen, isHidden: isHidden)
  }

  static func stage(
    _ number: Int, _ status: StageReport.Status, points: Int, _ tests: [TestReport],
    diagnostics: [CompilerDiagnostic] = []
  ) -> StageResult {
    let entry = run.stages[number - 1]
    let report = StageReport(
      stage: entry.slug, status: status, started: started, seconds: 12.3456, tests: tests,
      diagnostics: diagnostics)
    var result = StageResult(report, of: .sample(number, entry.slug))
    result.title = entry.title
    result.points = Points(hundredths: points)
    result.maximum = entry.maximum
    return result
  }

  /// Writes results as grading does.
  static func write(
    _ results: [SubmissionResult], run: RunRecord = run, to folder: URL
  ) throws {
    let manager = FileManager.default
    let graded = GradedClass(run: run, results: results)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in try ClassFiles(graded: graded).data() {
      try data.write(to: folder.appending(path: name))
    }
    for result in graded.results {
      let place = folder.appending(path: "submissions/\(result.learner.id)")
      try manager.createDirectory(at: place, withIntermediateDirectories: true)
      for (name, data) in try ResultFolder.files(of: result, run: run) {
        try data.write(to: place.appending(path: name))
      }
      try Data("ran\n".utf8).write(to: place.appending(path: "log.txt"))
    }
    let journal = graded.results.map { "{\"id\":\"\($0.learner.id)\",\"event\":\"done\"}\n" }
    try Data(journal.joined().utf8).write(to: folder.appending(path: "journal.jsonl"))
  }
}
