import Foundation
import Testing

@testable import TutorKit

@Suite("Pager")
struct PagerTests {
  @Test("The prompt says which keys there are and where the end is, and no sign is a command")
  func prompt() {
    #expect(
      Pager.settings(title: "lesson 1?:.%$\\'", columns: 60, [:]) == """
        export LESS='-FRX -Ps?eend of lesson 1\\: q to go on:\
        lesson 1\\: space for more, b to go back, q to leave. $ \
        -Phthe keys of less\\: q to go back to lesson 1 $' LESSCHARSET='utf-8' LESSSECURE='1'
        """)
  }

  @Test("On a narrow terminal the prompt has fewer words, and its beginning is seen")
  func narrow() {
    #expect(
      Pager.settings(title: "solution 1", columns: 40, [:]).hasPrefix(
        """
        export LESS='-FRX -Ps?eend of solution 1\\: q to go on:\
        solution 1\\: space, b back, q leave. $ -Phq to go back $'
        """))
  }

  @Test("What the learner has told less stays as it is")
  func wishes() {
    #expect(
      Pager.settings(title: "lesson 1", columns: 80, ["LESS": "-R", "LESSSECURE": "0"])
        == "export LESSCHARSET='utf-8'")
  }

  @Test("Each text of a session has its own title, and less is kept from writing files")
  func titles() throws {
    let file = URL(filePath: NSTemporaryDirectory()).appending(path: "pager \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let command = "{ cat; echo \"$LESS $LESSSECURE\"; } >> '\(file.path)'"
    let pager = try #require(Pager(["PAGER": command]))
    #expect(pager.show("one\n", title: "lesson 1", columns: 80))
    #expect(pager.show("two\n", title: "solution 2", columns: 80))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == "one" && lines[1].contains("end of lesson 1\\:"))
    #expect(lines[2] == "two" && lines[3].contains("end of solution 2\\:"))
    #expect(lines[3].hasSuffix("$ 1"))
  }
}
