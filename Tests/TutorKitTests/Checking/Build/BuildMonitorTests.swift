import Testing

@testable import TutorKit

@Suite("How far a build is")
struct BuildMonitorTests {
  @Test("Steps are told as the build prints them, even in pieces")
  func steps() {
    var monitor = BuildMonitor(limit: .seconds(60))
    #expect(monitor.read(Array("[3/1".utf8)).isEmpty)
    let news = monitor.read(Array("2] Compiling One Shelf.swift\n[4/12] Linking\n".utf8))
    #expect(news == [.building(step: 3, steps: 12), .building(step: 4, steps: 12)])
  }

  @Test("A wait for another build is told once, with its process, and does not count")
  func waiting() throws {
    var monitor = BuildMonitor(limit: .seconds(60))
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
