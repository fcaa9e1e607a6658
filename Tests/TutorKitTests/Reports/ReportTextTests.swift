import Foundation
import Testing

@testable import TutorKit

@Suite("Texts in reports")
struct ReportTextTests {
  @Test("Scalars are replaced wherever they stand, and the rest stays, byte for byte")
  func escaping() {
    func escaped(_ text: String) -> [UInt8] {
      Array(text.escaping { $0 == "<" ? "&lt;" : $0 == "x" ? "" : nil }.utf8)
    }
    #expect(escaped("") == [])
    #expect(escaped("a") == Array("a".utf8))
    #expect(escaped("<a<<b") == Array("&lt;a&lt;&lt;b".utf8))
    #expect(escaped("xx") == [])
    // A mark with an accent behind it is one character with it, and CR before LF is one, too.
    #expect(escaped("<\u{301}\r\n<") == Array("&lt;\u{301}\r\n&lt;".utf8))
    #expect(escaped("e\u{301}<한") == Array("e\u{301}&lt;한".utf8))
  }

  @Test("Control characters become pictures, and line ends of Windows those of Unix")
  func controls() {
    #expect("a\r\nb\rc\u{1B}\t\u{202E}\n".withPicturedControls == "a\nb␍c␛\t\u{FFFD}\n")
    #expect(XMLWriter.escaped("a<\r\n\u{0}\t]]>") == "a&lt;&#13;\n␀\t]]&gt;")
  }

  @Test("A long text is escaped in time, whatever it is of", .timeLimit(.minutes(1)))
  func long() {
    for piece in ["<", "\u{1B}", "\r\n", "하\u{0}"] {
      let count = 500_000 / piece.utf8.count
      let text = String(repeating: piece, count: count)
      #expect(XMLWriter.escaped(text).unicodeScalars.count >= count)
      #expect(text.withPicturedControls.unicodeScalars.count >= count)
    }
  }
}
