import Foundation
import Testing

@testable import TutorKit

@Suite("SHA-256")
struct SHA256Tests {
  @Test("The examples of the standard give what it says")
  func examples() {
    #expect(
      SHA256.digest(of: Data("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA256.digest(of: Data())
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      SHA256.digest(of: Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }

  @Test(
    "A message may fill its last block to any length", arguments: [55, 56, 63, 64, 65, 119, 120])
  func lengths(count: Int) {
    // Messages of other lengths, or with other bytes, have other hashes.
    let message = Data(repeating: 7, count: count)
    #expect(SHA256.digest(of: message) != SHA256.digest(of: message + [7]))
    #expect(SHA256.digest(of: message) != SHA256.digest(of: Data(repeating: 8, count: count)))
    #expect(SHA256.digest(of: message).count == 64)
  }
}
