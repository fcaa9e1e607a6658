import Foundation
import Testing

@testable import TutorKit

@Suite("What an author is told to mend")
struct CourseFaultTests {
  /// A course with one thing wrong, and what is said of it.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    /// Whether the first stage is looked at, and nothing else.
    var isOfStage = true
    let change: @Sendable (CourseCopy) throws -> Void
    /// Where each fault is, and how its sentence begins. What stands behind the first `#` of a place
    /// is a text of the line that is meant.
    let faults: [(place: String, beginning: String)]

    init(
      _ name: String, _ faults: [(place: String, beginning: String)],
      _ change: @escaping @Sendable (CourseCopy) throws -> Void
    ) {
      testDescription = name
      self.faults = faults
      self.change = change
    }

    /// A file in which a text was replaced by another one.
    init(
      _ name: String, _ path: String, _ old: String, _ new: String,
      _ faults: (place: String, beginning: String)...
    ) {
      self.init(name, faults) { copy in
        try copy.edit(path) { text in
          try #require(text.contains(old))
          text = text.replacing(old, with: new, maxReplacements: 1)
        }
      }
    }
  }

  @Test("Each fault is told with its place and what to do", arguments: Self.cases)
  func fault(_ example: Case) throws {
    let copy = try CourseCopy()
    defer { copy.remove() }
    try example.change(copy)
    let files = try CourseFiles(root: copy.root)
    let first = try #require(files.written.first)
    let faults = example.isOfStage ? files.rules.faults(of: first) : files.rules.faults
    let places = example.faults.map { Self.place($0.place, in: CourseFolder(copy.root)) }
    #expect(faults.map(\.place) == places, "\(faults.sentences)")
    for (fault, wanted) in zip(faults, example.faults) {
      #expect(fault.sentence.hasPrefix(wanted.beginning))
    }
  }

  private static func place(_ words: String, in folder: CourseFolder) -> String {
    let parts = words.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0])
    guard parts.count > 1 else { return path }
    return "\(path):\(folder.line(of: String(parts[1]), in: path) ?? 0)"
  }

  private static let lesson = "lessons/en/pages/01-hard-coded-strings.md"
  private static let hints = "lessons/en/hints/01-hard-coded-strings.md"
  private static let suite = "Tests/Stages/01-hard-coded-strings/HardCodedStringsTests.swift"
  private static let stub = "lessons/stubs/01-hard-coded-strings"
  private static let list = "BookListViewController.swift"

  private static let cases: [Case] =
    course.map { example in
      var example = example
      example.isOfStage = false
      return example
    } + stage + suites + pages

  private static let course = [
    Case(
      "An entry of the manifest without its nibs", "Package.swift",
      "module: \"HardCodedStrings\",\n    hasNibs: true, suiteHasNibs: true)",
      "module: \"HardCodedStrings\", hasNibs: true)",
      ("Package.swift", "The list of stages lacks Stage(folder: \"01-hard-coded-strings\""),
      (
        "Package.swift#folder: \"01-hard-coded-strings\"",
        "The list of stages has Stage(folder: \"01-hard-coded-strings\""
      )),
    Case("A folder of no stage", [("Solutions/08-other", "course.json lists no written stage")]) {
      try $0.write("let other = 1\n", to: "Solutions/08-other/Other.swift")
    },
    Case(
      "A nib of the same name in two stages",
      [
        (
          "lessons/stubs/02-registration-protocols/Nibs/CoverCell.xib",
          "lessons/stubs/01-hard-coded-strings/Nibs/CoverCell.xib has the same name"
        )
      ]
    ) { copy in
      for place in ["lessons/stubs", "Exercises", "Solutions"] {
        try copy.write("<x/>\n", to: "\(place)/02-registration-protocols/Nibs/CoverCell.xib")
      }
    },
    Case(
      "Too few variations",
      [
        (
          "Tests/CourseTests/Misconceptions/01-hard-coded-strings",
          "There must be 3 variations or more in “right”, and there are 0."
        )
      ]
    ) { try $0.delete("Tests/CourseTests/Misconceptions/01-hard-coded-strings/right") },
    Case(
      "An epilogue that leads nowhere", "lessons/en/pages/epilogue.md", "Back to the start:",
      "Back:",
      (
        "lessons/en/pages/epilogue.md#Back: [",
        "The page must end with “Back to the start: [Hard-coded strings]"
      )),
  ]

  private static let stage = [
    Case(
      "A solution without a file of the stub",
      [
        (
          "Solutions/01-hard-coded-strings",
          "It must have the same files as lessons/stubs/01-hard-coded-strings. Missing: Book.swift."
        )
      ]
    ) { try $0.delete("Solutions/01-hard-coded-strings/Book.swift") },
    Case(
      "A declared file that is not there", "lessons/course.json", "\"Nibs/CoverCell.xib\"",
      "\"Nibs/Cover.xib\"",
      ("lessons/course.json#Nibs/Cover.xib", "The stage's “files” name Nibs/Cover.xib")),
    Case(
      "A task without a mark", "\(stub)/\(list)", "// TODO: 1. Mend", "// Mend",
      (stub, "No place is marked with “// TODO: 1.”")),
    Case(
      "A mark without a task", "\(stub)/\(list)", "// TODO: 5. Say", "// TODO: say",
      (
        "\(stub)/\(list)#TODO: say",
        "“TODO: say every name in this file through `CellName`.” does not"
      )),
    Case(
      "A mark in a file that is not edited", "\(stub)/Book.swift", "/// A book",
      "// TODO: 1. Here.\n/// A book", ("\(stub)/Book.swift#TODO", "A place to edit is marked")),
    Case(
      "A mark in a solution", "Solutions/01-hard-coded-strings/Book.swift", "/// A book",
      "// TODO: 1. Here.\n/// A book",
      ("Solutions/01-hard-coded-strings/Book.swift#TODO", "A solution has nothing left to do.")),
  ]

  private static let suites = [
    Case(
      "A suite whose tests run in any order", suite, ".serialized, ", "",
      (suite, "The suite must be marked @Suite(.serialized, .ownProcess)")),
    Case(
      "A suite without a screen", suite, ", .screen)", ")",
      (suite, "The suite has no function @Test(\"…\", .screen)"),
      ("\(suite)#func screen()", "No task names the test screen().")),
    Case(
      "A test that no task names", "lessons/course.json", "\"rowsAreReused()\"", "\"gone()\"",
      ("lessons/course.json#gone()", "A task names the test gone()"),
      ("\(suite)#func rowsAreReused()", "No task names the test rowsAreReused().")),
    Case(
      "Tests in two orders", "lessons/course.json",
      "\"listOpens()\", \"rowsShowTheirBooks()\"", "\"rowsShowTheirBooks()\", \"listOpens()\"",
      ("lessons/course.json", "The tests of the tasks stand in another order")),
    Case(
      "Feedback on a test that is not there", "lessons/course.json", "      \"tasks\": [",
      "      \"feedback\": {\"listOpens()\": \"actual\", \"listOpen()\": \"none\"},\n      \"tasks\": [",
      (
        "lessons/course.json#\"listOpen()",
        "The stage's “feedback” names the test listOpen(), which no task has."
      )),
    Case(
      "A check that names no rule", suite, "    StageScreen(list)\n",
      "    StageScreen(list)\n    #expect(\n      list.books.count(where: { _ in true }) == 2)\n",
      ("\(suite)##expect(", "This check does not say which rule is broken.")),
  ]

  private static let pages = [
    Case("A lesson that is not written", [(lesson, "Nothing is there.")]) { try $0.delete(lesson) },
    Case(
      "Another title", lesson, "# Hard-coded strings", "# Strings",
      ("\(lesson)## ", "The page's title must be “# Hard-coded strings”")),
    Case(
      "Another time", lesson, "15 minutes", "an hour", ("\(lesson)## ", "The text before")),
    Case(
      "Nothing out of scope", lesson, "out of scope", "left out",
      ("\(lesson)## ", "The text before the first heading must say what is “out of scope”.")),
    Case(
      "A task of another name", lesson, "## 2. Find the blank rows", "## 2. Find the rows",
      ("\(lesson)## 2.", "The headings of the tasks must be “1. Mend one letter”")),
    Case(
      "No real failure", lesson, "## Read a real failure first", "## Read",
      (lesson, "A lesson begins with “## Read a real failure first”")),
    Case(
      "Nothing on an app", lesson, "## In an app", "## Elsewhere",
      (lesson, "A lesson has a section “## In an app”")),
    Case(
      "No word on when not to", lesson, "Do not reach for it when", "It is bad when",
      ("\(lesson)## In an app", "The section “In an app” must say when not to use")),
    Case(
      "A wide line of code", lesson, "./tutor check 1\n",
      "./tutor check 1 \(String(repeating: "x", count: 61))\n",
      ("\(lesson)#xxx", "This line of code has 77 columns")),
    Case(
      "A listing that nothing compiles", lesson, "CellName.stamp)", "CellName.stamps)",
      ("\(lesson)#CellName.stamps)", "This listing stands in no file that is compiled.")),
    Case(
      "A lesson that leads elsewhere", lesson, "Next stage: [Registration protocols]",
      "Next: [Registration protocols]",
      ("\(lesson)#Next: [", "The page must end with “Next stage: [Registration protocols]")),
    Case(
      "Hints for another task", hints, "## Open the grid", "## Open it",
      (hints, "The headings of the tasks must be “Mend one letter”")),
    Case(
      "A hint left out", hints, "### tool", "### help",
      ("\(hints)## Mend one letter", "The task “Mend one letter” needs “### look”")),
    Case(
      "A hint that gives the solution away", hints, "Two calls meet in one string",
      "tableView.register(TotalCell.self, forCellReuseIdentifier: CellName.total)",
      (
        "\(hints)#CellName.total",
        "This hint gives a line of the solution away: tableView.register(TotalCell"
      )),
  ]
}
