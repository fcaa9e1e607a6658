import Foundation
import HeadlessUIKit
import StageTestSupport
import Testing

@testable import HardCodedStrings

/// The judge of stage 1. It opens the shop's two screens as a customer would, looks at what they
/// show, and asks the lists under which identifiers they made their cells. It reads no source.

@Suite(.serialized, .ownProcess)
struct HardCodedStringsTests {
  // MARK: 1. Mend one letter

  @Test("The list opens, with a row for each book on the screen")
  func listOpens() {
    let list = BookListViewController(books: Shelf.short)
    let screen = StageScreen(list)
    let rows = list.tableView.indexPathsForVisibleRows ?? []
    expect(
      "the number of books on the screen", rows.count { $0.section == 1 }, is: Shelf.short.count,
      "Every book of a short list has its row on the first screen.")
    screen.expectFilled(by: list.tableView)
  }

  @Test("A row shows the title and the price of its own book")
  func rowsShowTheirBooks() {
    let list = BookListViewController(books: Shelf.short)
    let screen = StageScreen(list)
    for (row, book) in Shelf.short.enumerated() {
      let cell = expect(
        "the cell of book \(row)", list.tableView.cellForRow(at: IndexPath(row: row, section: 1)),
        is: BookCell.self, "A list makes what is registered under the name that it is asked for.")
      guard let cell,
        expect(
          "the title in row \(row)", cell.titleLabel.text, is: book.title,
          "Row \(row) shows book \(row)."),
        expect(
          "the price in row \(row)", cell.priceLabel.text, is: "€ \(book.price)",
          "Row \(row) shows the price of book \(row).")
      else { return }
    }
    screen.expectTexts(
      Shelf.short.flatMap { [$0.title, "€ \($0.price)"] },
      "A row shows the title and the price of its book, each in its place.")
  }

  @Test("A long list is scrolled with the cells of little more than one screen")
  func rowsAreReused() {
    let list = BookListViewController(books: Shelf.long)
    let screen = StageScreen(list)
    let atOnce = list.tableView.visibleCells.count
    var met = list.tableView.visibleCells
    while list.tableView.contentOffset.y + 480 < list.tableView.contentSize.height {
      screen.scroll(by: 44)
      for cell in list.tableView.visibleCells where !met.contains(where: { $0 === cell }) {
        met.append(cell)
      }
    }
    expect(
      met.count <= atOnce + 4,
      "Expected at most \(atOnce + 4) cells for all rows of the list, got \(met.count).",
      "A row that leaves the screen gives its cell back to the list, which is asked for it again.")
  }

  // MARK: 2. Find the blank rows

  @Test("The first row is the shop's notice")
  func noticeIsShown() {
    let list = BookListViewController(books: [])
    let screen = StageScreen(list)
    let cell = expect(
      "the first row", list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)),
      is: NoticeCell.self,
      """
      Asked without an index path for a name that nothing is registered under, a table gives nil \
      and no message; a blank cell put in its place hides that.
      """)
    guard let words = cell.map({ $0.noticeLabel.text ?? "" }),
      expect(!words.isEmpty, "Expected the notice to say something, got no word.", "It has words.")
    else { return }
    screen.expectTexts([words], "What the notice says can be read.")
  }

  @Test("The last row is the total")
  func totalIsShown() {
    let list = BookListViewController(books: [])
    let screen = StageScreen(list)
    let cell = expect(
      "the last row", list.tableView.cellForRow(at: IndexPath(row: 0, section: 2)),
      is: TotalCell.self,
      """
      One identifier makes cells of one class: the last registration under a name replaces those \
      before it, and a cast that fails into a blank cell hides that.
      """)
    guard let cell,
      expect(
        "the total of no books", cell.totalLabel.text, is: "0 books, € 0",
        "The total is that of the list's own books."),
      expect(
        "the number of rows in a list of no books", list.tableView.visibleCells.count, is: 2,
        "There are a notice and a total, once each.")
    else { return }
    screen.expectTexts(["0 books, € 0"], "The total can be read.")
  }

  @Test("Every row comes from the list: none is a blank cell made on the spot")
  func noRowIsBlank() {
    let list = BookListViewController(books: Shelf.short)
    StageScreen(list)
    expect(
      "the number of rows that the list did not make",
      list.tableView.visibleCells.count { $0.reuseIdentifier == nil }, is: 0,
      "A cell without an identifier was not dequeued; the table shows it all the same, blank.")
  }

  // MARK: 3. Open the grid

  @Test("The grid opens, with covers from top to bottom")
  func gridOpens() {
    let grid = CoverGridViewController(books: Shelf.long)
    let screen = StageScreen(grid)
    let count = grid.collectionView.visibleCells.count
    expect(
      count >= 10, "Expected 10 covers on the screen or more, got \(count).",
      "A grid makes a cell for every item in sight, from the class or nib that is registered.")
    expectFirstItem(at: CGRect(x: 10, y: 10, width: 145, height: 80), in: grid.collectionView)
    screen.expectFilled(by: grid.collectionView)
  }

  @Test("A cover shows the title and the author of its own book")
  func coversShowTheirBooks() {
    let grid = CoverGridViewController(books: Shelf.long)
    let screen = StageScreen(grid)
    for item in 0..<10 {
      let cell = expect(
        "item \(item)", grid.collectionView.cellForItem(at: IndexPath(item: item, section: 0)),
        is: CoverCell.self, "A cover is a CoverCell: that is the class its nib names.")
      guard let cell,
        expect(
          "the title of item \(item)", cell.titleLabel.text, is: Shelf.long[item].title,
          "Item \(item) shows book \(item)."),
        expect(
          "the author of item \(item)", cell.authorLabel.text, is: Shelf.long[item].author,
          "Item \(item) shows the author of book \(item).")
      else { return }
    }
    screen.expectTexts(
      Shelf.long.prefix(4).flatMap { [$0.title, $0.author] },
      "A cover shows the title and the author of its book, each in its place.")
  }

  // MARK: 4. A blank cell is refused

  @Test("The last item is the gift card")
  func giftCardIsShown() {
    let grid = CoverGridViewController(books: [])
    let screen = StageScreen(grid)
    let cell = expect(
      "the last item", grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 1)),
      is: GiftCardCell.self,
      "A list makes the class that is registered, not the one that the cast hopes for.")
    guard let words = cell.map({ $0.offerLabel.text ?? "" }),
      expect(
        !words.isEmpty, "Expected the gift card to say something, got no word.", "It has words."),
      expect(
        "the number of items in a grid of no books", grid.collectionView.visibleCells.count, is: 1,
        "There is one gift card.")
    else { return }
    screen.expectTexts([words], "What the gift card says can be read.")
  }

  @Test("A long grid is scrolled to its gift card and back")
  func gridScrolls() {
    let grid = CoverGridViewController(books: Shelf.long)
    let screen = StageScreen(grid)
    let view = grid.collectionView
    screen.scroll(by: view.contentSize.height - 480)
    expect(
      view.visibleCells.contains { $0 is GiftCardCell },
      "Expected a GiftCardCell on the last screen, got none.",
      "The gift card stands at the end of the grid, however long it is.")
    screen.scroll(by: 480 - view.contentSize.height)
    let first = expect(
      "item 0", view.cellForItem(at: IndexPath(item: 0, section: 0)), is: CoverCell.self,
      "A cover is a CoverCell, also when it is used again.")
    guard let first else { return }
    expect(
      "the title of item 0, back on the screen", first.titleLabel.text, is: Shelf.long[0].title,
      "A cell that is used again shows the book of its new place.")
  }

  // MARK: 5. Say it once

  @Test("The name of a book's row is said once")
  func bookNameIsSaidOnce() {
    let name = Renaming(&CellName.book, called: "book", to: "Renamed.Book")
    let list = BookListViewController(books: Shelf.short)
    StageScreen(list)
    name.expectOneName(of: "BookCell", in: list.tableView.reuseLog)
  }

  @Test("The name of the notice is said once")
  func noticeNameIsSaidOnce() {
    let name = Renaming(&CellName.notice, called: "notice", to: "Renamed.Notice")
    let list = BookListViewController(books: [])
    StageScreen(list)
    name.expectOneName(of: "NoticeCell", in: list.tableView.reuseLog)
  }

  @Test("The name of the total is said once")
  func totalNameIsSaidOnce() {
    let name = Renaming(&CellName.total, called: "total", to: "Renamed.Total")
    let list = BookListViewController(books: [])
    StageScreen(list)
    name.expectOneName(of: "TotalCell", in: list.tableView.reuseLog)
  }

  @Test("The name of a cover is said once, and names the nib as well")
  func coverNameIsSaidOnce() {
    let name = Renaming(&CellName.cover, called: "cover", to: "HolidayCover")
    let grid = CoverGridViewController(books: Shelf.long)
    StageScreen(grid)
    name.expectOneName(of: "CoverCell", in: grid.collectionView.reuseLog)
    let cell = expect(
      "item 0", grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)),
      is: CoverCell.self, "HolidayCover.xib makes a CoverCell, as CoverCell.xib does.")
    guard let cell else { return }
    let texts = cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
    expect(
      texts.contains("Happy holidays"),
      "Expected the cover to say “Happy holidays”, as in HolidayCover.xib, got no such label.",
      "The nib goes by the same name: with the name changed, HolidayCover.xib is the cover's nib.")
  }

  @Test("The name of the gift card is said once")
  func giftCardNameIsSaidOnce() {
    let name = Renaming(&CellName.giftCard, called: "giftCard", to: "Renamed.GiftCard")
    let grid = CoverGridViewController(books: [])
    StageScreen(grid)
    name.expectOneName(of: "GiftCardCell", in: grid.collectionView.reuseLog)
  }

  @Test("The screen", .screen)
  func screen() {
    StageScreen(BookListViewController(books: Book.stock))
    StageScreen(CoverGridViewController(books: Book.stock))
  }
}
