import Foundation

/// One stage of the course, as `lessons/course.json` describes it.
public struct Stage: Codable, Equatable, Sendable {
  /// A step of a stage: what the learner does next, and the tests that judge it.
  public struct Task: Codable, Equatable, Sendable {
    /// The heading of the task in the lesson and in the hints, without its number.
    public let title: String
    /// The functions of the suite that judge this task, in teaching order: `"rowsShowBooks()"`.
    public let tests: [String]
  }

  /// How much reports tell learners of a test that they did not pass.
  public enum Feedback: String, Codable, Sendable {
    /// What was expected, what was got, and the rule.
    case full
    /// What was got, and nothing of what was expected.
    case actual
    /// Nothing but that there is one more test.
    case nothing = "none"
  }

  /// The place in the course, from 1.
  public let number: Int
  /// The name of the stage's folders: `01-hard-coded-strings`.
  public let slug: String
  /// The module of the learner's code. The suite is `<module>Tests`, in a module of that name.
  public let module: String
  /// What a list of stages shows.
  public let title: String
  /// The one idea of the stage, in a sentence.
  public let summary: String
  /// How long the stage takes, in minutes.
  public let minutes: Int
  /// The steps, in teaching order. Empty for a stage that is not written yet.
  public let tasks: [Task]
  /// The learner's files, as paths below the stage's folder. Empty for a stage that is not written.
  public let files: [String]
  /// How many points the stage can give, with two decimals at most; 10 where it is nil.
  public var points: Decimal?
  /// Whether tests that pass give a share of the points when not all do; yes where it is nil.
  public var partial: Bool?
  /// How much reports tell learners of a test, by function; all of it of those that are not named.
  public var feedback: [String: Feedback]?

  /// Whether the stage can be done already.
  public var isWritten: Bool { !tasks.isEmpty }

  /// Every test that must pass, in teaching order.
  public var expectedTests: [String] { tasks.flatMap(\.tests) }

  /// How much reports tell learners of one of the tests.
  func feedback(on function: String) -> Feedback { feedback?[function] ?? .full }

  /// The identifier that Swift Testing gives a function of the stage's suite, without the place in
  /// the source that follows it: `HardCodedStringsTests.HardCodedStringsTests/rowsShowBooks()`. One of
  /// another suite in the same module has that suite before it: `Further/rowsShowBooks()`.
  public func testID(of function: String) -> String {
    function.contains("/")
      ? "\(module)Tests.\(function)" : "\(module)Tests.\(module)Tests/\(function)"
  }
}
