import Foundation
import HeadlessUIKit
import Synchronization
import Testing

/// The process that runs one test and may stop in it, seen from within.
enum Subject {
  /// Runs the test's own function.
  static func run(_ test: Test, _ function: @Sendable () async throws -> Void) async throws {
    holdLeash
    await MainActor.run { ReuseLog.recordsEveryList = true }
    let watch: IssueHandlingTrait = .compactMapIssues { issue in
      hasIssues.store(true, ordering: .relaxed)
      return issue
    }
    do {
      try await watch.provideScope(for: test, testCase: nil) { try await function() }
    } catch {
      await attachScreen(for: test)
      throw error
    }
    if hasIssues.load(ordering: .relaxed) { await attachScreen(for: test) }
  }

  /// Whether the test has recorded an issue so far.
  static let hasIssues = Atomic(false)

  /// Ends this process and all that it started as soon as the process that wants the test is gone:
  /// a subject has a session of its own, which no Ctrl-C reaches.
  private static let holdLeash: Void = {
    guard let leash = SubjectEnvironment[SubjectEnvironment.leash].flatMap(Int32.init),
      let word = SubjectEnvironment[SubjectEnvironment.subject]
    else { return }
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(leash, &byte, 1) < 0, errno == EINTR {}
      Descendants.kill(carrying: word)
      kill(0, SIGKILL)
    }
  }()

  /// Attaches what the current screen shows, when whoever started the tests wants to see it.
  @MainActor private static func attachScreen(for test: Test) {
    guard SubjectEnvironment.wantsScreens, let drawing = StageScreen.current?.drawingAtFirstIssue
    else { return }
    Attachment.record(drawing, named: "screen.txt", sourceLocation: test.sourceLocation)
  }
}
