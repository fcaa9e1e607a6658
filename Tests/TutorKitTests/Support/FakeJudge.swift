import Foundation

@testable import TutorKit

/// A judge that reads the learner's files instead of building them: a stage passes when they say the
/// same as the solution's. A file that contains `// does not compile` is refused, one that contains
/// `// Ctrl-C` is stopped, `// second task` passes the first task of the first stage, `// stops` stops
/// every test, `// hangs` lets none end, `// is slow` leaves no time for what comes after the first
/// task, `// says more` fails with values of several lines, and `// warns` gives two warnings.
struct FakeJudge: Judge {
  let folder: CourseFolder

  func check(
    _ stage: Stage, interruption: Interruption, progress: (CheckProgress) -> Void
  ) throws(CheckError) -> StageReport {
    progress(.building(step: 1, steps: 2))
    let learner = FileTree(folder.exercise(stage))
    let text = learner.files.compactMap { learner.content(of: $0) }.joined()
    if text.contains("// Ctrl-C") { throw .interrupted }
    let refused = learner.files.first {
      learner.content(of: $0)?.contains("// does not compile") == true
    }
    progress(.running(tests: stage.expectedTests.count))
    let isSolved = stage.files.allSatisfy { file in
      learner.content(of: file) == FileTree(folder.solution(stage)).content(of: file)
    }
    var tests: [TestReport] = []
    for (index, task) in stage.tasks.enumerated() {
      for function in task.tests {
        let passes = isSolved || text.contains("// second task") && index == 0
        let isLate = index > 0 && text.contains("// is slow")
        let status: TestReport.Status =
          refused != nil || isLate
          ? .notRun
          : passes
            ? .pass
            : text.contains("// stops") ? .crash : text.contains("// hangs") ? .timeout : .fail
        let message = text.contains("// says more") ? Self.longMessage : Self.message
        tests.append(Self.test(function, index + 1, status, message, in: stage))
      }
    }
    return StageReport(
      stage: stage.slug, status: refused != nil ? .compileError : isSolved ? .passed : .failed,
      started: Date(timeIntervalSince1970: 1_800_000_000), seconds: 1.5, tests: tests,
      diagnostics: refused.map { file in
        [Self.error(stage, file)]
          + (text.contains(", twice") ? [Self.error(stage, file, line: 7)] : [])
      } ?? (text.contains("// warns") ? [2, 7].map { Self.warning(stage, line: $0) } : []),
      screen: isSolved && refused == nil ? .beforeScrolling : nil)
  }

  func recordScreen(
    of stage: Stage, by step: ScreenStep, interruption: Interruption,
    progress: (CheckProgress) -> Void
  ) throws(CheckError) -> ScreenRecording {
    let learner = FileTree(folder.exercise(stage))
    let text = learner.files.compactMap { learner.content(of: $0) }.joined()
    if text.contains("// does not compile") {
      return .compileError([Self.error(stage, stage.files[0])])
    }
    let stop = text.contains("// stops") ? "could not dequeue" : nil
    return .frames([.beforeScrolling, .afterScrolling], stopped: stop)
  }

  func formFaults(
    of stage: Stage, interruption: Interruption
  ) throws(CheckError) -> [CompilerDiagnostic] {
    let learner = FileTree(folder.exercise(stage))
    return learner.files.filter { learner.content(of: $0)?.contains("\t") == true }.map {
      Self.error(stage, $0)
    }
  }

  private static let message = "Expected the row to be “BokCell”, got “BookCell ”."
  private static let longMessage = """
    Expected the rows to be
    row 0: Ann
    row 1: Bea
    row 2: Cy
    row 3: Dot, got
    row 0: Ann
    row 1: Be.
    """

  private static func test(
    _ function: String, _ task: Int, _ status: TestReport.Status, _ message: String,
    in stage: Stage
  ) -> TestReport {
    let issue = TestIssue(
      message: message,
      comments: ["The identifier of a row is said once."],
      file: "Tests/Stages/\(stage.slug)/Suite.swift", line: 12)
    return TestReport(
      function: function, name: "The \(function.dropLast(2)) is right", task: task, status: status,
      seconds: 0.1, issues: status == .fail ? [issue] : [],
      screen: status == .fail ? "Dune\nEmma" : nil)
  }

  private static func warning(_ stage: Stage, line: Int) -> CompilerDiagnostic {
    let file = "Exercises/\(stage.slug)/\(stage.files[0])"
    let message = "‘x’ nearly matches ‘y’"
    return CompilerDiagnostic(
      severity: .warning, message: message, file: file, line: line, column: 5,
      text: "\(file):\(line):5: warning: \(message)\n   `- note: type required")
  }

  private static func error(_ stage: Stage, _ name: String, line: Int = 2) -> CompilerDiagnostic {
    let file = "Exercises/\(stage.slug)/\(name)"
    let message = "cannot find ‘x’ in scope"
    return CompilerDiagnostic(
      severity: .error, message: message, file: file, line: line, column: 5,
      text: "\(file):\(line):5: error: \(message)\n\(line) |   x", advice: nil)
  }
}

extension ScreenFrame {
  static let beforeScrolling = ScreenFrame(
    screen: "BookList", title: "At the top", offset: 0, lines: ["Dune", "Emma", "──"],
    cells: [.shows(line: 0, instance: 1, .made), .shows(line: 1, instance: 2, .made)],
    pool: [:], made: 2, reused: 0)
  static let afterScrolling = ScreenFrame(
    screen: "BookList", title: "One row down", offset: 44, lines: ["Emma", "Ulysses", "──"],
    cells: [
      .shows(line: 0, row: 1, instance: 2, .kept), .shows(line: 1, row: 2, instance: 1, .reused),
    ],
    pool: ["BookCell": 1], made: 3, reused: 1)
}

extension ScreenFrame.Cell {
  static func shows(line: Int, row: Int? = nil, instance: Int, _ state: State)
    -> ScreenFrame.Cell
  {
    ScreenFrame.Cell(
      row: "0-\(row ?? line)", line: line, height: 1, instance: instance, state: state,
      identifier: "BookCell", class: "BookCell")
  }
}
