import Foundation

/// What a process wrote, with the middle left out when there is too much of it: a subject may print
/// without end, and its last lines say why it stopped.
struct CappedOutput {
  private(set) var head = Data()
  private var tail = Data()
  private let limit: Int
  /// How many bytes were left out.
  private(set) var dropped = 0

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

  /// The output as text; a note stands for what was left out.
  var text: String {
    var trimmed = self
    trimmed.trim()
    guard trimmed.dropped > 0 else { return String(decoding: head + trimmed.tail, as: UTF8.self) }
    return String(decoding: head, as: UTF8.self)
      + "\n… \(trimmed.dropped) bytes of output left out …\n"
      + String(decoding: trimmed.tail, as: UTF8.self)
  }

  private mutating func trim() {
    let excess = tail.count - limit
    guard excess > 0 else { return }
    dropped += excess
    tail = Data(tail.suffix(limit))
  }
}
