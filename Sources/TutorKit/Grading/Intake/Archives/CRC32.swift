/// The checksum of zip and gzip.
enum CRC32 {
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    // Pointers, because this runs over every byte of every archive.
    bytes.withUnsafeBufferPointer { bytes in
      table.withUnsafeBufferPointer { table in
        ~bytes.reduce(UInt32.max) { state, byte in
          table[Int(UInt8(truncatingIfNeeded: state) ^ byte)] ^ (state >> 8)
        }
      }
    }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in
      sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1
    }
  }
}
