import Testing

@testable import TutorKit

@Suite("Tokens of Swift source")
struct TokenTests {
  private func texts(_ source: String, opensStrings: Bool = false) -> [String] {
    Token.all(in: source, opensStrings: opensStrings).map { String($0.text) }
  }

  @Test("Comments are none, also nested ones and such as are never closed")
  func comments() {
    #expect(texts("a // b\nc /* d /* e */ f */ g") == ["a", "c", "g"])
    #expect(texts("a /* b") == ["a"])
    #expect(texts("a = b /* c */ + d") == ["a", "=", "b", "+", "d"])
    #expect(texts("a //\r\nb") == ["a", "b"])
  }

  @Test("Each token knows its line, and whether it is the first there")
  func lines() {
    let tokens = Token.all(in: "a\n/* \n */ b \"\"\"\n c\n \"\"\" d\r\ne\rf")
    #expect(tokens.map(\.line) == [1, 3, 3, 5, 6, 7])
    #expect(tokens.map(\.startsLine) == [true, true, false, false, true, true])
    #expect(tokens.map(\.isApart) == [true, true, true, true, true, true])
  }

  @Test(
    "A string ends where the compiler ends it",
    arguments: [
      (#"a "b\"c" d"#, ["a", #""b\"c""#, "d"]), (#"a "b\\" d"#, ["a", #""b\\""#, "d"]),
      (##"a #"b"\"# d"##, ["a", ##"#"b"\"#"##, "d"]),
      ("a \"\"\"\n \"b\" \n\"\"\" c", ["a", "\"\"\"\n \"b\" \n\"\"\"", "c"]),
      (##"a #"""# b"##, ["a", ##"#"""#"##, "b"]),
      ("a #\"\"\"\n\"\"\"\n\"\"\"# b", ["a", "#\"\"\"\n\"\"\"\n\"\"\"#", "b"]),
      (##"a #"\(b)"# c"##, ["a", ##"#"\(b)"#"##, "c"]),
      ("a \"b\nc", ["a", "\"b", "c"]), ("a \"\" b", ["a", "\"\"", "b"]),
      ("a \"b\\", ["a", "\"b\\"]), ("\"\"\"", ["\"\"\""]),
    ])
  func strings(source: String, tokens: [String]) {
    #expect(texts(source) == tokens)
  }

  @Test("What is interpolated is code, at any depth")
  func interpolations() {
    let source = #"f("a \(b("c \(d)") + (e)) g", h)"#
    #expect(texts(source) == ["f", "(", #""a \(b("c \(d)") + (e)) g""#, ",", "h", ")"])
    #expect(
      texts(source, opensStrings: true) == [
        "f", "(", #""a \"#, "(", "b", "(", #""c \"#, "(", "d", ")", "\"", ")", "+", "(", "e", ")",
        ")",
        " g\"", ",", "h", ")",
      ])
    #expect(
      texts(##"#"\(a) \#(b)"#"##, opensStrings: true) == [##"#"\(a) \#"##, "(", "b", ")", "\"#"])
    #expect(texts(#""\(a"#, opensStrings: true) == [#""\"#, "(", "a"])
    #expect(texts(#"b "\(a"#) == ["b", #""\(a"#])
  }

  @Test("A slash begins a regular expression only where the compiler has one begin")
  func regexes() {
    #expect(texts(#"let a = /"/, b"#) == ["let", "a", "=", #"/"/"#, ",", "b"])
    #expect(texts(#"f(/[/"]\//) + 1"#) == ["f", "(", #"/[/"]\//"#, ")", "+", "1"])
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(texts("a/b/c") == ["a", "/", "b", "/", "c"])
    #expect(texts("a /= 2 // b /") == ["a", "/=", "2"])
    #expect(texts("f(/, g) + h(/)") == ["f", "(", "/", ",", "g", ")", "+", "h", "(", "/", ")"])
    #expect(texts("return /a b/\nc") == ["return", "/a b/", "c"])
    #expect(texts("#/\n \" \n/# a") == ["#/\n \" \n/#", "a"])
    #expect(texts("#if a\n##\"\"## b") == ["#", "if", "a", "##\"\"##", "b"])
  }

  @Test("Words may have letters of any script; other characters are marks by themselves")
  func words() {
    #expect(texts("김하늘.été_1 `a`") == ["김하늘", ".", "été_1", "`", "a", "`"])
    #expect(texts("•exit(0)×2") == ["•", "exit", "(", "0", ")", "×", "2"])
  }

  @Test(
    "Source that is nested or repeated without end is read to its end, in a few tokens a piece",
    .timeLimit(.minutes(10)))
  func hostile() {
    let count = 4_000
    for piece in [
      #""\("#, "/*", "#", "#\"", "/[", "+.", "(", "\"\"\"", "#/[", "\\", ">=+", "`", "/a)", "'",
    ] {
      let source = String(repeating: piece, count: count)
      #expect(Token.all(in: source, opensStrings: true).count <= 4 * count)
      #expect(Token.all(in: source).count <= 4 * count)
    }
  }
}
