import Foundation

/// The hash SHA-256 (FIPS 180-4), which Foundation has no form of on Linux.
enum SHA256 {
  /// The hash in 64 hexadecimal digits. Takes time proportional to the size.
  static func digest(of data: Data) -> String {
    var state: [UInt32] = fractions(of: 8) { $0.squareRoot() }
    var message = [UInt8](data)
    let bits = UInt64(message.count) * 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    message += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    for start in stride(from: 0, to: message.count, by: 64) {
      mix(message[start..<(start + 64)], into: &state)
    }
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<(place + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = early.rotated(7) ^ early.rotated(18) ^ early >> 3
      let second = late.rotated(17) ^ late.rotated(19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for (word, constant) in zip(words, constants) {
      let rise = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
      let choice = e & f ^ ~e & g
      let first = h &+ rise &+ choice &+ constant &+ word
      let fall = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
      let majority = a & b ^ a & c ^ b & c
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ fall &+ majority)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  private static let constants: [UInt32] = fractions(of: 64) { cbrt($0) }

  /// The first 32 bits behind the point of a root of the first primes.
  private static func fractions(of count: Int, _ root: (Double) -> Double) -> [UInt32] {
    var primes: [Int] = []
    var number = 2
    while primes.count < count {
      if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
      number += 1
    }
    return primes.map { prime in
      let value = root(Double(prime))
      return UInt32((value - value.rounded(.down)) * 0x1p32)
    }
  }
}

extension UInt32 {
  /// The bits, turned to the right.
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
