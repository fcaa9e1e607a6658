import Foundation

/// Where the parts of a course lie that a check touches.
struct CheckedCourse: Sendable {
  /// The course folder, without symbolic links: as the compiler spells it.
  let root: String

  init(_ url: URL) {
    // Foundation resolves links too, but not those that macOS itself puts before /tmp and /var.
    let resolved = realpath(url.path, nil)
    defer { free(resolved) }
    root = resolved.map { String(cString: $0) } ?? url.path
  }

  /// Where the tutor builds, apart from the learner's own `.build`.
  var scratch: String { root + "/.tutor/build/check" }

  /// The folder of the learner's files of a stage, as a path below the course.
  func exercise(_ stage: Stage) -> String { "Exercises/\(stage.slug)" }

  /// The folder of the suite of a stage, as a path below the course.
  func suite(_ stage: Stage) -> String { "Tests/Stages/\(stage.slug)" }

  /// The folder of the stubs of a stage as they were, as a path below the course.
  func stubs(_ stage: Stage) -> String { "lessons/stubs/\(stage.slug)" }

  /// The learner's files of a stage, as paths below the course.
  func learnerFiles(_ stage: Stage) -> [String] {
    stage.files.map { "\(exercise(stage))/\($0)" }
  }

  /// The path below the course of a file in it; nil for a file elsewhere.
  func relative(_ path: String) -> String? {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
  }

  /// A text with every path in the course shortened to one below it.
  func shortened(_ text: String) -> String {
    text.replacingOccurrences(of: root + "/", with: "")
  }

  /// The lines of a file below the course; none if it cannot be read.
  func lines(of path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else { return [] }
    return String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The paths below the course of every Swift file in a folder below it, sorted.
  func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: "\(root)/\(folder)")
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }

  /// Throws unless everything is there that a check of the stage needs.
  func requireParts(of stage: Stage) throws(CheckError) {
    let isThere = { (path: String) in
      FileManager.default.fileExists(atPath: "\(root)/\(path)")
    }
    for path in ["Package.swift", suite(stage)] where !isThere(path) {
      throw .courseFileMissing(path)
    }
    let missing = learnerFiles(stage).filter { !isThere($0) }
    guard missing.isEmpty else { throw .learnerFilesMissing(missing, stage: stage.slug) }
  }
}
