import Foundation
import Testing

@testable import TutorKit

@Suite("Where the stages of a submission are, and what is taken of them")
struct LayoutTests {
  private let cell = ["Cell.swift": "class Cell {}\n", "Nibs/Cell.xib": "<document/>\n"]

  private func zip(_ prefix: String, _ more: [String: String] = [:]) throws -> Submission {
    var files = more
    for (path, text) in IntakeClass.whole { files[prefix + path] = text }
    return try IntakeClass.taken(zip: files)
  }

  @Test(
    "The stages are found below any number of folders, in Exercises or without it",
    arguments: [
      "", "kim/", "kim/final version/", "Exercises/", "kim/ListKata/Exercises/", "김/exercises/",
    ])
  func layouts(prefix: String) throws {
    let submission = try zip(prefix)
    #expect(submission.fault == nil)
    #expect(submission.texts("01-names") == cell)
    #expect(submission.texts("02-rows") == ["Rows.swift": "struct Rows {}\n"])
    #expect(submission.stages.allSatisfy { $0.complaint == nil })
    #expect(submission.evidence.isEmpty)
  }

  @Test("What systems and tools leave is passed over without a note")
  func litter() throws {
    let submission = try zip(
      "kim/",
      [
        "__MACOSX/kim/01-names/._Cell.swift": "x", "kim/01-names/.DS_Store": "x",
        "kim/01-names/._Cell.swift": "x", "kim/.git/HEAD": "x", "kim/.build/debug/a.o": "x",
        "kim/.tutor/backups/01-names/1/01-names/Cell.swift": "x", "kim/.swiftpm/x": "x",
        "kim/01-names/Cell.swift~": "x", "Thumbs.db": "x",
      ])
    #expect(submission.texts("01-names") == cell)
    #expect(submission.evidence.isEmpty)
  }

  @Test(
    "Of a copy of the whole course, only the exercises are the learner's; the rest is noted once")
  func wholeCourse() throws {
    let submission = try zip(
      "kim/Exercises/",
      [
        "kim/Solutions/01-names/Cell.swift": "x", "kim/lessons/stubs/01-names/Cell.swift": "x",
        "kim/Tests/Stages/01-names/NamesTests.swift": "x",
        "kim/Tests/Stages/02-rows/Rows.swift": "x",
        "kim/Package.swift": "x", "kim/backup/01-names/Cell.swift": "x", "other/README.md": "x",
      ])
    #expect(submission.texts("01-names") == cell)
    #expect(
      submission.noteTexts == [
        "ignored Package.swift", "ignored Solutions/01-names/Cell.swift",
        "ignored Tests/Stages/ (2 files)", "ignored backup/01-names/Cell.swift",
        "ignored lessons/stubs/01-names/Cell.swift", "ignored other/README.md",
      ])
  }

  @Test("Solutions, stubs and suites alone are no submission")
  func onlyOthers() throws {
    for prefix in ["Solutions/", "a/lessons/stubs/", "Tests/Stages/"] {
      let submission = try zip(prefix)
      #expect(submission.fault?.isNoSubmission == true)
      #expect(
        submission.fault?.sentence.contains("neither 01-names nor Exercises/01-names") == true)
    }
  }

  @Test("Two folders with stages are an error that names both")
  func twoRoots() throws {
    let submission = try IntakeClass.taken(
      zip: ["a/01-names/Cell.swift": "x", "b/02-rows/Rows.swift": "x"])
    #expect(submission.fault == .severalRoots(["a/", "b/"]))
    #expect(submission.fault?.sentence.contains("a/ and b/") == true)
    let copies = try IntakeClass.taken(
      zip: ["Exercises/01-names/Cell.swift": "x", "old/Exercises/01-names/Cell.swift": "x"])
    #expect(copies.fault == .severalRoots(["Exercises/", "old/Exercises/"]))
  }

  @Test("The letters of a stage's folder may be of another case, if only one is meant")
  func letterCase() throws {
    let other = try IntakeClass.taken(zip: ["01-Names/Cell.swift": "x"])
    #expect(other.texts("01-names") == ["Cell.swift": "x"])
    let both = try IntakeClass.taken(
      zip: ["01-Names/Cell.swift": "wrong", "01-names/Cell.swift": "right"])
    #expect(both.texts("01-names") == ["Cell.swift": "right"])
    #expect(both.noteTexts.contains("ignored 01-Names/Cell.swift"))
    let neither = try IntakeClass.taken(zip: ["01-Names/a.swift": "x", "01-NAMES/a.swift": "x"])
    #expect(neither.fault == .severalFolders(["01-NAMES", "01-Names"]))
  }

  @Test("A submission without stages says what it has, and whether anything was refused")
  func none() throws {
    let empty = try IntakeClass.taken(zip: ["essay.txt": "x", "pictures/a.png": "x"])
    #expect(
      empty.fault
        == .noStages(
          example: "01-names", found: ["essay.txt", "pictures"], hasCode: false, refused: 0))
    #expect(empty.fault?.isNoSubmission == true)
    // Work without its folder is no zero: a person must look at it.
    let loose = try IntakeClass.taken(zip: ["Cell.swift": "x", "Rows.swift": "x"])
    #expect(loose.fault?.isNoSubmission == false)
    #expect(loose.fault?.sentence.contains("Its Swift files have to be in such a folder") == true)
    let encrypted = try IntakeClass.taken(
      ZipWriter.archive([ZipWriter.File("essay.txt", "x").with { $0.flags = 1 }]))
    #expect(encrypted.fault?.isNoSubmission == false)
    let nested = try IntakeClass.taken(zip: ["kim/Kim.ZIP": "PK"])
    #expect(nested.fault?.isNoSubmission == false)
    #expect(
      nested.noteTexts == [
        "refused kim/Kim.ZIP: it is an archive in the submission, which is not opened; unpack it"
      ])
    #expect(encrypted.noteTexts == ["refused essay.txt: it is encrypted"])
  }

  @Test("Swift files that the learner added are taken; copies of declared ones, too")
  func added() throws {
    let submission = try zip(
      "", ["01-names/Helpers/More.swift": "x", "01-names/Cell copy.swift": "y"])
    #expect(submission.texts("01-names")["Helpers/More.swift"] == "x")
    #expect(submission.texts("01-names")["Cell copy.swift"] == "y")
    #expect(
      submission.noteTexts == [
        "also taken: 01-names/Cell copy.swift", "also taken: 01-names/Helpers/More.swift",
      ])
  }

  @Test("Whatever else is in the folder of a stage is not taken, but noted by its name")
  func notTaken() throws {
    let submission = try zip(
      "", ["01-names/notes.txt": "x", "01-names/Nibs/More.xib": "x", "02-rows/a.out": "x"])
    #expect(submission.texts("01-names") == cell)
    #expect(
      submission.noteTexts == [
        "ignored 01-names/Nibs/More.xib", "ignored 01-names/notes.txt", "ignored 02-rows/a.out",
      ])
  }

  @Test("A file that learners do not edit stays the course's, and a change to it is noted")
  func given() throws {
    let submission = try zip("", [:])
    #expect(submission.texts("01-names")["Book.swift"] == nil)
    var files = IntakeClass.whole
    files["01-names/Book.swift"] = "struct Book { var price = 0 }\n"
    let changed = try IntakeClass.taken(zip: files)
    #expect(changed.texts("01-names") == cell)
    #expect(
      changed.evidence == [
        Evidence(
          .note, "ignored-file", stage: "01-names", file: "01-names/Book.swift",
          "ignored the changes to 01-names/Book.swift: in this stage, Cell.swift and Nibs/Cell.xib "
            + "are to be edited, and other files of the course stay as they were")
      ])
  }

  @Test("A stage that lacks a file says which, and what may be meant by it; the others are whole")
  func missing() throws {
    let submission = try IntakeClass.taken(
      zip: [
        "01-names/cell.swift": "x", "01-names/Nibs/Cell.xib": "x", "02-rows/Rows.swift": "x",
      ])
    #expect(
      submission.stages.map(\.complaint)
        == ["file missing: Cell.swift; cell.swift is there, which has another name", nil])
    let notes = try IntakeClass.taken(zip: ["01-names/notes.txt": "x", "02-rows/Rows.swift": "x"])
    #expect(
      notes.stages.map(\.complaint)
        == ["file missing: Cell.swift\nfile missing: Nibs/Cell.xib", nil])
    #expect(notes.stages.first?.shortcoming?.kind == "missing-file")
  }

  @Test("A stage whose folder is not there was not handed in, which is said in one sentence")
  func absent() throws {
    let submission = try IntakeClass.taken(zip: ["02-rows/Rows.swift": "x"])
    #expect(submission.stages.map(\.complaint) == ["This stage was not handed in.", nil])
    #expect(
      submission.stages.first?.shortcoming
        == Evidence(.note, "missing-stage", stage: "01-names", "This stage was not handed in."))
  }

  @Test(
    "Stages of the course that are not graded now are passed over without a note",
    arguments: [
      ("", ["ignored 02-rows.md", "ignored 03-own/Mine.swift"]),
      ("kim/Exercises/", ["ignored Exercises/ (2 files)"]),
    ])
  func ungraded(prefix: String, ignored: [String]) throws {
    let others = [
      "02-rows/Rows.swift", "02-Rows/notes.txt", "02-rows/inner.zip", "03-own/Mine.swift",
      "02-rows.md",
    ]
    let files = others.map { ZipWriter.File(prefix + $0, "x") }
    let link = ZipWriter.File("\(prefix)02-rows/Link.swift", "/etc/passwd").with {
      $0.mode = 0o120777
    }
    let room = try IntakeClass()
    try room.write(
      ZipWriter.archive([.init("\(prefix)01-names/Cell.swift", "x"), link] + files), to: "kim.zip")
    let intake = Intake(
      templates: [IntakeClass.templates[0]], slugs: IntakeClass.templates.map(\.slug))
    let submission = try #require(room.list.places.map(intake.take).first)
    let shown = prefix.replacing("kim/", with: "")
    let refused = "refused \(shown)02-rows/Link.swift: it is a link"
    #expect(submission.noteTexts.sorted() == ignored + [refused])
  }

  @Test("Who handed in other stages than those that are graded now did not hand in these")
  func onlyUngraded() throws {
    let room = try IntakeClass()
    try room.write("x", to: "kim/02-rows/Rows.swift")
    let intake = Intake(
      templates: [IntakeClass.templates[0]], slugs: IntakeClass.templates.map(\.slug))
    let submission = intake.take(
      SubmissionPlace(
        id: "kim", name: "kim", path: Array(room.root.appending(path: "kim").path.utf8),
        content: .folder))
    #expect(submission.fault == nil)
    #expect(submission.stages.map(\.complaint) == ["This stage was not handed in."])
    #expect(submission.evidence.isEmpty)
  }

  @Test("A file that is refused is missing, and the stage says why")
  func refused() throws {
    let link = ZipWriter.File("02-rows/Rows.swift", "/etc/passwd").with { $0.mode = 0o120777 }
    let submission = try IntakeClass.taken(ZipWriter.archive([link]))
    #expect(
      submission.stages.last?.complaint == "file missing: Rows.swift was refused: it is a link")
    #expect(submission.noteTexts == ["refused 02-rows/Rows.swift: it is a link"])
    let twice = try IntakeClass.taken(
      ZipWriter.archive([.init("02-rows/Rows.swift", "a"), .init("./02-rows//Rows.swift", "b")]))
    #expect(twice.stages.last?.missing.first?.refusal == .twice)
    #expect(twice.stages.last?.files.isEmpty == true)
  }

  @Test("A file of a stage that is packed in a way that is not read is no missing one")
  func packedOtherwise() throws {
    let encrypted = ZipWriter.File("02-rows/Rows.swift", "x").with { $0.flags = 1 }
    let other = ZipWriter.File("02-rows/Rows.swift", "x").with { $0.method = 12 }
    for (file, refusal) in [(encrypted, Refusal.encrypted), (other, .compression("bzip2"))] {
      let archive = try ZipArchive(ZipWriter.archive([file]))
      let tree = try SubmissionTree(archive)
      let root = try SubmissionRoot.find(in: tree, slugs: ["01-names", "02-rows"])
      #expect(throws: IntakeFault.packedOtherwise(file: "02-rows/Rows.swift", refusal)) {
        _ = try StageTaker(tree, root, IntakeClass.templates)
      }
    }
  }

  @Test("Bytes are taken as they are, and what is no text is noted with its place")
  func bytes() throws {
    let files: [(String, [UInt8], IntakeNote?)] = [
      ("a.swift", [], .empty(path: "02-rows/a.swift")),
      ("b.swift", [0x2F, 0x2F, 0, 0x0A], .binary(path: "02-rows/b.swift", offset: 2)),
      ("c.swift", [0x2F, 0x2F, 0xC3, 0xA9, 0xFF], .notUTF8(path: "02-rows/c.swift", offset: 4)),
      ("d.swift", [0xFF, 0xFE, 0x2F, 0], .notUTF8(path: "02-rows/d.swift", offset: 0)),
      ("e.swift", [0xEF, 0xBB, 0xBF] + Array("// x\r\n".utf8), nil),
    ]
    let submission = try IntakeClass.taken(
      ZipWriter.archive(files.map { ZipWriter.File(Array("02-rows/\($0.0)".utf8), $0.1) }))
    let taken = submission.stages.last?.files ?? [:]
    for (name, bytes, note) in files {
      #expect(taken[name] == Data(bytes))
      #expect(note.map { submission.noteTexts.contains($0.text) } ?? true)
    }
    #expect(submission.evidence.count == 4 + 5)
  }

  @Test("Names are in one normal form, and two that differ in nothing else are refused")
  func normalForms() throws {
    let (composed, decomposed) = ("도움", "도움".decomposedStringWithCanonicalMapping)
    let one = try IntakeClass.taken(zip: ["02-rows/\(decomposed).swift": "x"])
    #expect(one.stages.last?.files.keys.map { Array($0.utf8) } == [Array("\(composed).swift".utf8)])
    let both = try IntakeClass.taken(
      ZipWriter.archive([
        .init("02-rows/\(composed).swift", "a"), .init("02-rows/\(decomposed).swift", "b"),
      ]))
    #expect(both.evidence.map(\.kind) == ["added-file", "refused-file"])
  }

  @Test("Names that are no text, or break builds, are refused; blanks and apostrophes are fine")
  func names() throws {
    let submission = try IntakeClass.taken(
      ZipWriter.archive([
        .init(Array("02-rows/".utf8) + [0xC0, 0xAF] + Array(".swift".utf8), []),
        .init("02-rows/a\nb.swift", ""), .init("02-rows/it's fine.swift", "x"),
        .init("02-rows/not \"fine\".swift", "x"),
      ]))
    #expect(
      submission.noteTexts.filter { $0.hasPrefix("refused") } == [
        "refused 02-rows/a\\u{A}b.swift: its name has a control character",
        "refused 02-rows/not \"fine\".swift: its name has a quotation mark, which builds cannot read; "
          + "rename it",
        "refused 02-rows/\\xC0\\xAF.swift: its name is not UTF-8",
      ])
    #expect(submission.texts("02-rows") == ["it's fine.swift": "x"])
  }

  @Test(
    "A path that leads out of the submission is refused, and the rest counts",
    arguments: [
      ("../02-rows/Evil.swift", Refusal.parent), ("02-rows/../../Evil.swift", .parent),
      ("/02-rows/Evil.swift", .absolute), ("C:/02-rows/Evil.swift", .absolute),
      (#"..\02-rows\Evil.swift"#, .backslash), ("02-rows/Evil\0.swift", .nul), ("", .unnamed),
    ])
  func slips(path: String, refusal: Refusal) throws {
    let submission = try IntakeClass.taken(
      ZipWriter.archive([.init(path, "x"), .init("02-rows/Rows.swift", "fine")]))
    #expect(submission.texts("02-rows") == ["Rows.swift": "fine"])
    #expect(
      submission.evidence.contains {
        $0.weight != .flag && $0.text.hasSuffix(": \(refusal.reason)")
      })
  }

  @Test("Limits end in a fault or a refusal, and a report is not filled with notes")
  func limits() throws {
    let files = (0..<50).map { ZipWriter.File("02-rows/F\($0).swift", "// four\n") }
    let archive = try ZipArchive(ZipWriter.archive(files))
    func stages(_ limits: IntakeLimits) throws -> StageTaker {
      let tree = try SubmissionTree(archive, limits: limits)
      let root = try SubmissionRoot.find(in: tree, slugs: ["01-names", "02-rows"])
      return try StageTaker(tree, root, IntakeClass.templates, limits: limits)
    }
    #expect(try stages(IntakeLimits()).notes.count == 21)
    #expect(try stages(IntakeLimits()).notes.last == .more(30))
    #expect(throws: IntakeFault.tooManyFiles(limit: 49)) {
      _ = try stages(IntakeLimits(files: 49))
    }
    #expect(throws: IntakeFault.tooMuch(limit: 399)) { _ = try stages(IntakeLimits(taken: 399)) }
    #expect(try stages(IntakeLimits(file: 7)).stages.last?.files.isEmpty == true)
  }
}
