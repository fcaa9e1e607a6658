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
    closeMemory()
    let input = FileHandle.standardInput.readDataToEndOfFile()
    return String(decoding: input, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let blank = line.lastIndex(of: " ") else { return nil }
      return (String(line[..<blank]), String(line[line.index(after: blank)...]))
    }
  }()

  /// Keeps the code under test out of this process's memory: it runs under the same user, whom the system
  /// would let read and write there. Root may all the same, where nothing takes that right away.
  private static func closeMemory() {
    #if os(Linux)
      _ = control(setDumpable, 0, 0, 0, 0)
    #endif
  }
}

#if os(Linux)
  /// `PR_SET_DUMPABLE` of `linux/prctl.h`.
  private let setDumpable: Int32 = 4

  /// The system's call for what a process says of itself. Its header has it with an open list of
  /// arguments, which Swift cannot call.
  @_silgen_name("prctl")
  private func control(_ option: Int32, _: UInt, _: UInt, _: UInt, _: UInt) -> Int32
#endif
