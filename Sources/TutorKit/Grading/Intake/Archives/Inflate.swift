/// Unpacks deflate streams (RFC 1951).
///
/// It never makes more than the limit, and takes time proportional to what it reads and makes.
struct Inflate {
  enum Fault: Error, Equatable {
    /// The stream ends too early.
    case cutShort
    /// Its bits stand for nothing.
    case malformed
    /// There is more than may be made.
    case tooLarge
  }

  private var bits: BitReader
  private let bytes: [UInt8]
  private let limit: Int
  private let blockLimit: Int
  private var output: [UInt8]
  /// Where this stream's own output begins: nothing may be copied from before.
  private let start: Int

  /// Unpacks one stream, and adds what it holds to `output`.
  ///
  /// - Returns: Where the stream ends.
  static func append(
    _ bytes: [UInt8], in range: Range<Int>, to output: inout [UInt8], limit: Int,
    blocks: Int = ArchiveLimits().blocks
  ) throws(Fault) -> Int {
    var inflate = Inflate(bytes, range, &output, limit, blocks)
    // What was made is of no use when the stream is broken.
    try inflate.run()
    swap(&output, &inflate.output)
    return inflate.bits.align()
  }

  private init(
    _ bytes: [UInt8], _ range: Range<Int>, _ output: inout [UInt8], _ limit: Int, _ blocks: Int
  ) {
    self.bytes = bytes
    self.limit = limit
    blockLimit = blocks
    bits = BitReader(bytes, in: range)
    start = output.count
    self.output = []
    swap(&self.output, &output)
  }

  private mutating func run() throws(Fault) {
    for _ in 0..<blockLimit {
      let isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try decode(Self.fixedLengths, Self.fixedDistances)
      case 2:
        let (lengths, distances) = try codes()
        try decode(lengths, distances)
      default: throw .malformed
      }
      if isLast { return }
    }
    throw .tooLarge
  }

  private mutating func take(_ count: Int) throws(Fault) -> Int {
    guard let bits = bits.take(count) else { throw .cutShort }
    return bits
  }

  private mutating func copyStored() throws(Fault) {
    _ = bits.align()
    let length = try take(16)
    guard try take(16) == length ^ 0xFFFF else { throw .malformed }
    _ = bits.align()
    guard let range = bits.takeBytes(length) else { throw .cutShort }
    guard length <= limit - output.count else { throw .tooLarge }
    output += bytes[range]
  }

  /// Reads the codes of a block that brings its own.
  private mutating func codes() throws(Fault) -> (HuffmanCode, HuffmanCode) {
    let lengthCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let codeCount = try take(4) + 4
    guard lengthCount <= 286, distanceCount <= 30 else { throw .malformed }
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for place in Self.codeOrder.prefix(codeCount) { codeLengths[place] = UInt8(try take(3)) }
    guard let code = HuffmanCode(lengths: codeLengths) else { throw .malformed }

    var lengths: [UInt8] = []
    while lengths.count < lengthCount + distanceCount {
      let symbol = try symbol(code)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .malformed }
        lengths += repeatElement(last, count: 3 + (try take(2)))
      case 17: lengths += repeatElement(0, count: 3 + (try take(3)))
      case 18: lengths += repeatElement(0, count: 11 + (try take(7)))
      default: lengths.append(UInt8(symbol))
      }
    }
    // A block without an end would go on for ever; a repetition must not go beyond the lengths.
    guard lengths.count == lengthCount + distanceCount, lengths[Self.blockEnd] > 0,
      let lengthCode = HuffmanCode(lengths: lengths[..<lengthCount]),
      let distanceCode = HuffmanCode(lengths: lengths[lengthCount...])
    else { throw .malformed }
    return (lengthCode, distanceCode)
  }

  private mutating func symbol(_ code: HuffmanCode) throws(Fault) -> Int {
    if let symbol = code.next(from: &bits) { return symbol }
    throw bits.isNearEnd ? .cutShort : .malformed
  }

  private mutating func decode(_ lengths: HuffmanCode, _ distances: HuffmanCode) throws(Fault) {
    while true {
      let symbol = try symbol(lengths)
      if symbol < Self.blockEnd {
        guard output.count < limit else { throw .tooLarge }
        output.append(UInt8(symbol))
      } else if symbol == Self.blockEnd {
        return
      } else {
        let place = symbol - Self.blockEnd - 1
        guard place < Self.lengths.count else { throw .malformed }
        let length = Self.lengths[place].base + (try take(Self.lengths[place].extra))
        let distancePlace = try self.symbol(distances)
        guard distancePlace < Self.distances.count else { throw .malformed }
        let (base, extra) = Self.distances[distancePlace]
        try copy(length, from: base + (try take(extra)))
      }
    }
  }

  /// Repeats what was made `distance` bytes ago. Both may overlap: what is copied is copied again.
  private mutating func copy(_ length: Int, from distance: Int) throws(Fault) {
    guard distance <= output.count - start else { throw .malformed }
    guard length <= limit - output.count else { throw .tooLarge }
    // Byte by byte: a slice would hold on to the output, and have it copied as a whole.
    for _ in 0..<length { output.append(output[output.count - distance]) }
  }
}

// MARK: - The tables of RFC 1951

extension Inflate {
  /// The symbol that ends a block.
  private static let blockEnd = 256

  /// The order in which the lengths of the code for code lengths stand.
  private static let codeOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// The shortest length of each symbol behind the end, and how many bits more it has.
  private static let lengths: [(base: Int, extra: Int)] =
    ranges(from: 3, count: 28) { max(0, $0 / 4 - 1) } + [(258, 0)]

  private static let distances: [(base: Int, extra: Int)] =
    ranges(from: 1, count: 30) { max(0, $0 / 2 - 1) }

  private static func ranges(
    from first: Int, count: Int, extra: (Int) -> Int
  ) -> [(base: Int, extra: Int)] {
    var base = first
    return (0..<count).map { index in
      defer { base += 1 << extra(index) }
      return (base, extra(index))
    }
  }

  private static let fixedLengths = fixed(
    [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
      + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8))

  /// All of 32, though the last two stand for nothing.
  private static let fixedDistances = fixed([UInt8](repeating: 5, count: 32))

  private static func fixed(_ lengths: [UInt8]) -> HuffmanCode {
    guard let code = HuffmanCode(lengths: lengths) else {
      preconditionFailure("The fixed code of RFC 1951 must be complete.")
    }
    return code
  }
}
