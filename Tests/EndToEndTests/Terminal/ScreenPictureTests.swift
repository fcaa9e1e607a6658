import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Pictures of a terminal") struct ScreenPictureTests {
  @Test("Each run of letters that look alike stands in its columns, blanks and all")
  func runs() throws {
    var screen = TerminalScreen(rows: 4, columns: 20)
    screen.feed("a  b\u{1B}[1;31m<&\u{1B}[0m\r\n  책장 c\r\n".utf8)
    let svg = ScreenPicture(screen: screen, title: "./tutor check <1>").svg
    let texts = svg.split(separator: "\n").filter { $0.contains("textLength") }
    #expect(
      texts == [
        #"<text x="14" y="46.3" textLength="33.6" lengthAdjust="spacingAndGlyphs">a  b</text>"#,
        #"<text class="bold red" x="47.6" y="46.3" textLength="16.8" lengthAdjust="spacingAndGlyphs">&lt;&amp;</text>"#,
        #"<text x="30.8" y="62.6" textLength="16.8" lengthAdjust="spacingAndGlyphs">책</text>"#,
        #"<text x="47.6" y="62.6" textLength="16.8" lengthAdjust="spacingAndGlyphs">장</text>"#,
        #"<text x="72.8" y="62.6" textLength="8.4" lengthAdjust="spacingAndGlyphs">c</text>"#,
      ])
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    // Two lines of four have something on them.
    #expect(svg.contains(#"width="196" height="80.6""#))
  }

  @Test("Each picture that the README shows is there, can be drawn, and says what it shows")
  func readme() throws {
    let root = CourseCopy.package
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let pictures = readme.matches(of: /!\[([^\]]+)\]\((docs\/screens\/[a-z]+\.svg)\)/)
    #expect(Set(pictures.map { String($0.2) }).count == 3)
    for picture in pictures {
      let data = try Data(contentsOf: root.appending(path: String(picture.2)))
      #expect(XMLParser(data: data).parse(), "\(picture.2)")
    }
  }
}
