import Testing

@Suite("The terminal that tests look at") struct TerminalScreenTests {
  private func screen(_ text: String, rows: Int = 3, columns: Int = 10) -> TerminalScreen {
    var screen = TerminalScreen(rows: rows, columns: columns)
    screen.feed(text.utf8)
    return screen
  }

  @Test("Text stands where it is written, and lines end at CR LF")
  func text() {
    #expect(screen("one\r\ntwo").lines == ["one", "two", ""])
    #expect(screen("one\ntwo").lines == ["one", "   two", ""])
    #expect(screen("one\rt").lines[0] == "tne")
    #expect(screen("one\u{8}\u{8}N").lines[0] == "oNe")
    #expect(screen("a\tb").lines[0] == "a       b")
  }

  @Test("A full line goes on in the next one only when another character comes")
  func wrapping() {
    #expect(screen("abcde", columns: 5).lines == ["abcde", "", ""])
    #expect(screen("abcde\r\nf", columns: 5).lines == ["abcde", "f", ""])
    #expect(screen("abcdef", columns: 5).lines == ["abcde", "f", ""])
    #expect(screen("abcdefghijklm\nabcdef", columns: 5).brokenLines == ["abcde", "   ab"])
    #expect(screen("abcde\r\nf", columns: 5).brokenLines == [])
  }

  @Test("What leaves the screen at its top stays in the transcript")
  func scrolling() {
    let screen = screen("1\r\n2\r\n3\r\n4\r\n5")
    #expect(screen.lines == ["3", "4", "5"])
    #expect(screen.transcript == ["1", "2", "3", "4", "5"])
    #expect(screen.absoluteRow == 4)
  }

  @Test("Hangul and emoji take two places, marks none")
  func width() {
    #expect(screen("목록x", columns: 5).column == 5)
    #expect(screen("목록목", columns: 5).lines == ["목록", "목", ""])
    #expect(screen("e\u{301}x").lines[0] == "e\u{301}x")
    #expect(screen("e\u{301}x").column == 2)
    #expect(screen("👩‍💻x").column == 3)
    #expect(screen("목\u{8}x").lines[0] == " x")
  }

  @Test("The cursor moves by sequences")
  func cursor() {
    #expect(screen("abc\u{1B}[2Dx").lines[0] == "axc")
    #expect(screen("abc\u{1B}[2;3Hx").lines == ["abc", "  x", ""])
    #expect(screen("\u{1B}[5Cx\u{1B}[Gy").lines[0] == "y    x")
    #expect(screen("a\r\nb\r\nc\u{1B}[2A!").lines == ["a!", "b", "c"])
    #expect(screen("a\u{1B}7bcd\u{1B}8x").lines[0] == "axcd")
  }

  @Test("Lines and screens are erased in part or whole")
  func erasing() {
    #expect(screen("abcde\u{1B}[3G\u{1B}[K").lines[0] == "ab")
    #expect(screen("abcde\u{1B}[3G\u{1B}[1K").lines[0] == "   de")
    #expect(screen("abcde\u{1B}[2K!").lines[0] == "     !")
    #expect(screen("a\r\nb\r\nc\u{1B}[2;1H\u{1B}[J").lines == ["a", "", ""])
    #expect(screen("a\r\nb\u{1B}[2J\u{1B}[Hc").lines == ["c", "", ""])
    #expect(screen("abcd\u{1B}[2G\u{1B}[2P").lines[0] == "ad")
    #expect(screen("ad\u{1B}[2G\u{1B}[2@bc").lines[0] == "abcd")
  }

  @Test("Colours and links are kept beside the text, not in it")
  func attributes() {
    let screen = screen(
      "a \u{1B}[1;31mred\u{1B}[0m \u{1B}]8;;file:///x\u{1B}\\link\u{1B}]8;;\u{7}.")
    #expect(screen.lines[0] == "a red link")
    #expect(screen.cells(showing: "red")?.first?.attributes == [1, 31])
    #expect(screen.cells(showing: "a")?.first?.attributes == [])
    #expect(screen.cells(showing: "link")?.first?.link == "file:///x")
    #expect(screen.cells(showing: "red")?.first?.link == nil)
    #expect(screen.cells(showing: "blue") == nil)
  }

  @Test("A program that takes the screen for itself gives it back")
  func otherScreen() {
    #expect(screen("before\u{1B}[?1049h\u{1B}[Hpager").lines[0] == "pager")
    let after = screen("before\u{1B}[?1049h\u{1B}[Hp\r\n\n\n\n\u{1B}[?1049l!")
    #expect(after.transcript == ["before!"])
  }

  @Test("Bytes that are cut anywhere, or are no UTF-8, do no harm")
  func pieces() {
    var pieces = TerminalScreen(rows: 1, columns: 10)
    for byte in "목\u{1B}[31m록\u{1B}]8;;x\u{1B}\\!".utf8 { pieces.feed([byte]) }
    #expect(pieces.lines == ["목록!"])
    var broken = TerminalScreen(rows: 1, columns: 10)
    broken.feed([0xFF, 0x61, 0xEB, 0x61])
    #expect(broken.lines == ["\u{FFFD}a\u{FFFD}a"])
  }

  @Test("A sequence that this terminal does not know is told, not shown")
  func unknownSequence() {
    let screen = screen("a\u{1B}[7zb")
    #expect(screen.lines[0] == "ab")
    #expect(
      screen.unknown == [.sequence(final: UInt8(ascii: "z"), parameters: [7], isPrivate: false)])
  }
}
