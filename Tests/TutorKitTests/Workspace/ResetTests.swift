import Foundation
import Testing

@testable import TutorKit

@Suite("Reset and undo")
struct ResetTests {
  let course: TestCourse
  let workspace: Workspace

  init() throws {
    course = try TestCourse()
    workspace = Workspace(folder: course.folder, stage: try course.course.stages[0])
  }

  private func reset(at seconds: Double = 0) -> Reset {
    Reset(workspace: workspace, now: TestTutor.now.addingTimeInterval(seconds))
  }

  private func write(_ text: String, to file: String = "BookCell.swift") throws {
    try course.write(text, to: "Exercises/01-names/\(file)")
  }

  private func read(_ file: String = "BookCell.swift") throws -> String {
    try course.read("Exercises/01-names/\(file)")
  }

  @Test("The folder becomes the stub, and what that takes away is in the backup")
  func everything() throws {
    try write("mine")
    try write("copy", to: "BookCell copy.swift")
    try write("hidden", to: ".notes")
    guard case .done(let backup?) = try reset().putStubBack() else {
      Issue.record("expected a backup")
      return
    }
    #expect(!workspace.isTouched)
    #expect(
      course.names(in: "Exercises/01-names") == [".notes", "BookCell.swift", "BookList.swift"])
    #expect(
      course.names(in: backup) == [
        "BookCell copy.swift", "BookCell.swift", "BookList.swift",
      ])
    #expect(try course.read("\(backup)/BookCell.swift") == "mine")
  }

  @Test("Undo takes back what the last reset did, and nothing is lost on the way")
  func undoing() throws {
    try write("first")
    _ = try reset(at: 0).putStubBack()
    try write("second")
    _ = try reset(at: 60).putStubBack()
    _ = try reset(at: 120).undo()
    #expect(try read() == "second")
    try write("third")
    let backup = try reset(at: 180).undo().backup
    #expect(try read() == "second")
    #expect(try course.read("\(try #require(backup))/BookCell.swift") == "third")
    _ = try reset(at: 240).undo()
    #expect(try read() == "third")
  }

  @Test("Files whose names differ only in how they write an accent come back, each with its text")
  func unicodeForms() throws {
    let names = ["Caf\u{E9}.swift", "Cafe\u{301}.swift"]
    for (name, text) in zip(names, ["one", "two"]) { try write(text, to: name) }
    // Where the disk takes them for one, there is nothing to tell apart.
    guard course.names(in: "Exercises/01-names").count == 4 else { return }
    _ = try reset(at: 0).putStubBack()
    #expect(course.names(in: "Exercises/01-names").count == 2)
    try write("three", to: names[0])
    _ = try reset(at: 60).undo()
    for (name, text) in zip(names, ["one", "two"]) { #expect(try read(name) == text) }
    try write("mine")
    _ = try reset(at: 120).putStubBack()
    _ = try reset(at: 180).undo()
    #expect(try names.map { try read($0) } == ["one", "two"])
  }

  @Test("Two resets in one second keep two backups")
  func sameSecond() throws {
    for text in ["one", "two"] {
      try write(text)
      _ = try reset().putStubBack()
    }
    #expect(
      try Backups(folder: course.folder, stage: workspace.stage).all()
        .compactMap { $0.content(of: "BookCell.swift") } == ["one", "two"])
  }

  @Test("A stub that the course lost is named, and nothing is touched")
  func noStub() throws {
    try write("mine")
    try course.remove("lessons/stubs/01-names")
    #expect(throws: TutorError.courseFileMissing(path: "lessons/stubs/01-names")) {
      try reset().putStubBack()
    }
    #expect(try read() == "mine")
  }

  @Test("A folder that is gone comes back without a backup")
  func noFolder() throws {
    try course.remove("Exercises")
    #expect(try reset().putStubBack() == .done(backup: nil))
    #expect(!workspace.isTouched)
  }

  @Test("Line breaks and a byte order mark are no edit")
  func lineBreaks() throws {
    try write("\u{FEFF}" + read().replacing("\n", with: "\r\n"))
    #expect(!workspace.isTouched)
    #expect(try reset().putStubBack() == .nothingToDo)
  }

  @Test(
    "A copy is known by its name",
    arguments: [
      ("BookCell copy.swift", "BookCell.swift"), ("BookCell 2.swift", "BookCell.swift"),
      ("BookCell(1).swift", "BookCell.swift"), ("BookCell-old.swift", "BookCell.swift"),
      ("Copy of BookList.swift", "BookList.swift"), ("BookCell 사본.swift", "BookCell.swift"),
      ("BookCellExtras.swift", nil), ("Helpers.swift", nil), ("BookCell copy.txt", nil),
    ] as [(String, String?)])
  func copies(file: String, original: String?) throws {
    try write("x", to: file)
    let stray = try #require(workspace.strays.first)
    #expect(stray.path == "Exercises/01-names/\(file)")
    #expect(stray.original == original.map { "Exercises/01-names/\($0)" })
  }

  @Test(
    "What systems and editors leave behind is no stray",
    arguments: [".DS_Store", ".x.swp", "a.swift~"])
  func leftovers(file: String) throws {
    try write("x", to: file)
    #expect(workspace.strays.isEmpty)
    #expect(!workspace.isTouched)
  }
}
