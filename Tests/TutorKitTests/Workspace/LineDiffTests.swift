import Testing

@testable import TutorKit

@Suite("Differences of texts")
struct LineDiffTests {
  @Test("A changed line is removed and added where it stands")
  func changed() {
    let diff = LineDiff(from: "a\nb\nc\n", to: "a\nB\nc\n")
    #expect(diff.lines == [.same("a"), .removed("b"), .added("B"), .same("c")])
  }

  @Test("Equal texts have no difference, with or without a last line break")
  func equal() {
    #expect(LineDiff(from: "a\nb\n", to: "a\nb").hunks().isEmpty)
    #expect(LineDiff(from: "", to: "").hunks().isEmpty)
  }

  @Test("Lines far from a change are left out")
  func hunks() {
    let old = (1...9).map(String.init).joined(separator: "\n")
    let new = old.replacing("2", with: "two").replacing("8", with: "eight")
    let diff = LineDiff(from: old, to: new)
    #expect(
      diff.hunks(context: 0) == [
        [.removed("2"), .added("two")], [.removed("8"), .added("eight")],
      ])
    #expect(diff.hunks(context: 1).map(\.count) == [4, 4])
    #expect(
      DiffView(diff, context: 0).lines.map(\.plain) == ["- 2", "+ two", "…", "- 8", "+ eight"])
  }

  @Test(
    "Applying a difference to the old text gives the new one",
    arguments: ["", "a", "x\ny", "b\na\nc"])
  func applies(new: String) {
    let kept = LineDiff(from: "a\nb\nc", to: new).lines.compactMap { line in
      switch line {
      case .same(let text), .added(let text): text
      case .removed: nil
      }
    }
    #expect(kept.joined(separator: "\n") == new)
  }
}
