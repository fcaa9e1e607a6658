/// How much text is kept of what a check of a stage finds. Learners' code may say anything, at any
/// length; a result is read by people, and has to be read back from its file.
///
/// Sizes are in bytes as JSON has them, where a control character takes six. What was cut once is not
/// cut again.
struct TextRoom {
  /// Of one text, such as a message.
  static let text = 64 << 10
  /// Of the name of a test.
  static let name = 1 << 10
  /// Of one piece of evidence.
  static let evidence = 4 << 10
  /// Of all texts about a stage.
  private static let stage = 2 << 20
  /// Of a text for which there is no room left.
  private static let least = 200

  private var left = stage

  /// A text as far as there is room for it.
  mutating func cut(_ text: String) -> String {
    let text = text.cut(toBytes: max(Self.least, min(left, Self.text)))
    left -= text.sizeInJSON
    return text
  }
}

extension TestIssue {
  /// How many comments are kept.
  private static let comments = 10

  /// The issue as far as there is room for it.
  func cut(to room: inout TextRoom) -> TestIssue {
    var issue = self
    let count = comments.count <= Self.comments ? Self.comments : Self.comments - 1
    let rest = comments.count - count
    issue.message = room.cut(message)
    issue.comments = comments.prefix(count).map { room.cut($0) }
    if rest > 0 { issue.comments.append("… \(rest) more comments were left out …") }
    issue.file = file.map { room.cut($0) }
    return issue
  }
}

extension String {
  /// How much a remark on what is missing takes.
  private static let remark = 60

  /// The text, or its beginning and a remark where it takes more than `limit` bytes in JSON, of which
  /// the remark needs 60.
  func cut(toBytes limit: Int) -> String {
    var (size, end) = (0, startIndex)
    let isWhole = unicodeScalars.indices.allSatisfy { index in
      size += unicodeScalars[index].sizeInJSON
      if size <= limit - Self.remark { end = unicodeScalars.index(after: index) }
      return size <= limit
    }
    guard !isWhole else { return self }
    let kept = self[..<end]
    return "\(kept)\n… \(utf8.count - kept.utf8.count) bytes were left out …"
  }

  fileprivate var sizeInJSON: Int { unicodeScalars.reduce(0) { $0 + $1.sizeInJSON } }
}

extension Unicode.Scalar {
  /// How many bytes of JSON stand for it in a text.
  fileprivate var sizeInJSON: Int {
    self < " " ? 6 : self == "\"" || self == "\\" ? 2 : UTF8.width(self)
  }
}
