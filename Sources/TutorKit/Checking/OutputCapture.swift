/// The beginning and the end of what a program wrote, however much it was.
struct OutputCapture {
  /// How much of the beginning and of the end is kept, in bytes.
  static let headLimit = 64 << 10
  static let tailLimit = 16 << 10

  /// How many bytes there were.
  private(set) var total = 0
  private var head: [UInt8] = []
  private var tail: [UInt8] = []

  mutating func append(_ bytes: [UInt8]) {
    total += bytes.count
    let room = Self.headLimit - head.count
    if room > 0 {
      head += bytes.prefix(room)
      tail += bytes.dropFirst(room)
    } else {
      tail += bytes
    }
    if tail.count > 2 * Self.tailLimit { tail.removeFirst(tail.count - Self.tailLimit) }
  }

  /// What was kept as text; says how much is left out between the two parts.
  var text: String {
    let end = tail.suffix(Self.tailLimit)
    let missing = total - head.count - end.count
    let middle = missing > 0 ? "\n… \(missing) bytes left out …\n" : ""
    return String(decoding: head, as: UTF8.self) + middle + String(decoding: end, as: UTF8.self)
  }
}
