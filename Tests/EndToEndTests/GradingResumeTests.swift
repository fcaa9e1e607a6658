import Foundation
import Testing

/// A class that has changed, or cannot be read, when it is graded again.
@Suite("Grading a class that has changed", .serialized) struct GradingResumeTests {
  private let course: SmallCourse

  init() throws {
    course = try SmallCourse()
    for (name, text) in [("ann", "right"), ("bea", "as it came"), ("cho", "wrong")] {
      try course.write("// \(text)\n", to: "../class/\(name)/01-shelf/Shelf.swift")
    }
  }

  private func program(_ words: [String], to output: String = "out") -> Program {
    var program = course.program()
    program.arguments =
      [
        "grade", "../class", "-o", "../\(output)", "--sandbox", "none", "--now",
        "2027-01-31T12:00:00Z",
      ]
      + words
    return program
  }

  private func grade(_ words: String..., to output: String = "out") throws -> PipeRun {
    try PipeRun(program(words, to: output))
  }

  private func files(_ output: String = "out") throws -> [String: Data] {
    try FileTree(course.url("../\(output)")).files.filter { $0.key != ".lock" }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: course.url("../out/\(path)"), encoding: .utf8)
  }

  // MARK: What was handed in again

  @Test("What has changed since is graded again, what has not is kept, as if all were graded now")
  func changed() throws {
    try grade("--stage", "1").expect(0)
    let kept = try inode("submissions/ann/result.json")
    try course.write("// right, now\n", to: "../class/bea/01-shelf/Shelf.swift")
    try course.write("mine\n", to: "../class/cho/01-shelf/notes.txt")
    try course.write("// right\n", to: "../class/dan/01-shelf/Shelf.swift")
    let run = try grade("--stage", "1", "--resume")
    run.expect(
      0, complains: "Note: 2 submissions have changed since, and are graded again: bea, cho.")
    #expect(run.output.contains("4 graded\n1 of them was there before.\n"), "\(run)")
    #expect(try inode("submissions/ann/result.json") == kept)
    try grade("--stage", "1", to: "fresh").expect(0)
    #expect(try files() == files("fresh"))

    let again = try grade("--stage", "1", "--resume")
    again.expect(0)
    #expect(again.errors == "" && again.output.contains("4 of them were there before."), "\(again)")
  }

  private func inode(_ path: String) throws -> UInt64? {
    let path = course.url("../out/\(path)").path
    return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
  }

  @Test("What changes while a run is stopped is graded as it is when that goes on")
  func stopped() throws {
    try grade("--stage", "1").expect(0)
    try FileManager.default.removeItem(at: course.url("../out/index.html"))
    try course.write("// right, now\n", to: "../class/bea/01-shelf/Shelf.swift")
    // The last lines of the journal were not written any more.
    let journal = try text("journal.jsonl").split(separator: "\n").prefix(2).joined(separator: "\n")
    try Data((journal + "\n{\"id\":").utf8).write(to: course.url("../out/journal.jsonl"))
    try grade("--stage", "1", "--resume").expect(0, complains: "Note: bea has changed since")
    try grade("--stage", "1", to: "fresh").expect(0)
    #expect(try files() == files("fresh"))
  }

  @Test("One that is graded again by its name is no longer one that has changed")
  func only() throws {
    try grade("--stage", "1").expect(0)
    try course.write("// right, now\n", to: "../class/bea/01-shelf/Shelf.swift")
    try grade("--stage", "1", "--only", "bea").expect(0)
    #expect(try grade("--stage", "1", "--resume").errors == "")
  }

  @Test("When something was handed in is a change where that costs points")
  func time() throws {
    let due = ["--stage", "1", "--due", "2027-01-30", "--late", "1/day"]
    try PipeRun(program(due)).expect(0)
    let late = try Date("2027-01-30T20:00:00Z", strategy: .iso8601)
    try FileManager.default.setAttributes(
      [.modificationDate: late], ofItemAtPath: course.url("../class/ann/01-shelf/Shelf.swift").path)
    try PipeRun(program(due + ["--resume"])).expect(0, complains: "Note: ann has changed since")
  }

  @Test("The result of one that is not there any more stays, and that is said")
  func gone() throws {
    try grade("--stage", "1").expect(0)
    let before = try files()
    try FileManager.default.removeItem(at: course.url("../class/ann"))
    try grade("--stage", "1", "--resume")
      .expect(0, complains: "Note: ann is not there any more. The result stays.")
    #expect(try files() == before)
  }

  // MARK: What cannot be read

  /// What of a submission cannot be read, with which permissions, and what is said.
  private static let unreadable: [(path: String, mode: mode_t, said: String)] = [
    ("a-file/01-shelf/Shelf.swift", 0, "01-shelf/Shelf.swift cannot be read"),
    ("added-file/01-shelf/More.swift", 0, "01-shelf/More.swift cannot be read"),
    ("archive.zip", 0, "archive.zip cannot be read"),
    ("closed-stage/01-shelf", 0o400, "01-shelf cannot be read"),
    ("no-folder", 0, "The folder cannot be read"),
    ("no-stage/01-shelf", 0, "01-shelf cannot be read"),
    ("other-stage/02-book", 0, "02-book cannot be read"),
  ]

  @Test(
    "What cannot be read is no missing stage, and no 0 points",
    .enabled(if: Hindrance.canLosePrivileges, "taking privileges away takes setpriv"))
  func unreadable() throws {
    for (path, mode, _) in Self.unreadable {
      if path.hasSuffix(".zip") {
        try course.write("PK", to: "../class/\(path)")
      } else {
        let name = path.prefix { $0 != "/" }
        for file in ["01-shelf/Shelf.swift", "01-shelf/More.swift", "02-book/Book.swift"] {
          try course.write("// right\n", to: "../class/\(name)/\(file)")
        }
      }
      #expect(chmod(course.url("../class/\(path)").path, mode) == 0)
    }
    defer {
      for (path, _, _) in Self.unreadable { chmod(course.url("../class/\(path)").path, 0o700) }
    }
    let run = try PipeRun(Hindrance.withoutPrivileges(program([])))
    let gradebook = try text("gradebook.csv")
    for (path, _, said) in Self.unreadable {
      let id = path.prefix { $0 != "/" && $0 != "." }
      run.expect(1, complains: "\(id): not graded. \(said): Permission denied.")
      #expect(gradebook.contains("\(id),,,,grader-error,,"))
    }
    #expect(gradebook.contains("ann,,,,graded,10,"))
  }

  @Test(
    "What is not graded need not be readable",
    .enabled(if: Hindrance.canLosePrivileges, "taking privileges away takes setpriv"))
  func ungraded() throws {
    try course.write("// right\n", to: "../class/ann/02-book/Book.swift")
    let place = course.url("../class/ann/02-book").path
    #expect(chmod(place, 0) == 0)
    defer { chmod(place, 0o700) }
    try PipeRun(Hindrance.withoutPrivileges(program(["--stage", "1"]))).expect(0)
  }

  // MARK: What the course lacks

  @Test(
    "A course that lacks what is graded with is refused before anything is graded",
    arguments: [
      ("Solutions", "it has no Solutions, so nobody's code for 01-shelf can be judged."),
      ("Solutions/02-book", "it has no Solutions/02-book, so nobody's code for 02-book"),
      ("Solutions/01-shelf/Shelf.swift", "“git checkout -- Solutions/01-shelf/Shelf.swift”"),
      ("lessons/stubs/01-shelf/Shelf.swift", "it has no lessons/stubs/01-shelf/Shelf.swift"),
    ])
  func incomplete(path: String, said: String) throws {
    try FileManager.default.removeItem(at: course.url(path))
    let run = try grade()
    run.expect(69, complains: said)
    #expect(run.errors.split(separator: "\n").count == 1, "\(run)")
    #expect(!FileManager.default.fileExists(atPath: course.url("../out").path))
  }

  @Test("What the course lacks for stages that are not graded is nobody's concern")
  func incompleteElsewhere() throws {
    try FileManager.default.removeItem(at: course.url("Solutions/02-book"))
    try grade("--stage", "1").expect(0)
  }

  // MARK: The log

  @Test("The log says what a stage lacks: a file, or all of it")
  func log() throws {
    try FileManager.default.removeItem(at: course.url("../class/ann/01-shelf/Shelf.swift"))
    try course.write("// mine\n", to: "../class/ann/01-shelf/More.swift")
    try grade().expect(0)
    #expect(
      try text("submissions/ann/log.txt") == """
        sandbox: none

        == 01-shelf: a file is missing
        file missing: Shelf.swift

        == 02-book: not handed in
        This stage was not handed in.


        """)
  }
}
