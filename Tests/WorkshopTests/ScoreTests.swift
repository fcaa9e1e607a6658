import Foundation
import Testing

@testable import Workshop

@Suite("What came of a stage's mutants")
struct ScoreTests {
  private let mutations = Mutation.all(
    stage: "01-x", file: "A.swift", text: "func f() {\n  a()\n  b()\n}\n")
  private let same = """
    A.swift
    - b()
    + 
    Nobody hears
    of it.
    """

  @Test("A mutant that passes survives, and one that does not compile counts for nothing")
  func survivors() {
    var score = Score(stage: "01-x", [])
    score.enter(mutations[0], .caught)
    score.enter(mutations[1], .refused)
    score.enter(mutations[2], .survives)
    #expect(
      score.text
        == """
        01-x: 1 of 2 mutants caught (50.0 %), 1 survive; 0 more change nothing, 1 do not compile
        Solutions/01-x/A.swift:3
            - b()
            + \n
        """.trimmingCharacters(in: .newlines))
    #expect(!score.isEnough)
  }

  @Test("A mutant that changes nothing is no survivor, and must not be caught")
  func equivalents() throws {
    let equivalents = try Equivalent.all(of: "01-x", text: same)
    #expect(equivalents.map(\.reason) == ["Nobody hears of it."])
    var score = Score(stage: "01-x", equivalents)
    score.enter(mutations[2], .survives)
    #expect(score.isEnough)
    score.enter(mutations[2], .caught)
    #expect(!score.isEnough)
    #expect(score.text.contains("01-x/A.swift: b() → \n    is caught"))
  }

  @Test("A block without a reason is refused")
  func reasonIsMissing() {
    let block = "A.swift\n- b()\n+ c()"
    #expect(throws: Equivalent.Flaw.incomplete(block: block, stage: "01-x")) {
      try Equivalent.all(of: "01-x", text: block)
    }
  }
}
