import Foundation

@testable import TutorKit

/// A small course on disk with one stage, and what Swift 6.3.1 once said of it.
///
/// The recorded texts are Swift's own; only the course's folder in them is another.
struct CourseFixture {
  static let stage = Stage(
    number: 1, slug: "01-one", module: "One", title: "One", summary: "A shelf.", minutes: 5,
    tasks: [
      Stage.Task(title: "Count", tests: ["emptyShelf()", "rightAnswer()"]),
      Stage.Task(title: "Name", tests: ["titleThere()", "lastOne()"]),
    ],
    files: ["Shelf.swift"])

  let root: URL
  var folder: CourseFolder { CourseFolder(root) }

  /// Makes the course in a new temporary folder.
  ///
  /// - Parameter edit: What the learner did to the stub.
  init(named name: String = "course", edit: (String) -> String = { $0 }) throws {
    let base = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    root = base.appending(path: name)
    let stub = try Self.text("Shelf.swift.txt")
    try write(stub, to: "lessons/stubs/01-one/Shelf.swift")
    try write(edit(stub), to: "Exercises/01-one/Shelf.swift")
    try write(try Self.text("OneTests.swift.txt"), to: "Tests/Stages/01-one/OneTests.swift")
    try write("// A manifest.\n", to: "Package.swift")
  }

  func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove() {
    try? FileManager.default.removeItem(at: root.deletingLastPathComponent())
  }

  /// What a build printed.
  func build(_ name: String) throws -> CompilerOutput {
    CompilerOutput(
      try Self.text("builds/\(name).txt")
        .replacingOccurrences(of: "/course/", with: folder.root.path + "/"))
  }

  /// The lines of an event stream.
  func stream(_ name: String) throws -> [String] {
    try Self.text("streams/\(name).jsonl")
      .replacingOccurrences(of: #"\/course\/"#, with: folder.root.path + "/")
      .split(separator: "\n").map(String.init)
  }

  static func text(_ path: String) throws -> String {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    return try String(contentsOf: fixtures.appending(path: path), encoding: .utf8)
  }
}
