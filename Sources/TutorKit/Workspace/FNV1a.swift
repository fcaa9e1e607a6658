/// The hash FNV-1a with 64 bits. Unlike Swift's own it is the same in every run and on every machine.
/// It guards against nothing but accidents: who wants two texts with one hash finds them.
struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of some bytes.
  static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV1a()
    hash.add(bytes)
    return hash.value
  }

  /// Takes further bytes in.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
