import Foundation
import Testing
import TutorKit

/// What the suites make of code that is wrong in a usual way, and of code that is right in an unusual
/// one. Each of them is built, so they run with the long tests only.
@Suite("What the suites judge", .serialized)
struct MisconceptionTests {
  /// `1` for all stages, or the folder name of one.
  private static let chosen = ProcessInfo.processInfo.environment["LISTKATA_LONG_TESTS"]

  @Test("Every stage has eight wrong variations or more, and three right ones")
  func thereAreEnough() throws {
    let variations = try Variation.all()
    let wrong = variations.filter { $0.failingTest != nil }
    let right = variations.filter { $0.failingTest == nil }
    for stage in try CourseFiles.ofThisPackage().written {
      #expect(wrong.count { $0.stage == stage.slug } >= 8, "\(stage.slug)")
      #expect(right.count { $0.stage == stage.slug } >= 3, "\(stage.slug)")
      for variation in wrong where variation.stage == stage.slug {
        #expect(stage.expectedTests.contains(variation.failingTest ?? ""), "\(variation.name)")
        #expect(!variation.words.isEmpty, "\(variation.name)")
      }
    }
  }

  @Test(
    "A usual mistake fails with a message that names it, and an unusual right answer passes",
    .enabled(if: chosen != nil))
  func variations() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    // Stage by stage, since a change of stage costs a build.
    let variations = try Variation.all().filter { ["1", $0.stage].contains(Self.chosen) }
    try #require(!variations.isEmpty, "LISTKATA_LONG_TESTS is 1 or the folder name of a stage.")
    for variation in variations.sorted(by: { $0.stage < $1.stage }) {
      let report = try bench.check(variation)
      if let test = variation.failingTest {
        expect(report, failsIn: test, with: variation)
      } else {
        let failures = report.tests.filter { $0.status != .pass }
        #expect(report.status == .passed, "\(variation.name): \(failures)")
      }
    }
  }

  private func expect(
    _ report: StageReport, failsIn function: String, with variation: Variation
  ) {
    let test = report.tests.first { $0.function == function }
    let said = (test?.issues ?? []).flatMap { [$0.message] + $0.comments }.joined(separator: "\n")
    #expect(report.status == .failed, "\(variation.name): \(report.diagnostics)")
    #expect(test?.status == .fail || test?.status == .crash, "\(variation.name): \(function)")
    for words in variation.words {
      #expect(said.contains(words), "\(variation.name) in \(variation.stage)")
    }
  }
}

/// A copy of the course in which variations are checked, one after the other, each as fast as an
/// edit of the learner's would be.
private struct Workbench {
  private let root: URL
  private let course: CourseFiles

  init() throws {
    course = try CourseFiles.ofThisPackage()
    root = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
    for path in ["Package.swift", "Sources", "Exercises", "Tests/Stages", "lessons"] {
      let copy = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: course.root.appending(path: path), to: copy)
    }
  }

  func remove() {
    try? FileManager.default.removeItem(at: root)
  }

  /// Has the suite judge a variation.
  func check(_ variation: Variation) throws -> StageReport {
    let stage = try #require(course.stages.first { $0.slug == variation.stage })
    try write(variation)
    return try Checker(course: root).check(stage)
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
