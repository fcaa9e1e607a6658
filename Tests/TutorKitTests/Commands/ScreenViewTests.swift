import Testing

@testable import TutorKit

@Suite("Drawings of screens")
struct ScreenViewTests {
  private func legend(_ screen: String, isPlain: Bool = false) -> String? {
    ScreenView(isPlain: isPlain, columns: nil).legend(of: screen)?.plain
  }

  @Test("The legend explains each sign and word that stands there, and no other")
  func legend() {
    #expect(legend("│ Emma │") == nil)
    #expect(
      legend("│ Emma │  0-1  #1 made\n▌ Dune │  0-2  #2 reused")
        == """
        0-1 is number 1 in section 0. #1 is the first view that the list made. made: new; \
        reused: it showed something else before. ▌ stands beside what is selected.
        """)
    let stuck = "#14 #7 made ┤ │━ Books ━━━│"
    #expect(
      legend(stuck)
        == """
        #1 is the first view that the list made. made: new. Where two numbers stand, two views \
        begin. ━ is a header that stays while its rows move.
        """)
    #expect(legend(stuck, isPlain: true)?.contains("━") == false)
    let selected = "╭──────╮\n│ Emma │\n▌ Dune │"
    let plain = ScreenView(isPlain: true, columns: nil)
    #expect(plain.drawing(of: selected).plain == "      Emma\n    * Dune")
    #expect(legend(selected, isPlain: true) == "* stands beside what is selected.")
  }

  @Test(
    "A screen without a word is not worth drawing, whatever its notes say",
    arguments: [
      ("╭────╮\n│    │  0-0  #1 made\n│ ┈┈ │\n╰────╯", false), ("╭────╮\n│ 한 │\n╰────╯", true),
      ("╭ Books ╮\n│       │", true), ("│ € 9", true), ("", false),
    ])
  func words(screen: String, isWorthDrawing: Bool) {
    #expect(ScreenView.isWorthDrawing(screen) == isWorthDrawing)
  }

  @Test("The drawing goes through the pager, for it is longer than a terminal")
  func page() throws {
    let tutor = try TestTutor()
    try tutor.course.solve(TestCourse.first)
    #expect(tutor.run("screen").console.pages == ["screen 1"])
  }
}
