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
    "A message may fill its last block to any length",
    arguments: [
      (55, "943cc61860776ca8e78a365d988036ed2ade2ca4aca3236dd9501adc4fbbaa27"),
      (56, "849e6994b02d460680d1d4d9ed690aa35811c88056987e0b6cad0eb85cb7d98d"),
      (63, "4267755c91adbe48467358342d80bda027985cda840cea5aef936cdc0aa6138e"),
      (64, "6cfeeb3aa25d3f411dae5eec17d7369ca7153e72dcf54bcf4c3daec0f5b21fc7"),
      (65, "2fa7eeba09baebc8ecef6fcfd44a61d64619aefae0b51f724658aa6dc03e8424"),
      (119, "62f7b490eef6978ea4e047afde0cfd06b542157473c8911d06c787a4de76ef8e"),
      (120, "96a7c72dd059118dbff67391b9e719c6ea49d8985fbc1641fee363dcdee0f7e6"),
    ])
  func lengths(count: Int, digest: String) {
    // What other implementations say of so many sevens.
    #expect(SHA256.digest(of: Data(repeating: 7, count: count)) == digest)
  }
}
