import Foundation

@testable import TutorKit

/// A copy of the whole course, such as a learner has it, in a folder whose name has a blank and
/// Hangul in it. All tests of a run share one, since the engine is built once in each.
struct CourseCopy {
  /// The course folder.
  let folder: URL
  /// The home folder of the learner.
  let home: URL
  /// The tutor's executable.
  let tutor: URL

  private static let made = Result { try CourseCopy() }

  /// The copy, with every exercise as it was on the first day and nothing remembered.
  static func fresh() throws -> CourseCopy {
    let copy = try made.get()
    try copy.restore()
    return copy
  }

  private init() throws {
    let files = FileManager.default
    // A number of a process is not one run's alone: others may have had it, or have it in a container.
    let scratch = files.temporaryDirectory.appending(path: "ListKata-\(UUID().uuidString)")
    folder = scratch.appending(path: "목록 kata")
    home = scratch.appending(path: "home")
    tutor = Self.products.appending(path: "tutor")
    guard files.isExecutableFile(atPath: tutor.path) else {
      throw CourseCopyFailure("\(tutor.path) is not there: build the package first.")
    }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try files.createDirectory(at: home, withIntermediateDirectories: true)
    Self.removeAtExit(scratch)

    // What is hidden at the top is no part of the course: builds, history, what a tutor remembers.
    for name in try files.contentsOfDirectory(atPath: Self.package.path)
    where !name.hasPrefix(".") {
      try files.copyItem(
        at: Self.package.appending(path: name), to: folder.appending(path: name))
    }
  }

  /// The package that these tests belong to.
  static let package =
    URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Where the executables of this build are.
  static var products: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent()
    #else
      return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }

  private static func removeAtExit(_ folder: URL) {
    scratchToRemove = folder
    atexit { if let scratchToRemove { try? FileManager.default.removeItem(at: scratchToRemove) } }
  }
}

/// Set once, before the only reader is registered.
nonisolated(unsafe) private var scratchToRemove: URL?

/// Why there is no course to test.
struct CourseCopyFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

// MARK: - The learner's files

extension CourseCopy {
  /// The folder of a stage's exercise.
  func exercise(_ stage: String) -> URL {
    folder.appending(path: "Exercises/\(stage)")
  }

  /// The stages that can be done.
  var written: [Stage] {
    get throws { try Course.load(from: CourseFolder(folder)).written }
  }

  /// Puts the files of the solution into the exercise, as a learner does who has understood.
  func solve(_ stage: String) throws {
    try FileTree(folder.appending(path: "Solutions/\(stage)")).write(to: exercise(stage))
  }

  /// Replaces a text that stands in a file of an exercise.
  func edit(_ stage: String, _ file: String, replacing old: String, with new: String) throws {
    let url = exercise(stage).appending(path: file)
    let text = try String(contentsOf: url, encoding: .utf8)
    guard text.contains(old) else { throw CourseCopyFailure("\(file) has no “\(old)”.") }
    try Data(text.replacing(old, with: new).utf8).write(to: url)
  }

  /// Adds text at the end of a file of an exercise.
  func append(_ text: String, to stage: String, _ file: String) throws {
    let url = exercise(stage).appending(path: file)
    try Data((try String(contentsOf: url, encoding: .utf8) + text).utf8).write(to: url)
  }

  /// Every file below `Exercises`, to compare with later.
  func learnersFiles() throws -> FileTree {
    try FileTree(folder.appending(path: "Exercises"))
  }

  /// What the tutor remembers.
  var memory: URL { folder.appending(path: ".tutor") }

  private func restore() throws {
    try FileTree(folder.appending(path: "lessons/stubs"))
      .write(to: folder.appending(path: "Exercises"))
    try forgetAll()
  }

  /// Removes what the tutor remembers, but not what it has built.
  func forgetAll() throws {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: memory.path)) ?? [] where name != "build" {
      try files.removeItem(at: memory.appending(path: name))
    }
  }
}

/// The files below a folder, by their paths in it.
struct FileTree: Equatable {
  let files: [String: Data]

  /// - Parameter hidden: The name of a folder in `folder` that does not count.
  init(_ folder: URL, except hidden: String? = nil) throws {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      if let hidden, path.hasPrefix("\(hidden)/") { continue }
      let url = folder.appending(path: path)
      if (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
        files[path] = try Data(contentsOf: url)
      }
    }
    self.files = files
  }

  /// Makes a folder hold these files and no others. A file that is the same already is not touched:
  /// what is older than the last build is not built again.
  func write(to folder: URL) throws {
    let manager = FileManager.default
    let old = (try? FileTree(folder)) ?? FileTree()
    for path in old.files.keys where files[path] == nil {
      try manager.removeItem(at: folder.appending(path: path))
    }
    for (path, data) in files where old.files[path] != data {
      let url = folder.appending(path: path)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
  }

  private init() {
    files = [:]
  }
}

// MARK: - Running the tutor

extension CourseCopy {
  /// The tutor as a program, started in the course folder.
  func program(
    _ arguments: [String], environment: [String: String] = [:], in directory: URL? = nil
  ) -> Program {
    var variables = [
      "HOME": home.path, "TERM": "xterm-256color", "LANG": "C.UTF-8", "PAGER": "cat",
      // What the launcher says of itself.
      "LISTKATA_COMMAND": "./tutor",
    ]
    // Where the toolchain is. Nothing else of this test's environment reaches the tutor.
    for name in ["PATH", "DEVELOPER_DIR", "SDKROOT", "TMPDIR"] {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    variables.merge(environment) { $1 }
    return Program(
      executable: tutor.path, arguments: arguments, environment: variables,
      directory: (directory ?? folder).path)
  }

  /// Runs a command of the tutor in pipes.
  func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:],
    in directory: URL? = nil
  ) throws -> PipeRun {
    try PipeRun(program(arguments, environment: environment, in: directory), input: input)
  }

  /// Starts the tutor on a terminal.
  func terminal(
    _ arguments: String..., rows: Int = 40, columns: Int = 100, environment: [String: String] = [:]
  ) throws -> TerminalSession {
    try TerminalSession(
      program(arguments, environment: environment), rows: rows, columns: columns)
  }
}
