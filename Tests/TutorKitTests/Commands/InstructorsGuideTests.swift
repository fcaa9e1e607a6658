import Foundation
import Testing

@testable import TutorKit

/// What the guide for instructors, and the workflow that it speaks of, tell people to type.
@Suite("The instructors' guide")
struct InstructorsGuideTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  /// Every call of the tutor in a text, up to what belongs to the shell, with its variables as 1.
  private static func calls(in text: String) -> [String] {
    text.matches(of: /(?:\.\/|course\/|^)tutor ([^|>'`\n]+)/.anchorsMatchLineEndings()).map {
      match in
      String(match.1).replacing(/\$\{\{.*?\}\}|\$\w+/, with: "1")
        .trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(
    "Every command in it is one",
    arguments: ["lessons/instructors.md", ".github/workflows/grade.yml"])
  func commands(path: String) throws {
    let calls = Self.calls(in: try Self.text(path))
    #expect(calls.count >= 3)
    for call in calls {
      let words = call.split(separator: " ").map(String.init)
      #expect(throws: Never.self, "tutor \(call)") { try Invocation(words) }
    }
  }

  @Test("It names every status, and each file that a run writes")
  func names() throws {
    let text = try Self.text("lessons/instructors.md")
    for status in SubmissionResult.Status.allCases {
      #expect(text.contains("`\(status.rawValue)`"))
    }
    for name in ["gradebook.csv", ResultFolder.journalName, ResultSource.runName] {
      #expect(text.contains("`\(name)`"))
    }
    for name in ["result.json", "junit.xml", "feedback.md", "log.txt"] {
      #expect(text.contains("`submissions/ID/\(name)`"))
    }
  }

  @Test("Its contents lead to its headings")
  func contents() throws {
    let text = try Self.text("lessons/instructors.md")
    let links = text.matches(of: /\]\(#([a-z-]+)\)/).map { String($0.1) }
    let headings = text.matches(of: /\n## ([^\n]+)/).map {
      $0.1.lowercased().replacing(" ", with: "-")
    }
    #expect(links == headings)
  }
}
