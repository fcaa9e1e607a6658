import Testing

@testable import TutorKit

@Suite("Keys of a terminal")
struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.take(text.utf8)
  }

  @Test(
    "Arrows, Page, Home and End come in several forms",
    arguments: [
      ("\u{1B}[A", Key.up), ("\u{1B}OA", .up), ("\u{1B}[1;5A", .up), ("\u{1B}[B", .down),
      ("\u{1B}OC", .right), ("\u{1B}[D", .left), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
      ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
      ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
      ("\t", .tab), ("\r", .enter), ("\n", .enter), ("\u{7F}", .backspace), ("\u{04}", .endOfInput),
    ])
  func special(text: String, key: Key) {
    #expect(keys(text) == [key])
  }

  @Test("Characters of several bytes are one key each, however they are cut")
  func characters() {
    #expect(keys("q목😀") == [.character("q"), .character("목"), .character("😀")])
    var decoder = KeyDecoder()
    var taken: [Key] = []
    for byte in "é\u{1B}[6~q".utf8 { taken += decoder.take([byte]) }
    #expect(taken == [.character("é"), .pageDown, .character("q")])
  }

  @Test("Escape is a key when nothing follows in time, or another escape")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x1B]) == [])
    #expect(decoder.isUndecided)
    #expect(decoder.endOfSequence() == .escape)
    #expect(!decoder.isUndecided)
    #expect(decoder.endOfSequence() == nil)
    #expect(decoder.take([0x1B, 0x1B]) == [.escape])
    #expect(decoder.take("[A".utf8) == [.up])
  }

  @Test(
    "What is no key of ours is none, and what follows is",
    arguments: [
      "\u{1B}[15~", "\u{1B}[[A", "\u{1B}OP", "\u{1B}[I", "\u{1B}[<0;3;4M", "\u{1B}q", "\u{01}",
      "\u{1B}[\(String(repeating: "1;", count: 30))1~",
    ])
  func unknown(text: String) {
    #expect(keys(text + "x") == [.character("x")])
  }

  @Test("Bytes that are no text are skipped")
  func invalid() {
    var decoder = KeyDecoder()
    #expect(
      decoder.take([0xFF, 0xC0, 0xEB, 0x61, 0xED, 0xA0, 0x80, 0x62]) == [
        .character("a"), .character("b"),
      ])
  }

  @Test("A sequence that breaks off is no key, nor is its beginning")
  func brokenOff() {
    var decoder = KeyDecoder()
    #expect(decoder.take("\u{1B}[5".utf8) == [])
    #expect(decoder.endOfSequence() == nil)
    #expect(decoder.take("~".utf8) == [.character("~")])
  }
}
