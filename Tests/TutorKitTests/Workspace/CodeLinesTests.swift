import Testing

@testable import TutorKit

@Suite("The lines of code in a file")
struct CodeLinesTests {
  @Test(
    "Comments go, with the lines that have nothing else",
    arguments: [
      ("let a = 1  // one\n\n  // two\n/// three\n  let b = 2\n", "let a = 1\n  let b = 2\n"),
      ("let a = 1 /* one\n// two */\nlet b = 2", "let a = 1\nlet b = 2\n"),
      ("// TODO: 1. Mend it.\n", ""),
    ])
  func comments(source: String, code: String) {
    #expect(CodeLines.of(source, in: "A.swift") == code)
  }

  @Test("A nib has comments of its own")
  func nib() {
    let source = "<view>\n  <!-- one\n  two -->\n\n  <label text=\"//\"/>\n</view>"
    #expect(CodeLines.of(source, in: "A.xib") == "<view>\n  <label text=\"//\"/>\n</view>\n")
  }

  @Test(
    "What looks like a comment in a string is text",
    arguments: [
      "let url = \"https://a.b\"\n", "let a = \"\\\"// no\"\n", "let a = \"/*\"\nlet b = \"*/\"\n",
      "let a = \"\"\"\n  // \"no\"\n  \"\"\"\nlet b = 1\n", "let a = \"\" + \"//\"\n",
    ])
  func strings(source: String) {
    #expect(CodeLines.of(source, in: "A.swift") == source)
  }
}
