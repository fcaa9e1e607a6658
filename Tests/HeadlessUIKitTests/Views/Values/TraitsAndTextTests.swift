import Foundation
import HeadlessUIKit
import Testing

@Suite("Traits and attributes of text")
@MainActor
struct TraitsAndTextTests {
  @Test("every view has the traits of a phone held upright, in light mode")
  func current() {
    let traits = UIView().traitCollection
    #expect(traits.userInterfaceStyle == .light && traits.userInterfaceIdiom == .phone)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(UIViewController().traitCollection == traits)
    #expect(UIScreen.main.traitCollection.displayScale == UIScreen.main.scale)
  }

  @Test("of traits that are put together the later ones are right")
  func together() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 2)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits != UITraitCollection.current)
  }

  @Test("a paragraph style is copied as a value, and changed as one")
  func paragraphs() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    copy.lineSpacing = 8
    #expect(style.lineSpacing == 4 && copy.alignment == .center)
    #expect(style.copy() as? NSParagraphStyle == style as NSParagraphStyle)
    #expect(style != copy)
    let text = NSAttributedString(
      string: "x", attributes: [.font: UIFont.systemFont(ofSize: 9), .paragraphStyle: style])
    let found = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(found?.pointSize == 9)
  }
}
