import Testing

@testable import TutorKit

@Suite("What of a submission cannot be read")
struct UnreadableTests {
  /// A folder in which one file cannot be read when its turn comes, as on a disk that fails.
  private struct FailingSource: FileSource {
    let entries: [SourceEntry]
    let spoilt: String

    init(_ names: [String], spoilt: String) {
      self.spoilt = spoilt
      entries = names.enumerated().map { place, name in
        SourceEntry(name: Array(name.utf8), content: .file(size: 1), place: place)
      }
    }

    func bytes(of entry: SourceEntry) throws(IntakeFault) -> [UInt8] {
      guard entry.shownName != spoilt else {
        throw .unreadable(path: spoilt, reason: "Input/output error")
      }
      return Array("x".utf8)
    }
  }

  @Test(
    "A file that counts and cannot be read is no missing one; of another it is a note",
    arguments: [
      ("01-names/Cell.swift", true), ("01-names/Help.swift", true), ("01-names/Book.swift", false),
      ("01-names/notes.txt", false),
    ])
  func unreadable(spoilt: String, counts: Bool) throws {
    let source = FailingSource(
      ["Cell.swift", "Nibs/Cell.xib", "Help.swift", "Book.swift", "notes.txt"].map {
        "01-names/\($0)"
      }, spoilt: spoilt)
    let tree = try SubmissionTree(source)
    let root = try SubmissionRoot.find(in: tree, slugs: ["01-names", "02-rows"])
    guard counts else {
      #expect(try StageTaker(tree, root, IntakeClass.templates).stages[0].complaint == nil)
      return
    }
    #expect(throws: IntakeFault.unreadable(path: spoilt, reason: "Input/output error")) {
      _ = try StageTaker(tree, root, IntakeClass.templates)
    }
  }

  @Test("What cannot be looked into may have anything in it, but for stages that are not graded")
  func unlisted() throws {
    struct Source: FileSource {
      let entries: [SourceEntry]
      func bytes(of entry: SourceEntry) throws(IntakeFault) -> [UInt8] { [] }
    }
    let tree = try SubmissionTree(
      Source(
        entries: ["kim/02-Rows/inner", "kim/notes"].enumerated().map { place, name in
          SourceEntry(
            name: Array(name.utf8), content: .refused(.unreadable("Permission denied")),
            place: place)
        }))
    let rows = IntakeFault.unreadable(path: "kim/02-Rows/inner", reason: "Permission denied")
    #expect(tree.unreadable(besides: []) == rows)
    #expect(
      tree.unreadable(besides: ["02-rows"])
        == .unreadable(path: "kim/notes", reason: "Permission denied"))
    #expect(tree.unreadable(besides: ["02-rows", "notes"]) == nil)
  }
}
