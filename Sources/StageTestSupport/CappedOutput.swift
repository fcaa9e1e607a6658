import Foundation

/// What a process wrote, with the middle left out when there is too much of it: a subject may print
/// without end, and its last lines say why it stopped.
struct CappedOutput {
  private var head = Data()
  private var tail = Data()
  private let limit: Int
  private var dropped = 0

  /// Keeps at most `2 * limit` bytes: the first and the last.
  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ data: Data) {
    let room = limit - head.count
    head.append(data.prefix(room))
    tail.append(data.dropFirst(room))
    if tail.count > 2 * limit { trim() }
  }

  /// The output; a line of its own stands for what was left out.
  var data: Data {
    var trimmed = self
    trimmed.trim()
    let note = "\n… \(trimmed.dropped) bytes of output left out …\n"
    return head + (trimmed.dropped > 0 ? Data(note.utf8) : Data()) + trimmed.tail
  }

  /// The output as text.
  var text: String {
    String(decoding: data, as: UTF8.self)
  }

  private mutating func trim() {
    let excess = tail.count - limit
    guard excess > 0 else { return }
    dropped += excess
    tail = Data(tail.suffix(limit))
  }
}
