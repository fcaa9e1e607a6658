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
    StageScreen(list)
    let rows = list.tableView.indexPathsForVisibleRows ?? []
    #expect(
      rows.count { $0.section == 1 } == Shelf.short.count,
      "Every book of a short list has its row on the first screen.")
  }

  @Test("A row shows the title and the price of its own book")
  func rowsShowTheirBooks() throws {
    let list = BookListViewController(books: Shelf.short)
    StageScreen(list)
    for (row, book) in Shelf.short.enumerated() {
      let cell = try expect(
        list.tableView.cellForRow(at: IndexPath(row: row, section: 1)), is: BookCell.self,
        "A list makes what is registered under the name that it is asked for.")
      #expect(cell.titleLabel.text == book.title, "Row \(row) shows book \(row).")
      #expect(
        cell.priceLabel.text == "€ \(book.price)", "Row \(row) shows the price of book \(row).")
    }
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
    #expect(
      met.count <= atOnce + 4,
      "A row that leaves the screen gives its cell back to the list, which is asked for it again.")
  }

  // MARK: 2. Find the blank rows

  @Test("The first row is the shop's notice")
  func noticeIsShown() throws {
    let list = BookListViewController(books: [])
    StageScreen(list)
    let cell = try expect(
      list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)), is: NoticeCell.self,
      """
      Asked without an index path for a name that nothing is registered under, a table gives nil \
      and no message; a blank cell put in its place hides that.
      """)
    #expect(cell.noticeLabel.text?.isEmpty == false, "The notice has words.")
  }

  @Test("The last row is the total")
  func totalIsShown() throws {
    let list = BookListViewController(books: [])
    StageScreen(list)
    let cell = try expect(
      list.tableView.cellForRow(at: IndexPath(row: 0, section: 2)), is: TotalCell.self,
      """
      One identifier makes cells of one class: the last registration under a name replaces those \
      before it, and a cast that fails into a blank cell hides that.
      """)
    #expect(cell.totalLabel.text == "0 books, € 0", "The total is that of the list's own books.")
  }

  @Test("Every row comes from the list: none is a blank cell made on the spot")
  func noRowIsBlank() {
    let list = BookListViewController(books: Shelf.short)
    StageScreen(list)
    #expect(
      list.tableView.visibleCells.count { $0.reuseIdentifier == nil } == 0,
      "A cell without an identifier was not dequeued; the table shows it all the same, blank.")
  }

  // MARK: 3. Open the grid

  @Test("The grid opens, with covers from top to bottom")
  func gridOpens() {
    let grid = CoverGridViewController(books: Shelf.long)
    StageScreen(grid)
    #expect(
      grid.collectionView.visibleCells.count >= 10,
      "A grid makes a cell for every item in sight, from the class or nib that is registered.")
  }

  @Test("A cover shows the title and the author of its own book")
  func coversShowTheirBooks() throws {
    let grid = CoverGridViewController(books: Shelf.long)
    StageScreen(grid)
    for item in 0..<10 {
      let cell = try expect(
        grid.collectionView.cellForItem(at: IndexPath(item: item, section: 0)), is: CoverCell.self,
        "A cover is a CoverCell: that is the class its nib names.")
      #expect(cell.titleLabel.text == Shelf.long[item].title, "Item \(item) shows book \(item).")
      #expect(
        cell.authorLabel.text == Shelf.long[item].author,
        "Item \(item) shows the author of book \(item).")
    }
  }

  // MARK: 4. A blank cell is refused

  @Test("The last item is the gift card")
  func giftCardIsShown() throws {
    let grid = CoverGridViewController(books: [])
    StageScreen(grid)
    let cell = try expect(
      grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 1)), is: GiftCardCell.self,
      "A list makes the class that is registered, not the one that the cast hopes for.")
    #expect(cell.offerLabel.text?.isEmpty == false, "The gift card has words.")
  }

  @Test("A long grid is scrolled to its gift card and back")
  func gridScrolls() throws {
    let grid = CoverGridViewController(books: Shelf.long)
    let screen = StageScreen(grid)
    let view = grid.collectionView
    screen.scroll(by: view.contentSize.height - 480)
    #expect(
      view.visibleCells.contains { $0 is GiftCardCell },
      "The gift card stands at the end of the grid, however long it is.")
    screen.scroll(by: 480 - view.contentSize.height)
    let first = try expect(
      view.cellForItem(at: IndexPath(item: 0, section: 0)), is: CoverCell.self,
      "A cover is a CoverCell, also when it is used again.")
    #expect(
      first.titleLabel.text == Shelf.long[0].title,
      "A cell that is used again shows the book of its new place.")
  }

  // MARK: 5. Say it once

  @Test("The name of a book's row is said once")
  func bookNameIsSaidOnce() {
    CellName.book = "Renamed.Book"
    let list = BookListViewController(books: Shelf.short)
    StageScreen(list)
    #expect(names(of: "BookCell", in: list.tableView.reuseLog) == ["Renamed.Book"], saidOnce)
  }

  @Test("The name of the notice is said once")
  func noticeNameIsSaidOnce() {
    CellName.notice = "Renamed.Notice"
    let list = BookListViewController(books: [])
    StageScreen(list)
    #expect(
      names(of: "NoticeCell", in: list.tableView.reuseLog) == ["Renamed.Notice"], saidOnce)
  }

  @Test("The name of the total is said once")
  func totalNameIsSaidOnce() {
    CellName.total = "Renamed.Total"
    let list = BookListViewController(books: [])
    StageScreen(list)
    #expect(
      names(of: "TotalCell", in: list.tableView.reuseLog) == ["Renamed.Total"], saidOnce)
  }

  @Test("The name of a cover is said once, and names the nib as well")
  func coverNameIsSaidOnce() throws {
    CellName.cover = "HolidayCover"
    let grid = CoverGridViewController(books: Shelf.long)
    StageScreen(grid)
    #expect(
      names(of: "CoverCell", in: grid.collectionView.reuseLog) == ["HolidayCover"], saidOnce)
    let cell = try expect(
      grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)), is: CoverCell.self,
      "HolidayCover.xib makes a CoverCell, as CoverCell.xib does.")
    let texts = cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(
      texts.contains("Happy holidays"),
      "The nib goes by the same name: with the name changed, HolidayCover.xib is the cover's nib.")
  }

  @Test("The name of the gift card is said once")
  func giftCardNameIsSaidOnce() {
    CellName.giftCard = "Renamed.GiftCard"
    let grid = CoverGridViewController(books: [])
    StageScreen(grid)
    #expect(
      names(of: "GiftCardCell", in: grid.collectionView.reuseLog) == ["Renamed.GiftCard"],
      saidOnce)
  }

  @Test("The screen", .screen)
  func screen() {
    StageScreen(BookListViewController(books: Book.stock))
  }
}
