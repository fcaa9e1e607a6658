import Foundation
import HeadlessUIKit
import Synchronization
import Testing

/// The process that runs one test and may stop in it, seen from within.
enum Subject {
  /// Runs the test's own function.
  static func run(_ test: Test, _ function: @Sendable () async throws -> Void) async throws {
    // Before any code under test runs: it finds the word nowhere.
    let word = SubjectEnvironment[SubjectEnvironment.leash].flatMap(Int32.init).flatMap(
      Seal.receive)
    holdLeash
    await MainActor.run { ReuseLog.recordsEveryList = true }
    let hasScreen = Atomic(!SubjectEnvironment.wantsScreens)
    let hasFailed = Atomic(false)
    let watch: IssueHandlingTrait = .compactMapIssues { issue in
      if issue.isFailure { hasFailed.store(true, ordering: .relaxed) }
      // Before the test goes on: it may change the screen, or stop.
      if MainActor.isCurrent, !hasScreen.exchange(true, ordering: .relaxed) {
        MainActor.assumeIsolated { attachScreen(for: test) }
      }
      return issue
    }
    let events = EventDescriptor()
    defer { events?.requireOpen() }
    try await watch.provideScope(for: test, testCase: nil) { try await function() }
    if let word, !hasFailed.load(ordering: .relaxed) { Seal.record(word, for: test) }
  }

  /// Ends this process and all that it started as soon as the process that wants the test is gone:
  /// a subject has a session of its own, which no Ctrl-C reaches. Meanwhile what the test prints is
  /// passed on, since a test that is ended at its limit does not get to flush it.
  private static let holdLeash: Void = {
    guard let leash = SubjectEnvironment[SubjectEnvironment.leash].flatMap(Int32.init),
      let word = SubjectEnvironment[SubjectEnvironment.subject]
    else { return }
    Thread.detachNewThread {
      var hold = pollfd(fd: leash, events: Int16(POLLIN), revents: 0)
      while poll(&hold, 1, 50) <= 0 { fflush(nil) }
      Descendants.kill(carrying: word)
      kill(0, SIGKILL)
    }
  }()

  /// Attaches what the current screen shows.
  @MainActor private static func attachScreen(for test: Test) {
    guard let screen = StageScreen.current else { return }
    // No layout pass: the code under test must not run, and stop, before its issue is recorded.
    let drawing = ScreenRendering(of: screen.window, layingOut: false)
    Attachment.record(
      drawing.ruledText, named: "screen.txt", sourceLocation: test.sourceLocation)
  }
}
