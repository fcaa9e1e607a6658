import Testing

@testable import TutorKit

@Suite("How far a build is")
struct BuildMonitorTests {
  private let limits: CheckLimits = {
    var limits = CheckLimits()
    (limits.stageBuild, limits.build) = (.seconds(60), .seconds(600))
    return limits
  }()

  @Test("Only a build that compiles more than the stage may take as long as the first one")
  func limit() {
    var monitor = BuildMonitor(of: CourseFixture.stage, limits: limits)
    let stage = """
      Building for debugging...
      [0/4] Write sources
      [4/9] Compiling One Shelf.swift
      [5/9] Emitting module OneTests
      [6/9] Compiling ListKataPackageTests runner.swift

      """
    _ = monitor.read(Array(stage.utf8))
    #expect(monitor.limit == .seconds(60))
    _ = monitor.read(Array("[7/90] Emitting module HeadlessUIKit\n".utf8))
    #expect(monitor.limit == .seconds(600))
  }

  @Test("Steps are told as the build prints them, even in pieces")
  func steps() {
    var monitor = BuildMonitor(of: CourseFixture.stage, limits: limits)
    #expect(monitor.read(Array("[3/1".utf8)).isEmpty)
    let news = monitor.read(Array("2] Compiling One Shelf.swift\n[4/12] Linking\n".utf8))
    #expect(news == [.building(step: 3, steps: 12), .building(step: 4, steps: 12)])
  }

  @Test("A wait for another build is told once, with its process, and does not count")
  func waiting() throws {
    var monitor = BuildMonitor(of: CourseFixture.stage, limits: limits)
    let sign = try CourseFixture.text("builds/waiting.txt")
    #expect(
      monitor.read(Array(sign.utf8))
        == [.waiting(for: "another build of this course (process 14913)")])
    #expect(monitor.deadline == nil)
    #expect(monitor.read(Array("..".utf8)).isEmpty)
    #expect(monitor.read(Array("Building for debugging...\n".utf8)).isEmpty)
    #expect(monitor.deadline != nil)
  }
}
