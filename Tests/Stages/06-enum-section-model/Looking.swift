import Foundation
import HeadlessUIKit
import StageTestSupport
import Testing

@testable import EnumSectionModel

extension UITableView {
  /// The cells in sight, from the top.
  var shopCells: [ShopCell] {
    layoutIfNeeded()
    return visibleCells.compactMap { $0 as? ShopCell }
  }

  /// What the rows in sight show, from the top: `Salt € 5`, and for a button `[Take]`.
  var rows: [String] {
    shopCells.map { cell in
      let price = cell.priceLabel.isHidden ? nil : cell.priceLabel.text
      let button = cell.takeButton.isHidden ? nil : "[Take]"
      return [cell.titleLabel.text ?? "no title", price, button].compactMap(\.self)
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The titles above the sections, and below each the titles of its rows.
  var page: [[String]] {
    layoutIfNeeded()
    return (0..<numberOfSections).map { section in
      let titles = (0..<numberOfRows(inSection: section)).map { row in
        let cell = cellForRow(at: IndexPath(row: row, section: section)) as? ShopCell
        return cell?.titleLabel.text ?? "no title"
      }
      return [headerView(forSection: section)?.textLabel?.text ?? "no header"] + titles
    }
  }
}

extension ShopListViewController {
  /// The cells in sight whose rows are of a kind, each with its item.
  func cells(where isWanted: (ShopItem) -> Bool) -> [(item: ShopItem, cell: ShopCell)] {
    tableView.shopCells.compactMap { cell in
      guard let row = tableView.indexPath(for: cell)?.row, isWanted(items[row]) else { return nil }
      return (items[row], cell)
    }
  }

  /// The offers in sight, each with the cell that shows it.
  var offers: [(text: String, cell: ShopCell)] {
    cells { _ in true }.compactMap { item, cell in
      if case .offer(let text) = item { (text, cell) } else { nil }
    }
  }
}

extension ShopListViewController {
  /// The first row, which is expected to be an offer whose button shows.
  func firstOffer(at location: SourceLocation = #_sourceLocation) -> (text: String, cell: ShopCell)?
  {
    guard expectOffers(at: location), let offer = offers.first else { return nil }
    let isShown = expect(
      !offer.cell.takeButton.isHidden, "Expected the row of an offer to show a button, got none.",
      "An offer can be taken, so it shows its button.", at: location)
    return isShown ? offer : nil
  }

  /// Expects that there are offers in sight.
  func expectOffers(at location: SourceLocation = #_sourceLocation) -> Bool {
    expect(
      !offers.isEmpty, "Expected offers in sight, got none in a ShopCell.",
      "Every row is shown in a ShopCell, an offer too.", at: location)
  }

  /// Expects that there are rows in sight.
  func expectShopCells(at location: SourceLocation = #_sourceLocation) -> Bool {
    expect(
      !tableView.shopCells.isEmpty, "Expected rows in sight, got none in a ShopCell.",
      "Every row is shown in a ShopCell.", at: location)
  }
}

/// A list that has been scrolled down and up again, so that each of its cells has shown other rows.
func scrolledList() -> (list: ShopListViewController, screen: StageScreen) {
  let list = ShopListViewController(items: Market.many)
  let screen = StageScreen(list)
  screen.scroll(by: 900)
  screen.scroll(by: -500)
  return (list, screen)
}

/// Expects that used cells are made ready as UIKit does it, whatever their class does besides.
func expectReady(at location: SourceLocation = #_sourceLocation) {
  let list = ShopListViewController(items: Market.many)
  let screen = StageScreen(list)
  for cell in list.tableView.shopCells { cell.isHighlighted = true }
  screen.scroll(by: 900)
  screen.scroll(by: -500)
  expect(
    "the number of cells that are still highlighted",
    list.tableView.shopCells.count { $0.isHighlighted }, is: 0,
    "Who overrides `prepareForReuse` calls it on `super`.", at: location)
}
