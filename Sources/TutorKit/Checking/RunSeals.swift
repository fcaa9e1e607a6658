import Foundation

/// Words that prove of each test that the process which runs them saw it pass.
///
/// The code of a test has a process of its own, below that one. It can get at the stream of records
/// all the same, and write there, or read before the tutor does and hold a fault back. It cannot know
/// the word of a test that has not passed: the words come through the standard input, which is empty
/// before any code under test runs, and each is told when its test has passed.
struct RunSeals {
  private let words: [(test: String, function: String, word: String)]

  /// Draws words for the functions of a suite.
  init(for functions: [String], of stage: Stage) {
    words = functions.map { (stage.testID(of: $0), $0, UUID().uuidString) }
  }

  /// What tells the process that there are words.
  var variables: [String: String] { ["LISTKATA_SEALS": "1"] }

  /// What the process reads: a line for each test with its identifier and its word.
  var input: [UInt8] { Array(words.map { "\($0.test) \($0.word)\n" }.joined().utf8) }

  /// Whether this is the word of a function.
  func hold(_ word: String, for function: String) -> Bool {
    words.contains { $0.function == function && $0.word == word }
  }
}
