import Foundation
import Testing

@testable import TutorKit

@Suite("Folders of submissions")
struct SubmissionListTests {
  @Test("Each folder and each archive is a submission, sorted; other files are told apart")
  func entries() throws {
    let room = try IntakeClass()
    try room.write(IntakeClass.whole, below: "lee")
    try room.write(ZipWriter.archive([]), to: "Kim.ZIP")
    try room.write(TarWriter.archive(["a/02-rows/Rows.swift": "rows"]), to: "park.tar.gz")
    try room.write("x", to: "choi.rar")
    try room.write("x", to: "roster.csv")
    try room.write("x", to: ".hidden/a.zip")
    let list = try room.list
    #expect(list.places.map(\.id) == ["Kim", "choi", "lee", "park"])
    #expect(list.places.map(\.content) == [.archive, .archive, .folder, .archive])
    #expect(list.others == [".hidden", "roster.csv"])
    #expect(room.intake.take(list.places[1]).fault == .archive(.unknownFormat))
    #expect(room.intake.take(list.places[3]).texts("02-rows") == ["Rows.swift": "rows"])
  }

  @Test("An archive that is all there is in a folder is the submission, under the folder's name")
  func uploads() throws {
    let room = try IntakeClass()
    let work = TarWriter.archive(["a/02-rows/Rows.swift": "rows"])
    try room.write(work, to: "Kim_12345_file_/Exercises.tar.gz")
    try room.write("x", to: "Kim_12345_file_/.DS_Store")
    try room.write(work, to: "lee/Exercises.tar.gz")
    try room.write("x", to: "lee/note.txt")
    let list = try room.list
    #expect(list.places.map(\.id) == ["Kim_12345_file_", "lee"])
    #expect(list.places.map(\.content) == [.archive, .folder])
    #expect(room.intake.take(list.places[0]).texts("02-rows") == ["Rows.swift": "rows"])
  }

  @Test("Work behind a hidden name is not passed over in silence, litter is")
  func hidden() throws {
    let room = try IntakeClass()
    for name in [".kim", "zoe~", "lee", "__MACOSX", ".git"] {
      try room.write(IntakeClass.whole, below: name)
    }
    for name in [".park.zip", "choi.zip~", ".DS_Store", "._lee.zip", "Thumbs.db", "desktop.ini"] {
      try room.write(ZipWriter.archive([]), to: name)
    }
    #expect(try room.list.places.map(\.id) == ["lee"])
    #expect(try room.list.others == [".kim", ".park.zip", "choi.zip~", "zoe~"])
  }

  @Test("The folder of the results is no submission, by whatever path it is named")
  func output() throws {
    let room = try IntakeClass()
    try room.write(IntakeClass.whole, below: "lee")
    try room.write("x", to: "results/journal.jsonl")
    let elsewhere = try TestFolder()
    let link = elsewhere.url.appending(path: "class")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: room.root)
    func ids(output: URL) throws -> [String] {
      try SubmissionList(room.root, slugs: [], output: output).places.map(\.id)
    }
    for place in [room.root, link, room.root.appending(path: "lee/..")] {
      #expect(try ids(output: place.appending(path: "results")) == ["lee"])
      // Before the first run it is not there.
      #expect(try ids(output: place.appending(path: "new")) == ["lee", "results"])
    }
    #expect(try ids(output: room.root.appending(path: "../results")) == ["lee", "results"])
    let deep = room.root.appending(path: "lee/results/1")
    #expect(throws: IntakeFault.outputWithin(path: deep.path, submission: "lee")) {
      _ = try ids(output: deep)
    }
  }

  @Test(
    "A folder that may not be listed is refused by itself", .enabled(if: geteuid() != 0, "root may")
  )
  func unlisted() throws {
    let room = try IntakeClass()
    try room.write(IntakeClass.whole, below: "lee")
    let nibs = room.root.appending(path: "lee/01-names/Nibs").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: nibs)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: nibs) }
    let submission = room.intake.take(try #require(try room.list.places.first))
    #expect(submission.stages.map { $0.complaint == nil } == [false, true])
    #expect(submission.noteTexts == ["refused 01-names/Nibs: it cannot be read: Permission denied"])
  }

  @Test("A folder is taken as an archive is")
  func folder() throws {
    let room = try IntakeClass()
    try room.write(IntakeClass.whole, below: "lee/wrap/Exercises")
    try room.write("x", to: "lee/wrap/Tests/a.swift")
    let submission = room.intake.take(try #require(try room.list.places.first))
    #expect(submission.fault == nil)
    #expect(submission.texts("02-rows") == ["Rows.swift": "struct Rows {}\n"])
    #expect(submission.noteTexts == ["ignored Tests/a.swift"])
  }

  @Test("A folder with more files than may be is a fault, hidden ones included")
  func manyFiles() throws {
    let room = try IntakeClass()
    try room.write(IntakeClass.whole, below: "lee")
    for number in 0..<4 { try room.write("", to: "lee/02-rows/.hidden\(number)") }
    let root = Array(room.root.appending(path: "lee").path.utf8)
    #expect(try FolderSource(root, limits: IntakeLimits(files: 7)).entries.count == 7)
    #expect(throws: IntakeFault.tooManyFiles(limit: 6)) {
      _ = try FolderSource(root, limits: IntakeLimits(files: 6))
    }
    #expect(throws: IntakeFault.tooManyFiles(limit: 4)) {
      _ = try FolderSource(root, limits: IntakeLimits(files: 4))
    }
  }

  @Test("Nothing behind a link is read, and no pipe is waited for")
  func specialFiles() throws {
    let room = try IntakeClass()
    try room.write(IntakeClass.whole, below: "lee")
    let lee = room.root.appending(path: "lee")
    let files = FileManager.default
    try files.removeItem(at: lee.appending(path: "02-rows/Rows.swift"))
    try files.createSymbolicLink(
      atPath: lee.appending(path: "02-rows/Rows.swift").path, withDestinationPath: "/etc/passwd")
    try files.createSymbolicLink(
      atPath: lee.appending(path: "03-loop").path, withDestinationPath: "..")
    #expect(mkfifo(lee.appending(path: "01-names/Pipe.swift").path, 0o600) == 0)
    #expect(mkfifo(room.root.appending(path: "kim.zip").path, 0o600) == 0)
    try files.createSymbolicLink(
      atPath: room.root.appending(path: "zoe").path, withDestinationPath: "lee")
    let places = try room.list.places
    #expect(places.map(\.id) == ["kim", "lee", "zoe"])
    #expect(places[0].content == .fault(.kind(.pipe)))
    #expect(places[2].content == .fault(.kind(.link)))
    let submission = room.intake.take(places[1])
    #expect(submission.stages.last?.missing.first?.refusal == .link)
    #expect(
      submission.noteTexts == [
        "refused 01-names/Pipe.swift: it is a pipe", "refused 02-rows/Rows.swift: it is a link",
        "refused 03-loop: it is a link",
      ])
  }

  @Test("Names that are no UTF-8 are read, and become ids that tell their bytes")
  func rawNames() throws {
    let room = try IntakeClass()
    let path = Array(room.root.path.utf8) + [UInt8(ascii: "/"), 0xB1, 0xE8, 0]
    let failure = path.map(CChar.init(bitPattern:)).withUnsafeBufferPointer { path in
      path.baseAddress.map { mkdir($0, 0o700) }
    }
    try #require(failure == 0)
    let places = try room.list.places
    #expect(places.map(\.id) == ["%B1%E8"])
    #expect(places.map(\.name) == ["\\xB1\\xE8"])
    #expect(room.intake.take(places[0]).fault?.isNoSubmission == true)
  }

  @Test("A name that two submissions have is an error of both, in either normal form")
  func sameNames() throws {
    let room = try IntakeClass()
    let (composed, decomposed) = ("김", "김".decomposedStringWithCanonicalMapping)
    try room.write(IntakeClass.whole, below: decomposed)
    try room.write(IntakeClass.whole, below: "lee")
    try room.write(ZipWriter.archive([]), to: "\(composed).zip")
    let places = try room.list.places
    #expect(places.map(\.id) == ["lee", composed])
    #expect(places[1].content == .fault(.sameName([decomposed, "\(composed).zip"])))
  }

  @Test("A folder that is one submission itself, or has none, is refused with a sentence")
  func notAClass() throws {
    let room = try IntakeClass()
    #expect(throws: IntakeFault.noSubmissions(path: room.root.path)) { _ = try room.list }
    try room.write(IntakeClass.whole, below: "Exercises")
    #expect(throws: IntakeFault.isOneSubmission(path: room.root.path, has: "Exercises/01-names")) {
      _ = try room.list
    }
    try room.write("x", to: "02-Rows/Rows.swift")
    #expect(throws: IntakeFault.isOneSubmission(path: room.root.path, has: "02-rows")) {
      _ = try room.list
    }
    #expect(throws: IntakeFault.self) {
      _ = try SubmissionList(room.root.appending(path: "gone"), slugs: [])
    }
  }

  @Test(
    "Ids are safe as names of folders, and tell the name",
    arguments: [
      ("kim", "kim"), ("Kim Lee", "Kim Lee"), ("김하늘", "김하늘"), ("a/b", "a%2Fb"),
      ("100%", "100%25"), ("a\nb", "a%0Ab"), ("=cmd|' /C", "=cmd%7C' %2FC"), ("<b>", "%3Cb%3E"),
      ("NUL", "%4EUL"), ("com1.zip", "%63om1.zip"), ("Aux .x", "%41ux .x"), ("LPT²", "%4CPT²"),
      ("console", "console"), ("com10", "com10"), ("nu", "nu"), ("end.", "end%2E"),
      (" x ", "%20x%20"), ("a\u{202E}b", "a%E2%80%AEb"), (".", "%2E"),
    ])
  func ids(name: String, id: String) {
    #expect(SubmissionID.make(of: Array(name.utf8)) == id)
  }

  @Test("Ids of names that are no UTF-8 are safe, too")
  func rawIDs() {
    #expect(SubmissionID.make(of: [0x20, 0xFF, 0x2E]) == "%20%FF%2E")
    #expect(SubmissionID.make(of: Array("nul.".utf8) + [0xFF]) == "%6Eul.%FF")
  }

  @Test("Ids are never too long for the name of a folder, and stay apart")
  func longIDs() {
    let names = ["a", "b"].map { Array((String(repeating: "하", count: 80) + $0).utf8) }
    let ids = names.map(SubmissionID.make)
    #expect(ids.allSatisfy { $0.utf8.count <= 200 })
    #expect(ids[0] != ids[1])
  }
}
