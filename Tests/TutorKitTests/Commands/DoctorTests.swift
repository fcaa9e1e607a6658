import Foundation
import Testing

@testable import TutorKit

@Suite("tutor doctor")
struct DoctorTests {
  private var tutor: TestTutor
  private var course: TestCourse { tutor.course }

  init() throws {
    tutor = try TestTutor()
    try makeSwift("echo Swift version 6.3.1 '(swift-6.3.1-RELEASE)'")
    tutor.variables = [
      "PATH": "\(tutor.course.url("tools").path):/usr/bin:/bin", "LANG": "C.UTF-8",
    ]
  }

  private func makeSwift(_ script: String) throws {
    try FakeToolchain.script(script, at: tutor.course.url("tools/swift"))
  }

  /// The line about something.
  private func line(_ subject: String, in run: TestTutor.Run) -> Substring? {
    run.output.split(separator: "\n").first { $0.contains(" \(subject): ") }
  }

  @Test("Where everything is there it says so, line by line, and changes nothing")
  func healthy() throws {
    let before = FileTree(course.root)
    let run = tutor.run("doctor")
    #expect(run.status == .success, "\(run.output)")
    let root = course.root.path
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.contains("✓ Swift: version 6.3, \(root)/tools/swift."))
    #expect(lines.contains("✓ Terminal: none, as in a pipe: there is no prompt, and no keys."))
    #expect(lines.contains("✓ Letters: UTF-8, as LANG says."))
    #expect(lines.contains("✓ Course: “Lists”, \(root)."))
    #expect(
      lines.contains("✓ Your files: those of all 2 stages are there and can be read and written."))
    #expect(lines.contains("✓ Writing: \(root) can be written."))
    #expect(lines.contains("✓ Lock: no other tutor is at work in this course."))
    #expect(lines.contains("✓ Leftovers: none."))
    #expect(lines.suffix(3) == ["", "Everything works.", ""])
    #expect(run.complaints.isEmpty)
    #expect(FileTree(course.root).files == before.files)
  }

  @Test("Without a course and without Swift both are missing, and all else is looked at")
  func nothingThere() throws {
    try course.remove("lessons")
    try course.remove("tools")
    let run = tutor.run("doctor")
    #expect(run.status == .unavailable)
    #expect(run.output.contains("✗ Swift: No “swift” was found in any folder of PATH"))
    #expect(run.output.contains("✗ Course: No course was found in \(course.root.path)"))
    #expect(line("Sandbox", in: run) != nil && line("Letters", in: run) != nil)
    #expect(run.lastLine == "2 things do not work. How to mend it stands there.")
  }

  @Test(
    "A toolchain that is too old or says nothing of use is named",
    arguments: [
      ("echo Apple Swift version 6.1.2", "version 6.1, which is too old. Install Swift 6.2"),
      ("echo swiftly: choose one >&2; exit 1", "not say its version. It said: swiftly: choose one"),
      ("exit 0", "does not say its version. It said nothing. Install"),
    ])
  func badToolchain(script: String, words: String) throws {
    try makeSwift(script)
    let run = tutor.run("doctor")
    #expect(run.status == .unavailable)
    #expect(line("Swift", in: run)?.contains(words) == true, "\(run.output)")
  }

  @Test("Each stage whose files are not as they must be is named, with what puts them back")
  func files() throws {
    try course.remove("Exercises/01-names/BookCell.swift")
    try course.remove("Exercises/02-registries")
    let run = tutor.run("doctor")
    #expect(run.status == .unavailable)
    #expect(
      run.output.contains("“tutor reset Exercises/01-names/BookCell.swift” puts it back."),
      "\(run.output)")
    #expect(run.output.contains("✗ Your files: The folder Exercises/02-registries is missing."))
    #expect(line("Room", in: run) != nil)
  }

  @Test("What is wrong with the folder of all stages is told once")
  func once() throws {
    try course.remove("Exercises")
    let missing = tutor.run("doctor")
    #expect(missing.output.ranges(of: "The folder Exercises is missing").count == 1)
    try course.write("in the way", to: "Exercises")
    let blocked = tutor.run("doctor")
    #expect(blocked.output.ranges(of: "✗ Your files: Exercises cannot be read").count == 1)
  }

  @Test("A damaged description of the course hides neither the disk nor the lock")
  func damaged() throws {
    try course.write("{", to: "lessons/course.json")
    let run = tutor.run("doctor")
    #expect(run.status == .unavailable)
    #expect(run.output.contains("✗ Course: lessons/course.json is damaged"))
    #expect(line("Writing", in: run)?.hasPrefix("✓") == true)
    #expect(line("Lock", in: run)?.hasPrefix("✓") == true)
  }

  @Test("A place that cannot be written is named")
  func notWritable() throws {
    try course.write("in the way", to: ".tutor")
    let run = tutor.run("doctor")
    #expect(run.status == .unavailable)
    #expect(
      run.output.contains(
        "✗ Writing: .tutor cannot be written: it is a file, where a folder belongs. Move it away"))
  }

  @Test("What killed runs left is counted, and a reset that stopped half way has its command")
  func leftovers() throws {
    try course.write("{}", to: ".tutor/reset/01-names.json")
    try course.write("x", to: ".tutor/build/check/runs/one/file")
    try course.write("x", to: "Exercises/02-registries/.tutor-99999999-abc-12345678.new")
    let run = tutor.run("doctor")
    #expect(run.status == .success)
    #expect(
      run.output.contains(
        "• Leftovers: a reset of stage 1 was stopped half way. “tutor check 1” finishes it first."))
    #expect(run.output.contains("• Leftovers: 2 files and folders of runs that were killed."))
    #expect(course.exists(".tutor/build/check/runs/one/file"))
  }

  @Test("A tutor that is at work is named, by its process where the system tells")
  func atWork() throws {
    let run = try course.folder.locked(interruption: Interruption(), isWaiting: { _ in }) {
      () throws(CheckError) in tutor.run("doctor")
    }
    #expect(run.status == .success)
    let line = try #require(self.line("Lock", in: run))
    #expect(line.hasPrefix("• Lock: a tutor is building or running a stage now ("))
    if FileManager.default.fileExists(atPath: "/proc/locks") {
      #expect(line.contains("(process \(getpid()))") || line.contains("(another process)"))
    }
    #expect(self.line("Leftovers", in: run) == nil)
  }

  @Test("Read aloud, each line begins with a word, and none is longer than the terminal")
  func plain() throws {
    var tutor = tutor
    tutor.columns = 40
    tutor.variables["LANG"] = "C"
    let run = tutor.run("doctor --plain")
    let lines = run.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("fine, Swift: version"))
    #expect(run.output.contains("note, Letters: LANG is “C”, which is not"))
    #expect(lines.allSatisfy { $0.displayWidth <= 40 }, "\(run.output)")
  }

  @Test("How bad a finding is follows from what was found")
  func severity() {
    #expect(Finding.room(63 << 20).severity == .fault)
    #expect(Finding.room(64 << 20).severity == .note)
    #expect(Finding.room(512 << 20).severity == .good)
    #expect(Finding.terminal(columns: 40, rows: 24, kind: "xterm").severity == .good)
    #expect(Finding.terminal(columns: 39, rows: 24, kind: "xterm").severity == .note)
    #expect(Finding.terminal(columns: 80, rows: 24, kind: "dumb").severity == .note)
    #expect(Finding.lineEditor(hasHeaders: false).severity == .note)
    #expect(Finding.guarded(false).severity == .note)
    #expect(SwiftVersion("Swift version 6.10-dev").map { $0 >= .oldest } == true)
  }
}
