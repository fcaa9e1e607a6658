import Foundation

/// The tests whose titles name rows of the behaviour specification, as they stand in the sources:
/// `@Test("Row 14, S1-02: …")`, `@Test("Rows 16 and 17: …")`, `@Test("Rows 135 to 138: …")`.
struct RowTitles {
  struct Title: Equatable {
    let rows: [Int]
    /// Whether the test has the tag `.believed`.
    let isBelieved: Bool
    /// The file's name without `.swift`.
    let suite: String
  }

  let titles: [Title]

  /// Reads all Swift files in a folder and in the folders in it.
  init(folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    titles = try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let file = folder.appending(path: path)
      return Self.titles(
        in: try String(contentsOf: file, encoding: .utf8),
        suite: file.deletingPathExtension().lastPathComponent)
    }
  }

  static func titles(in source: String, suite: String) -> [Title] {
    let attribute = #/^\s*@Test\(\s*"(Rows? [0-9][^":]*):(.*?)\bfunc\b/#
      .anchorsMatchLineEndings().dotMatchesNewlines()
    return source.matches(of: attribute).map {
      Title(
        rows: rows(named: $0.1), isBelieved: $0.2.contains(".believed"), suite: suite)
    }
  }

  /// The numbers in the words before a title's colon. Names of cases, such as `S1-02`, are passed
  /// over.
  private static func rows(named words: Substring) -> [Int] {
    let plain = words.replacing(#/\b[A-Z]\d*-\d+/#, with: "")
    return plain.matches(of: #/(\d+)(?: to (\d+))?/#).flatMap { match in
      guard let first = Int(match.1) else { return [Int]() }
      return Array(first...max(first, match.2.flatMap { Int($0) } ?? first))
    }
  }

  /// The files that show a row, in alphabetical order.
  func suites(of row: Int) -> [String] {
    Set(titles.filter { $0.rows.contains(row) }.map(\.suite)).sorted()
  }
}
