import Foundation
import Testing

@testable import TutorKit

@Suite("The course folder")
struct CourseFolderTests {
  var tutor: TestTutor

  init() throws {
    tutor = try TestTutor()
  }

  private func status(in folder: URL, _ line: String = "list") -> ExitCode {
    var tutor = tutor
    tutor.workingDirectory = folder
    return tutor.run(line).status
  }

  @Test("The course is found from any folder in it")
  func walksUp() throws {
    #expect(status(in: tutor.course.url("Exercises/01-names")) == .success)
    #expect(status(in: tutor.course.url("lessons/en/pages")) == .success)
  }

  @Test("What Swift calls Module/File.swift is found where the learner edits it")
  func sourceFiles() throws {
    let stage = try #require(try tutor.course.course.stages.first)
    let folder = tutor.course.folder
    try tutor.course.write("", to: "Tests/Stages/01-names/Suite.swift")
    #expect(
      folder.path(of: "\(stage.module)/BookCell.swift", in: stage)
        == "Exercises/01-names/BookCell.swift")
    #expect(
      folder.path(of: "\(stage.module)Tests/Suite.swift", in: stage)
        == "Tests/Stages/01-names/Suite.swift")
    for other in ["Swift/BookCell.swift", "\(stage.module)/Cell.swift", "BookCell.swift"] {
      #expect(folder.path(of: other, in: stage) == nil)
    }
  }

  @Test("Outside a course there is a sentence and status 69")
  func outside() {
    var tutor = tutor
    tutor.workingDirectory = URL(filePath: "/")
    let run = tutor.run("list")
    #expect(run.status == .unavailable)
    #expect(
      run.complaints == """
        No course was found in / or above it. Go to the course folder, or name it: \
        “tutor --course DIR”.

        """)
  }

  @Test("--course names it, also as a path from where the learner is")
  func named() {
    var tutor = tutor
    tutor.workingDirectory = tutor.course.root.deletingLastPathComponent()
    #expect(
      tutor.run(["list", "--course", tutor.course.root.lastPathComponent]).status == .success)
    #expect(tutor.run(["--course", tutor.course.root.path, "list"]).status == .success)
    let run = tutor.run(["list", "--course", "nowhere"])
    #expect(run.status == .unavailable)
    #expect(run.complaints.contains("nowhere is not a course: it has no lessons/course.json."))
  }

  @Test("The launcher's own course is used where there is no other")
  func launcher() {
    var tutor = tutor
    tutor.workingDirectory = URL(filePath: "/")
    tutor.variables["LISTKATA_COURSE"] = tutor.course.root.path
    #expect(tutor.run("list").status == .success)
  }

  @Test("A course reached through a symlink is the same course")
  func symlink() throws {
    let link = FileManager.default.temporaryDirectory.appending(path: "link \(UUID().uuidString)")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: tutor.course.root)
    defer { try? FileManager.default.removeItem(at: link) }
    #expect(status(in: link.appending(path: "Exercises/01-names")) == .success)
    let path = link.appending(path: "Exercises/02-registries/Registry.swift").path
    var tutor = tutor
    tutor.workingDirectory = URL(filePath: "/")
    #expect(tutor.run(["lesson", path, "--course", link.path]).output.hasPrefix("# Registries"))
  }

  @Test("A linked folder of exercises leads back to the course by the shell's own path")
  func linkedExercises() throws {
    let elsewhere = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.moveItem(at: tutor.course.url("Exercises"), to: elsewhere)
    defer { try? FileManager.default.removeItem(at: elsewhere) }
    try FileManager.default.createSymbolicLink(
      at: tutor.course.url("Exercises"), withDestinationURL: elsewhere)
    var tutor = tutor
    tutor.workingDirectory = elsewhere.appending(path: "01-names")
    tutor.variables["PWD"] = tutor.course.url("Exercises/01-names").path
    #expect(tutor.run("check").status == .notPassed)
    try tutor.course.solve(TestCourse.first)
    #expect(tutor.run("check").status == .success)
    #expect(tutor.run("reset 1 --yes").status == .success)
    #expect(FileTree(elsewhere).files.count == 3)
  }

  @Test(
    "A course that cannot be read gets a sentence and status 69",
    arguments: [
      ("", "lessons/course.json is damaged: "),
      ("{}", "lessons/course.json is damaged: at the top: “version” is missing."),
      ("[1]", "lessons/course.json is damaged: "),
      (
        #"{"version": 1, "title": "x", "stages": [{"number": 1}]}"#,
        "lessons/course.json is damaged: at stages[0]: “slug” is missing."
      ),
      (
        #"{"version": 2, "sections": []}"#,
        "lessons/course.json has version 2, and this tutor reads version 1."
      ),
      (stage(slug: "../x"), "lessons/course.json is damaged: “../x” is not a path below a folder."),
      (stage(slug: ""), "lessons/course.json is damaged: “” is not a path below a folder."),
      (stage(number: 7), "lessons/course.json is damaged: stage 1 in the list has the number 7."),
    ])
  func damaged(description: String, complaint: String) throws {
    try tutor.course.write(description, to: "lessons/course.json")
    let run = tutor.run("list")
    #expect(run.status == .unavailable)
    #expect(run.complaints.hasPrefix(complaint), "\(run.complaints)")
  }

  private static func stage(slug: String = "01-x", number: Int = 1) -> String {
    """
    {"version": 1, "title": "x", "stages": [{"number": \(number), "slug": "\(slug)", "module": "X",
    "title": "x", "summary": "x", "minutes": 1, "tasks": [{"title": "x", "tests": []}], "files": []}]}
    """
  }

  @Test("What is no JSON is told in one sentence, and with how to mend it")
  func noJSON() throws {
    try tutor.course.write("{\n  \"version\": 1,\n}}\n", to: "lessons/course.json")
    let run = tutor.run("list")
    #expect(run.status == .unavailable)
    #expect(run.complaints.contains(": The given data was not valid JSON. "))
    #expect(!run.complaints.contains(".."))
    #expect(
      run.complaints.hasSuffix(
        "“git checkout -- lessons/course.json” in the course folder brings it back; without git, "
          + "download the course again and copy it from there.\n"))
  }

  @Test(
    "Something else in place of the course's description is named for what it is",
    arguments: [("a pipe", S_IFIFO), ("a folder", S_IFDIR)])
  func noFile(words: String, kind: mode_t) throws {
    try tutor.course.remove("lessons/course.json")
    let path = tutor.course.url("lessons/course.json").path
    #expect((kind == S_IFDIR ? mkdir(path, 0o755) : mkfifo(path, 0o644)) == 0)
    let run = tutor.run("list")
    #expect(run.status == .unavailable)
    #expect(
      run.complaints.hasPrefix(
        "lessons/course.json cannot be read: it is \(words), where a file belongs. “git checkout"))
  }

  @Test("A description of 20 GB is not read")
  func huge() throws {
    #expect(truncate(tutor.course.url("lessons/course.json").path, 20 << 30) == 0)
    #expect(tutor.run("list").complaints.contains("it is larger than 4 MB"))
  }

  @Test(
    "Stubs that the course has lost are named, never the learner's files as strays",
    arguments: [
      ("lessons/stubs", "lessons/stubs/01-names"),
      ("lessons/stubs/01-names", "lessons/stubs/01-names"),
      ("lessons/stubs/01-names/BookList.swift", "lessons/stubs/01-names/BookList.swift"),
    ])
  func noStubs(removed: String, named: String) throws {
    try tutor.course.remove(removed)
    for words in ["check 1", "reset 1 --yes"] {
      let run = tutor.run(words)
      #expect(run.status == .unavailable)
      #expect(
        run.complaints == """
          The course is damaged: \(named) is missing. “git checkout -- \(named)” in the course folder \
          brings it back; without git, download the course again and copy it from there.

          """)
    }
  }

  @Test("A course without written stages says so")
  func empty() throws {
    try tutor.course.write(
      #"{"version": 1, "title": "Empty", "stages": []}"#, to: "lessons/course.json")
    #expect(tutor.run("").output == "No stage of “Empty” is written yet.\n")
    #expect(tutor.run("check").status == .unavailable)
  }
}
