import Foundation
import HeadlessUIKit
import Testing

/// Runs every test of a suite in a process of its own, so that what it tests may stop.
///
/// UIKit answers a wrong identifier with an exception, and Swift answers a wrong cast with a trap:
/// both end the process, and with it every test that has not run yet. A suite whose tests are to
/// tell of such an end says so:
///
/// ```swift
/// @Suite(.serialized, .ownProcess)
/// struct HardCodedStringsTests {
///   @Test("The list opens") func opens() {
///     let screen = StageScreen(BookListController())
///     #expect(screen.text.contains("Dune"), "The first book stands in the first row")
///   }
/// }
/// ```
///
/// Nothing else changes. `#expect` shows its values, a thrown error is reported, what the test
/// prints reaches the console, attachments are kept, and several issues of one test stay several
/// issues, each at its own line. (Only a warning is lost: version 0 of the event stream has none.)
/// Beyond that,
///
/// - a test whose process ends before the test does is one issue: the reason of UIKit's exception,
///   or the first line of Swift's trap, without a backtrace;
/// - `exit(0)` is such an end, never a pass, and so is closing the descriptor of the event stream;
/// - a test that does not end is ended after ten seconds, or after `LISTKATA_TEST_LIMIT` seconds,
///   and one that prints without end after 16 MB;
/// - no process that a test starts outlives the test.
///
/// In the subject's process every list keeps a `ReuseLog`.
///
/// A test with arguments runs all its cases in one process, so a case that stops takes the later
/// ones with it. The trait costs the start of a process a test: 20 to 40 ms.
///
/// - Note: Swift Testing's own exit tests (`#expect(processExitsWith:)`) would do less: they show
///   neither the values of a failed `#expect` nor the output of a crash, take `exit(0)` for a
///   success, and have no time limit. Running the whole test in the other process and reading its
///   event stream keeps all of it.
public struct OwnProcessTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  /// The trait acts once around a test function, whose cases then share one process.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    test.isSuite || testCase != nil ? nil : self
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if SubjectEnvironment.isSubject {
      try await Subject.run(test, function)
    } else {
      // Before any code under test runs: it finds the words nowhere.
      let word = SuiteSeals.word(for: test)
      let outcome: SubjectOutcome
      do {
        outcome = try await SubjectProcess.run(test, limit: SubjectEnvironment.timeLimit)
      } catch {
        SubjectReport.recordLoss(of: test)
        throw error
      }
      let hasPassed = try await SubjectReport(outcome).record(for: test)
      if hasPassed, let word { Seal.record(word, for: test) }
    }
  }
}

extension Trait where Self == OwnProcessTrait {
  /// Runs every test of the suite, or this test, in a process of its own.
  public static var ownProcess: Self { Self() }
}
