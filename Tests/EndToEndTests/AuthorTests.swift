import Foundation
import Testing

extension TutorTests {
  @Suite("An author's look at the course") struct Author {
    private let course: CourseCopy

    init() throws {
      course = try CourseCopy.fresh()
    }

    @Test("A stage that is in order is built twice and found so, whatever the learner has")
    func inOrder() throws {
      try course.append("let mine: Nothing\n", to: "01-hard-coded-strings", "Book.swift")
      let mine = try course.learnersFiles()
      try course.run("course", "check", "1").expect(0, says: "✓ All is well with 1 stage.")
      #expect(try course.learnersFiles() == mine)
      try course.run("course", "check", "--quick").expect(0, says: "✓ All is well with ")
    }

    @Test("What builds and runs show is told with its place, too")
    func runFaults() throws {
      let lesson = "lessons/en/pages/01-hard-coded-strings.md"
      let stub = "lessons/stubs/01-hard-coded-strings/BookListViewController.swift"
      let solution = "Solutions/01-hard-coded-strings/Book.swift"
      let before = try [lesson, stub, solution].map { ($0, try text(of: $0)) }
      defer { for (path, text) in before { try? write(text, to: path) } }
      try replace("with identifier Bookcell", by: "with identifier Bokcell", in: lesson)
      try replace(
        "view.addSubview(tableView)", by: "let a = 1; view.addSubview(tableView)", in: stub)
      try replace("static let stock", by: "static   let stock", in: solution)
      try course.run("course", "check", "1").expect(
        1, says: "\(lesson):40", "The check of the stub does not say this any more:",
        "\(stub):24", "The compiler warns: ", "\(solution):11",
        "It is not in the form of the house",
        "✗ 3 faults in 1 stage.")
    }

    private func text(of path: String) throws -> String {
      try String(contentsOf: course.folder.appending(path: path), encoding: .utf8)
    }

    private func write(_ text: String, to path: String) throws {
      try Data(text.utf8).write(to: course.folder.appending(path: path))
    }

    private func replace(_ old: String, by new: String, in path: String) throws {
      let before = try text(of: path)
      try #require(before.contains(old))
      try write(before.replacing(old, with: new, maxReplacements: 1), to: path)
    }
  }
}
