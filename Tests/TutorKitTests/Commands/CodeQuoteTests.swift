import Testing

@testable import TutorKit

@Suite("Code as the compiler quotes it")
struct CodeQuoteTests {
  private func layOut(_ text: String, in columns: Int?) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return CodeQuote(columns: columns).layOut(lines.map(String.init)).plain
  }

  @Test("Where letters and columns are the same, nothing changes")
  func plain() {
    let text = """
      12 |\(" ")
      13 |   print(name, to)
         |         |     `- error: cannot find 'to' in scope
         |         `- note: did you mean 'names'?
      """
    #expect(layOut(text, in: nil) == text)
    #expect(layOut(text, in: 80) == text)
  }

  @Test("Below tabs, Hangul and emoji a mark stands in the column of what it marks")
  func wideLetters() {
    let tabs = "1 | \t\tlet x = nope\n  |           `- error: no"
    #expect(layOut(tabs, in: 80) == "1 |         let x = nope\n  |                 `- error: no")
    let hangul = """
      1 | let 책 = "한글" + nope
        |                `- error: no
      """
    #expect(
      layOut(hangul, in: nil) == """
        1 | let 책 = "한글" + nope
          |                   `- error: no
        """)
    let family = "1 | \"👩‍👧\" + nope\n  |       `- error: no"
    #expect(layOut(family, in: 80) == "1 | \"👩‍👧\" + nope\n  |        `- error: no")
  }

  @Test(
    "Words of a message that has several lines are not at the margin, where the tutor's own are")
  func messageLines() {
    let text = """
      Next, type: next

      1 | #error("a")
        | `- error: a
      Next, type: next
      """
    #expect(
      layOut(text, in: 80) == """
            Next, type: next

        1 | #error("a")
          | `- error: a
            Next, type: next
        """)
  }

  @Test("Of a line that is too long that part is shown which the mark is about")
  func longLines() {
    let text = """
      4 |     let cell = table.dequeueReusableCell(withIdentifier: "Book)
        |                                                          `- error: unterminated string literal
      5 | }
      """
    #expect(
      layOut(text, in: 40) == """
        4 | …ithIdentifier: "Book)
          |                 `- error:
          |                    unterminated
          |                    string literal
        5 | }
        """)
    #expect(
      layOut("1 | \(String(repeating: "a", count: 50))", in: 20)
        == "1 | \(String(repeating: "a", count: 15))…")
  }
}
