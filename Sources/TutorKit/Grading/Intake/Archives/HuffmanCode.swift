/// A canonical prefix code of deflate: which symbol which bits stand for.
struct HuffmanCode {
  /// The longest code of deflate, in bits.
  private static let longest = 15
  /// Codes up to this length are looked up, longer ones are walked bit by bit: a table of all would
  /// cost more than the block that it is made for.
  private static let quick = 9

  /// How many codes have each length.
  private let counts: [Int]
  /// The symbols by their codes, shorter codes first.
  private let symbols: [UInt16]
  /// Symbol and length by the next bits; length 0 where the code is longer, or there is none.
  private let table: [(symbol: UInt16, length: UInt8)]

  /// Nil when the lengths make no code: too many of one length, or too few altogether. A code of one
  /// symbol may be incomplete, and one of none too.
  init?(lengths: some Collection<UInt8>) {
    var counts = [Int](repeating: 0, count: Self.longest + 1)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var free = 1
    for length in 1...Self.longest {
      free = free * 2 - counts[length]
      guard free >= 0 else { return nil }
    }
    let used = counts.reduce(0, +)
    guard free == 0 || used == 0 || used == 1 && counts[1] == 1 else { return nil }

    var places = [Int](repeating: 0, count: Self.longest + 2)
    for length in 1...Self.longest { places[length + 1] = places[length] + counts[length] }
    var symbols = [UInt16](repeating: 0, count: used)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[places[Int(length)]] = UInt16(symbol)
      places[Int(length)] += 1
    }
    self.counts = counts
    self.symbols = symbols
    table = Self.table(counts: counts, symbols: symbols)
  }

  private static func table(
    counts: [Int], symbols: [UInt16]
  ) -> [(symbol: UInt16, length: UInt8)] {
    var table = [(symbol: UInt16, length: UInt8)](repeating: (0, 0), count: 1 << quick)
    var (code, place) = (0, 0)
    for length in 1...quick {
      for symbol in symbols[place..<place + counts[length]] {
        // The stream has the first bit of a code lowest.
        let first = Int(reversing: code, bits: length)
        for index in stride(from: first, to: 1 << quick, by: 1 << length) {
          table[index] = (symbol, UInt8(length))
        }
        code += 1
      }
      place += counts[length]
      code <<= 1
    }
    return table
  }

  /// Takes the next symbol from a stream; nil when its bits stand for none.
  func next(from bits: inout BitReader) -> Int? {
    let found = table[bits.peek(Self.quick)]
    if found.length > 0 { return bits.skip(Int(found.length)) ? Int(found.symbol) : nil }
    var (code, first, place) = (0, 0, 0)
    for length in 1...Self.longest {
      guard let bit = bits.take(1) else { return nil }
      code |= bit
      if code - first < counts[length] { return Int(symbols[place + code - first]) }
      place += counts[length]
      first = (first + counts[length]) << 1
      code <<= 1
    }
    return nil
  }
}

extension Int {
  fileprivate init(reversing code: Int, bits: Int) {
    self = (0..<bits).reduce(0) { $0 << 1 | code >> $1 & 1 }
  }
}
