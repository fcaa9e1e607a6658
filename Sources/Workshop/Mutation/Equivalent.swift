import Foundation

/// Mutants that change nothing, and why. They stand in a file for each stage:
///
/// ```
/// BookCell.swift
/// - super.prepareForReuse()
/// +
/// A cell that is made in code has nothing there to prepare.
/// ```
///
/// Blocks are apart by an empty line. The two lines of code are as `Scripts/mutate` prints them, so
/// that a block no longer fits once the solution is another one.
public struct Equivalent: Sendable, Equatable {
  /// The folder name of the stage.
  let stage: String
  /// The file of the solution.
  let file: String
  let old: String
  let new: String
  /// Why the code does the same as before.
  public let reason: String

  /// The folder of these files, below the course's.
  public static let folder = "Tests/CourseTests/Equivalents"

  public enum Flaw: Error, Equatable {
    /// A block lacks one of its four parts.
    case incomplete(block: String, stage: String)
  }

  /// What the file of a stage says; nothing when there is none.
  ///
  /// - Parameters:
  ///   - stage: The folder name of the stage.
  ///   - course: The course folder.
  public static func all(of stage: String, in course: URL) throws -> [Equivalent] {
    let file = course.appending(path: "\(folder)/\(stage).txt")
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try all(of: stage, text: String(contentsOf: file, encoding: .utf8))
  }

  static func all(of stage: String, text: String) throws(Flaw) -> [Equivalent] {
    var found: [Equivalent] = []
    for block in text.split(separator: "\n\n") {
      let lines = block.split(separator: "\n").map(String.init)
      guard lines.count > 3, lines[1].hasPrefix("- "), lines[2].hasPrefix("+") else {
        throw .incomplete(block: String(block), stage: stage)
      }
      found.append(
        Equivalent(
          stage: stage, file: lines[0], old: String(lines[1].dropFirst(2)),
          new: String(lines[2].dropFirst(2)), reason: lines[3...].joined(separator: " ")))
    }
    return found
  }

  /// Whether a mutant is meant.
  public func covers(_ mutation: Mutation) -> Bool {
    (stage, file, old, new) == (mutation.stage, mutation.file, mutation.old, mutation.new)
  }

  /// The first line of the block, with what it is about.
  public var title: String { "\(stage)/\(file): \(old) → \(new)" }
}
