import Testing
import TutorKit

@testable import Workshop

@Suite("Source as the workshop reads it")
struct SwiftSourceTests {
  @Test("A string is one token with all that is interpolated in it")
  func strings() {
    #expect(texts(#"show("\(a, "b)") c", d)"#) == ["show", "(", #""\(a, "b)") c""#, ",", "d", ")"])
    #expect(texts(##"let a = "\"" // no "token""##) == ["let", "a", "=", #""\"""#])
  }

  @Test("Operators are told from what stands behind an operand, and from angle brackets")
  func signs() {
    #expect(texts("a?.b! != !c") == ["a", "?", ".", "b", "!", "!=", "!", "c"])
    #expect(texts("0..<n.count") == ["0", "..<", "n", ".", "count"])
    #expect(texts("Cell<Card>.self") == ["Cell", "<", "Card", ">", ".", "self"])
    #expect(texts("a -> [B]?") == ["a", "->", "[", "B", "]", "?"])
    #expect(Token.all(in: "a? ? b").map(\.kind) == [.word, .postfix, .sign, .word])
  }

  @Test("A statement goes on in lines that begin with a dot, an operator or a branch")
  func longStatements() {
    expectStatements(
      of: """
        func f() {
          a.b
            .c(d,
              e)
          let x =
            y ? 1
            : 2
          guard x > 1
          else { return }
          g()
        }
        """,
      are: [
        [
          "a.b\n    .c(d,\n      e)", "let x =\n    y ? 1\n    : 2",
          "guard x > 1\n  else { return }", "g()",
        ],
        ["return"],
      ])
  }

  @Test("A closure's statements begin behind what it takes")
  func closures() {
    expectStatements(of: "let f = { [weak self] (a) in self?.g(a) }", are: [["self?.g(a)"]])
    expectStatements(of: "f { for x in y { g(x) } }", are: [["for x in y { g(x) }"], ["g(x)"]])
  }

  @Test("The cases of a switch have their own statements, and members are none")
  func cases() {
    expectStatements(
      of: """
        struct S {
          var a: Int { 1 }
          var b: Int { get { 2 } set { c() } }
          func d() {
            switch e {
            case .f(let x): g(x)
            default:
              h()
              i()
            }
          }
        }
        """,
      are: [
        ["1"], ["2"], ["c()"],
        ["switch e {\n    case .f(let x): g(x)\n    default:\n      h()\n      i()\n    }"],
        ["g(x)"], ["h()", "i()"],
      ])
  }

  @Test("A function is known with its result, and one without a body is none")
  func functions() {
    let source = SwiftSource(
      """
      protocol P {
        func a() -> Int
        init(b: Int)
      }
      class C: P {
        init(b: Int) { c(b) }
        func a() -> Int { 1 }
        func d<T>(
          _ e: T
        ) -> [T]? { nil }
        var f: Bool { true }
        var g = h { 2 }
      }
      """)
    let results = source.functions.sorted { $0.key < $1.key }.map { $0.value.result ?? "none" }
    #expect(results == ["none", "Int", "[T]?", "Bool"])
  }

  private func texts(_ text: String) -> [String] { Token.all(in: text).map { String($0.text) } }

  private func expectStatements(
    of text: String, are expected: [[String]], at location: SourceLocation = #_sourceLocation
  ) {
    let source = SwiftSource(text)
    let found = source.statementLists.map { list in
      list.statements.map { String(source.text(of: $0)) }
    }
    #expect(found == expected, sourceLocation: location)
  }
}
