import HeadlessUIKit
import Testing

@MainActor
struct ScreenRenderingTests {
  private func screen(_ views: UIView..., height: CGFloat = 88) -> UIView {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    for view in views { screen.addSubview(view) }
    return screen
  }

  private func label(_ text: String, _ frame: CGRect, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func button(_ title: String, x: CGFloat) -> UIButton {
    let button = UIButton(frame: CGRect(x: x, y: 0, width: 80, height: 44))
    button.setTitle(title, for: .normal)
    return button
  }

  @Test("Labels and buttons stand where their frames are")
  func content() {
    let reserve = button("Reserve", x: 180)
    reserve.frame.origin.y = 44
    reserve.isEnabled = false
    let root = screen(
      label("Dune", CGRect(x: 20, y: 0, width: 100, height: 44)), button("Buy", x: 230), reserve)
    #expect(
      ScreenRendering(of: root).text == """
        ╭──────────────────────────────────────╮
        │  Dune                      [ Buy ]   │
        │                                      │
        │                     ( Reserve )      │
        ╰──────────────────────────────────────╯

        """)
  }

  @Test(
    "Every line is as wide as was asked, wide characters included", arguments: [20, 40, 41, 80])
  func width(columns: Int) {
    let root = screen(
      label("한글 책 😀 0123456789012345678901234567890", CGRect(x: 8, y: 0, width: 300, height: 44)))
    for style in [ScreenRendering.Style.drawn, .plain] {
      for line in ScreenRendering(of: root, columns: columns, style: style).lines {
        let width = line.reduce(0) { $0 + ("한글책😀".contains($1) ? 2 : 1) }
        #expect(width == columns, "\(line)")
      }
    }
  }

  @Test("A text that a later view hides stands before that, if there is room")
  func covered() {
    let price = CGRect(x: 230, y: 0, width: 80, height: 44)
    func line(_ title: String, price text: String = "€ 9") -> String {
      let views = [label(title, CGRect(x: 20, y: 0, width: 210, height: 44)), label(text, price)]
      return ScreenRendering(of: screen(views[0], views[1], button("Buy", x: 230))).lines[1]
    }
    #expect(line("Dune").contains(/Dune {10,}€ 9 {1,2}\[ Buy \]/))
    #expect(line("Dune", price: "").contains(/Dune {15,}\[ Buy \]/))
    // What has no room before the button stays behind it.
    #expect(!line("The Title of a Long Book", price: "€ 123 456").contains("456"))
  }

  @Test("A text that its label cuts is cut in the drawing")
  func truncation() {
    let root = screen(label("A long title", CGRect(x: 20, y: 0, width: 71.5, height: 44)))
    #expect(ScreenRendering(of: root).lines[1].hasPrefix("│  A long…  "))
  }

  @Test("A text of several lines is broken where its label breaks it")
  func lines() {
    let frame = CGRect(x: 20, y: 0, width: 110, height: 66)
    let root = screen(label("One and\ntwo and three", frame, lines: 0))
    #expect(
      ScreenRendering(of: root).lines[1...3].map { $0.dropFirst().prefix(16) } == [
        "  One and       ", "  two and       ", "  three         ",
      ])
  }

  @Test("An image is a box with its name, or a sign and its name where there is no room")
  func images() throws {
    let large = UIImageView(frame: CGRect(x: 20, y: 0, width: 100, height: 88))
    large.image = UIImage(named: "dune")
    let small = UIImageView(frame: CGRect(x: 180, y: 0, width: 24, height: 24))
    small.image = UIImage(named: "star")
    #expect(
      ScreenRendering(of: screen(large, small)).text == """
        ╭──────────────────────────────────────╮
        │  ┌──────────┐       ▣star            │
        │  │   dune   │                        │
        │  │          │                        │
        │  └──────────┘                        │
        ╰──────────────────────────────────────╯

        """)
  }

  @Test("What is hidden is not drawn, nor what has no size")
  func hidden() {
    let hidden = label("hidden", CGRect(x: 0, y: 0, width: 200, height: 44))
    hidden.isHidden = true
    let clear = label("clear", CGRect(x: 0, y: 0, width: 200, height: 44))
    clear.alpha = 0
    let empty = label("empty", .zero)
    #expect(
      ScreenRendering(of: screen(hidden, clear, empty)).text == """
        ╭──────────────────────────────────────╮
        │              (nothing)               │
        ╰──────────────────────────────────────╯

        """)
  }

  @Test("The controller's title stands in the border")
  func title() {
    let controller = UIViewController()
    controller.title = "책 Books"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(
      ScreenRendering(of: window).lines[0] == "╭─ 책 Books ───────────────────────────╮")
  }
}
