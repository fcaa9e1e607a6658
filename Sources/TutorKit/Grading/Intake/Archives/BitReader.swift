/// Reads bits from bytes, the lowest of each byte first.
struct BitReader {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int
  private var held: UInt64 = 0
  private var count = 0

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    (position, end) = (range.lowerBound, range.upperBound)
  }

  private mutating func fill() {
    while count <= 48, position < end {
      held |= UInt64(bytes[position]) << UInt64(count)
      position += 1
      count += 8
    }
  }

  /// The next bits, at most 32, with zeros for those behind the end.
  mutating func peek(_ wanted: Int) -> Int {
    if count < wanted { fill() }
    return Int(held & (1 << UInt64(wanted) - 1))
  }

  /// Passes over bits that were looked at. False when there are not so many.
  mutating func skip(_ wanted: Int) -> Bool {
    guard count >= wanted else { return false }
    held >>= UInt64(wanted)
    count -= wanted
    return true
  }

  /// The next bits, at most 32; nil when there are not so many.
  mutating func take(_ wanted: Int) -> Int? {
    let bits = peek(wanted)
    return skip(wanted) ? bits : nil
  }

  /// Whether less is left than the longest code of deflate has.
  var isNearEnd: Bool { position == end && count < 15 }

  /// Passes over the rest of the byte, and says where the next one is.
  mutating func align() -> Int {
    position -= count / 8
    (held, count) = (0, 0)
    return position
  }

  /// Passes over bytes and gives their range; nil when there are not so many. Only for an aligned
  /// reader.
  mutating func takeBytes(_ wanted: Int) -> Range<Int>? {
    guard wanted <= end - position else { return nil }
    defer { position += wanted }
    return position..<position + wanted
  }
}
