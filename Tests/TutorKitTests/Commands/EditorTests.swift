import Foundation
import Testing

@testable import TutorKit

/// What the folders of editors say of the tutor must be true of what it prints into a pipe.
@Suite("Editors")
struct EditorTests {
  private let tasks: [EditorTask]
  private let tutor: TestTutor

  init() throws {
    tasks = try JSONDecoder().decode(TaskFile.self, from: Self.file(".vscode/tasks.json")).tasks
    tutor = try TestTutor()
  }

  private static func file(_ path: String) throws -> Data {
    let root = URL(filePath: #filePath.components(separatedBy: "/Tests/")[0])
    return try Data(contentsOf: root.appending(path: path))
  }

  /// What an editor lists of the output of a check.
  private func problems() throws -> [Problem] {
    let check = try #require(tasks.first { $0.label == "tutor: check" })
    let lines = tutor.run("check").output.split(separator: "\n").map(String.init)
    return try check.problemMatcher.flatMap { matcher in
      let regex = try Regex(matcher.pattern.regexp)
      return lines.compactMap { line in
        line.wholeMatch(of: regex).map { Problem(matcher.pattern, $0) }
      }
    }
  }

  @Test("A compiler's error and warning are problems in their file")
  func compiler() throws {
    try tutor.course.write("// does not compile", to: "Exercises/01-names/BookCell.swift")
    #expect(
      try problems() == [
        Problem(
          file: "Exercises/01-names/BookCell.swift", line: "2", message: "cannot find ‘x’ in scope"),
        Problem(
          file: "Exercises/01-names/BookCell.swift", line: "2",
          message: "Next: edit Exercises/01-names/BookCell.swift, line 2"),
      ])
    try tutor.course.write("// warns", to: "Exercises/01-names/BookCell.swift")
    #expect(try problems().contains { $0.message == "‘x’ nearly matches ‘y’" })
  }

  @Test("A test that fails is a problem where the tutor says to look")
  func failure() throws {
    #expect(
      try problems() == [
        Problem(
          file: "Exercises/01-names/BookCell.swift", line: "2",
          message: "Next: edit Exercises/01-names/BookCell.swift, line 2")
      ])
  }

  @Test("A stage that passes has no problem")
  func pass() throws {
    try tutor.course.solve(TestCourse.first)
    #expect(try problems() == [])
  }

  @Test("The tasks call the launcher with words that the tutor knows")
  func commands() throws {
    #expect(tasks.map(\.label) == ["tutor: check", "tutor: watch", "tutor"])
    for task in tasks {
      let line = ([task.command] + (task.args ?? [])).joined(separator: " ")
      let match = try #require(line.firstMatch(of: /\.\/tutor(?: (\w+))?/), "\(line)")
      if let word = match.1 { _ = try Invocation.command(named: String(word)) }
    }
  }

  @Test("The container has what the launcher needs, and starts it")
  func container() throws {
    struct Container: Decodable {
      let image, onCreateCommand, postCreateCommand: String
    }
    let container = try JSONDecoder().decode(
      Container.self, from: Self.file(".devcontainer/devcontainer.json"))
    #expect(container.image.hasPrefix("swift:6."))
    #expect(container.onCreateCommand.contains("libedit-dev"))
    #expect(container.postCreateCommand.hasPrefix("./tutor "))
  }
}

private struct TaskFile: Decodable {
  let tasks: [EditorTask]
}

private struct EditorTask: Decodable {
  struct Matcher: Decodable {
    let pattern: Pattern
  }

  /// The numbers are those of the expression's groups.
  struct Pattern: Decodable {
    let regexp: String
    let file, line, message: Int
  }

  let label, command: String
  let args: [String]?
  let problemMatcher: [Matcher]
}

private struct Problem: Equatable {
  let file, line, message: String
}

extension Problem {
  init(_ pattern: EditorTask.Pattern, _ match: Regex<AnyRegexOutput>.Match) {
    func group(_ number: Int) -> String { match.output[number].substring.map(String.init) ?? "" }
    self.init(
      file: group(pattern.file), line: group(pattern.line), message: group(pattern.message))
  }
}
