import Foundation
import Testing
import TutorKit

@Suite("Adding a stage")
struct AddingAStageTests {
  @Test("Folders, two entries and the way from the lesson before are all that a new stage needs")
  func newStage() throws {
    let course = try CourseCopy()
    defer { course.remove() }
    try course.addFolders()
    try course.addToDescription()
    try course.addToManifest()
    let files = try CourseFiles(root: course.root)
    #expect(files.complaints() == [])
    #expect(files.written.last?.slug == "07-a-new-stage")
  }

  @Test("A stage that the manifest lacks is told of")
  func withoutManifest() throws {
    let course = try CourseCopy()
    defer { course.remove() }
    try course.addFolders()
    try course.addToDescription()
    let complaints = try CourseFiles(root: course.root).complaints()
    #expect(complaints.count == 1)
    #expect(complaints.first?.hasPrefix("Package.swift: the list of stages lacks") == true)
  }

  @Test("A stage that course.json lacks is told of, by the manifest and by every folder")
  func withoutDescription() throws {
    let course = try CourseCopy()
    defer { course.remove() }
    try course.addFolders()
    try course.addToManifest()
    let complaints = try CourseFiles(root: course.root).complaints()
    #expect(complaints.count == 5)
    #expect(complaints.allSatisfy { $0.contains("07-a-new-stage") })
  }

  @Test("A hint that gives the solution away is told of")
  func hintThatTellsAll() throws {
    let course = try CourseCopy()
    defer { course.remove() }
    try course.addFolders()
    try course.addToDescription()
    try course.addToManifest()
    let hints = course.root.appending(path: "lessons/en/hints/07-a-new-stage.md")
    let text = try String(contentsOf: hints, encoding: .utf8)
    try (text + "\nWrite `let answer = 6 * 7 // by hand`.\n")
      .write(to: hints, atomically: true, encoding: .utf8)
    #expect(
      try CourseFiles(root: course.root).complaints() == [
        "07-a-new-stage: a hint gives a line of the solution away: let answer = 6 * 7 // by hand"
      ])
  }
}

/// A copy of the course without its engine and its tutor, to which a stage can be added.
private struct CourseCopy {
  let root: URL

  init() throws {
    let original = try CourseFiles.ofThisPackage().root
    root = FileManager.default.temporaryDirectory.appending(path: "course-\(UUID().uuidString)")
    for path in ["Package.swift", "Exercises", "Solutions", "Tests/Stages", "lessons"] {
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

  func addFolders() throws {
    let files = [
      "Exercises/07-a-new-stage/Answer.swift": "let answer = 41 // TODO: 1. Mend it.\n",
      "lessons/stubs/07-a-new-stage/Answer.swift": "let answer = 41 // TODO: 1. Mend it.\n",
      "Solutions/07-a-new-stage/Answer.swift": "let answer = 6 * 7 // by hand\n",
      "Tests/Stages/07-a-new-stage/ANewStageTests.swift":
        "@Test(\"It is right\")\nfunc isRight() { #expect(answer == 42) }\n",
      "lessons/en/pages/07-a-new-stage.md":
        "# A new stage\n\nIt takes 5 minutes.\n\n## 1. Mend it\n\nDo.\n",
      "lessons/en/hints/07-a-new-stage.md":
        "# Hints\n\n## Mend it\n\n### look\n\nA\n\n### tool\n\nB\n\n### shape\n\nC\n",
    ]
    for (path, text) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try edit("lessons/en/pages/06-enum-section-model.md") {
      $0 += "\nNext stage: [A new stage](07-a-new-stage.md)\n"
    }
  }

  func addToDescription() throws {
    try edit("lessons/course.json") { text in
      let end = try #require(text.range(of: "\n  ]\n}", options: .backwards))
      text.insert(
        contentsOf: """
          ,
          {"number": 7, "slug": "07-a-new-stage", "module": "ANewStage", "title": "A new stage",
           "summary": "One more.", "minutes": 5,
           "tasks": [{"title": "Mend it", "tests": ["isRight()"]}], "files": ["Answer.swift"]}
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

  private func edit(_ path: String, _ change: (inout String) throws -> Void) throws {
    let file = root.appending(path: path)
    var text = try String(contentsOf: file, encoding: .utf8)
    try change(&text)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
