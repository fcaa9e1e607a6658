import Foundation

/// What one check of a stage found. Every other form of a result is made from this one.
public struct StageReport: Codable, Equatable, Sendable {
  /// How the check ended.
  public enum Status: String, Codable, Sendable {
    /// Every expected test ran to its end and passed.
    case passed
    /// The code was built and run, and at least one expected test did not pass.
    case failed
    /// The compiler refused the code.
    case compileError = "compile-error"
    /// The build took longer than it may.
    case compileTimeout = "compile-timeout"
    /// A submission lacks a file of the stage.
    case missing
  }

  /// The slug of the stage.
  public var stage: String
  /// How the check ended.
  public var status: Status
  /// When the check began.
  public var started: Date
  /// How long the check took, in seconds, the build included.
  public var seconds: Double
  /// One report for each expected test, in teaching order, whether or not it ran.
  public var tests: [TestReport]
  /// What the compiler said of the learner's files.
  public var diagnostics: [CompilerDiagnostic]
  /// What the stage's list shows first, when the stage passed and its list could be drawn.
  public var screen: ScreenFrame?

  /// How many of the expected tests passed.
  public var passedCount: Int { tests.count { $0.status == .pass } }
}

/// What one check found out about one test.
public struct TestReport: Codable, Equatable, Sendable {
  /// How a test ended.
  public enum Status: String, Codable, Sendable {
    /// It ran to its end and recorded no issue.
    case pass
    /// It ran to its end and recorded an issue.
    case fail
    /// The process stopped while it ran.
    case crash
    /// It was stopped because it took too long.
    case timeout
    /// It was stopped because it wrote too much.
    case outputLimit = "output-limit"
    /// It was stopped because it asked for too much memory.
    case memory
    /// It never began, or was skipped.
    case notRun = "not-run"
    /// Something other than the suite tried to decide how it ends.
    case tampered

    /// Whether the code kept the test from its end, which takes the tests of other tasks with it.
    var isStop: Bool { [.crash, .timeout, .outputLimit, .memory].contains(self) }
  }

  /// The function in the suite: `rowsShowBooks()`.
  public var function: String
  /// The sentence that the suite gives the test.
  public var name: String
  /// The number of the task that the test belongs to, from 1.
  public var task: Int
  /// How the test ended.
  public var status: Status
  /// How long it took, in seconds.
  public var seconds: Double
  /// What went wrong, in the order in which it was found. Empty when the test passed.
  public var issues: [TestIssue]
  /// The screen as the test last saw it, if it showed one.
  public var screen: String?
  /// Whether learners do not know of it, as of those in a private suite. Nothing tells them its name.
  public var isHidden: Bool?
  /// Whether learners are told what came of it, and nothing of what was expected.
  public var isBrief: Bool?
}

/// One thing that a test found wrong.
public struct TestIssue: Codable, Equatable, Sendable {
  /// What failed, with the values: Swift Testing's own line, or the reason of a crash.
  public var message: String
  /// The rule that is broken, and whatever else the suite says of it.
  public var comments: [String]
  /// The file of the suite, as a path below the course folder.
  public var file: String?
  /// The line in that file, from 1.
  public var line: Int?
}

/// A line that the compiler wrote about a file of the learner.
public struct CompilerDiagnostic: Codable, Equatable, Sendable {
  /// How bad it is.
  public enum Severity: String, Codable, Sendable {
    case error, warning
  }

  public var severity: Severity
  /// The message, without file and line.
  public var message: String
  /// The file, as a path below the course folder.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int
  /// The compiler's whole text for this diagnostic: message, source lines and notes, paths relative
  /// to the course folder, without colour.
  public var text: String
  /// What to do about it, where the compiler's text alone would mislead: when only the suite fails
  /// to compile, because it uses a name that the learner's code no longer has. Then `file` and
  /// `line` say where that name was or is in the learner's code, and `text` quotes the suite.
  public var advice: String?
}
