import Foundation
import Testing

@testable import TutorKit

@Suite("What programs of a check may use up")
struct LimitTests {
  /// Checks a course whose programs are these, in the limits of grading.
  private func check(
    build: String = "", suite: String = "", change: (inout CheckLimits) -> Void = { _ in }
  ) throws -> (report: StageReport, noted: [String]) {
    let course = try CourseFixture()
    defer { course.remove() }
    let tools = try FakeToolchain(course, build: build, suite: suite)
    var limits = GradingOptions.usualLimits
    limits.isSealed = false
    change(&limits)
    let checker = Checker(
      course: course.root, limits: limits, environment: tools.checker().environment)
    return (try checker.check(CourseFixture.stage), tools.noted)
  }

  private static let hang = "while :; do sleep 0.05; done"
  private static let measures = #"for kind in t f n v; do note "$kind=$(ulimit -$kind)"; done"#

  // MARK: Builds

  @Test("A build has the limits of its kind for grading, and none for a learner")
  func building() throws {
    let (_, noted) = try check(build: Self.measures) {
      $0.build = .seconds(100)
      $0.firstBuild = nil
      $0.building?.fileSize = 1 << 20
      $0.building?.openFiles = 77
      $0.building?.memory = 3 << 30
    }
    let limits = noted.filter { $0.contains("=") && !$0.hasPrefix("stage") }.prefix(4)
    // Shells count the size of files in blocks of half a kilobyte, or of a whole one.
    #expect(limits.count == 4 && limits[1].contains(/f=(1024|2048)/))
    #expect([limits[0], limits[2], limits[3]] == ["t=200", "n=77", "v=\(3 << 20)"])

    let course = try CourseFixture()
    defer { course.remove() }
    let tools = try FakeToolchain(course, build: Self.measures)
    _ = try tools.checker().check(CourseFixture.stage)
    #expect(tools.noted.contains("t=unlimited") && tools.noted.contains("f=unlimited"))
  }

  @Test("A build that keeps cores busy for too long has taken too long")
  func buildTime() throws {
    let (report, noted) = try check(build: "kill -XCPU $$")
    #expect(report.status == .compileTimeout)
    #expect(report.tests.allSatisfy { $0.status == .notRun })
    #expect(noted.count { $0.hasPrefix("build ") } == 1)
  }

  @Test("A build that writes too large a file is an error of the code that says so")
  func buildFile() throws {
    let (report, noted) = try check(build: #"exec head -c 3000000 /dev/zero > "$NOTES.big""#) {
      $0.building?.fileSize = 1 << 20
    }
    #expect(report.status == .compileError)
    let message = try #require(report.diagnostics.first?.message)
    #expect(message.contains("wanted to write a file of more than 1 MB"))
    #expect(report.diagnostics.map(\.file) == ["Exercises/01-one/Shelf.swift"])
    #expect(!noted.contains { $0.hasPrefix("suite") })
  }

  @Test("A build that starts processes without measure is an error of the code, and they end")
  func buildProcesses() throws {
    let (report, noted) = try check(
      build: #"while :; do setsid sleep 1000 & note "child=$!"; done"#
    ) { $0.building?.processes = 20 }
    #expect(report.status == .compileError)
    #expect(report.diagnostics.first?.message.contains("it started were ") == true)
    let children = noted.compactMap { pid_t($0.dropFirst("child=".count)) }
    #expect(children.count > 10)
    #expect(children.filter { kill($0, 0) == 0 } == [])
  }

  @Test("Only a build that begins with the engine has longer than others")
  func firstBuild() throws {
    let hang = #"if [ -e "$NOTES.built" ]; then sleep 1000; else sleep 1; touch "$NOTES.built"; fi"#
    let course = try CourseFixture()
    defer { course.remove() }
    let tools = try FakeToolchain(course, build: hang)
    var limits = CheckLimits()
    limits.build = .milliseconds(300)
    limits.firstBuild = .seconds(60)
    let checker = Checker(
      course: course.root, limits: limits, environment: tools.checker().environment)
    #expect(try checker.check(CourseFixture.stage).status == .failed)
    try Data().write(to: URL(filePath: course.folder.scratch + "/debug.yaml"))
    #expect(try checker.check(CourseFixture.stage).status == .compileTimeout)
  }

  // MARK: Tests

  /// A suite that writes too much, and then hangs.
  private func overflow(_ trap: String) throws -> (report: StageReport, noted: [String]) {
    try check(suite: "\(trap)\nrun\nstart emptyShelf\nhead -c 3000000 /dev/zero\n\(Self.hang)") {
      $0.output = 1 << 20
    }
  }

  @Test("A suite that is over a limit hears of its end, and may put things in order")
  func terminated() throws {
    let (report, noted) = try overflow("trap 'note asked; exit 0' TERM")
    #expect(noted.contains("asked"))
    #expect(report.tests.first?.status == .outputLimit)
  }

  @Test("A suite that is over a limit and does not want to hear of it is killed soon")
  func killed() throws {
    let start = SuspendingClock.now
    let (report, _) = try overflow("trap '' TERM")
    #expect(report.tests.first?.status == .outputLimit)
    #expect(.now - start < .seconds(20))
  }
}
