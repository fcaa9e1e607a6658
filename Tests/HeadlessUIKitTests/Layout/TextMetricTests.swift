import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("The size of a text")
@MainActor
struct TextMetricTests {
  private func size(_ text: String, width: CGFloat = .greatestFiniteMagnitude, lines: Int = 1)
    -> CGSize
  {
    // A font of 10 points: a column is 6 points wide, a line 12 high.
    TextMetric.size(of: text, font: .systemFont(ofSize: 10), width: width, lines: lines)
  }

  @Test("is 0.6 of the font's size a character, and 1.2 a line")
  func oneLine() {
    #expect(size("") == .zero)
    #expect(size("abcde") == CGSize(width: 30, height: 12))
    #expect(size("프로") == CGSize(width: 24, height: 12), "Hangul is two columns wide")
    #expect(size("e\u{301}") == CGSize(width: 6, height: 12))
    #expect(size("👍") == CGSize(width: 12, height: 12))
  }

  @Test("is no wider than there is room")
  func narrow() {
    #expect(size("abcdefghij", width: 30) == CGSize(width: 30, height: 12))
  }

  @Test("breaks lines before the word that does not fit, and inside a word that is too long")
  func wrapping() {
    #expect(size("aaa bbb ccc", width: 42, lines: 0) == CGSize(width: 42, height: 24))
    #expect(size("aaa bbb ccc", width: 41, lines: 0) == CGSize(width: 18, height: 36))
    #expect(size("aaaaaaa", width: 18, lines: 0) == CGSize(width: 18, height: 36))
    #expect(size("a\n\nb", width: 60, lines: 0) == CGSize(width: 6, height: 36))
    #expect(size("aaa bbb ccc", width: 20, lines: 2) == CGSize(width: 18, height: 24))
  }

  @Test("survives widths that are no widths", arguments: [0, -5, 0.1, .infinity] as [CGFloat])
  func strangeWidths(width: CGFloat) {
    #expect(size("aa bb", width: width, lines: 0).height >= 12)
  }

  @Test("is what a label asks for")
  func label() {
    let label = UILabel()
    label.text = "aaa bbb"
    label.font = .systemFont(ofSize: 10)
    #expect(label.intrinsicContentSize == CGSize(width: 42, height: 12))
    #expect(label.sizeThatFits(.zero) == CGSize(width: 42, height: 12))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 20, height: 0)) == CGSize(width: 18, height: 24))
    label.preferredMaxLayoutWidth = 20
    #expect(label.intrinsicContentSize == CGSize(width: 18, height: 24))
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 42, height: 12))
  }
}
