import Testing

@testable import TutorKit

@Suite("Text for the terminal")
struct StyledTextTests {
  private let coloured = TextEncoder(hasColour: true, hasLinks: true)
  private let plain = TextEncoder(hasColour: false, hasLinks: false)

  @Test("Colour is added last, and only where it is wanted")
  func colour() {
    let text: StyledText = "a \("good", .success) end"
    #expect(plain.encode(text) == "a good end")
    #expect(coloured.encode(text) == "a \u{1B}[1;32mgood\u{1B}[0m end")
  }

  @Test("A style ends at the end of its line")
  func lines() {
    #expect(
      coloured.encode(StyledText("a\n\nb", .strong))
        == "\u{1B}[1ma\u{1B}[0m\n\n\u{1B}[1mb\u{1B}[0m")
  }

  @Test("A link is an escape around its words")
  func link() {
    let text = StyledText("F.swift:3", link: "file:///F.swift")
    #expect(coloured.encode(text) == "\u{1B}]8;;file:///F.swift\u{1B}\\F.swift:3\u{1B}]8;;\u{1B}\\")
    #expect(plain.encode(text) == "F.swift:3")
  }

  @Test("What a learner's code printed cannot steer the terminal, and shows what it tried")
  func controls() {
    let text = StyledText("a\u{1B}[2J\u{7}\u{9B}31m\r\tb\u{0}\n한\r\n")
    let shown = #"a\u{1B}[2J\u{7}\u{9B}31m\u{D}"# + "\t" + #"b\u{0}"# + "\n한\r\n"
    #expect(plain.encode(text) == shown)
    #expect(coloured.encode(text) == shown)
    var document = plain
    document.isDocument = true
    #expect(document.encode(StyledText("a\u{1B}b\u{202E}c\r\n")) == "ab\u{202E}c\r\n")
  }

  @Test(
    "What nobody would see is spelled, and what belongs to a visible letter stays",
    arguments: [
      ("a\u{202E}b\u{2066}c\u{2069}", #"a\u{202E}b\u{2066}c\u{2069}"#),
      ("Book\u{200B}Cell", #"Book\u{200B}Cell"#), ("Book\u{200D}Cell", #"Book\u{200D}Cell"#),
      ("\u{FEFF}a\u{AD}\u{2028}b\u{85}", #"\u{FEFF}a\u{AD}\u{2028}b\u{85}"#),
      ("목\u{200C}록\u{FE0F}\u{3164}", #"목\u{200C}록\u{FE0F}\u{3164}"#),
      ("a\u{E0041}😀\u{E0041}", #"a\u{E0041}😀\u{E0041}"#),
      ("👩‍👩‍👧 ❤️ 1️⃣ 🏴\u{E0067}\u{E0062}\u{E007F}", "👩‍👩‍👧 ❤️ 1️⃣ 🏴\u{E0067}\u{E0062}\u{E007F}"),
      ("می\u{200C}خواهم e\u{301} 葛\u{E0100}", "می\u{200C}خواهم e\u{301} 葛\u{E0100}"),
    ])
  func hidden(text: String, shown: String) {
    let spelled = StyledText(text).spelled(isASCII: false)
    #expect(spelled.plain == shown)
    #expect(spelled.spelled(isASCII: false) == spelled)
  }

  @Test("The name of a file is on one line, with nothing hidden")
  func names() {
    #expect("a\nb\u{1B}[1m.swift".named == #"a\nb\u{1B}[1m.swift"#)
    #expect("목록.swift".named == "목록.swift")
  }

  @Test("Text is spelled before it is wrapped: a spelled path breaks behind a slash")
  func spelledPath() {
    let console = RecordingConsole()
    console.columns = 60
    console.isASCII = true
    console.say("Not found: /home/kim/나의 책/Exercises/01-names/BookCell.swift")
    #expect(
      console.output == #"""
        Not found: /home/kim/\u{B098}\u{C758}
        \u{CC45}/Exercises/01-names/BookCell.swift

        """#)
  }

  @Test(
    "In ASCII signs are those of a typewriter, and other letters are spelled",
    arguments: [
      ("Type “check” …", #"Type "check" ..."#), ("✓ PASSED – 12 €", "+ PASSED - 12 EUR"),
      ("got “목”", #"got "\u{BAA9}""#), ("Cafe\u{301}", #"Cafe\u{301}"#),
      ("↑ ↓ 👩‍👧", #"^ v \u{1F469}\u{200D}\u{1F467}"#),
    ])
  func ascii(text: String, spelled: String) {
    let encoder = TextEncoder(hasColour: false, hasLinks: false, isASCII: true)
    #expect(encoder.encode(StyledText(text)) == spelled)
  }

  @Test("What is spelled longer takes its room from the next gap of its line")
  func asciiDrawing() {
    let encoder = TextEncoder(hasColour: false, hasLinks: false, isASCII: true)
    let drawing: StyledText = """
      ╭────────────────╮
      \("#1 made", .warning) ┤ │ 책                 │  0-0
      \("#2 made", .warning) ┤ │ Emma, the thi…     │  0-1
      ▌ x
        y
      """
    #expect(
      encoder.encode(drawing) == #"""
        +----------------+
        #1 made + | \u{CC45}           |  0-0
        #2 made + | Emma, the thi...   |  0-1
        * x
          y
        """#)
  }

  @Test(
    "The first variable of the locale that is set decides which letters may be written",
    arguments: [
      ([:], true), (["LANG": "C"], false), (["LANG": "en_US.UTF-8"], true),
      (["LANG": "en_US.UTF-8", "LC_ALL": "POSIX"], false),
      (["LANG": "C", "LC_CTYPE": "UTF-8"], true),
      (["LC_ALL": "", "LANG": "ko_KR.EUC-KR"], false),
      (["LC_ALL": "C.utf8", "LC_CTYPE": "C"], true),
    ] as [([String: String], Bool)])
  func locale(variables: [String: String], isUnicode: Bool) {
    #expect(Letters(variables).areOnlyASCII == !isUnicode)
  }

  @Test("Neighbours of one style are one part")
  func merging() {
    let text: StyledText = "a\("b")\("c", .code)\("", .strong)\("d", .code)"
    #expect(text.runs.map(\.text) == ["ab", "cd"])
    #expect(text.lines.count == 1)
    #expect(StyledText("a\nb\n").lines.map(\.plain) == ["a", "b", ""])
  }

  @Test(
    "Widths are those of a terminal",
    arguments: [
      ("", 0), ("abc", 3), ("한글", 4), ("ㅎ", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("é", 1),
      ("e\u{301}", 1), ("📚", 2), ("👩‍👩‍👧", 2), ("🇰🇷", 2), ("❤️", 2), ("日本", 4), ("ﾊ", 1), ("│", 1),
      ("…", 1), ("\u{200B}", 0), ("✓", 1),
    ])
  func width(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test("Padding and cutting count columns, not characters")
  func columns() {
    #expect("한".padded(to: 4) == "한  ")
    #expect("한글날".truncated(to: 5) == "한글…")
    #expect("한글날".truncated(to: 6) == "한글날")
    #expect("abc".truncated(to: 0) == "")
    #expect("Shop.BookCell".truncatedAtStart(to: 9) == "…BookCell")
    #expect("한글날".truncatedAtStart(to: 5) == "…글날")
  }

  @Test("Lines break at blanks, keep what is behind a mark aligned, and cut what is too long")
  func wrapping() {
    let text: StyledText = "one two three"
    #expect(text.wrapped(to: 8, first: "- ", indent: "  ").plain == "- one\n  two\n  three")
    #expect(StyledText("abcdefghijkl").wrapped(to: 8).plain == "abcdefgh\nijkl")
    #expect(StyledText("a\n\nb").wrapped(to: 8).plain == "a\n\nb")
    #expect(StyledText("  kept  as is").wrapped(to: 80).plain == "  kept  as is")
    #expect(StyledText("가나다라마바").wrapped(to: 8).plain == "가나다라\n마바")
  }

  @Test("A path that is too long is broken behind a slash, and a name only where it must be")
  func paths() {
    let path: StyledText = "In \(".tutor/backups/01-names/2026-11-30", .code)."
    #expect(path.wrapped(to: 18).plain == "In\n.tutor/backups/\n01-names/\n2026-11-30.")
    #expect(StyledText("see a/abcdefghij").wrapped(to: 8).plain == "see\na/\nabcdefgh\nij")
  }

  @Test("What goes on below is as far in as its line, where that leaves room")
  func indentation() {
    let text: StyledText = "  The test: Stages/01-names/Names.swift:15\nIt fails now and then"
    #expect(
      text.wrapped(to: 18).plain
        == "  The test:\n  Stages/01-names/\n  Names.swift:15\nIt fails now and\nthen")
    #expect(StyledText("       one two").wrapped(to: 12).plain == "       one\ntwo")
  }

  @Test("Code that is too wide is cut behind a sign, or between two words of a name")
  func code() {
    #expect(
      StyledText("(GenericTableViewCell<GenericWrapper.BookCard>)").wrapped(to: 25).plain
        == "(GenericTableViewCell<\nGenericWrapper.BookCard>)")
    #expect(
      StyledText("unregisteredIdentifierOfACell").wrapped(to: 16).plain
        == "unregistered\nIdentifierOf\nACell")
  }

  @Test("A short command stays on one line, a long piece of code does not")
  func command() {
    let text: StyledText = "Type \("tutor screen 6", .code) to see it."
    #expect(text.wrapped(to: 18).plain == "Type\ntutor screen 6 to\nsee it.")
    let long: StyledText = "\("let a = table.dequeue(for: path)", .code)"
    #expect(long.wrapped(to: 20).plain == "let a =\ntable.dequeue(for:\npath)")
    #expect(text.wrapped(to: 10).lines.allSatisfy { $0.plain.count <= 10 })
  }

  @Test("A word of several styles is not torn apart")
  func styledWord() {
    let text: StyledText = "type \("check", .code), then"
    #expect(text.wrapped(to: 10).lines.map(\.plain) == ["type", "check,", "then"])
  }
}
