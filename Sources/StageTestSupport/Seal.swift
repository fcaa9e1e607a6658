import Foundation
import Testing

/// A word that proves that a test came to its end and found nothing.
///
/// The code under test shares its process with the writer of the event stream, and could write there
/// what it likes: that the test ended well, for example, and then leave. It does not know this word.
/// The process that wants the test draws it anew and sends it through a pipe, which is empty before
/// any code under test runs; the test's end puts it into the stream, unless there was an issue.
enum Seal {
  /// The attachment that holds the word.
  static let file = "seal.txt"

  private static let length = UUID().uuidString.utf8.count

  /// Sends the word. It fits into any pipe, so this does not wait.
  static func send(_ word: String, through descriptor: Int32) {
    _ = Array(word.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Takes the word out of the pipe; nil when none was sent.
  static func receive(through descriptor: Int32) -> String? {
    var word: [UInt8] = []
    while word.count < length {
      var rest = [UInt8](repeating: 0, count: length - word.count)
      let count = read(descriptor, &rest, rest.count)
      guard count > 0 else { return nil }
      word += rest[..<count]
    }
    return String(decoding: word, as: UTF8.self)
  }

  /// Puts the word into the event stream.
  static func record(_ word: String, for test: Test) {
    Attachment.record([UInt8](word.utf8), named: file, sourceLocation: test.sourceLocation)
  }

  /// Whether a test's process has put the word into the event stream.
  static func isThere(_ word: String, in events: [SubjectEvent]) -> Bool {
    events.contains { event in
      event.attachment?.preferredName == file && event.attachment?.bytes == Data(word.utf8)
    }
  }
}
