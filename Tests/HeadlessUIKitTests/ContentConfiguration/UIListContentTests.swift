import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("The content of a list")
@MainActor
struct UIListContentTests {
  private func height(
    _ content: UIListContentConfiguration, width: CGFloat = 320
  ) -> CGFloat {
    UIListContentView(configuration: content).sizeThatFits(CGSize(width: width, height: 0)).height
  }

  private func content(
    _ text: String?, _ second: String? = nil, _ style: UIListContentConfiguration = .cell()
  ) -> UIListContentConfiguration {
    var content = style
    content.text = text
    content.secondaryText = second
    return content
  }

  @Test("a row of one line has the standard height")
  func oneLine() {
    #expect(height(.cell()) == 44)
    #expect(height(content("x")) == 44)
    #expect(height(content("x", "y", .valueCell())) == 44)
  }

  @Test("texts take as many lines as they need in the width")
  func manyLines() {
    // 16 + 22 columns of 10.2 points + 8: two words of ten characters a line.
    let words = Array(repeating: "0123456789", count: 6).joined(separator: " ")
    #expect(abs(height(content(words), width: 250) - (22 + 3 * 20.4)) < 1e-9)
    var bounded = content(words)
    bounded.textProperties.numberOfLines = 2
    #expect(abs(height(bounded, width: 250) - (22 + 2 * 20.4)) < 1e-9)
    #expect(abs(height(content("x", "y", .subtitleCell())) - 58.8) < 1e-9)
  }

  @Test("a value stands at the trailing edge, and below the text when there is no room")
  func value() {
    var layout = ListContentLayout(
      content("abc", "12", .valueCell()), margins: .zero, width: 100)
    #expect(abs(layout.secondaryText.maxX - 100) < 1e-9)
    #expect(abs(layout.secondaryText.width - 20.4) < 1e-9)
    #expect(layout.text.midY == layout.secondaryText.midY)
    layout = ListContentLayout(
      content("abcdefg", "1234", .valueCell()), margins: .zero, width: 100)
    #expect(layout.text.maxY < layout.secondaryText.minY)
    #expect(layout.secondaryText.minX == 0)
  }

  @Test("an image stands before the text, in its room and not larger than allowed")
  func image() {
    var content = content("x")
    content.image = UIImage(named: "p")
    var layout = ListContentLayout(content, margins: .zero, width: 100)
    #expect(layout.image == CGRect(x: 0, y: 10, width: 24, height: 24))
    #expect(layout.text.minX == 40)
    content.imageProperties.maximumSize = CGSize(width: 12, height: 0)
    content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 60)
    layout = ListContentLayout(content, margins: .zero, width: 100)
    #expect(layout.image == CGRect(x: 9, y: 24, width: 12, height: 12))
    #expect(layout.text.minX == 46)
    #expect(layout.height == 60)
  }

  @Test("a width that is too small gives no negative frames")
  func narrow() {
    let content = content("a text", "a value", .valueCell())
    for width in [0, 1, 10, 24] as [CGFloat] {
      let layout = ListContentLayout(
        content, margins: content.directionalLayoutMargins, width: width)
      #expect(layout.text.width >= 0 && layout.secondaryText.width >= 0)
      #expect(layout.height.isFinite && layout.height < 1000)
    }
  }

  @Test("the letters of a grouped header are large")
  func transform() {
    let view = UIListContentView(configuration: content("Fiction", nil, .groupedHeader()))
    #expect((view.subviews.first as? UILabel)?.text == "FICTION")
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == 38)
  }

  @Test("a text with attributes is kept until there is another text")
  func attributes() {
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(string: "styled")
    #expect(content.text == "styled")
    content.text = "plain"
    #expect(content.attributedText == nil)
    content.secondaryAttributedText = NSAttributedString(string: "styled")
    #expect(content.secondaryText == "styled")
  }

  @Test("a state changes the colours of the style, and not those of the app")
  func colours() {
    var disabled = UICellConfigurationState(traitCollection: .current)
    disabled.isDisabled = true
    var content = content("x", "y")
    content.secondaryTextProperties.color = .red
    let dimmed = content.updated(for: disabled)
    #expect(dimmed.textProperties.color == .tertiaryLabel)
    #expect(dimmed.secondaryTextProperties.color == .red)
    let enabled = UICellConfigurationState(traitCollection: .current)
    #expect(dimmed.updated(for: enabled) == content)
  }

  @Test("a configuration of another kind stops the app")
  func otherKind() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      UIListContentView(configuration: .cell()).configuration = BlankContent()
    }
    expect(
      stop,
      raised: "<UIListContentView: 0x…> shows a UIListContentConfiguration and was given a "
        + "BlankContent; make the view of that configuration instead", "InvalidArgument")
  }

  @Test("constraints give it the height that its text needs in the width that they give it")
  func constrained() {
    let words = Array(repeating: "0123456789", count: 4).joined(separator: " ")
    let view = UIListContentView(configuration: content(words))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 250, height: 400))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(view.frame.height - (22 + 2 * 20.4)) < 1e-4)
    #expect(view.frame.width == 250)
  }

  @Test("Row 100: a row is as high as its content, beside its accessory", .tags(.believed))
  func rows() {
    let words = Array(repeating: "0123456789", count: 6).joined(separator: " ")
    let rows = RowList(3)
    rows.configure = { cell, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = indexPath.row == 0 ? "short" : words
      cell.contentConfiguration = content
      cell.accessoryType = indexPath.row == 2 ? .disclosureIndicator : .none
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 270, height: 600))
    table.dataSource = rows
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    table.layoutIfNeeded()
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights[0] == 44)
    #expect(abs(heights[1] - (22 + 3 * 20.4)) < 1e-9, "22 columns: two words a line")
    #expect(abs(heights[2] - (22 + 6 * 20.4)) < 1e-9, "20 columns: a word a line")
    let label = table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.subviews.first
    #expect(label?.frame.minX == 20)
    withExtendedLifetime(rows) {}
  }

  @Test("a content view of constraints sizes its row")
  func constrainedRows() {
    let rows = RowList(2)
    rows.configure = { cell, _ in cell.contentConfiguration = PlaqueContent() }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 270, height: 600))
    table.dataSource = rows
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 140)
    withExtendedLifetime(rows) {}
  }

  @Test("a header is as high as its content")
  func header() {
    final class Headed: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "New"
        view.contentConfiguration = content
        return view
      }
    }
    let headed = Headed()
    let rows = RowList(1)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.dataSource = rows
    table.delegate = headed
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 38)
    withExtendedLifetime((rows, headed)) {}
  }

  @Test("a drawing shows texts, values and images")
  func drawing() {
    let rows = RowList(2)
    rows.configure = { cell, indexPath in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Dune"
      content.secondaryText = "412"
      if indexPath.row == 1 { content.image = UIImage(named: "c") }
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
    table.dataSource = rows
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    #expect(
      ScreenRendering(of: table).text == """
        ╭──────────────────────────────────────╮
        │  Dune                       412    › ┃
        │  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┃
        │  ▣c   Dune                  412    › ┃
        │  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┃
        ╰──────────────────────────────────────╯

        """)
    withExtendedLifetime(rows) {}
  }
}
