/// How much text a result keeps. Learners' code may say anything, at any length; a result is read by
/// people, and has to be read back from its file.
///
/// Sizes are in bytes as JSON has them, where a control character takes six.
struct TextRoom {
  /// Of one text, such as a message.
  static let text = 64 << 10
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

extension String {
  /// The text, or its beginning and a remark where it takes more than `limit` bytes in JSON.
  func cut(toBytes limit: Int) -> String {
    var size = 0
    guard
      let rest = utf8.indices.first(where: { index in
        size += utf8[index].sizeInJSON
        return size > limit
      })
    else { return self }
    // Not within a scalar.
    let end = utf8.indices[...rest].last { $0.samePosition(in: unicodeScalars) != nil }
    let kept = self[..<(end ?? startIndex)]
    return "\(kept)\n… \(utf8.count - kept.utf8.count) bytes were left out …"
  }

  fileprivate var sizeInJSON: Int { utf8.reduce(0) { $0 + $1.sizeInJSON } }
}

extension UInt8 {
  /// How many bytes of JSON stand for it in a text.
  fileprivate var sizeInJSON: Int {
    self < 0x20 ? 6 : self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") ? 2 : 1
  }
}
