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
      DiffView(diff, context: 0).unified().map(\.plain) == ["- 2", "+ two", "…", "- 8", "+ eight"])
  }

  @Test("Line breaks of Windows are line breaks")
  func lineBreaks() {
    #expect(LineDiff(from: "a\r\nb\r\n", to: "a\nb").hunks().isEmpty)
  }

  @Test("Beside a line stands the one that it became, not the next that changed")
  func rows() {
    let diff = LineDiff(
      from: "// TODO: 1. Say it once.\nlet id = \"Bok\"\nend\nx",
      to: "let id = \"Book\"\nlet size = 3\nend\ny z")
    #expect(
      LineDiff.rows(of: diff.lines) == [
        .changed(old: "// TODO: 1. Say it once.", new: nil),
        .changed(old: "let id = \"Bok\"", new: "let id = \"Book\""),
        .changed(old: nil, new: "let size = 3"), .same("end"), .changed(old: "x", new: "y z"),
      ])
  }

  @Test("Rows have every line of both texts, in order", arguments: ["", "a b", "c\na b\nd", "b a"])
  func allRows(new: String) {
    let old = "a b\nb\na b\nc d"
    let rows = LineDiff.rows(of: LineDiff(from: old, to: new).lines)
    let sides = rows.map { row in
      switch row {
      case .same(let text): (old: Optional(text), new: Optional(text))
      case .changed(let old, let new): (old: old, new: new)
      }
    }
    #expect(sides.compactMap(\.old).joined(separator: "\n") == old)
    #expect(sides.compactMap(\.new).joined(separator: "\n") == new)
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
