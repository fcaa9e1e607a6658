import Foundation
import Testing

@testable import TutorKit

@Suite("A reset that was killed") struct ResetFinishTests {
  let tutor: TestTutor
  let stage = "Exercises/01-names"
  let backup = ".tutor/backups/01-names/2026-11-30-000000"
  let record = ".tutor/reset/01-names.json"

  init() throws {
    tutor = try TestTutor()
    for file in ["BookCell.swift", "BookList.swift"] {
      try course.write("my \(file)", to: "\(stage)/\(file)")
      try course.write("my \(file)", to: "\(backup)/\(file)")
    }
    try course.write(#"{"from": "\#(backup)", "to": "lessons/stubs/01-names"}"#, to: record)
  }

  private var course: TestCourse { tutor.course }

  /// Does one of the steps that a reset takes.
  private func exchange(_ file: String) throws {
    try course.write(try course.read("lessons/stubs/01-names/\(file)"), to: "\(stage)/\(file)")
  }

  @Test(
    "Half way, it is finished by the next command that looks at the files",
    arguments: [
      "list", "check 1", "reset 1",
    ])
  func halfWay(words: String) throws {
    try exchange("BookCell.swift")
    let run = tutor.run(words)
    #expect(
      run.complaints.hasPrefix(
        "A reset of stage 1 had been stopped half way. It is finished now. What was there before is "
          + "in \(backup).\n"))
    #expect(
      FileTree(course.url(stage)).holds(
        theSameAs: FileTree(course.url("lessons/stubs/01-names"))))
    #expect(!course.exists(record))
    #expect(tutor.run("list").complaints.isEmpty)
    #expect(tutor.run("reset 1 --undo").status == .success)
    #expect(try course.read("\(stage)/BookCell.swift") == "my BookCell.swift")
  }

  @Test("Before its first step it is forgotten, and after its last it is done")
  func whole() throws {
    #expect(tutor.run("list").complaints.isEmpty)
    #expect(try course.read("\(stage)/BookCell.swift") == "my BookCell.swift")
    #expect(!course.exists(record))
    try course.write(#"{"from": "\#(backup)", "to": "lessons/stubs/01-names"}"#, to: record)
    try exchange("BookCell.swift")
    try exchange("BookList.swift")
    #expect(tutor.run("list").complaints.isEmpty)
    #expect(!course.exists(record))
  }

  @Test("Files that were edited since stay as they are")
  func edited() throws {
    try exchange("BookCell.swift")
    try course.write("newer", to: "\(stage)/BookList.swift")
    let run = tutor.run("list")
    #expect(
      run.complaints == """
        A reset of stage 1 had been stopped half way, and files were edited since: they all stay as \
        they are. What was there before is in \(backup).

        """)
    #expect(try course.read("\(stage)/BookList.swift") == "newer")
    #expect(!course.exists(record))
  }

  @Test("What it left lying about is removed by the next run, and nothing else is")
  func litter() throws {
    // No process can have this number.
    let dead = "\(stage)/.tutor-999999999-abc-1234.new"
    let alive = "\(stage)/.tutor-1-abc-1234.new"
    let notOurs = "\(stage)/.tutor-notes.new"
    for path in [dead, alive, notOurs, ".tutor/backups/01-names/.2026-11-30-000001/half.swift"] {
      try course.write("x", to: path)
    }
    tutor.run("list")
    #expect(!course.exists(dead))
    #expect(course.exists(alive) && course.exists(notOurs))
    #expect(course.names(in: ".tutor/backups/01-names") == ["2026-11-30-000000"])
  }

  @Test("A reset that came no further than its backup needs no second one")
  func sameBackup() throws {
    let run = tutor.run("reset 1 --yes")
    #expect(run.output.contains("Your files: \(backup)\n"))
    #expect(course.names(in: ".tutor/backups/01-names") == ["2026-11-30-000000"])
  }

  @Test("A spoilt record stops nothing")
  func spoilt() throws {
    try course.write("{", to: record)
    #expect(tutor.run("list").complaints.isEmpty)
    #expect(!course.exists(record))
  }

  @Test("While another tutor changes the files, nobody else does")
  func busy() throws {
    try course.write("", to: ".tutor/reset/lock")
    let lock = try OpenFile(locking: course.url(".tutor/reset/lock"), in: course.folder)
    #expect(flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0)
    let run = tutor.run("reset 1 --yes")
    #expect(run.status == .unavailable)
    #expect(run.complaints.contains("Another tutor is just changing the files of stage 1"))
    #expect(try course.read("\(stage)/BookCell.swift") == "my BookCell.swift")
  }
}
