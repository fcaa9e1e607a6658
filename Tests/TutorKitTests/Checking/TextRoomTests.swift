import Testing

@testable import TutorKit

@Suite("How much of a text is kept")
struct TextRoomTests {
  @Test("A text is cut between scalars, by what it takes in JSON, and says how much is missing")
  func texts() {
    let dots = String(repeating: ".", count: 40)
    func cut(_ text: String) -> String { (dots + text).cut(toBytes: 100) }
    let sixty = String(repeating: "x", count: 60)
    #expect(cut(sixty) == dots + sixty)
    #expect(cut(sixty + "x") == "\(dots)\n… 61 bytes were left out …")
    #expect("\(dots)\(sixty)x".cut(toBytes: 102) == "\(dots)\(sixty)x")
    // One scalar takes three bytes, a control character six, a quotation mark two.
    let hangul = String(repeating: "하", count: 30)
    #expect("\(hangul)".cut(toBytes: 67) == "하하\n… 84 bytes were left out …")
    #expect("\u{1}\u{1}\(sixty)".cut(toBytes: 71) == "\u{1}\n… 61 bytes were left out …")
    #expect("\"\"\"\(sixty)".cut(toBytes: 65) == "\"\"\n… 61 bytes were left out …")
    #expect("e\u{301}\(sixty)".cut(toBytes: 62) == "e\n… 62 bytes were left out …")
  }

  @Test("Texts share their room, and the last have a few words each")
  func room() {
    let long = String(repeating: "x", count: 1 << 17)
    var room = TextRoom()
    let sizes = (0..<100).map { _ in room.cut(long).utf8.count }
    #expect(sizes[0] > 65_000)
    #expect(sizes[0] <= TextRoom.text)
    #expect(sizes[99] > 100)
    #expect(sizes.reduce(0, +) <= (2 << 20) + 100 * 200)
    #expect(room.cut("short") == "short")
  }
}
