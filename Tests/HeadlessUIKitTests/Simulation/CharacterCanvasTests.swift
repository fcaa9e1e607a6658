import Testing

@testable import HeadlessUIKit

@MainActor
struct CharacterCanvasTests {
  private func canvas(_ text: String, at column: Int = 0) -> CharacterCanvas {
    var canvas = CharacterCanvas(columns: 6, lines: 1)
    canvas.write(text, at: column, line: 0, clip: canvas.area)
    return canvas
  }

  @Test("A wide character takes two columns")
  func wide() {
    #expect(canvas("책a").text(ofLine: 0) == "책a   ")
  }

  @Test("A wide character of which a half is outside is left out")
  func clipped() {
    #expect(canvas("abcde책").text(ofLine: 0) == "abcde ")
    #expect(canvas("책a", at: -1).text(ofLine: 0) == " a    ")
  }

  @Test("Writing over half of a wide character takes the other half away")
  func overwritten() {
    var left = canvas("책b")
    left.write("x", at: 0, line: 0, clip: left.area)
    #expect(left.text(ofLine: 0) == "x b   ")
    var right = canvas("책b")
    right.write("x", at: 1, line: 0, clip: right.area)
    #expect(right.text(ofLine: 0) == " xb   ")
  }

  @Test("A rule keeps a column from what is written")
  func rule() {
    var canvas = canvas("ab", at: 2)
    canvas.fillBlanks(0..<6, line: 0, with: "-")
    #expect(canvas.text(ofLine: 0) == "- ab -")
  }
}

struct ScreenAxisTests {
  @Test("Things of equal length get equally many lines, wherever they begin")
  func uniform() {
    let axis = ScreenAxis(edges: [0, 28, 78, 128, 178], unit: 22)
    #expect([28, 78, 128, 178].map(axis.cell(at:)) == [1, 3, 5, 7])
  }

  @Test("A small thing has a line, a hair's breadth has none")
  func small() {
    let axis = ScreenAxis(edges: [0, 8, 10, 54], unit: 22)
    #expect([8, 10, 54].map(axis.cell(at:)) == [1, 1, 3])
  }

  @Test("A point in between is in proportion")
  func between() {
    #expect(ScreenAxis(edges: [0, 44], unit: 22).position(of: 11) == 0.5)
  }
}
