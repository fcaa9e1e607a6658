import Foundation
import Testing

@testable import TutorKit

/// What may stand where a reset writes: it is done whole, or refused before anything is touched.
@Suite("What stands in the way of a reset") struct FolderChangeTests {
  let tutor: TestTutor
  let file = "Exercises/01-names/BookCell.swift"
  let other = "Exercises/01-names/BookList.swift"
  let stub: String

  init() throws {
    tutor = try TestTutor()
    stub = try tutor.course.read(file)
    try tutor.course.write("my list", to: other)
  }

  private var course: TestCourse { tutor.course }

  /// Puts something in the place of the first file.
  private func replace(_ make: (String) throws -> Void) throws {
    try course.remove(file)
    try make(course.url(file).path)
  }

  private func link(_ path: String, to place: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: course.url(path).path, withDestinationPath: place)
  }

  /// Expects that a reset changes nothing, and says so.
  private func expectRefusal(
    _ sentence: String, _ words: String = "reset 1 --yes",
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let before = course.listing
    let run = tutor.run(words)
    #expect(run.status == .unavailable, sourceLocation: location)
    #expect(
      run.complaints == "Nothing was changed. \(sentence)\n", sourceLocation: location)
    #expect(run.output.isEmpty && run.console.questions.isEmpty, sourceLocation: location)
    #expect(course.listing == before, sourceLocation: location)
  }

  @Test(
    "What is no file is named before anything is asked or written",
    arguments: [("a folder", S_IFDIR), ("a pipe", S_IFIFO), ("a socket", S_IFSOCK)])
  func noFile(words: String, kind: mode_t) throws {
    try replace { path in
      let failure = kind == S_IFDIR ? mkdir(path, 0o755) : mknod(path, kind | 0o644, 0)
      #expect(failure == 0)
    }
    let sentence = "\(file) cannot be written: it is \(words), where a file belongs. "
    try expectRefusal(sentence + "Move it away, then try again.")
    try expectRefusal(sentence + "Move it away, then try again.", "reset \(file) --yes")
    // A check says the same, and does not send the learner to a reset that refuses.
    let check = tutor.run("check 1")
    #expect(check.status == .unavailable)
    #expect(
      check.complaints == sentence.replacing("written", with: "read")
        + "Move it away, then try again.\n")
  }

  @Test("A link to nowhere stays, and is told with where it leads")
  func danglingLink() throws {
    try replace { _ in try link(file, to: "../gone.swift") }
    try expectRefusal(
      "\(file) cannot be written: it is a link to ../gone.swift, which is not there. Remove the link "
        + "or bring back what it leads to, then try again.")
  }

  @Test("A link to a file stays one: what it leads to is kept, reset and brought back")
  func linkedFile() throws {
    try course.write("mine", to: "notes/Mine.swift")
    try replace { _ in try link(file, to: "../../notes/Mine.swift") }
    let run = tutor.run("reset 1 --yes")
    #expect(run.status == .success, "\(run.complaints)")
    #expect(FileKind.at(course.url(file)) == .link)
    #expect(try course.read("notes/Mine.swift") == stub)
    #expect(
      try course.read(".tutor/backups/01-names/001-2026-11-30-032620/BookCell.swift") == "mine")
    #expect(tutor.run("reset 1 --undo").status == .success)
    #expect(FileKind.at(course.url(file)) == .link)
    #expect(try course.read("notes/Mine.swift") == "mine")
  }

  @Test("A link into the course itself is not written through")
  func linkIntoCourse() throws {
    let solution = "Solutions/01-names/BookCell.swift"
    try replace { _ in try link(file, to: "../../\(solution)") }
    try expectRefusal(
      "\(file) cannot be written: it is a link to \(solution), which belongs to the course and must "
        + "stay as it is. Put a copy in place of the link, then try again.")
    #expect(tutor.run("check 1").status != .unavailable)
  }

  @Test("A folder of exercises that leads to the solutions is not written to")
  func folderIntoCourse() throws {
    try course.remove("Exercises/01-names")
    try link("Exercises/01-names", to: "../Solutions/01-names")
    let before = course.listing
    #expect(tutor.run("reset 1 --yes").complaints.contains("belongs to the course"))
    #expect(course.listing == before)
  }

  @Test("Two links to one file cannot be two files")
  func twoLinks() throws {
    try course.write("mine", to: "notes/Mine.swift")
    for path in [file, other] {
      try course.remove(path)
      try link(path, to: "../../notes/Mine.swift")
    }
    try expectRefusal(
      "\(other) cannot be written: it leads to the same file as \(file). Give each a file of its own, "
        + "then try again.")
  }

  @Test("A link beside the stage's files is not removed, since no backup could bring it back")
  func strayLink() throws {
    try course.write("mine", to: "notes/Mine.swift")
    try link("Exercises/01-names/Extra.swift", to: "../../notes/Mine.swift")
    try expectRefusal(
      "Exercises/01-names/Extra.swift cannot be removed: it is a link, and a backup keeps only "
        + "files. Move it out of the folder, then try again.")
  }

  @Test("A file of 20 GB is named, and neither copied nor built", arguments: ["BookCell", "Big"])
  func huge(name: String) throws {
    let path = "Exercises/01-names/\(name).swift"
    try course.write("", to: path)
    #expect(truncate(course.url(path).path, 20 << 30) == 0)
    let sentence = "\(path) cannot be read: it is larger than 16 MB, which such a file never is."
    let run = tutor.run("reset 1 --yes")
    #expect(
      run.complaints == "Nothing was changed. \(sentence) Move it away, then try again.\n")
    #expect(!course.exists(".tutor/backups"))
    #expect(tutor.run("check 1").complaints.hasPrefix(sentence))
    #expect(tutor.run("screen 1").complaints.hasPrefix(sentence))
  }

  @Test("What an editor saves between the copy and the exchange is not overwritten")
  func savedMeanwhile() throws {
    try course.write("mine", to: file)
    let workspace = Workspace(folder: course.folder, stage: try course.course.stages[0])
    let change = try FolderChange(of: workspace, to: workspace.stub)
    let old = FileTree(course.url("copy"))
    try Backups(folder: course.folder, stage: workspace.stage).keep(workspace.tree, at: old.root)
    try course.write("my newer list", to: other)
    let failure = #expect(throws: FolderChange.Failure.self) {
      try change.carryOut(keptIn: FileTree(old.root))
    }
    #expect(failure?.isHalfDone == false)
    #expect(
      failure?.fault.description
        == "\(other) cannot be written: it was saved at this moment. Try again.")
    #expect(try course.read(file) == "mine")
    #expect(try course.read(other) == "my newer list")
  }

  @Test("A file where a folder belongs is named", arguments: ["Exercises", "Exercises/01-names"])
  func fileForFolder(path: String) throws {
    try course.remove(path)
    try course.write("x", to: path)
    try expectRefusal(
      "\(path) cannot be written: it is a file, where a folder belongs. Move it away, then try "
        + "again.")
    #expect(tutor.run("check 1").complaints.hasPrefix("\(path) cannot be read: it is a file"))
    try course.remove(path)
    #expect(tutor.run("reset 1 --yes").status == .success)
  }

  @Test(
    "A file that cannot be read is named itself, not the backup that it would go to",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem"), "needs /proc"))
  func unreadable() throws {
    // A file that opens and then refuses to be read, even by root.
    let source = URL(filePath: "/proc/self/mem")
    let copy = course.url("copy")
    #expect(throws: FileFault(path: source.path, wish: .read, cause: .system(EIO))) {
      try course.folder.makeFile(at: copy, for: copy, .copy(of: source))
    }
    #expect(!course.exists("copy"))
  }

  @Test("An undo that is refused names the backup that is still there; nothing is half done")
  func undo() throws {
    let backup = ".tutor/backups/01-names/001-2026-11-30-032620"
    try course.write("mine", to: file)
    tutor.run("reset 1 --yes")
    try course.remove(file)
    try course.write("x", to: "\(file)/inside.swift")
    try expectRefusal(
      "\(file) cannot be written: it is a folder, where a file belongs. Move it away, then try "
        + "again. The backup \(backup) is still there.", "reset 1 --undo --yes")
    try course.remove(file)
    #expect(tutor.run("reset 1 --undo").status == .success)
    #expect(try course.read(file) == "mine")
    #expect(try course.read(other) == "my list")
  }

  @Test("What cannot be finished is taken back: the files are as before, and no backup is left")
  func takenBack() throws {
    try course.write("mine", to: file)
    let workspace = Workspace(folder: course.folder, stage: try course.course.stages[0])
    let change = try FolderChange(of: workspace, to: workspace.stub)
    let old = FileTree(course.url("copy"))
    try Backups(folder: course.folder, stage: workspace.stage).keep(workspace.tree, at: old.root)
    // Between the look and the deed the second file becomes a folder.
    try course.remove(other)
    try course.write("x", to: "\(other)/inside")
    let failure = #expect(throws: FolderChange.Failure.self) {
      try change.carryOut(keptIn: FileTree(old.root))
    }
    #expect(failure?.isHalfDone == false)
    #expect(failure?.fault.path == other)
    #expect(try course.read(file) == "mine")
    #expect(course.names(in: "Exercises/01-names") == ["BookCell.swift", "BookList.swift"])
  }
}

extension TestCourse {
  /// Everything in the course, with the kind of each and what the files hold.
  var listing: [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return paths.filter { !$0.hasPrefix(".tutor/reset") }.sorted().map { path in
      let kind = FileKind.at(url(path))
      let text = kind == .file ? try? read(path) : nil
      return "\(path): \(kind?.words ?? "gone") \(text ?? "")"
    }
  }
}
