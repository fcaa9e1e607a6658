import Foundation

/// A class of submissions, no two of which are the same: most pass, some fail, some do not compile.
struct SampleClass {
  /// The stages that are handed in. With one, the loop takes about twenty minutes for as many.
  static let stages = ["01-hard-coded-strings"]

  let folder: URL
  let count: Int

  /// Makes the submissions.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - course: The course, whose solutions they are made of.
  ///   - folder: Where they are put.
  init(_ count: Int, from course: URL, in folder: URL) throws {
    self.folder = folder
    self.count = count
    for number in 1...count {
      for stage in Self.stages {
        try Self.write(stage, number, from: course, to: folder.appending(path: "learner-\(number)"))
      }
    }
  }

  private static func write(
    _ stage: String, _ number: Int, from course: URL, to submission: URL
  ) throws {
    let place = submission.appending(path: stage)
    try FileManager.default.createDirectory(at: submission, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: course.appending(path: "Solutions/\(stage)"), to: place)
    let file = place.appending(path: "BookListViewController.swift")
    var text = try String(contentsOf: file, encoding: .utf8)
    if number % 4 == 0 { text.replace("indexPath.row", with: "0 * indexPath.row") }
    text += number % 10 == 0 ? "let mark: Int = \"\(number)\"\n" : "private let mark = \(number)\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Judges each submission in a copy of its own, as one would without the tutor.
  ///
  /// - Parameters:
  ///   - place: Where the copies are made, each removed before the next.
  ///   - course: The course, of which the last commit is copied.
  func loop(in place: URL, like course: URL) throws {
    for number in 1...count {
      let copy = place.appending(path: "learner-\(number)")
      defer { try? FileManager.default.removeItem(at: copy) }
      try run(
        URL(filePath: "/usr/bin/env"), ["git", "clone", "--quiet", course.path, copy.path],
        in: course)
      for stage in Self.stages {
        let (own, theirs) = (
          copy.appending(path: "Exercises/\(stage)"),
          folder.appending(path: "learner-\(number)/\(stage)")
        )
        try FileManager.default.removeItem(at: own)
        try FileManager.default.copyItem(at: theirs, to: own)
        // One stage at a time: this is the fastest way, and the others may not compile.
        try run(
          URL(filePath: "/usr/bin/env"), ["LISTKATA_STAGE=\(stage)", "swift", "test"], in: copy)
      }
    }
  }
}
