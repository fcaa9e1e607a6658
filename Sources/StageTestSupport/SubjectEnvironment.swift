import Foundation

/// The variables of the environment by which the processes of a test run speak to each other.
enum SubjectEnvironment {
  /// Set in a subject: a word that no other process carries, by which its descendants are found.
  static let subject = "LISTKATA_SUBJECT"
  /// Set in a subject: the descriptor that reports its end once the process that wants it is gone.
  static let leash = "LISTKATA_LEASH"
  /// Set by whoever starts the tests: the seconds a test may take.
  static let limit = "LISTKATA_TEST_LIMIT"
  /// Set by whoever starts the tests: `1` to have a failed test attach the drawing of its screen,
  /// and a stopped one how it stopped.
  static let screens = "LISTKATA_SCREENS"
  /// Set by whoever starts the tests: `1` when there are words for them on the standard input.
  static let seals = "LISTKATA_SEALS"
  /// Set by whoever wants the frames of a stage's list: the path to write them to.
  static let frames = "LISTKATA_FRAMES"
  /// Set by whoever wants a frame for each row instead of each page: `row`.
  static let frameStep = "LISTKATA_FRAME_STEP"

  /// Set by whoever builds other stage code than the learner's: the folder of it.
  static let stages = "LISTKATA_STAGES"

  static subscript(name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  /// Whether this process is a subject: it runs one test, and may stop in it.
  static var isSubject: Bool { self[subject] != nil }

  /// Whether a failed test is to attach the drawing of its screen.
  static var wantsScreens: Bool { self[screens] == "1" }

  /// How long a test may take: ten seconds, unless the environment knows better.
  static var timeLimit: Duration {
    guard let seconds = self[limit].flatMap(Double.init), seconds > 0 else { return .seconds(10) }
    return .seconds(seconds)
  }
}
