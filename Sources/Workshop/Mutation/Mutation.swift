import Foundation

/// A solution with one small mistake in it.
public struct Mutation: StageCode, Hashable {
  public let stage: String
  /// The file, below the stage's folder.
  public let file: String
  /// The line in which the mistake begins, from 1.
  public let line: Int
  /// The lines of the solution, in one.
  public let old: String
  /// What has become of them.
  public let new: String
  /// Where the mistake stands, in bytes of the file, and what stands there instead.
  let range: Range<Int>
  let replacement: String
  /// The whole file with the mistake.
  let text: String

  /// A mistake in some source.
  ///
  /// - Parameters:
  ///   - stage: The folder name of the stage.
  ///   - file: The file, below the stage's folder.
  ///   - source: What stands in it.
  ///   - edit: The mistake.
  init(stage: String, file: String, source: SwiftSource, edit: Edit) {
    self.stage = stage
    self.file = file
    let before = source.text
    range = source.offsets(of: edit.range)
    replacement = edit.replacement
    line = source.line(of: edit.range.lowerBound)
    let lines = before.lineRange(for: edit.range)
    let head = before[lines.lowerBound..<edit.range.lowerBound]
    let tail = before[edit.range.upperBound..<lines.upperBound]
    old = Self.inOneLine(before[lines])
    new = Self.inOneLine(head + edit.replacement + tail)
    text = before.replacingCharacters(in: edit.range, with: edit.replacement)
  }

  private static func inOneLine(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  public func changes(to solution: URL) -> [String: Data] { [file: Data(text.utf8)] }
}

/// Other text in place of some of a source's.
struct Edit: Hashable {
  let range: Range<String.Index>
  let replacement: String
}

extension Mutation {
  /// Every mistake that is made of a solution, file by file and line by line.
  ///
  /// - Parameters:
  ///   - stage: The folder name of the stage.
  ///   - solution: The folder of its solution.
  public static func all(of stage: String, in solution: URL) throws -> [Mutation] {
    let files = FileManager.default.subpaths(atPath: solution.path) ?? []
    return try files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      let text = try String(contentsOf: solution.appending(path: file), encoding: .utf8)
      return all(stage: stage, file: file, text: text)
    }
  }

  /// Every mistake that is made of one file.
  static func all(stage: String, file: String, text: String) -> [Mutation] {
    let source = SwiftSource(text)
    let edits = Set(
      source.droppedStatements + source.droppedCases + source.earlyReturns + source.nils
        + source.negatedConditions + source.exchangedBranches + source.exchangedArguments
        + source.otherOperators + source.otherLiterals + source.otherOwnership)
    // Two ways to one text are one mistake.
    var texts: Set<String> = [text]
    return edits.map { Mutation(stage: stage, file: file, source: source, edit: $0) }
      .sorted { ($0.line, $0.new) < ($1.line, $1.new) }
      .filter { texts.insert($0.text).inserted }
  }
}
