import Foundation
import Testing

@testable import Workshop

@Suite("Mistakes that are made of a solution")
struct MutationTests {
  @Test("A call or an assignment is dropped, but not what something needs")
  func dropped() {
    expectMistakes(
      "func f() { a() \n b = c \n let d = e() \n return }", \.droppedStatements,
      are: [
        "func f() {  \n b = c \n let d = e() \n return }",
        "func f() { a() \n  \n let d = e() \n return }",
      ])
    // A result is wanted, `$0` has to be used, and a case must have a statement.
    expectMistakes(
      "func f() -> Int { a { $0.b() } } \n func g() { switch h {\n case 1: i()\n } }",
      \.droppedStatements, are: [])
    expectMistakes("f { $0.g { h() } }", \.droppedStatements, are: ["f { $0.g {  } }"])
  }

  @Test("The body of a case is dropped, unless the case is a value")
  func droppedCases() {
    expectMistakes(
      "func f() { switch a {\n case 1: b()\n case 2: 3\n default:\n c = 4\n d()\n } }",
      \.droppedCases,
      are: [
        "func f() { switch a {\n case 1: break\n case 2: 3\n default:\n c = 4\n d()\n } }",
        "func f() { switch a {\n case 1: b()\n case 2: 3\n default:\n break\n } }",
      ])
  }

  @Test("A function returns at once, with the plainest value of its type")
  func earlyReturns() {
    expectMistakes(
      "func f() { a()\n b() }", \.earlyReturns, are: ["func f() { return; a()\n b() }"])
    expectMistakes(
      "var a: Bool { b.c }", \.earlyReturns,
      are: ["var a: Bool { return true; b.c }", "var a: Bool { return false; b.c }"])
    expectMistakes(
      "func f() -> UICell? { g() }", \.earlyReturns,
      are: ["func f() -> UICell? { return nil; g() }"])
    // One call alone is a dropped one, and a literal alone another literal.
    expectMistakes("func f() { a() }\n var b: Bool { true }", \.earlyReturns, are: [])
  }

  @Test("What is unwrapped is nil, and so is what is assigned if it can be")
  func nils() {
    expectMistakes(
      "func f() { guard let a, b else { return }\n c.text = a\n d.isHidden = b }", \.nils,
      are: [
        "func f() { guard let a, b else { return }\n c.text = nil\n d.isHidden = b }",
        "func f() { guard false, let a, b else { return }\n c.text = a\n d.isHidden = b }",
      ])
  }

  @Test("Every condition is turned round, and a comparison by its operator")
  func conditions() {
    expectMistakes(
      "if a, b == c { d() } else if e(f) { }", \.negatedConditions,
      are: ["if !(a), b == c { d() } else if e(f) { }", "if a, b == c { d() } else if !(e(f)) { }"])
    expectMistakes(
      "a == b && !c", \.otherOperators, are: ["a != b && !c", "a == b || !c", "a == b && c"])
    expectMistakes("a < b - 1", \.otherOperators, are: ["a <= b - 1", "a < b + 1"])
    expectMistakes(
      "for a in b where c { }", \.negatedConditions, are: ["for a in b where !(c) { }"])
    expectMistakes(
      "f(a ? b(1) : c, d)", \.exchangedBranches, are: ["f(a ? c : b(1), d)"])
    expectMistakes("f(a.b { 1 } ?? c)", \.otherOperators, are: ["f(c)"])
  }

  @Test("Arguments that may fit change places, and their labels stay")
  func arguments() {
    expectMistakes("a.f(b, to: c(1))", \.exchangedArguments, are: ["a.f(c(1), to: b)"])
    expectMistakes(
      "func f(a: B, c: D) {}\n g(1, 2)\n CGSize(width: a, height: b)\n h(x, for: indexPath)",
      \.exchangedArguments, are: [])
  }

  @Test("Numbers and flags are others, but measures and data stay")
  func literals() {
    expectMistakes(
      "a[0] = f(b, c: true)", \.otherLiterals,
      are: ["a[1] = f(b, c: true)", "a[0] = f(b, c: false)"])
    expectMistakes(
      "a.rowHeight = 40\n Book(price: 9, isOnSale: true)\n b.width - 20", \.otherLiterals, are: [])
  }

  @Test("Two ways to one text are one mistake, and a mistake shows its line before and after")
  func wholeFiles() throws {
    let all = Mutation.all(
      stage: "01-x", file: "A.swift", text: "func f() {\n  a.text = b\n  c()\n}\n")
    #expect(
      all.map(\.description) == [
        "Solutions/01-x/A.swift:2\n    - a.text = b\n    + ",
        "Solutions/01-x/A.swift:2\n    - a.text = b\n    + a.text = nil",
        "Solutions/01-x/A.swift:2\n    - a.text = b\n    + return; a.text = b",
        "Solutions/01-x/A.swift:3\n    - c()\n    + ",
      ])
    let changes = try #require(all.last).changes(to: URL(filePath: "/"))
    #expect(changes == ["A.swift": Data("func f() {\n  a.text = b\n  \n}\n".utf8)])
  }

  private func expectMistakes(
    _ text: String, _ mistakes: KeyPath<SwiftSource, [Edit]>, are expected: [String],
    at location: SourceLocation = #_sourceLocation
  ) {
    let found = SwiftSource(text)[keyPath: mistakes].map { edit in
      text.replacingCharacters(in: edit.range, with: edit.replacement)
    }
    #expect(found.sorted() == expected.sorted(), sourceLocation: location)
  }
}
