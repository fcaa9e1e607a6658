import Foundation
import HeadlessUIKit
import StageTestSupport
import Testing

@testable import HeaderFooterRegistries

/// A table with sections of one row, whose headers and footers come from closures.
final class Racks: UIViewController, UITableViewDataSource, UITableViewDelegate {
  typealias Edge = (UITableView, Int) -> UIView?

  let tableView = UITableView()
  private let sections: Int
  private let header: Edge
  private let footer: Edge

  /// Registers what the sections need, and shows them.
  init(
    sections: Int = 1, header: @escaping Edge = { _, _ in nil },
    footer: @escaping Edge = { _, _ in nil }, register: (UITableView) -> Void
  ) {
    self.sections = sections
    self.header = header
    self.footer = footer
    super.init(nibName: nil, bundle: nil)
    RackCell.register(tableView: tableView)
    register(tableView)
    StageScreen(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Racks has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.sectionHeaderHeight = 40
    tableView.sectionFooterHeight = 40
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = RackCell.dequeueReusableCell(tableView: tableView, indexPath: indexPath)
    cell.rowLabel.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header(tableView, section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footer(tableView, section)
  }
}

/// A grid with sections of one item, whose headers and footers come from a closure.
final class Stripes: UIViewController, UICollectionViewDataSource {
  typealias Edge = (UICollectionView, _ kind: String, IndexPath) -> UICollectionReusableView

  let collectionView = emptyGrid()
  private let edge: Edge

  /// Registers what the sections need, and shows them.
  init(_ edge: @escaping Edge, register: (UICollectionView) -> Void) {
    self.edge = edge
    super.init(nibName: nil, bundle: nil)
    StripeCell.register(collectionView: collectionView)
    register(collectionView)
    StageScreen(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Stripes has no nib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    view.addSubview(collectionView)
    collectionView.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = StripeCell.dequeueReusableCell(
      collectionView: collectionView, indexPath: indexPath)
    cell.itemLabel.text = "Item \(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    edge(collectionView, kind, indexPath)
  }

  /// The view of a kind on the screen, as the class that is expected there.
  func edge<View: UIView>(
    _ kind: String, is type: View.Type, _ rule: String = ownClass,
    at location: SourceLocation = #_sourceLocation
  ) -> View? {
    let view = collectionView.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    return expect("the \(kind)", view, is: type, rule, at: location)
  }
}

/// The two kinds that a flow layout asks for.
enum Kind {
  static let header = UICollectionView.elementKindSectionHeader
  static let footer = UICollectionView.elementKindSectionFooter
}

/// A grid that shows nothing, with room for headers and footers.
func emptyGrid() -> UICollectionView {
  let layout = UICollectionViewFlowLayout()
  layout.headerReferenceSize = CGSize(width: 320, height: 40)
  layout.footerReferenceSize = CGSize(width: 320, height: 40)
  return UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
}

extension Racks {
  /// The header of a section, as the class that is expected there.
  func header<View: UIView>(
    _ section: Int, is type: View.Type, _ rule: String = ownClass,
    at location: SourceLocation = #_sourceLocation
  ) -> View? {
    expect(
      "the header of section \(section)", tableView.headerView(forSection: section), is: type, rule,
      at: location)
  }

  /// The footer of a section, as the class that is expected there.
  func footer<View: UIView>(
    _ section: Int, is type: View.Type, _ rule: String = ownClass,
    at location: SourceLocation = #_sourceLocation
  ) -> View? {
    expect(
      "the footer of section \(section)", tableView.footerView(forSection: section), is: type, rule,
      at: location)
  }
}

extension ShelfListViewController {
  /// The names of the shelves that are left.
  var names: [String] { shelves.map(\.name) }

  /// Taps the button above a section. False when there is none, which has been told then.
  func close(
    _ section: Int, on screen: StageScreen, at location: SourceLocation = #_sourceLocation
  ) -> Bool {
    guard let header = header(section, at: location) else { return false }
    screen.tap(header.closeButton)
    return true
  }

  /// Taps the button above a section twice, before the table has time to draw.
  func closeTwice(
    _ section: Int, on screen: StageScreen, at location: SourceLocation = #_sourceLocation
  ) -> Bool {
    guard let header = header(section, at: location) else { return false }
    let name = header.nameLabel.text
    header.closeButton.sendActions(for: .touchUpInside)
    // A header that shows another shelf by now is that one's.
    if header.nameLabel.text == name { header.closeButton.sendActions(for: .touchUpInside) }
    screen.window.layoutIfNeeded()
    return true
  }

  private func header(_ section: Int, at location: SourceLocation) -> ShelfHeader? {
    expect(
      "the header of section \(section)", tableView.headerView(forSection: section),
      is: ShelfHeader.self, "Every shelf has a header with a button.", at: location)
  }

  /// The names on the headers in sight, from the top.
  var visibleNames: [String?] {
    shelves.indices.compactMap { tableView.headerView(forSection: $0) }
      .map { ($0 as? ShelfHeader)?.nameLabel.text }
  }
}

extension ShelfListViewController {
  /// Expects that the shelves of `Stand.short` can be read, and that their list fills the screen.
  func expectReadable(on screen: StageScreen, at location: SourceLocation = #_sourceLocation) {
    screen.expectTexts(
      names + ["Close", "The Ninth Gull", "€ 34", "Hail", "€ 8"],
      "A shelf shows its name and a button above its books.", at: location)
    expectHeights(row: 40, header: 40, in: tableView, at: location)
    screen.expectFilled(by: tableView, at: location)
  }
}

extension WindowViewController {
  /// Expects that the shelves of `Stand.short` can be read, and that the window fills the screen.
  func expectReadable(on screen: StageScreen, at location: SourceLocation = #_sourceLocation) {
    screen.expectTexts(
      ["Birds", "from € 34", "Hail", "from € 8", "sold out"],
      "Each shelf of the window shows its name, its books and its price.", at: location)
    expectFirstItem(
      at: CGRect(x: 10, y: 30, width: 145, height: 60), in: collectionView, at: location)
    screen.expectFilled(by: collectionView, at: location)
  }

  /// What the bands and prices in sight say, by section.
  func texts(_ kind: String) -> [String?] {
    shelves.indices.map { section in
      let view = collectionView.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))
      return (view as? WindowBand)?.nameLabel?.text ?? (view as? WindowPrice)?.priceLabel.text
    }
  }
}
