import Foundation
import HeadlessUIKit
import StageTestSupport
import Testing

@testable import GenericDataSource

/// The judge of stage 4. It brings cells and items of its own, shows them through the learner's data
/// sources, and opens the shop's three screens.

@Suite(.serialized, .ownProcess)
struct GenericDataSourceTests {
  // MARK: 1. Who keeps whom

  @Test("The readers are on the screen")
  func readersAreShown() {
    let list = ReaderListViewController(readers: Stall.readers)
    let screen = StageScreen(list)
    guard
      expect(
        "the names in sight", list.visibleNames, is: ["Ines", "Piet"], notKept)
    else { return }
    screen.expectTexts(
      ["Ines", "3", "Piet", "12"], "A row shows a reader's name and number of books.")
    expectHeights(row: 40, in: list.tableView)
    screen.expectFilled(by: list.tableView)
  }

  @Test("The data source is there as long as its controller is")
  func dataSourceStays() {
    let list = ReaderListViewController(readers: Stall.many)
    let screen = StageScreen(list)
    screen.scroll(by: 400)
    expect(
      list.tableView.dataSource != nil && list.visibleNames.contains("Reader 15"),
      """
      Expected Reader 15 on the second screen, \
      got \(list.tableView.dataSource == nil ? "a table without a data source" : "others").
      """,
      "A table asks again whenever it scrolls: whoever answers must still be there.")
  }

  // MARK: 2. Any cell, any item

  @Test("Any item is shown in any table cell")
  func anyTable() {
    let source = TableViewDataSource<CoinCell, Coin>(
      identifier: "coin", items: [1, 2, 5].map(Coin.init(value:))
    ) { cell, coin in cell.value = coin.value }
    let table = showTable(of: source) { $0.register(CoinCell.self, forCellReuseIdentifier: "coin") }
    expect(
      "the values in the rows", table.values, is: [1, 2, 5],
      "Each row is configured with the item of its number.")
  }

  @Test("Other items take the place of those before")
  func itemsAreReplaced() {
    let source = TableViewDataSource<CoinCell, Coin>(
      identifier: "coin", items: [Coin(value: 1)]
    ) { cell, coin in cell.value = coin.value }
    let table = showTable(of: source) { $0.register(CoinCell.self, forCellReuseIdentifier: "coin") }
    source.updateDataSource([Coin(value: 10), Coin(value: 20)])
    table.reloadData()
    table.layoutIfNeeded()
    expect(
      "the values in the rows", table.values, is: [10, 20],
      "`updateDataSource` replaces all items.")
  }

  @Test("A cell of another class stops the table, with both classes named")
  func otherTableCell() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let source = TableViewDataSource<CoinCell, Coin>(
        identifier: "coin", items: [Coin(value: 1)]
      ) { _, _ in }
      _ = showTable(of: source) { $0.register(ButtonCell.self, forCellReuseIdentifier: "coin") }
      wentOn()
    }
    let rule = """
      A row that is not configured is a mistake that nobody hears of. The identifier was right, so \
      the message names what came and what was wanted.
      """
    for name in ["CoinCell", "ButtonCell"] {
      guard
        expectStop(of: "a table of CoinCells that gets a ButtonCell", result, naming: name, rule)
      else { return }
    }
  }

  @Test("The book list has a data source that is not the controller")
  func booksHaveMoved() {
    let list = BookListViewController(books: Stall.books)
    let screen = StageScreen(list)
    guard list.expectGenericDataSource(),
      expect(
        "the titles in sight", list.visibleTitles,
        is: ["Fog over Ostend", "The Ninth Gull", "Salt"], "The list shows its books as before.")
    else { return }
    screen.expectTexts(
      Stall.books.flatMap { [$0.title, "€ \($0.price)", "Sell"] },
      "A row shows all of its book, and a button.")
    expectHeights(row: 40, in: list.tableView)
    screen.expectFilled(by: list.tableView)
  }

  // MARK: 3. What has changed

  @Test("A reader who is added is on the screen")
  func addedReaderIsShown() {
    let list = ReaderListViewController(readers: Stall.readers)
    StageScreen(list)
    list.add(Reader(name: "Zoe", reservations: 1))
    expect(
      "the names in sight", list.visibleNames, is: ["Ines", "Piet", "Zoe"],
      "An array that is passed is copied: the data source has its own, and the table its own count."
    )
  }

  @Test("A book that is sold leaves the list, and the others close up")
  func soldBookLeaves() {
    let list = BookListViewController(books: Stall.books)
    let screen = StageScreen(list)
    guard list.expectGenericDataSource(), list.sell(1, on: screen) else { return }
    expect(
      "the titles in sight", list.visibleTitles, is: ["Fog over Ostend", "Salt"],
      "The row that goes is the one that the items have lost.")
  }

  @Test("All books can be sold, from the last to the first")
  func allBooksAreSold() {
    let list = BookListViewController(books: Stall.books)
    let screen = StageScreen(list)
    guard list.expectGenericDataSource() else { return }
    for row in (0..<3).reversed() {
      guard list.sell(row, on: screen) else { return }
    }
    expect(
      "the number of rows", list.tableView.numberOfRows(inSection: 0), is: 0,
      "One sale is one item less, for the data source as for the table.")
  }

  // MARK: 4. Who lets go

  @Test("The book list is released when it has left the screen")
  func bookListIsReleased() {
    let list = BookListViewController(books: [])
    StageScreen(list)
    guard list.expectGenericDataSource() else { return }
    expectReleased(
      "the BookListViewController", { BookListViewController(books: Stall.books) },
      """
      The controller keeps its data source, which keeps its closure: a closure that keeps the \
      controller closes the circle. What a closure inside it mentions, weakly or not, it keeps, too.
      """)
  }

  @Test("The reader list and the grid are released, too")
  func othersAreReleased() {
    expectReleased(
      "the ReaderListViewController", { ReaderListViewController(readers: Stall.readers) },
      "A closure that needs no controller keeps none.")
    expectReleased(
      "the CoverGridViewController", { CoverGridViewController(books: Stall.books) },
      "A closure that needs no controller keeps none.")
  }

  // MARK: 5. A subclass that is asked

  @Test("The number of books stands above them")
  func titleIsShown() {
    let list = BookListViewController(books: Stall.books)
    let screen = StageScreen(list)
    let hasTitle = expect(
      "the title above the books", list.title(0), is: "3 books",
      "A method that only a subclass has is not the method that the protocol asks for.")
    guard hasTitle, list.sell(1, on: screen) else { return }
    expect(
      "the title above the books after a sale", list.title(0), is: "2 books",
      "A table asks for a title when its section comes: that rows have gone tells it nothing.")
    guard list.sell(0, on: screen) else { return }
    expect(
      "the title above the last book", list.title(0), is: "1 book",
      "The subclass counts the items that its base class has.")
  }

  @Test("A plain generic data source has no title")
  func baseHasNoTitle() {
    let list = ReaderListViewController(readers: Stall.readers)
    StageScreen(list)
    expect(
      list.tableView.headerView(forSection: 0) == nil,
      "Expected no header above the readers, got one.",
      "What the base class says by default must be as if it said nothing.")
  }

  // MARK: 6. The grid's twin

  @Test("Any item is shown in any cell of a grid")
  func anyGrid() {
    let source = CollectionViewDataSource<CoinTile, Coin>(
      identifier: "coin", items: [1, 2, 5].map(Coin.init(value:))
    ) { cell, coin in cell.value = coin.value }
    let grid = showGrid(of: source) {
      $0.register(CoinTile.self, forCellWithReuseIdentifier: "coin")
    }
    expect(
      "the values in the cells", grid.values, is: [1, 2, 5],
      "Each cell is configured with the item of its number.")
    source.updateDataSource([Coin(value: 10)])
    grid.reloadData()
    grid.layoutIfNeeded()
    expect(
      "the values in the cells", grid.values, is: [10], "`updateDataSource` replaces all items.")
  }

  @Test("A cell of another class stops the grid, with both classes named")
  func otherGridCell() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let source = CollectionViewDataSource<CoinTile, Coin>(
        identifier: "coin", items: [Coin(value: 1)]
      ) { _, _ in }
      _ = showGrid(of: source) {
        $0.register(ButtonTile.self, forCellWithReuseIdentifier: "coin")
      }
      wentOn()
    }
    let rule = """
      A cell that is not configured is a mistake that nobody hears of. The identifier was right, so \
      the message names what came and what was wanted.
      """
    for name in ["CoinTile", "ButtonTile"] {
      guard expectStop(of: "a grid of CoinTiles that gets a ButtonTile", result, naming: name, rule)
      else { return }
    }
  }

  @Test("The grid has a data source that is not the controller")
  func gridHasMoved() {
    let grid = CoverGridViewController(books: Stall.books)
    let screen = StageScreen(grid)
    let hasMoved = expectGeneric(
      grid.collectionView.dataSource, is: CollectionViewDataSource<CoverCell, Book>.self,
      "The grid shows books in CoverCells, which is what a generic data source is for.")
    guard hasMoved else { return }
    expect(
      "the titles in sight", grid.visibleTitles, is: ["Fog over Ostend", "The Ninth Gull", "Salt"],
      "The grid shows its books as before.")
    screen.expectTexts(["Salt"], "The titles stand on the covers.")
    expectFirstItem(at: CGRect(x: 10, y: 10, width: 145, height: 60), in: grid.collectionView)
    screen.expectFilled(by: grid.collectionView)
  }

  @Test("The screen", .screen)
  func screen() {
    StageScreen(BookListViewController(books: Book.stock))
    StageScreen(CoverGridViewController(books: Book.stock))
  }
}
