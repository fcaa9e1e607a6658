import Foundation
import Testing
import TutorKit

/// What the suites make of code that is wrong in a usual way, and of code that is right in an unusual
/// one. Each of them is built, so they run with the long tests only.
@Suite("What the suites judge", .serialized)
struct MisconceptionTests {
  private static let isLong = ProcessInfo.processInfo.environment["LISTKATA_LONG_TESTS"] == "1"

  @Test("Every stage has eight wrong variations or more, and three right ones")
  func thereAreEnough() throws {
    let wrong = try Variation.all("wrong")
    let right = try Variation.all("right")
    for stage in try CourseFiles.ofThisPackage().written {
      #expect(wrong.count { $0.stage == stage.slug } >= 8, "\(stage.slug)")
      #expect(right.count { $0.stage == stage.slug } >= 3, "\(stage.slug)")
      for variation in wrong where variation.stage == stage.slug {
        let test = try #require(variation.failingTest, "\(variation.name)")
        #expect(stage.expectedTests.contains(test), "\(variation.name)")
        #expect(!variation.words.isEmpty, "\(variation.name)")
      }
    }
  }

  @Test("A usual mistake fails its test with a message that names it", .enabled(if: isLong))
  func mistakesAreNamed() throws {
    try Workbench.forEach(try Variation.all("wrong")) { variation, report in
      let test = report.tests.first { $0.function == variation.failingTest }
      let said = (test?.issues ?? []).flatMap { [$0.message] + $0.comments }.joined(separator: "\n")
      #expect(report.diagnostics.filter { $0.severity == .error } == [], "\(variation.name)")
      #expect(test?.status == .fail || test?.status == .crash, "\(variation.name)")
      for words in variation.words {
        #expect(said.contains(words), "\(variation.name) said: \(said)")
      }
    }
  }

  @Test("Code that is right but written differently passes", .enabled(if: isLong))
  func differencesPass() throws {
    try Workbench.forEach(try Variation.all("right")) { variation, report in
      let failures = report.tests.filter { $0.status != .pass }.map {
        "\($0.function): \($0.issues)"
      }
      #expect(report.status == .passed, "\(variation.name): \(failures)")
    }
  }
}

/// A copy of the course in which variations are checked, one after the other, each as fast as an
/// edit of the learner's would be.
private struct Workbench {
  private let root: URL
  private let course: CourseFiles

  /// Checks each variation and hands its report to a closure.
  static func forEach(
    _ variations: [Variation], _ body: (Variation, StageReport) throws -> Void
  ) throws {
    let course = try CourseFiles.ofThisPackage()
    let bench = try Workbench(course)
    defer { try? FileManager.default.removeItem(at: bench.root) }
    let checker = Checker(course: bench.root)
    for variation in variations {
      let stage = try #require(course.stages.first { $0.slug == variation.stage })
      try bench.write(variation)
      try body(variation, try checker.check(stage))
    }
  }

  private init(_ course: CourseFiles) throws {
    self.course = course
    root = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
    for path in ["Package.swift", "Sources", "Exercises", "Tests/Stages", "lessons"] {
      let copy = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: course.root.appending(path: path), to: copy)
    }
  }

  /// Makes the exercise what the variation makes of the solution. Files that stay as they are keep
  /// their time, so that the build takes them as built.
  private func write(_ variation: Variation) throws {
    let patched = root.appending(path: "patched")
    let solution = course.root.appending(path: "Solutions/\(variation.stage)")
    try? FileManager.default.removeItem(at: patched)
    try FileManager.default.copyItem(at: solution, to: patched)
    try Command.git("apply", "--unsafe-paths", variation.file.path, in: patched)
    let exercise = root.appending(path: "Exercises/\(variation.stage)")
    for file in CourseFiles.files(below: patched) {
      let new = try Data(contentsOf: patched.appending(path: file))
      let place = exercise.appending(path: file)
      if try Data(contentsOf: place) != new { try new.write(to: place) }
    }
  }
}
