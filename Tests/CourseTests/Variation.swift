import Foundation
import Workshop

/// A stage's code as somebody could have written it: a patch on the solution, with a head that says
/// what it is and, when it is wrong, how the suite must say so.
///
/// ```
/// Every row shows the first book.
/// Fails: rowsShowTheirBooks()
/// Says: Row 1 shows book 1.
///
/// --- a/BookListViewController.swift
/// +++ b/BookListViewController.swift
/// …
/// ```
struct Variation: StageCode {
  /// The folder name of the stage.
  let stage: String
  /// The patch.
  let file: URL
  /// The function of the suite that must fail. Nil for code that must pass.
  let failingTest: String?
  /// What the failure must say, each of them.
  let words: [String]

  /// Reads the head of a patch.
  init(stage: String, file: URL) throws {
    self.stage = stage
    self.file = file
    let text = try String(contentsOf: file, encoding: .utf8)
    let head = text.split(separator: "\n").prefix { !$0.hasPrefix("--- ") }
    func values(_ key: String) -> [String] {
      head.filter { $0.hasPrefix(key) }.map { String($0.dropFirst(key.count)) }
    }
    failingTest = values("Fails: ").first
    words = values("Says: ")
  }

  var name: String { file.deletingPathExtension().lastPathComponent }

  func changes(to solution: URL) throws -> [String: Data] {
    let patched = FileManager.default.temporaryDirectory
      .appending(path: "patched-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: patched) }
    try FileManager.default.copyItem(at: solution, to: patched)
    try Command.git("apply", "--unsafe-paths", file.path, in: patched)
    return try Dictionary(
      uniqueKeysWithValues: CourseFiles.files(below: patched).map { path in
        (path, try Data(contentsOf: patched.appending(path: path)))
      })
  }

  /// Every patch, the wrong ones and the right ones of every stage that has some.
  static func all() throws -> [Variation] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Misconceptions")
    return try CourseFiles.folders(in: folder).flatMap { stage in
      try CourseFiles.files(below: folder.appending(path: stage)).map { path in
        let variation = try Variation(
          stage: stage, file: folder.appending(path: "\(stage)/\(path)"))
        let isWrong = path.hasPrefix("wrong/")
        guard isWrong == (variation.failingTest != nil) else {
          throw Flaw.headAndFolderDiffer(file: variation.file)
        }
        return variation
      }
    }
  }

  enum Flaw: Error {
    /// A patch in `wrong/` says which test fails; one in `right/` says none.
    case headAndFolderDiffer(file: URL)
  }
}
