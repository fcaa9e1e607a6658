import Foundation
import Testing
import TutorKit
import Workshop

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

  @Test("What is said to change nothing is still a mistake that can be made of a solution")
  func equivalentsAreMutants() throws {
    let course = try CourseFiles.ofThisPackage()
    let files = CourseFiles.files(below: course.root.appending(path: Equivalent.folder))
    #expect(Set(files).isSubset(of: course.written.map { "\($0.slug).txt" } + [".gitkeep"]))
    for stage in course.written {
      let mutations = try Mutation.all(of: stage.slug, in: course.solution(stage))
      for equivalent in try Equivalent.all(of: stage.slug, in: course.root) {
        #expect(mutations.contains(where: equivalent.covers), "\(equivalent.title)")
      }
    }
  }

  @Test(
    "A usual mistake fails with a message that names it, and an unusual right answer passes",
    .enabled(if: chosen != nil))
  func variations() async throws {
    let variations = try Variation.all().filter { ["1", $0.stage].contains(Self.chosen) }
    try #require(!variations.isEmpty, "LISTKATA_LONG_TESTS is 1 or the folder name of a stage.")
    let workshop = try Workshop(course: CourseFiles.ofThisPackage().root)
    defer { workshop.remove() }
    var judged: Set<URL> = []
    for await judgement in workshop.judge(variations) {
      let variation = judgement.code
      judged.insert(variation.file)
      switch (judgement.report, variation.failingTest) {
      case (.success(let report), let test?): expect(report, failsIn: test, with: variation)
      case (.success(let report), nil):
        let failures = report.tests.filter { $0.status != .pass }
        #expect(report.status == .passed, "\(variation.name): \(failures)")
      case (.failure(let error), _): Issue.record(error, "\(variation.name)")
      }
    }
    #expect(judged == Set(variations.map(\.file)))
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
