import Testing

@testable import TutorKit

@Suite("Words of a line for a shell")
struct ShellWordsTests {
  @Test("Blanks part words, and quotes and backslashes keep them together")
  func words() {
    #expect(ShellWords("a  'b c' d\\ e ''")?.words == ["a", "b c", "d e", ""])
    #expect(ShellWords(#"'it'\''s'"#)?.words == ["it's"])
  }

  @Test(
    "What only a shell understands is not cut",
    arguments: ["'open", "a \\", "$HOME", "a; b", "\"a\"", "a | b"])
  func beyond(line: String) {
    #expect(ShellWords(line) == nil)
  }
}
