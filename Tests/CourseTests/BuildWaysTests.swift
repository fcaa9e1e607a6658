import Foundation
import Testing
import TutorKit

/// The tutor runs the compiler and the linker itself where it can, and has SwiftPM do so where it
/// must. These tests build, so they run with the long tests only.
@Suite("Both ways to build a stage", .serialized)
struct BuildWaysTests {
  /// What is done to the solution of the first stage, and what a check must make of it.
  private struct Edit: Sendable {
    let name: String
    /// Whether the tutor itself can build what the edit leaves.
    var isDirect = true
    let status: StageReport.Status
    /// What a failure or a complaint of the compiler says.
    var words = ""
    let make: @Sendable (CheckBench) throws -> Void
  }

  @Test(
    "Both give the same verdict, the same complaints and the same screen, whatever was edited",
    .enabled(
      if: ["1", "ways"].contains(ProcessInfo.processInfo.environment["LISTKATA_LONG_TESTS"])))
  func sameReports() throws {
    let bench = try CheckBench()
    defer { bench.remove() }
    _ = try bench.check()
    for edit in Self.edits {
      try edit.make(bench)
      let first = try bench.check()
      #expect(bench.lastWasDirect == edit.isDirect, "\(edit.name)")
      // What SwiftPM had to build, the tutor can build now, unless it was refused.
      let second = edit.isDirect ? try bench.checkBySwiftPM() : try bench.check()
      #expect(first.diagnostics == second.diagnostics, "\(edit.name)")
      for (one, other) in zip(first.tests, second.tests) { #expect(one == other, "\(edit.name)") }
      #expect(first.screen == second.screen, "\(edit.name)")
      #expect(first.status == edit.status, "\(edit.name)")
      #expect(second.status == edit.status, "\(edit.name)")
      let said = first.diagnostics.map(\.message) + first.tests.flatMap(\.issues).map(\.message)
      #expect(edit.words.isEmpty || said.contains { $0.contains(edit.words) }, "\(edit.name)")
      try bench.restore()
      if !edit.isDirect { _ = try bench.check() }
    }
  }

  private static let list = "BookListViewController.swift"

  private static let edits: [Edit] = [
    Edit(name: "nothing", status: .passed) { _ in },
    Edit(name: "the stub", status: .failed) { try $0.putStubs() },
    Edit(name: "a body", status: .failed, words: "Expected the title in row 1 to be") {
      try $0.replace("books[indexPath.row]", with: "books[0]", in: list)
    },
    Edit(name: "a comment", status: .passed) { try $0.append("// Done.\n", to: list) },
    Edit(name: "a private stored property", status: .passed) {
      try $0.replace(
        "let books: [Book]\n", with: "private let most = 9\n  let books: [Book]\n", in: list)
    },
    Edit(name: "a public signature", status: .passed) {
      try $0.replace(
        "func show(_ book: Book)", with: "public func show(_ book: Book)", in: "BookCell.swift")
    },
    Edit(
      name: "a signature that the suite uses", status: .compileError,
      words: "incorrect argument label"
    ) {
      try $0.replace("init(books: [Book])", with: "init(stock books: [Book])", in: list)
      try $0.append("private let own = BookListViewController(stock: [])\n", to: list)
    },
    Edit(name: "a syntax error", status: .compileError, words: "expected") {
      try $0.append("func open( {\n", to: list)
    },
    Edit(name: "a type error", status: .compileError, words: "cannot convert") {
      try $0.append("private let count: Int = \"\"\n", to: list)
    },
    Edit(name: "a missing return", status: .compileError, words: "missing return") {
      try $0.append("private func count() -> Int { _ = 1; _ = 2 }\n", to: list)
    },
    Edit(name: "a warning", status: .passed, words: "never used") {
      try $0.append("private func count() { let most = 1 }\n", to: list)
    },
    Edit(
      name: "a symbol without a body", isDirect: false, status: .compileError, words: "undefined"
    ) {
      try $0.append("@_silgen_name(\"nowhere\") private func nowhere()\n", to: list)
      try $0.replace("super.viewDidLoad()", with: "super.viewDidLoad()\n    nowhere()", in: list)
    },
    Edit(name: "a second entry point", isDirect: false, status: .compileError, words: "entry point")
    {
      try $0.append("@main struct App { static func main() {} }\n", to: list)
    },
    Edit(name: "a crash", status: .failed, words: "The shop is shut") {
      try $0.replace("super.viewDidLoad()", with: "fatalError(\"The shop is shut\")", in: list)
    },
    Edit(name: "a nib", status: .failed) {
      try $0.replace(
        "reuseIdentifier=\"CoverCell\"", with: "reuseIdentifier=\"Cover\"", in: "Nibs/CoverCell.xib"
      )
    },
    Edit(
      name: "the suite", status: .failed,
      words: "Expected the number of books on the screen to be 4"
    ) {
      try $0.replace(
        "section == 1 }, is: Shelf.short.count,",
        with: "section == 1 }, is: Shelf.short.count + 1,",
        in: "../../Tests/Stages/01-hard-coded-strings/HardCodedStringsTests.swift")
    },
    Edit(name: "what suites share", isDirect: false, status: .failed, words: "Wanted the title") {
      try $0.replace(
        "\"Expected \\(subject) to be \\(words(for: expected)),",
        with: "\"Wanted \\(subject) to be \\(words(for: expected)),",
        in: "../../Sources/StageTestSupport/Expecting.swift")
      try $0.replace("books[indexPath.row]", with: "books[0]", in: list)
    },
    Edit(name: "a new file", status: .passed) {
      try $0.append("enum Spare { static let count = 1 }\n", to: "Spare.swift")
      try $0.append("private let spare = Spare.count\n", to: list)
    },
    Edit(
      name: "a file that is gone", status: .compileError, words: "cannot find 'Spare'"
    ) {
      try $0.append("enum Spare { static let count = 1 }\n", to: "Spare.swift")
      try $0.append("private let spare = Spare.count\n", to: list)
      _ = try $0.check()
      try $0.delete("Spare.swift")
    },
    Edit(name: "a renamed file", status: .passed) {
      try $0.append("enum Spare { static let count = 1 }\n", to: "Spare.swift")
      try $0.append("private let spare = Spare.count\n", to: list)
      _ = try $0.check()
      try $0.delete("Spare.swift")
      try $0.append("enum Spare { static let count = 1 }\n", to: "Other.swift")
    },
    Edit(name: "a new nib", isDirect: false, status: .passed) {
      try $0.append("<document/>", to: "Nibs/Spare.xib")
      try askForNib($0)
    },
    Edit(name: "a nib that is gone", isDirect: false, status: .failed, words: "There is no Spare") {
      try $0.append("<document/>", to: "Nibs/Spare.xib")
      try askForNib($0)
      _ = try $0.check()
      try $0.delete("Nibs/Spare.xib")
    },
  ]

  private static func askForNib(_ bench: CheckBench) throws {
    try bench.replace("import UIKit", with: "import Foundation\nimport UIKit", in: list)
    try bench.replace(
      "super.viewDidLoad()",
      with: """
        super.viewDidLoad()
        if Bundle.module.path(forResource: "Spare", ofType: "xib") == nil { fatalError("There is no Spare") }
        """, in: list)
  }
}

/// A copy of the course in which the first stage is edited and checked.
private final class CheckBench {
  private let root: URL
  private let course: CourseFiles
  private let stage: Stage
  /// What edits changed: what stood there before, if anything did.
  private var before: [URL: Data?] = [:]
  /// Whether the last check was made without SwiftPM.
  private(set) var lastWasDirect = false

  init() throws {
    course = try CourseFiles.ofThisPackage()
    stage = try #require(course.written.first)
    root = FileManager.default.temporaryDirectory.appending(path: "ways-\(UUID().uuidString)")
    for path in ["Package.swift", "Sources", "Exercises", "Tests/Stages", "lessons"] {
      let copy = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: course.root.appending(path: path), to: copy)
    }
    try put(course.solution(stage))
    before = [:]
  }

  func remove() {
    try? FileManager.default.removeItem(at: root)
  }

  // MARK: Editing

  func putStubs() throws {
    try put(course.stub(stage))
  }

  private func put(_ folder: URL) throws {
    for file in CourseFiles.files(below: folder) {
      try write(Data(contentsOf: folder.appending(path: file)), to: file)
    }
  }

  /// Replaces a text, which must be there, in a file of the stage.
  func replace(_ text: String, with other: String, in file: String) throws {
    let old = try String(contentsOf: url(file), encoding: .utf8)
    try #require(old.contains(text), "\(file) has another text now")
    try write(Data(old.replacing(text, with: other).utf8), to: file)
  }

  func append(_ text: String, to file: String) throws {
    try write(((try? Data(contentsOf: url(file))) ?? Data()) + Data(text.utf8), to: file)
  }

  func delete(_ file: String) throws {
    try FileManager.default.removeItem(at: url(file))
  }

  /// Undoes all edits.
  func restore() throws {
    for (url, data) in before {
      if let data { try data.write(to: url) } else { try? FileManager.default.removeItem(at: url) }
    }
    before = [:]
  }

  private func write(_ data: Data, to file: String) throws {
    let url = url(file)
    if before[url] == nil { before[url] = .some(try? Data(contentsOf: url)) }
    try data.write(to: url)
  }

  private func url(_ file: String) -> URL {
    root.appending(path: "Exercises/\(stage.slug)/\(file)").standardized
  }

  // MARK: Checking

  private var scratch: URL { root.appending(path: ".tutor/build/check") }
  private var plan: URL { scratch.appending(path: "direct/Exercises/\(stage.slug)/plan.json") }

  /// Checks the stage. What differs from check to check is left out of the report.
  func check() throws -> StageReport {
    let earlier = packageBuild
    var report = try Checker(course: root).check(stage)
    lastWasDirect = packageBuild == earlier
    report.started = .distantPast
    report.seconds = 0
    for index in report.tests.indices { report.tests[index].seconds = 0 }
    return report
  }

  /// Checks the stage as if the tutor had no plan of its own.
  func checkBySwiftPM() throws -> StageReport {
    let aside = root.appending(path: "plan.json")
    let files = FileManager.default
    try files.moveItem(at: plan, to: aside)
    defer {
      if files.fileExists(atPath: plan.path) {
        try? files.removeItem(at: aside)
      } else {
        try? files.moveItem(at: aside, to: plan)
      }
    }
    let report = try check()
    #expect(!lastWasDirect)
    return report
  }

  /// When SwiftPM last built: it keeps a book of its builds.
  private var packageBuild: Date? {
    let path = scratch.appending(path: "build.db").path
    return (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
