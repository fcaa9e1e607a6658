import Foundation

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
struct Variation: Sendable {
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

  /// The patches of one kind, `right` or `wrong`, for every stage that has some.
  static func all(_ kind: String) throws -> [Variation] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Misconceptions")
    return try CourseFiles.folders(in: folder).flatMap { stage in
      let patches = folder.appending(path: "\(stage)/\(kind)")
      return try CourseFiles.files(below: patches).map {
        try Variation(stage: stage, file: patches.appending(path: $0))
      }
    }
  }
}
