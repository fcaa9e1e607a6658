import Foundation
import Testing

/// A copy of the course without its engine and its tutor, to which a stage can be added.
struct CourseCopy {
  let root: URL

  init() throws {
    let original = try CourseFiles.ofThisPackage().root
    root = FileManager.default.temporaryDirectory.appending(path: "course-\(UUID().uuidString)")
    for path in [
      "Package.swift", "Exercises", "Solutions", "Sources/Epilogue", "Tests/Stages",
      "Tests/Listings", "Tests/CourseTests/Misconceptions", "lessons",
    ] {
      let copy = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: original.appending(path: path), to: copy)
    }
    // What a learner has done in Exercises says nothing about the course.
    try FileManager.default.removeItem(at: root.appending(path: "Exercises"))
    try FileManager.default.copyItem(
      at: root.appending(path: "lessons/stubs"), to: root.appending(path: "Exercises"))
  }

  func remove() {
    try? FileManager.default.removeItem(at: root)
  }

  func addFolders(tests count: Int = 10) throws {
    let tests = (1...count).map { number in
      "  @Test(\"Number \(number) is right\")\n  func isRight\(number)() { expect(answer == 42) }\n"
    }
    var files = [
      "Exercises/07-a-new-stage/Answer.swift": "let answer = 41 // TODO: 1. Mend it.\n",
      "lessons/stubs/07-a-new-stage/Answer.swift": "let answer = 41 // TODO: 1. Mend it.\n",
      "Solutions/07-a-new-stage/Answer.swift": "let answer = 6 * 7 // by hand\n",
      "Tests/Stages/07-a-new-stage/ANewStageTests.swift": """
      @Suite(.serialized, .ownProcess)
      struct ANewStageTests {
      \(tests.joined())
        @Test("The screen", .screen)
        func screen() {}
      }

      """,
      "lessons/en/pages/07-a-new-stage.md": """
      # A new stage

      It takes 5 minutes. Questions are out of scope.

      ## Read a real failure first

      ```
      Expected 42, got 41.
      ```

      ## 1. Mend it

      Do.

      ## In an app

      ```swift
      let answer = 6 * 7
      ```

      Do not guess.

      Epilogue: [The same screen today](epilogue.md)

      """,
      "lessons/en/hints/07-a-new-stage.md":
        "# Hints\n\n## Mend it\n\n### look\n\nA\n\n### tool\n\nB\n\n### shape\n\nC\n",
    ]
    for name in (1...8).map({ "wrong/\($0)" }) + (1...3).map({ "right/\($0)" }) {
      files["Tests/CourseTests/Misconceptions/07-a-new-stage/\(name).patch"] = "Some patch.\n"
    }
    for (path, text) in files { try write(text, to: path) }
    try edit("lessons/en/pages/06-enum-section-model.md") {
      $0 += "\nNext stage: [A new stage](07-a-new-stage.md)\n"
    }
  }

  func addToDescription(tests count: Int = 10) throws {
    try edit("lessons/course.json") { text in
      let end = try #require(text.range(of: "\n  ]\n}", options: .backwards))
      let tests = (1...count).map { "\"isRight\($0)()\"" }.joined(separator: ", ")
      text.insert(
        contentsOf: """
          ,
          {"number": 7, "slug": "07-a-new-stage", "module": "ANewStage", "title": "A new stage",
           "summary": "One more.", "minutes": 5,
           "tasks": [{"title": "Mend it", "tests": [\(tests)]}], "files": ["Answer.swift"]}
          """, at: end.lowerBound)
    }
  }

  func addToManifest() throws {
    try edit("Package.swift") { text in
      let start = try #require(text.range(of: "let stages = ["))
      text.insert(
        contentsOf: "\n  Stage(folder: \"07-a-new-stage\", module: \"ANewStage\"),",
        at: start.upperBound)
    }
  }

  func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func delete(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appending(path: path))
  }

  /// Changes the text of a file.
  func edit(_ path: String, _ change: (inout String) throws -> Void) throws {
    let file = root.appending(path: path)
    var text = try String(contentsOf: file, encoding: .utf8)
    try change(&text)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
