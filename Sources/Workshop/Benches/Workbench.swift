import Foundation
import TutorKit

/// A copy of the course in which a stage's suite judges one piece of code after the other, each as
/// fast as an edit of the learner's would be.
struct Workbench: Sendable {
  private let course: URL
  private let root: URL

  /// Copies what a check needs. Every stage begins as its solution.
  ///
  /// - Parameters:
  ///   - course: The course folder.
  ///   - root: The folder of the copy, which is not there yet.
  init(course: URL, copy root: URL) throws {
    self.course = course
    self.root = root
    for path in ["Package.swift", "Sources", "Tests/Stages", "lessons"] {
      try Self.copy(course.appending(path: path), to: root.appending(path: path))
    }
    try Self.copy(course.appending(path: "Solutions"), to: root.appending(path: "Exercises"))
  }

  private static func copy(_ source: URL, to target: URL) throws {
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: source, to: target)
  }

  /// Has the suite of a stage judge some code.
  func check(_ code: some StageCode, of stage: Stage) throws -> StageReport {
    let solution = course.appending(path: "Solutions/\(stage.slug)")
    let changes = try code.changes(to: solution)
    let exercise = root.appending(path: "Exercises/\(stage.slug)")
    for path in FileManager.default.subpaths(atPath: exercise.path) ?? [] {
      let source = solution.appending(path: path)
      guard try source.isFile else { continue }
      // Files that stay as they are keep their time, so that the build takes them as built.
      let place = exercise.appending(path: path)
      let new = try changes[path] ?? Data(contentsOf: source)
      if try Data(contentsOf: place) != new { try new.write(to: place) }
    }
    return try Checker(course: root).check(stage)
  }
}

extension URL {
  fileprivate var isFile: Bool {
    get throws { try resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false }
  }
}
