import Foundation

@testable import TutorKit

/// A small course in a folder of its own, whose path has blanks and Hangul. It vanishes with the
/// object.
final class TestCourse {
  let root: URL

  static let first = "01-names"
  static let second = "02-registries"
  static let third = "03-rows"

  init() throws {
    root = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
      .appending(path: "목록 연습 \(UUID().uuidString)")
    try write(Self.description, to: "lessons/course.json")
    for (file, stub, solution) in Self.files {
      try write(stub, to: "lessons/stubs/\(file)")
      try write(stub, to: "Exercises/\(file)")
      try write(solution, to: "Solutions/\(file)")
    }
    try write("# Names\n\nSay it **once**.\n", to: "lessons/en/pages/01-names.md")
    try write("# Registries\n\nRegister it.\n", to: "lessons/en/pages/02-registries.md")
    try write(Self.hints, to: "lessons/en/hints/01-names.md")
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  var folder: CourseFolder { CourseFolder(root) }

  var course: Course {
    get throws { try Course.load(from: folder) }
  }

  func url(_ path: String) -> URL { root.appending(path: path) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  func write(_ text: String, to path: String) throws {
    let url = url(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url(path))
  }

  /// The names in a folder, sorted; none if it is not there.
  func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url(path).path)) ?? []).sorted()
  }

  /// Makes the learner's files of a stage those of the solution.
  func solve(_ slug: String) throws {
    for file in names(in: "Solutions/\(slug)") {
      try write(try read("Solutions/\(slug)/\(file)"), to: "Exercises/\(slug)/\(file)")
    }
  }

  /// Gives the course an epilogue.
  func addEpilogue() throws {
    let description = try read("lessons/course.json").replacing(
      "\"stages\"",
      with: """
        "epilogue": {"slug": "epilogue", "title": "Names today", "minutes": 5},
        "stages"
        """, maxReplacements: 1)
    try write(description, to: "lessons/course.json")
    try write("# Names today\n\nAll of them.\n", to: "lessons/en/pages/epilogue.md")
  }

  private static let files: [(String, String, String)] = [
    (
      "01-names/BookCell.swift", "class BookCell {\n  let id = \"BokCell\"  // TODO: fix\n}\n",
      "class BookCell {\n  let id = \"BookCell\"\n}\n"
    ),
    ("01-names/BookList.swift", "class BookList {}\n", "class BookList {}\n"),
    ("02-registries/Registry.swift", "class Registry {}\n", "final class Registry {}\n"),
  ]

  private static let hints = """
    ## 1. The first row
    ### look
    Which name does the message quote?
    ### tool
    `String(describing:)`
    ### shape
    1. Say it once.
    ## 2. The grid
    ### look
    What does the grid ask for?
    """

  private static let description = """
    {
      "version": 1,
      "title": "Lists",
      "stages": [
        {
          "number": 1, "slug": "01-names", "module": "Names", "title": "Names",
          "summary": "Say a name once.", "minutes": 30,
          "tasks": [
            { "title": "The first row", "tests": ["row()", "reuse()"] },
            { "title": "The grid", "tests": ["grid()"] }
          ],
          "files": ["BookCell.swift", "BookList.swift"]
        },
        {
          "number": 2, "slug": "02-registries", "module": "Registries", "title": "Registries",
          "summary": "Cells register themselves.", "minutes": 40,
          "tasks": [{ "title": "A protocol", "tests": ["registers()"] }],
          "files": ["Registry.swift"]
        },
        {
          "number": 3, "slug": "03-rows", "module": "Rows", "title": "Rows",
          "summary": "Rows.", "minutes": 40, "tasks": [], "files": []
        }
      ]
    }
    """
}
