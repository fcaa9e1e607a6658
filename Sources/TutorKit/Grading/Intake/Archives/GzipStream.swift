/// Unpacks gzip files (RFC 1952), those of several members too.
enum GzipStream {
  static func isBegun(by bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  static func unpack(_ bytes: [UInt8], limits: ArchiveLimits) throws(ArchiveFault) -> [UInt8] {
    var output: [UInt8] = []
    var position = 0
    repeat {
      position = try unpackMember(bytes, at: position, to: &output, limits)
    } while isBegun(by: bytes[position...])
    // Tapes and some programs fill the last block with zeros.
    guard bytes[position...].allSatisfy({ $0 == 0 }) else {
      throw .malformed(.stream, offset: position)
    }
    return output
  }

  private static func unpackMember(
    _ bytes: [UInt8], at start: Int, to output: inout [UInt8], _ limits: ArchiveLimits
  ) throws(ArchiveFault) -> Int {
    let data = try headerEnd(bytes, at: start)
    let outputStart = output.count
    let end: Int
    do {
      end = try Inflate.append(
        bytes, in: data..<bytes.count, to: &output, limit: limits.unpacked, blocks: limits.blocks)
    } catch {
      switch error {
      case .cutShort: throw .cutShort(.stream)
      case .malformed: throw .malformed(.stream, offset: data)
      case .tooLarge: throw .unpacksTooLarge(limit: limits.unpacked)
      }
    }
    guard let sum = bytes.number(at: end, bytes: 4), let size = bytes.number(at: end + 4, bytes: 4)
    else { throw .cutShort(.stream) }
    guard sum == Int(CRC32.of(output[outputStart...])),
      size == (output.count - outputStart) & 0xFFFF_FFFF
    else { throw .wrongChecksum(file: "the archive") }
    return end + 8
  }

  /// Where the compressed data of a member begins.
  private static func headerEnd(_ bytes: [UInt8], at start: Int) throws(ArchiveFault) -> Int {
    guard bytes.count - start >= 10 else { throw .cutShort(.stream) }
    let flags = bytes[start + 3]
    guard bytes[start] == 0x1F, bytes[start + 1] == 0x8B, bytes[start + 2] == 8, flags & 0xE0 == 0
    else { throw .malformed(.stream, offset: start) }
    var position = start + 10
    if flags & 4 != 0 {
      guard let length = bytes.number(at: position, bytes: 2) else { throw .cutShort(.stream) }
      position += 2 + length
    }
    // The name and the comment, each ended by a zero.
    for flag in [UInt8(8), 16] where flags & flag != 0 {
      guard position < bytes.count, let zero = bytes[position...].firstIndex(of: 0) else {
        throw .cutShort(.stream)
      }
      position = zero + 1
    }
    if flags & 2 != 0 { position += 2 }
    guard position < bytes.count else { throw .cutShort(.stream) }
    return position
  }
}

extension Array<UInt8> {
  /// A number at an offset, its lowest byte first; nil when it is not wholly there, or larger than an
  /// `Int`.
  func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, count <= self.count, offset <= self.count - count else { return nil }
    let value = (0..<count).reduce(UInt64(0)) { $0 | UInt64(self[offset + $1]) << UInt64(8 * $1) }
    return Int(exactly: value)
  }
}
