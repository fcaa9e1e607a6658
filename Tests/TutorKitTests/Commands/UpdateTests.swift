import Foundation
import Testing

@testable import TutorKit

@Suite("tutor update")
struct UpdateTests {
  let tutor: TestTutor
  let suite = "Tests/Stages/01-names/NamesTests.swift"
  let cell = "BookCell.swift"

  init() throws {
    tutor = try TestTutor()
    try tutor.course.write("// Judges.\n", to: suite)
    try tutor.course.solve(TestCourse.first)
    tutor.run("check 1")
  }

  private var course: TestCourse { tutor.course }

  /// The learner's files, to compare with later.
  private func mine() throws -> [String: String] {
    let tree = FileTree(course.url("Exercises"))
    return Dictionary(uniqueKeysWithValues: tree.files.map { ($0, tree.content(of: $0) ?? "") })
  }

  @Test("A stage that other tests judge now is marked, named and next, until it is checked again")
  func tests() throws {
    try course.write("// Judges harder.\n", to: suite)
    #expect(
      tutor.run("list").output == """
        > 01-names       check again, 3 of 3
          02-registries  todo, 0 of 1
          03-rows        not written yet

        The course has changed. tutor update says how.

        0 of 2 stages passed.
        You are at stage 1, 01-names: check again.
        Next, type: tutor check

        """)
    // That is said once.
    #expect(!tutor.run("list").output.contains("The course has changed."))
    #expect(
      tutor.run("update").output == """
        Stage 1: Names
          Its tests changed.

        Passed, and to be checked again: stage 1.
        Next, type: tutor check 1

        """)
    #expect(
      tutor.run("update").output == """
        The course is the one you know.

        Passed, and to be checked again: stage 1.
        Next, type: tutor check 1

        """)
    #expect(tutor.run("hint").output.hasPrefix("Stage 1 passed, and is judged otherwise now.\n"))
    #expect(tutor.run("solution").status == .success)
    tutor.run("check")
    #expect(tutor.run("list").output.hasPrefix("> 01-names       passed, 3 of 3\n"))
  }

  @Test("Another list engine judges anew, whatever is written about it")
  func engine() throws {
    try course.write("// lists\n", to: "Sources/HeadlessUIKit/HeadlessUIKit.docc/lists.md")
    #expect(tutor.run("list").output.hasPrefix("> 01-names       passed, 3 of 3\n"))
    try course.write("// lists\n", to: "Sources/HeadlessUIKit/TableView/UITableView.swift")
    #expect(tutor.run("list").output.hasPrefix("> 01-names       check again, 3 of 3\n"))
    #expect(
      tutor.run("update").output == """
        The list engine
          What all stages are built with and judged by changed.

        Passed, and to be checked again: stage 1.
        Next, type: tutor check 1

        """)
    tutor.run("check")
    #expect(tutor.run("list").output.hasPrefix("> 01-names       passed, 3 of 3\n"))
  }

  @Test("The list of a stage's tests counts as much as what they say")
  func listOfTests() throws {
    let path = "lessons/course.json"
    try course.write(
      try course.read(path).replacing(#""reuse()"]"#, with: #""reuse()", "more()"]"#), to: path)
    #expect(tutor.run("list").output.hasPrefix("> 01-names       check again, 3 of 4\n"))
    #expect(tutor.run("next").output.hasPrefix("Stage 2: Registries\n"))
    let back = tutor.run("next")
    #expect(
      back.output.hasPrefix(
        "Stage 2 is the last, and stage 1 is to be checked again.\n\nStage 1: Names\n"))
    #expect(back.lastLine == "Next, type: tutor check")
  }

  @Test(
    "A stub that changed below the learner's edits is explained, and nothing of theirs is touched")
  func stubs() throws {
    for (file, text) in [
      (cell, "class BookCell { }\n"), ("BookList.swift", "class BookList { }\n"),
      ("New.swift", "// new\n"),
    ] {
      try course.write(text, to: "lessons/stubs/01-names/\(file)")
    }
    // As git brings what was not edited.
    try course.write("class BookList { }\n", to: "Exercises/01-names/BookList.swift")
    try course.replaceFile("Registry.swift", by: "Other.swift", of: "02-registries")
    let before = try mine()
    #expect(
      tutor.run("update").output.hasPrefix(
        """
        Stage 1: Names
          Files that it begins with changed: BookCell.swift, BookList.swift. Yours stay as they are.
          How yours differ: tutor reset 1 --diff
          To begin anew from them, with a copy of yours kept: tutor reset 1
          New.swift is new, and you do not have it: tutor reset Exercises/01-names/New.swift puts it there.
        Stage 2: Registries
          Other.swift is new, and you do not have it: tutor reset Exercises/02-registries/Other.swift puts it there.
          Registry.swift is no longer a part of it. Yours stays where it is.

        """))
    #expect(try mine() == before)
    #expect(tutor.run("reset Exercises/01-names/New.swift").status == .success)
    #expect(try course.read("Exercises/01-names/New.swift") == "// new\n")
  }

  @Test("New pages and stages are named, and those that are gone")
  func pages() throws {
    try course.addEpilogue()
    try course.write("# Names\n\nSay it **twice**.\n", to: "lessons/en/pages/01-names.md")
    try course.write("## 1. The first row\n", to: "lessons/en/hints/01-names.md")
    let path = "lessons/course.json"
    try course.write(
      try course.read(path)
        .replacing("02-registries", with: "02-protocols")
        .replacing(
          #""tasks": [], "files": []"#,
          with: #""tasks": [{"title": "R", "tests": ["r()"]}], "files": []"#), to: path)
    try course.write("class Registry {}\n", to: "lessons/stubs/02-protocols/Registry.swift")
    #expect(
      tutor.run("update").output == """
        Stage 1: Names
          Its lesson changed: tutor lesson 1
          Its hints changed.
        Stage 2: Registries
          It is new: Cells register themselves.
        Stage 3: Rows
          It is new: Rows.
        02-registries
          The course has no such stage any more. Your files stay where they are.
        Names today
          This page changed: tutor lesson epilogue

        1 of 3 stages passed.
        You are at stage 1, 01-names: passed.
        Next, type: tutor next

        """)
  }

  @Test("Another editor's line breaks are no change")
  func lineBreaks() throws {
    try course.write("\u{FEFF}// Judges.\r\n", to: suite)
    #expect(tutor.run("list").output.hasPrefix("> 01-names       passed, 3 of 3\n"))
    #expect(tutor.run("update").output.hasPrefix("The course is the one you know.\n"))
  }

  @Test("Whoever remembers nothing yet is told from now on")
  func first() throws {
    let fresh = try TestTutor()
    #expect(fresh.run("update").output.hasPrefix("From now on it is noted what the course is like"))
    try fresh.course.write("# Other\n", to: "lessons/en/pages/01-names.md")
    #expect(fresh.run("list").output.contains("The course has changed."))
  }

  @Test(
    "What the course has lost is told as damage, and is no news to remember",
    arguments: ["lessons/stubs", "lessons/stubs/02-registries"])
  func lostStubs(place: String) throws {
    let kept = try course.read(".tutor/progress.json")
    try FileManager.default.removeItem(at: course.url(place))
    let run = tutor.run("update")
    #expect(run.status == .unavailable)
    #expect(run.output == "")
    let stage = place == "lessons/stubs" ? 1 : 2
    #expect(run.complaints == tutor.run("reset \(stage)").complaints)
    #expect(run.complaints.contains("The course is damaged: lessons/stubs/0"))
    #expect(try course.read(".tutor/progress.json") == kept)
    #expect(tutor.run("list").output.contains("  02-registries  todo, 0 of 1"))
  }

  @Test("Where nothing can be kept, it tells all the same")
  func notWritable() throws {
    try course.write("# Other\n", to: "lessons/en/pages/01-names.md")
    let kept = try course.read(".tutor/progress.json")
    let lock = try OpenFile(lockingFolder: course.folder.kept, in: course.folder)
    let isLocked = lock.lock()
    #expect(isLocked)
    let run = tutor.run("update")
    #expect(run.status == .success)
    #expect(run.output.contains("Its lesson changed"))
    #expect(run.complaints.hasSuffix("Your progress is not kept.\n"))
    #expect(try course.read(".tutor/progress.json") == kept)
  }
}

extension TestCourse {
  /// Has a stage begin with another file in place of one.
  fileprivate func replaceFile(_ old: String, by new: String, of slug: String) throws {
    for place in ["lessons/stubs", "Solutions"] {
      try remove("\(place)/\(slug)/\(old)")
      try write("// other\n", to: "\(place)/\(slug)/\(new)")
    }
    let description = "lessons/course.json"
    try write(try read(description).replacing("\"\(old)\"", with: "\"\(new)\""), to: description)
  }
}
