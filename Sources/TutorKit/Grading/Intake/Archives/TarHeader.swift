/// The header of a tar entry: ustar, or what came before and after it.
struct TarHeader {
  static let size = 512

  let name: [UInt8]
  /// How many bytes of content follow.
  let size: Int
  /// What the entry is, by its letter.
  let kind: Character

  /// Nil when a block is no header: its sum is wrong, or a number is none.
  init?(_ bytes: [UInt8], at start: Int) {
    let block = bytes[start..<start + Self.size]
    guard let stated = Self.number(block.dropFirst(148).prefix(8)),
      Self.sums(of: block).contains(stated), let size = Self.number(block.dropFirst(124).prefix(12))
    else { return nil }
    self.size = size
    kind = Character(Unicode.Scalar(bytes[start + 156]))
    var name = Self.text(block.prefix(100))
    // GNU's own form has something else in the place of the first part of a long path.
    if block.dropFirst(257).prefix(6).elementsEqual("ustar\0".utf8) {
      let first = Self.text(block.dropFirst(345).prefix(155))
      if !first.isEmpty { name = first + [UInt8(ascii: "/")] + name }
    }
    self.name = name
  }

  /// Whether a block has zeros only, as at the end of an archive.
  static func isEnd(_ bytes: [UInt8], at start: Int) -> Bool {
    bytes[start..<start + size].allSatisfy { $0 == 0 }
  }

  static func isHeader(_ bytes: [UInt8]) -> Bool {
    bytes.count >= size && !isEnd(bytes, at: 0) && TarHeader(bytes, at: 0) != nil
  }

  /// The sum of the block with blanks in place of the sum. Some old systems added signed bytes.
  private static func sums(of block: ArraySlice<UInt8>) -> [Int] {
    var (unsigned, signed) = (0, 0)
    for (index, byte) in block.enumerated() {
      let byte = 148..<156 ~= index ? UInt8(ascii: " ") : byte
      unsigned += Int(byte)
      signed += Int(Int8(bitPattern: byte))
    }
    return [unsigned, signed]
  }

  private static func text(_ field: ArraySlice<UInt8>) -> [UInt8] {
    Array(field.prefix { $0 != 0 })
  }

  /// A number in octal digits or, for large ones, in bytes behind a mark.
  private static func number(_ field: ArraySlice<UInt8>) -> Int? {
    guard let first = field.first else { return nil }
    if first & 0x80 != 0 {
      guard first == 0x80 else { return nil }
      return field.dropFirst().reduce(0 as Int?) { value, byte in
        guard let value, value < 1 << 47 else { return nil }
        return value << 8 | Int(byte)
      }
    }
    let blanks: Set<UInt8> = [0, UInt8(ascii: " ")]
    let digits = field.drop { blanks.contains($0) }.prefix { !blanks.contains($0) }
    return digits.isEmpty ? 0 : Int(String(decoding: digits, as: UTF8.self), radix: 8)
  }
}
