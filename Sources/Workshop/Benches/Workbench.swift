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
  ///   - root: The folder of the copy. What is there already is taken as such.
  init(course: URL, copy root: URL) throws {
    self.course = course
    self.root = root
    guard !FileManager.default.fileExists(atPath: root.path) else { return }
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

  /// The folder of a stage's solution.
  func solution(of stage: Stage) -> URL { course.appending(path: "Solutions/\(stage.slug)") }

  /// What checks the copy. Many other programs run meanwhile, so its tests have more time.
  var checker: Checker {
    var limits = CheckLimits()
    limits.test = .seconds(20)
    limits.stage = .seconds(240)
    return Checker(course: root, limits: limits)
  }

  /// Has the suite of a stage judge some code.
  func check(_ code: some StageCode, of stage: Stage) throws -> StageReport {
    try write(code.changes(to: solution(of: stage)), of: stage)
    return try Checker(course: root).check(stage)
  }

  /// Makes the exercise the solution but for some files, which may be new.
  func write(_ changes: [String: Data], of stage: Stage) throws {
    let (solution, exercise) = (
      solution(of: stage), root.appending(path: "Exercises/\(stage.slug)")
    )
    let given = try Self.files(below: solution)
    for path in try Self.files(below: exercise) where !given.contains(path) {
      try FileManager.default.removeItem(at: exercise.appending(path: path))
    }
    for path in given.union(changes.keys) {
      // Files that stay as they are keep their time, so that the build takes them as built.
      let place = exercise.appending(path: path)
      let new = try changes[path] ?? Data(contentsOf: solution.appending(path: path))
      if (try? Data(contentsOf: place)) != new { try new.write(to: place) }
    }
  }

  private static func files(below folder: URL) throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try Set(
      paths.filter { path in
        try folder.appending(path: path).resourceValues(forKeys: [.isRegularFileKey])
          .isRegularFile ?? false
      })
  }
}
