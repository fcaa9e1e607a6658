import Foundation

@testable import TutorKit

/// A tutor in a course of its own, whose console is recorded.
struct TestTutor {
  let course: TestCourse
  /// Where the learner is.
  var workingDirectory: URL
  /// More environment variables.
  var variables: [String: String] = [:]
  /// The width of the terminal; nil for a pipe.
  var columns: Int?
  /// What the clock says.
  var now = Self.now
  /// What the learner types at the prompt.
  var lines: [LineInput]?
  /// The size of the terminal's window; nil where it is not known.
  var windowSize: (columns: Int, rows: Int)?

  init() throws {
    course = try TestCourse()
    workingDirectory = course.root
  }

  /// What a run did.
  struct Run {
    let status: ExitCode
    let output: String
    let complaints: String
    let console: RecordingConsole

    /// The last line of the output.
    var lastLine: String {
      output.split(separator: "\n").last.map(String.init) ?? ""
    }
  }

  /// The moment at which a run takes place unless a test says another one: 2026-11-30, 03:26:20.
  static let now = Date(timeIntervalSince1970: 1_796_009_180)

  @discardableResult
  func run(_ words: [String], answers: [String?] = []) -> Run {
    let console = RecordingConsole()
    console.columns = columns
    console.isInteractive = lines != nil
    console.answers = answers
    console.windowSize = windowSize
    let environment = TutorEnvironment(
      variables: variables, workingDirectory: workingDirectory, now: { [now] in now },
      judge: { FakeJudge(folder: $0) })
    let app = TutorApp(environment: environment, console: console) { _, _ in
      ScriptedReader(lines ?? [])
    }
    let status = app.run(words)
    return Run(
      status: status, output: console.output, complaints: console.complaints, console: console)
  }

  @discardableResult
  func run(_ line: String, answers: [String?] = []) -> Run {
    run(line.split(separator: " ").map(String.init), answers: answers)
  }
}

/// Reads lines from a list.
final class ScriptedReader: LineReader {
  private var lines: [LineInput]

  init(_ lines: [LineInput]) {
    self.lines = lines
  }

  func readLine(prompt: String) -> LineInput {
    lines.isEmpty ? .end : lines.removeFirst()
  }
}
