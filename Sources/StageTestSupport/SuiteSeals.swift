import Foundation
import Testing

/// The words by which whoever started the tests is told that one has passed. They come through the
/// standard input, a line for each test: `Module.Suite/test() word`.
///
/// A record that a test has passed can be forged, and one that it has not can be held back, by code
/// that opens the descriptors of this process from its own. It does not know these words.
enum SuiteSeals {
  /// The word of a test; nil where nobody asks for it.
  static func word(for test: Test) -> String? {
    let id = "\(test.id)"
    return words.first { id.hasPrefix($0.test + "/") }?.word
  }

  private static let words: [(test: String, word: String)] = {
    guard SubjectEnvironment[SubjectEnvironment.seals] == "1", !SubjectEnvironment.isSubject else {
      return []
    }
    let input = FileHandle.standardInput.readDataToEndOfFile()
    return String(decoding: input, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let blank = line.lastIndex(of: " ") else { return nil }
      return (String(line[..<blank]), String(line[line.index(after: blank)...]))
    }
  }()
}
