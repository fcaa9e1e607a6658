import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("The cell of a list")
@MainActor
struct ListCellTests {
  private func makeCell(_ accessories: UICellAccessory...) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = accessories
    var content = cell.defaultContentConfiguration()
    content.text = "Dune"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    return cell
  }

  private func accessoryViews(_ cell: UICollectionViewListCell) -> [ListAccessoryView] {
    cell.subviews.compactMap { $0 as? ListAccessoryView }
  }

  @Test("accessories stand beside the content, which has the room between them")
  func accessories() {
    let cell = makeCell(.checkmark(), .disclosureIndicator())
    let views = accessoryViews(cell)
    #expect(views.map(\.frame.minX) == [254, 281])
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 254, height: 44))
    let plain = makeCell()
    #expect(plain.contentView.frame == plain.bounds)
    #expect(plain.contentView.subviews.first?.frame.minX == 20)
  }

  @Test("some accessories are shown only while the list is edited")
  func editing() {
    let list = BookList(.init(appearance: .plain), 1) { cell, _ in
      cell.accessories = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    list.view.layoutIfNeeded()
    #expect(list.cell(0).map(accessoryViews)?.count == 1)
    list.view.isEditing = true
    list.view.layoutIfNeeded()
    #expect(list.cell(0)?.configurationState.isEditing == true)
    let views = list.cell(0).map(accessoryViews) ?? []
    #expect(views.map(\.frame.minX) == [20, 281])
    #expect(list.cell(0)?.contentView.frame.minX == 39)
  }

  @Test("an accessory with an action does it when it is tapped")
  func action() {
    var taps = 0
    let cell = makeCell(.delete(displayed: .always) { taps += 1 }, .checkmark())
    let views = accessoryViews(cell)
    #expect(views.map(\.isUserInteractionEnabled) == [true, false])
    views.first?.sendActions(for: .touchUpInside)
    #expect(taps == 1)
  }

  @Test("an accessory can be a text, or a view at the place that it asks for")
  func customViews() {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let cell = makeCell(
      .label(text: "new"),
      .customView(
        configuration: .init(
          customView: dot, placement: .trailing(displayed: .always, at: { _ in 0 }),
          reservedLayoutWidth: .custom(30))))
    let views = accessoryViews(cell)
    #expect(dot.superview === views.first)
    #expect(views.map(\.bounds.width).first == 30)
    #expect(dot.frame == CGRect(x: 10, y: 17, width: 10, height: 10))
    #expect(abs((views.last?.frame.maxX ?? 0) - 300) < 1e-9)
    #expect((views.last?.subviews.first as? UILabel)?.text == "new")
  }

  @Test("accessories take their width from the text of a row that sizes itself")
  func height() {
    let cell = makeCell(.disclosureIndicator())
    BookList.show(lines: 2, in: cell)
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0))
    attributes.flexibleAxes = .vertical
    // 20 columns of 10.2 points are 204, and margins and sign 67.
    attributes.frame = CGRect(x: 0, y: 0, width: 272, height: 44)
    #expect(abs(cell.preferredLayoutAttributesFitting(attributes).frame.height - 62.8) < 1e-6)
    attributes.frame = CGRect(x: 0, y: 0, width: 262, height: 44)
    #expect(cell.preferredLayoutAttributesFitting(attributes).frame.height > 62.8)
  }

  @Test("a step of indentation moves the content and the signs before it")
  func indentation() {
    let cell = makeCell(.multiselect(displayed: .always))
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(accessoryViews(cell).first?.frame.minX == 40)
    #expect(cell.contentView.frame.minX == 59)
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(accessoryViews(cell).first?.frame.minX == 20)
  }

  @Test("lines stand below rows as the list and the app want")
  func separators() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.itemSeparatorHandler = { indexPath, separators in
      var separators = separators
      if indexPath.item == 1 { separators.bottomSeparatorVisibility = .hidden }
      separators.bottomSeparatorInsets.leading = 33
      return separators
    }
    let list = BookList(configuration, 4)
    list.view.layoutIfNeeded()
    #expect((0..<4).map { list.cell($0)?.separatorInset } == [33, nil, 33, nil])
    configuration.showsSeparators = false
    let bare = BookList(configuration, 2)
    bare.view.layoutIfNeeded()
    #expect(bare.cell(0)?.separatorInset == nil)
  }

  @Test("a drawing shows rows, signs, headers and lines")
  func drawing() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let list = BookList(configuration, 3, height: 162) { cell, indexPath in
      var content = UIListContentConfiguration.valueCell()
      content.text = ["Dune", "Emma", "Ulysses"][indexPath.item]
      content.secondaryText = "12"
      cell.contentConfiguration = content
      cell.accessories = [
        .delete(), indexPath.item == 1 ? .checkmark() : .disclosureIndicator(),
        .reorder(),
      ]
    }
    list.view.isEditing = true
    list.view.selectItem(
      at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    #expect(
      ScreenRendering(of: list.view).text == """
        ╭──────────────────────────────────────╮
        │─ Shelf 0 ────────────────────────────│
        │   ⊖   Dune                12 ›   ≡   │
        │  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
        │   ⊖   Emma                12 ✓   ≡   │
        │  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
        ▌   ⊖   Ulysses             12 ›   ≡   │
        ▌  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
        ╰──────────────────────────────────────╯

        """)
  }
}
