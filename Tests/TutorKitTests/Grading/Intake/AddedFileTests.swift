import Foundation
import Testing

@testable import TutorKit

@Suite("Names of added files that a file system or a build cannot take")
struct AddedFileTests {
  private func taken(_ paths: [String]) throws -> Submission {
    var files = IntakeClass.whole.map { ZipWriter.File($0, $1) }
    files += paths.map { ZipWriter.File($0, "x") }
    return try IntakeClass.taken(ZipWriter.archive(files))
  }

  private static let blocks = String(repeating: "k", count: 300)

  @Test(
    "Such a file costs nothing but itself",
    arguments: [
      ("01-names/\(blocks).swift", Refusal.nameTooLong),
      ("01-names/\(blocks)/More.swift", .nameTooLong),
      // A file system takes it, but not what a compiler adds to it.
      ("01-names/\(blocks.prefix(240)).swift", .nameTooLong),
      // Shorter than that only before it is in the one normal form.
      ("01-names/\(String(repeating: "\u{958}", count: 60)).swift", .nameTooLong),
      ("01-names/" + String(repeating: "folder/", count: 200) + "More.swift", .nameTooLong),
      ("01-names/Cell.swift/More.swift", .inFile),
      ("01-names/Book.swift/More.swift", .inFile),
      ("01-names/Nibs/Cell.xib/More.swift", .inFile),
      // In another submission, the folder may be a file.
      ("01-names/Other.swift/Deep/More.swift", .inFile),
      ("01-names/a\"b.swift", .quote), ("01-names/a\"b/More.swift", .quote),
      ("01-names/a\tb.swift", .controlCharacter), (#"01-names/a\b.swift"#, .backslash),
    ])
  func refused(path: String, refusal: Refusal) throws {
    let submission = try taken([path])
    #expect(submission.fault == nil)
    #expect(submission.texts("01-names").keys.sorted() == ["Cell.swift", "Nibs/Cell.xib"])
    #expect(submission.stages.allSatisfy { $0.complaint == nil })
    #expect(submission.evidence.map(\.kind) == ["refused-file"])
    #expect(submission.evidence.first?.text.hasSuffix(": \(refusal.reason)") == true)
  }

  @Test("Names that only look unusual are taken")
  func unusual() throws {
    let names = [
      "it's.swift", "a b.swift", "$HOME.swift", "도움.swift", "Nibs/-x.swift", "Help.v2/x.swift",
    ]
    let submission = try taken(names.map { "02-rows/\($0)" })
    #expect(Set(submission.texts("02-rows").keys) == Set(names + ["Rows.swift"]))
  }

  @Test("What is refused where a stage needs a file is the reason that the stage is missing")
  func needed() throws {
    let folder = try IntakeClass.taken(
      ZipWriter.archive([
        .init("01-names/Cell.swift/More.swift", "x"), .init("02-rows/Rows.swift", "x"),
      ]))
    #expect(folder.stages.map { $0.complaint == nil } == [false, true])
    #expect(folder.texts("01-names").isEmpty)
  }

  @Test("All files that are taken can be written beside each other")
  func writable() throws {
    let root = try TestFolder()
    let paths = [
      "01-names/Cell.swift/More.swift", "01-names/\(Self.blocks).swift", "01-names/More.swift",
      "01-names/Deep/More.swift/Most.swift", "01-names/Deep/Most.swift",
    ]
    let stage = try #require(try taken(paths).stages.first)
    for (path, data) in stage.files {
      let url = root.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    }
    #expect(
      stage.files.keys.sorted() == [
        "Cell.swift", "Deep/Most.swift", "More.swift", "Nibs/Cell.xib",
      ])
  }
}
