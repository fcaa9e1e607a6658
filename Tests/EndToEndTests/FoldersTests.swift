import Foundation
import Testing

extension TutorTests {
  @Suite("Folders that are not as they should be") struct Folders {
    private let course: CourseCopy
    private let stage = "01-hard-coded-strings"
    private let list = "BookListViewController.swift"
    private let files = FileManager.default

    init() throws {
      course = try CourseCopy.fresh()
    }

    @Test("Without Exercises a check says what is missing, and reset makes the stage again")
    func withoutExercises() throws {
      let exercises = course.folder.appending(path: "Exercises")
      let mine = course.home.appending(path: "Moved")
      try files.moveItem(at: exercises, to: mine)
      defer {
        try? files.removeItem(at: exercises)
        try? files.moveItem(at: mine, to: exercises)
      }
      for command in ["check", "screen"] {
        let run = try course.run(command, "1")
        run.expect(69, complains: "The folder Exercises is missing, and with it your files.")
        #expect(run.errors.contains("“./tutor reset 1”"), "\(run)")
      }
      try course.run("list").expect(0, says: stage)
      try course.run("lesson").expect(0, says: "Mend one letter")
      try course.run("reset", "1").expect(0, says: "Stage 1 is as it came.")
      #expect(
        try FileTree(exercises.appending(path: stage))
          == FileTree(course.folder.appending(path: "lessons/stubs/\(stage)")))
    }

    @Test(
      "A file that is missing is named, with the command that puts it back; the rest stays usable")
    func missingFile() throws {
      let file = course.exercise(stage).appending(path: list)
      try files.removeItem(at: file)
      try course.run("check", "1").expect(
        69,
        complains: "Exercises/\(stage)/\(list) is missing. "
          + "“./tutor reset Exercises/\(stage)/\(list)” puts it back.")
      try course.run("hint", "2").expect(0, says: "Hint 1 of 3")
      try course.run("reset", "Exercises/\(stage)/\(list)").expect(0, says: "is as it came.")
      #expect(files.fileExists(atPath: file.path))
    }

    @Test("A stray copy of a file is named as what stops the build; stray notes stop nothing")
    func strayCopies() throws {
      try course.solve(stage)
      let folder = course.exercise(stage)
      let copy = "BookListViewController copy.swift"
      try files.copyItem(at: folder.appending(path: list), to: folder.appending(path: copy))
      try Data("Buy milk".utf8).write(to: folder.appending(path: "notes.txt"))
      let mine = try course.learnersFiles()
      let run = try course.run("check", "1")
      run.expect(
        1, says: "Stage 1 does not compile yet.",
        complains: "Exercises/\(stage)/\(copy), a copy of Exercises/\(stage)/\(list) by its name,")
      #expect(run.output.contains("Exercises/\(stage)/\(copy)"), "\(run)")
      #expect(try course.learnersFiles() == mine)

      try files.removeItem(at: folder.appending(path: copy))
      try course.run("check", "1").expect(0, says: "PASSED: stage 1", complains: "notes.txt")
    }

    @Test("What does not compile is told in the compiler's words, with the line to open")
    func compileError() throws {
      // What is wrong in another stage does not matter here.
      try course.append("}}}", to: "02-registration-protocols", "BookCell.swift")
      try course.edit(stage, list, replacing: "books[indexPath.row]", with: "books[indexPath.rwo]")
      let mine = try course.learnersFiles()
      let text = try String(
        contentsOf: course.exercise(stage).appending(path: list), encoding: .utf8)
      let line =
        try #require(
          text.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains("rwo") }) + 1

      let run = try course.run("check", "1")
      run.expect(
        1, says: "Exercises/\(stage)/\(list):\(line):",
        "error: value of type 'IndexPath' has no member 'rwo'",
        "Open Exercises/\(stage)/\(list):\(line).", "Stage 1 does not compile yet.",
        "Next: edit Exercises/\(stage)/\(list), line \(line), then type: ./tutor check")
      #expect(run.lines.count { $0.contains("has no member 'rwo'") && !$0.contains("|") } == 1)
      for noise in ["Compiling", "Building", "emit-module", course.folder.path, "swift-frontend"] {
        #expect(!run.output.contains(noise), "\(run)")
      }
      try course.run("screen", "1").expect(1, says: "rwo", "does not compile yet")
      #expect(try course.learnersFiles() == mine)
    }

    @Test("A nib that was spoilt in an editor is told with the line")
    func spoiltNib() throws {
      try course.solve(stage)
      try course.edit(stage, "Nibs/CoverCell.xib", replacing: "</objects>", with: "<objects>")
      try course.run("check", "1").expect(
        1, says: "Could not load NIB in bundle", "CoverCell.xib: line ",
        "spoilt or cut off", "12 of 15 tests pass.")
    }

    @Test("A course that is reached through a symlink is the same course")
    func symlink() throws {
      try course.solve(stage)
      let link = course.home.appending(path: "shortcut")
      try? files.removeItem(at: link)
      try files.createSymbolicLink(at: link, withDestinationURL: course.folder)
      let inside = link.appending(path: "Exercises/\(stage)")
      let environment = ["PWD": inside.path]
      try course.run("check", environment: environment, in: inside)
        .expect(0, says: "PASSED: stage 1")
      try course.run("lesson", list, environment: environment, in: inside)
        .expect(0, says: "# Hard-coded strings")
      try course.run("list", "--course", link.path, in: course.home)
        .expect(0, says: "passed, 15 of 15")
    }

    @Test("Reset asks, keeps a copy, and takes itself back")
    func reset() throws {
      let mine = try FileTree(course.folder.appending(path: "Solutions/\(stage)"))
      let stub = try FileTree(course.folder.appending(path: "lessons/stubs/\(stage)"))
      func now() throws -> FileTree { try FileTree(course.exercise(stage)) }
      try course.solve(stage)

      try course.run("reset", "1", input: "n\n").expect(0, says: "Nothing was changed.")
      #expect(try now() == mine)
      try course.run("reset", "1").expect(64, complains: "Nobody answered")
      #expect(try now() == mine)
      try course.run("reset", "1", input: "y\n").expect(0, says: "Stage 1 is as it came.", "--undo")
      #expect(try now() == stub)
      let backups = course.memory.appending(path: "backups/\(stage)")
      let backup = try #require(try files.contentsOfDirectory(atPath: backups.path).first)
      #expect(try FileTree(backups.appending(path: backup)) == mine)
      try course.run("reset", "1", "--undo").expect(0, says: "Stage 1 is again as in")
      #expect(try now() == mine)
      try course.run("reset", "2").expect(0, says: "nothing to reset")
    }
  }
}
