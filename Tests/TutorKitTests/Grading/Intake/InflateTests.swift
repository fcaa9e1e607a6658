import Testing

@testable import TutorKit

@Suite("Deflate and gzip")
struct InflateTests {
  private func inflate(_ bytes: [UInt8], limit: Int = 1 << 20) throws -> [UInt8] {
    var output: [UInt8] = []
    let end = try Inflate.append(bytes, in: 0..<bytes.count, to: &output, limit: limit)
    #expect(end == bytes.count)
    return output
  }

  @Test("The checksum is the one that zip and gzip use")
  func checksum() {
    #expect(CRC32.of(Array("123456789".utf8)[...]) == 0xCBF4_3926)
    #expect(CRC32.of([]) == 0)
  }

  @Test("A stored block is copied")
  func stored() throws {
    #expect(try inflate([1, 3, 0, 0xFC, 0xFF, 97, 98, 99]) == Array("abc".utf8))
    #expect(throws: Inflate.Fault.malformed) { try inflate([1, 3, 0, 0xFB, 0xFF, 97, 98, 99]) }
    #expect(throws: Inflate.Fault.cutShort) { try inflate([1, 3, 0, 0xFC, 0xFF, 97, 98]) }
  }

  @Test("A block with the fixed codes is unpacked, and what is copied may be its own copy")
  func fixed() throws {
    // zlib's "abc", and "a" 100 times: one letter, and 99 of the one before.
    #expect(try inflate([0x4B, 0x4C, 0x4A, 0x06, 0x00]) == Array("abc".utf8))
    #expect(
      try inflate([0x4B, 0x4C, 0xA4, 0x3D, 0x00, 0x00]) == [UInt8](repeating: 97, count: 100))
  }

  @Test("Nothing is copied from before the beginning of the stream")
  func distance() {
    // Length 3 from distance 1, first of all.
    var output = Array("before".utf8)
    #expect(throws: Inflate.Fault.malformed) {
      try Inflate.append([0x03, 0x02, 0x00], in: 0..<3, to: &output, limit: 100)
    }
  }

  @Test("More than the limit is not made")
  func limit() throws {
    #expect(throws: Inflate.Fault.tooLarge) {
      try inflate([0x4B, 0x4C, 0xA4, 0x3D, 0x00, 0x00], limit: 99)
    }
    #expect(throws: Inflate.Fault.tooLarge) {
      try inflate([1, 3, 0, 0xFC, 0xFF, 97, 98, 99], limit: 2)
    }
  }

  @Test("Blocks that hold nothing come to an end")
  func emptyBlocks() {
    var output: [UInt8] = []
    let bytes = (0..<100).flatMap { _ in [UInt8](arrayLiteral: 0, 0, 0, 0xFF, 0xFF) }
    #expect(throws: Inflate.Fault.tooLarge) {
      try Inflate.append(bytes, in: 0..<bytes.count, to: &output, limit: 10, blocks: 99)
    }
  }

  @Test(
    "Codes that are none are refused: too many, too few, a block without an end",
    arguments: [
      [UInt8](arrayLiteral: 7),  // a third kind of codes
      [5, 0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ])
  func codes(bytes: [UInt8]) {
    #expect(throws: Inflate.Fault.malformed) { try inflate(bytes) }
  }

  @Test(
    "Codes are complete, or have one symbol or none",
    arguments: [
      ([1, 1], true), ([1, 2, 2], true), ([1], true), ([], true), ([0, 0], true),
      ([1, 1, 1], false), ([2], false), ([1, 2], false), ([2, 2, 2], false),
    ] as [([UInt8], Bool)])
  func completeness(lengths: [UInt8], isCode: Bool) {
    #expect((HuffmanCode(lengths: lengths) != nil) == isCode)
  }

  @Test("A code longer than the table is found, bit by bit")
  func longCodes() throws {
    // Lengths 1, 2, … 14, 15, 15: each code is ones and a zero, the last one ones only.
    let code = try #require(HuffmanCode(lengths: (1...15).map(UInt8.init) + [15]))
    var bits = BitReader([0b1111_1110, 0b1111_1111, 0b1111_0111, 0b1111_1111], in: 0..<4)
    #expect(code.next(from: &bits) == 0)
    #expect(code.next(from: &bits) == 15)
    #expect(code.next(from: &bits) == 3)
    #expect(code.next(from: &bits) == nil)
  }

  @Test("A gzip file is unpacked and held to its checksum; one that ends too early is refused")
  func gzip() throws {
    let bytes = RealArchives.zerosGzip
    let limits = ArchiveLimits()
    #expect(try GzipStream.unpack(bytes, limits: limits) == [UInt8](repeating: 0, count: 300_000))
    #expect(try GzipStream.unpack(bytes + bytes + [0, 0], limits: limits).count == 600_000)
    #expect(throws: ArchiveFault.malformed(.stream, offset: bytes.count)) {
      try GzipStream.unpack(bytes + [7], limits: limits)
    }
    var wrong = bytes
    wrong[bytes.count - 8] ^= 1
    #expect(throws: ArchiveFault.wrongChecksum(file: "the archive")) {
      try GzipStream.unpack(wrong, limits: limits)
    }
    for count in stride(from: 2, to: bytes.count, by: 9) {
      #expect(throws: ArchiveFault.cutShort(.stream)) {
        try GzipStream.unpack(Array(bytes.prefix(count)), limits: limits)
      }
    }
    var narrow = limits
    narrow.unpacked = 299_999
    #expect(throws: ArchiveFault.unpacksTooLarge(limit: 299_999)) {
      try GzipStream.unpack(bytes, limits: narrow)
    }
  }
}
