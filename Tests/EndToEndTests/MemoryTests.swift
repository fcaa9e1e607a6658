import Foundation
import Testing

extension TutorTests {
  @Suite("What it remembers") struct Memory {
    private let course: CourseCopy
    private var progress: URL { course.memory.appending(path: "progress.json") }

    init() throws {
      course = try CourseCopy.fresh()
      try FileManager.default.createDirectory(
        at: course.memory, withIntermediateDirectories: true)
    }

    /// The texts of the files that progress was set aside in.
    private func setAside() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: course.memory.path)
        .filter { $0.hasPrefix("progress.") && $0 != "progress.json" }
        .map { try String(contentsOf: course.memory.appending(path: $0), encoding: .utf8) }
    }

    @Test(
      "A damaged progress file is set aside with a sentence, and nothing else changes",
      arguments: [
        "{ \"version\": 1, \"stages\": {", "", "\u{0}\u{1}\u{2}", "[]",
        "{\"version\":1,\"stages\":7}",
      ])
    func damaged(text: String) throws {
      let files = try course.learnersFiles()
      try Data(text.utf8).write(to: progress)
      try course.run("list").expect(
        0, says: "01-hard-coded-strings", complains: ".tutor/progress.json is damaged.")
      #expect(try setAside() == [text])
      try course.run("list").expect(0, says: "01-hard-coded-strings")
      #expect(try course.learnersFiles() == files)
    }

    @Test("A progress file of a newer tutor is set aside, not overwritten")
    func newer() throws {
      let text = #"{"version": 7, "stages": {"01-hard-coded-strings": "passed with honours"}}"#
      try Data(text.utf8).write(to: progress)
      try course.run("list").expect(
        0, says: "01-hard-coded-strings", complains: "version 7, from a newer tutor")
      #expect(try setAside() == [text])
    }

    @Test(
      "Where nothing can be written, a command says so and does what it can",
      .enabled(if: PrivateMount.isPossible, "mounting takes root, or a Linux that lets one"))
    func readOnly() throws {
      try course.run("hint").expect(0)
      let before = try FileTree(course.memory, except: "build")
      func run(_ arguments: String...) throws -> PipeRun {
        try PipeRun(PrivateMount.readOnly.wrap(course.program(arguments), over: course.memory))
      }
      try run("list").expect(0, says: "01-hard-coded-strings")
      try run("lesson").expect(0, says: "Mend one letter")
      try run("hint").expect(
        0, says: "Hint 2 of 3",
        complains: ".tutor/progress.json cannot be written: Read-only file system")
      let reveal = try run("solution", "1", "--reveal")
      reveal.expect(69, complains: "A solution shown before its time is recorded")
      #expect(reveal.output == "")
      try run("check", "1").expect(69, complains: "cannot be written: Read-only file system")
      try run("doctor").expect(
        69, says: "✓ Swift: version", "✗ Writing: .tutor cannot be written: Read-only file system")
      #expect(try FileTree(course.memory, except: "build") == before)
    }
  }
}
