/// Makes lines of bytes that arrive in pieces.
struct LineSplitter {
  /// A line longer than this is cut there, so that a program without line ends fills no memory.
  static let longestLine = 8 << 20

  private var rest: [UInt8] = []

  /// The line that has no end yet.
  var pending: String { String(decoding: rest, as: UTF8.self) }

  /// The lines that these bytes complete, without their ends.
  mutating func append(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var left = bytes[...]
    while let end = left.firstIndex(of: UInt8(ascii: "\n")) {
      rest += left[..<end]
      lines.append(pending)
      rest.removeAll()
      left = left[(end + 1)...]
    }
    if rest.count + left.count <= Self.longestLine { rest += left }
    return lines
  }
}
